/** What every vertical brings to the simulation and the golden journals, one line a vertical. */
import type { VerticalSide } from '@evenkeel/kernel/testing'
import { side as charity } from './charity/testing/side.ts'
import { side as contracts } from './contracts/testing/side.ts'
import { side as members } from './members/testing/side.ts'
import { side as nft } from './nft/testing/side.ts'
import { side as operators } from './operators/testing/side.ts'
import { side as options } from './options/testing/side.ts'
import { side as portfolio } from './portfolio/testing/side.ts'
import { side as spot } from './spot/testing/side.ts'
import { side as wallet } from './wallet/testing/side.ts'

export const sides: readonly VerticalSide[] = [
  wallet,
  spot,
  members,
  operators,
  options,
  contracts,
  portfolio,
  nft,
  charity,
]
