/** What is known of a switch, and what somebody is about to do with it. */
import type { IconName } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import type { getSwitches, SwitchName } from '../../contract/index.ts'

/** One that is on. */
export type On = Answer<typeof getSwitches>['switches'][number]

/** One that waits for another operator. */
export type Waiting = Answer<typeof getSwitches>['proposals'][number]

/** Whether it would go on for longer, not be turned on. */
export const isProlonging = (
  { name, symbol, is_on: isOn, prolongs }: Waiting,
  on: readonly On[],
): boolean => prolongs || (isOn && on.some((each) => each.name === name && each.symbol === symbol))

/** How long what is prolonged lasts: P77, P80. */
export const prolongKey = (name: SwitchName) =>
  closesMembers(name) ? 'switches.prolongByOne' : 'switches.prolongByTwo'

/** As it was asked for: what changes meanwhile does not turn it into its opposite. */
export type Change = {
  readonly name: SwitchName
  readonly symbol?: string
  readonly isOn: boolean
  /** What one operator has set, and is to go on: P77, P80. */
  readonly isLasting?: boolean
  /** It is only proposed: P76, P77, P80. */
  readonly takesTwo?: boolean
}

export const switchIcons: Readonly<Record<SwitchName, IconName>> = {
  cancelOnly: 'minus',
  withdrawalsFrozen: 'withdraw',
  marketHalted: 'candles',
  maintenance: 'settings',
  everythingFrozen: 'freeze',
}

/** These keep members out while prices go on, and end by themselves where one operator set them. Rule P80. */
export const closesMembers = (name: SwitchName): boolean =>
  name === 'cancelOnly' || name === 'maintenance'

/** These hold everybody up. Rule P56. */
export const needsWord = ({ name, isOn }: Change): boolean =>
  isOn && (name === 'maintenance' || name === 'everythingFrozen')

/** `btcusdt` as it is read. */
export const marketName = (symbol: string): string => symbol.toUpperCase()
