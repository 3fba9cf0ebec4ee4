/** What every vertical brings to the simulation, the golden journals and the test of limits, one line a vertical. */
import type { BrokenLimits, VerticalSide } from '@evenkeel/kernel/testing'
import { brokenLimits as charityLimits } from './charity/testing/brokenLimits.ts'
import { side as charity } from './charity/testing/side.ts'
import { brokenLimits as contractsLimits } from './contracts/testing/brokenLimits.ts'
import { side as contracts } from './contracts/testing/side.ts'
import { brokenLimits as marketLimits } from './market/testing/brokenLimits.ts'
import { brokenLimits as membersLimits } from './members/testing/brokenLimits.ts'
import { side as members } from './members/testing/side.ts'
import { brokenLimits as nftLimits } from './nft/testing/brokenLimits.ts'
import { side as nft } from './nft/testing/side.ts'
import { brokenLimits as notificationsLimits } from './notifications/testing/brokenLimits.ts'
import { brokenLimits as operatorsLimits } from './operators/testing/brokenLimits.ts'
import { side as operators } from './operators/testing/side.ts'
import { brokenLimits as optionsLimits } from './options/testing/brokenLimits.ts'
import { side as options } from './options/testing/side.ts'
import { brokenLimits as portfolioLimits } from './portfolio/testing/brokenLimits.ts'
import { side as portfolio } from './portfolio/testing/side.ts'
import { brokenLimits as spotLimits } from './spot/testing/brokenLimits.ts'
import { side as spot } from './spot/testing/side.ts'
import { brokenLimits as supportLimits } from './support/testing/brokenLimits.ts'
import { brokenLimits as walletLimits } from './wallet/testing/brokenLimits.ts'
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

/** By the folder of the vertical. */
export const brokenLimits: Readonly<Record<string, BrokenLimits>> = {
  charity: charityLimits,
  contracts: contractsLimits,
  market: marketLimits,
  members: membersLimits,
  nft: nftLimits,
  notifications: notificationsLimits,
  operators: operatorsLimits,
  options: optionsLimits,
  portfolio: portfolioLimits,
  spot: spotLimits,
  support: supportLimits,
  wallet: walletLimits,
}
