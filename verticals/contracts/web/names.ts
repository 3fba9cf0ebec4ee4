/** Which text names what: sides, effects, kinds, times in force, states, reasons and sources of prices. */
import type { Text } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import type { getFills, getPositionHistory } from '../contract/index.ts'
import type { Effect, Kind, PositionSide, TimeInForce } from './orderForm.ts'
import type { Order } from './ownAccount.ts'
import type { Key } from './textKey.ts'

export type PastPosition = Answer<typeof getPositionHistory>['positions'][number]
export type Fill = Answer<typeof getFills>['fills'][number]

export const sideNames = {
  long: 'contracts.long',
  short: 'contracts.short',
} as const satisfies Record<PositionSide, Key>

/** A long position gains when the price rises: the colours of rising and falling. */
export const sideTones = { long: 'up', short: 'down' } as const

/** What an order does, in one: it opens a long position, closes a short one. */
export const deedNames = {
  open: { long: 'contracts.openLong', short: 'contracts.openShort' },
  close: { long: 'contracts.closeLong', short: 'contracts.closeShort' },
} as const satisfies Record<Effect, Record<PositionSide, Key>>

export const kindNames = {
  limit: 'contracts.limit',
  market: 'contracts.market',
  stopLimit: 'contracts.stopLimit',
  stopMarket: 'contracts.stopMarket',
  trailing: 'contracts.trailing',
  takeProfit: 'contracts.takeProfit',
  stopLoss: 'contracts.stopLoss',
} as const satisfies Record<Order['kind'], Key>

/** What each kind that can be chosen does, in a line. */
export const kindHints = {
  limit: 'contracts.limitHint',
  market: 'contracts.marketHint',
  stopLimit: 'contracts.stopLimitHint',
  stopMarket: 'contracts.stopMarketHint',
  trailing: 'contracts.trailingHint',
} as const satisfies Record<Kind, Key>

export const forceNames = {
  gtc: 'contracts.gtcName',
  ioc: 'contracts.iocName',
  fok: 'contracts.fokName',
  postOnly: 'contracts.postOnlyName',
} as const satisfies Record<TimeInForce, Key>

/** As short as traders say it in every language. */
export function forceSign(force: TimeInForce, text: Text<Key>): string {
  return force === 'postOnly' ? text('contracts.postOnly') : force.toUpperCase()
}

export const whyNames = {
  member: 'contracts.whyMember',
  selfTrade: 'contracts.whySelfTrade',
  amended: 'contracts.whyAmended',
  margin: 'contracts.whyMargin',
  liquidation: 'contracts.whyLiquidation',
  positionClosed: 'contracts.whyPositionClosed',
  targetsChanged: 'contracts.whyTargetsChanged',
  notCarriedOut: 'contracts.whyNotCarriedOut',
  cancelTimer: 'contracts.whyCancelTimer',
  unmet: 'contracts.whyUnmet',
} as const satisfies Record<NonNullable<Order['why']>, Key>

/** What closed a position. */
export const closedNames = {
  order: 'contracts.closedByOrder',
  takeProfit: 'contracts.closedByTakeProfit',
  stopLoss: 'contracts.closedByStopLoss',
  liquidation: 'contracts.closedByLiquidation',
  deleveraging: 'contracts.closedByDeleveraging',
} as const satisfies Record<NonNullable<PastPosition['why']>, Key>

export const roleNames = {
  maker: 'contracts.maker',
  taker: 'contracts.taker',
  liquidation: 'contracts.liquidation',
  deleveraging: 'contracts.deleveraging',
} as const satisfies Record<Fill['role'], Key>

/** A cancelled order that was filled in part says so. */
export function stateName({ state, filled }: Pick<Order, 'state' | 'filled'>): Key {
  if (state === 'waiting') return 'contracts.stateWaiting'
  if (state === 'filled') return 'contracts.stateFilled'
  if (state === 'open') return filled > 0 ? 'contracts.statePartly' : 'contracts.stateOpen'
  return filled > 0 ? 'contracts.statePartlyRevoked' : 'contracts.stateRevoked'
}

/** A source that is the median of several: their names follow. */
const VENUES = 'upstream:'

/** Where a price came from. A source that is new here is called as it calls itself. */
export function sourceName(source: string, text: Text<Key>): string {
  if (source === 'simulator') return text('contracts.sourceSimulator')
  if (!source.startsWith(VENUES)) return source
  const venues = source.slice(VENUES.length).split(',').map(capitalised).join(', ')
  return text('contracts.sourceVenues', { venues })
}

/** As venues write themselves: three letters are an abbreviation. */
function capitalised(venue: string): string {
  return venue.length < 4 ? venue.toUpperCase() : venue.charAt(0).toUpperCase() + venue.slice(1)
}

/** Hundredths of a percent as a percent: 8050 is `80.50`. */
export function percentText(bps: number): string {
  const digits = String(bps).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function toneOf(amount: string): 'up' | 'down' | 'same' {
  if (!/[1-9]/.test(amount)) return 'same'
  return amount.startsWith('-') ? 'down' : 'up'
}
