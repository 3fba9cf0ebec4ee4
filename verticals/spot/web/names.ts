/** Which text names what: sides, kinds, times in force, states, reasons and sources of prices. */
import type { Text } from '@evenkeel/ui'
import type en from '../text/en.ts'
import type { Fill, Order } from './orderLists.ts'
import type { Kind, Side, TimeInForce } from './tradeForm.ts'
import type { Terms } from './tradeMarket.ts'

type Key = keyof typeof en

export const sideNames = { buy: 'spot.buy', sell: 'spot.sell' } as const satisfies Record<Side, Key>
export const sideTones = { buy: 'up', sell: 'down' } as const satisfies Record<Side, string>

const kindNames = {
  limit: 'spot.limit',
  market: 'spot.market',
  stopLimit: 'spot.stopLimit',
  stopMarket: 'spot.stopMarket',
} as const satisfies Record<Exclude<Kind, 'oco'>, Key>

/** OCO is called so in every language. */
export function kindName(kind: Kind, text: Text<Key>): string {
  return kind === 'oco' ? OCO : text(kindNames[kind])
}
export const OCO = 'OCO'

/** What each kind does, in a line. */
export const kindHints = {
  limit: 'spot.limitHint',
  market: 'spot.marketHint',
  stopLimit: 'spot.stopLimitHint',
  stopMarket: 'spot.stopMarketHint',
  oco: 'spot.ocoHint',
} as const satisfies Record<Kind, Key>

/** A leg of two says that it is one, and which. */
export function orderName({ kind, otherLeg }: Order, text: Text<Key>): string {
  const name = kindName(kind, text)
  return otherLeg === undefined ? name : `${OCO} · ${name}`
}

/** `BTC/USDT`; of a pair whose terms are not known, its symbol. */
export function pairName({ pair }: Pick<Order, 'pair'>, terms: Terms | undefined): string {
  return terms === undefined ? pair.toUpperCase() : `${terms.base}/${terms.quote}`
}

export const timeInForceNames = {
  gtc: 'spot.gtcName',
  ioc: 'spot.iocName',
  fok: 'spot.fokName',
  postOnly: 'spot.postOnlyName',
} as const satisfies Record<TimeInForce, Key>

/** As short as traders say it in every language. */
export function timeInForceSign(timeInForce: TimeInForce, text: Text<Key>): string {
  return timeInForce === 'postOnly' ? text('spot.postOnly') : timeInForce.toUpperCase()
}

export const roleNames = {
  maker: 'spot.maker',
  taker: 'spot.taker',
} as const satisfies Record<Fill['role'], Key>

export const againstNames = {
  member: 'spot.withMember',
  house: 'spot.withHouse',
} as const satisfies Record<Fill['against'], Key>

export const whyNames = {
  member: 'spot.whyMember',
  selfTrade: 'spot.whySelfTrade',
  amended: 'spot.whyAmended',
  otherLeg: 'spot.whyOtherLeg',
  cancelTimer: 'spot.whyCancelTimer',
  unmet: 'spot.whyUnmet',
  wouldTake: 'spot.whyWouldTake',
  cannotFillWhole: 'spot.whyNotWhole',
} as const satisfies Record<NonNullable<Order['why']>, Key>

/** A cancelled order that was filled in part says so. */
export function stateName({ state, filled }: Order): Key {
  if (state === 'waiting') return 'spot.stateWaiting'
  if (state === 'filled') return 'spot.stateFilled'
  const isPartly = /[1-9]/.test(filled)
  if (state === 'open') return isPartly ? 'spot.statePartly' : 'spot.stateOpen'
  return isPartly ? 'spot.statePartlyCancelled' : 'spot.stateCancelled'
}

const VENUES = 'upstream:'

/** Where a price came from. A source that is new here is called as it calls itself. */
export function sourceName(source: string, text: Text<Key>): string {
  if (source === 'simulator') return text('spot.sourceSimulator')
  if (!source.startsWith(VENUES)) return source
  const venues = source.slice(VENUES.length).split(',').map(capitalised).join(', ')
  return text('spot.sourceVenues', { venues })
}

/** As venues write themselves: three letters are an abbreviation. */
function capitalised(venue: string): string {
  return venue.length < 4 ? venue.toUpperCase() : venue.charAt(0).toUpperCase() + venue.slice(1)
}
