/** Every vertical as the operator's console knows it, one line each. */
import type { ConsoleVertical } from '@evenkeel/ui'
import { charity } from './charity/console.ts'
import { contracts } from './contracts/console.ts'
import { members } from './members/console.ts'
import { nft } from './nft/console.ts'
import { operators } from './operators/console.ts'
import { options } from './options/console.ts'
import { portfolio } from './portfolio/console.ts'
import { spot } from './spot/console.ts'
import { support } from './support/console.ts'
import { wallet } from './wallet/console.ts'

export const verticals: readonly ConsoleVertical[] = [
  operators,
  members,
  spot,
  wallet,
  options,
  contracts,
  portfolio,
  nft,
  charity,
  support,
]
