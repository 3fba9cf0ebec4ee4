/** Every vertical as the web app knows it, one line each. */
import type { Vertical } from '@evenkeel/ui'
import { charity } from './charity/web.ts'
import { contracts } from './contracts/web.ts'
import { market } from './market/web.ts'
import { members } from './members/web.ts'
import { nft } from './nft/web.ts'
import { notifications } from './notifications/web.ts'
import { options } from './options/web.ts'
import { portfolio } from './portfolio/web.ts'
import { proof } from './proof/web.ts'
import { spot } from './spot/web.ts'
import { support } from './support/web.ts'
import { wallet } from './wallet/web.ts'

export const verticals: readonly Vertical[] = [
  market,
  spot,
  options,
  contracts,
  portfolio,
  nft,
  charity,
  wallet,
  members,
  support,
  proof,
  notifications,
]
