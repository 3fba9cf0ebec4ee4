/** The index: what a symbol costs by the median of the venues that are live and near each other. Pure. */
import type { Amount, Millis, Price } from '@evenkeel/kernel'
import type { Instrument } from '../../instruments.ts'
import { VENUES_MIN } from './venues.ts'

/** What one venue says of one symbol. */
export type Report = {
  readonly venue: string
  readonly symbol: string
  readonly price: Price
  /** When, by the venue's own clock; undefined where it does not say. */
  readonly at: Millis | undefined
  /** The venue's own number of it; undefined where it has none. */
  readonly id: string | undefined
  /** What was traded; undefined where the venue only says where it stands. */
  readonly trade: { readonly amount: Amount; readonly side: 'buy' | 'sell' } | undefined
}

/** Why a report does not count. */
export const faults = [
  'unreadable',
  'unlisted',
  'late',
  'ahead',
  'outOfOrder',
  'duplicate',
  'flood',
] as const
export type Fault = (typeof faults)[number]

export type Standing = {
  readonly price: Price
  /** The venues that count, in the order of the configuration: at least three. */
  readonly venues: readonly string[]
}

export type PriceIndex = {
  /** Takes in a report that arrived now; answers why it does not count. */
  take(report: Report, now: Millis): Fault | undefined
  /** None while fewer than three venues are live and near each other. */
  standing(symbol: string, now: Millis): Standing | undefined
}

export type IndexOptions = {
  readonly venues: readonly string[]
  readonly instruments: readonly Pick<Instrument, 'symbol' | 'tickSize'>[]
  /** A venue that was not heard of for longer does not count. */
  readonly limitMs: Millis
  /** A venue that is further from the median does not count. */
  readonly apartBps: number
}

/** How far a venue's clock and ours may be apart. */
export const SKEW_MS = 5_000
/** As many reports of one moment as are told apart. */
const MOMENT_MAX = 1_000
const BPS = 10_000n

/** What was heard of one kind, up to its last moment: what comes before it, or again, is old. */
type Heard = { at: Millis; keys: Set<string> }
type Last = { price: Price; heardAt: Millis; readonly trades: Heard; readonly tickers: Heard }

export function createIndex(options: IndexOptions): PriceIndex {
  const { limitMs, apartBps } = options
  // One that is named twice has one voice.
  const venues = [...new Set(options.venues)]
  const tickSizes = new Map(options.instruments.map((each) => [each.symbol, each.tickSize]))
  const lasts = new Map(
    venues.map((venue) => [venue, new Map<string, Last>()] as [string, Map<string, Last>]),
  )

  function take(report: Report, now: Millis): Fault | undefined {
    const { venue, symbol, price, at } = report
    const ofVenue = lasts.get(venue)
    if (ofVenue === undefined || !tickSizes.has(symbol)) return 'unlisted'
    if (price <= 0n) return 'unreadable'
    if (at !== undefined && at > now + SKEW_MS) return 'ahead'
    if (at !== undefined && at < now - limitMs - SKEW_MS) return 'late'
    const last = ofVenue.get(symbol) ?? nothingYet()
    const fault = hear(report, last)
    if (fault !== undefined) return fault
    last.price = price
    last.heardAt = now
    ofVenue.set(symbol, last)
    return undefined
  }

  function standing(symbol: string, now: Millis): Standing | undefined {
    const live = venues.flatMap((venue) => {
      const last = lasts.get(venue)?.get(symbol)
      if (last === undefined || now - last.heardAt > limitMs) return []
      return [{ venue, price: last.price }]
    })
    if (live.length < VENUES_MIN) return undefined
    const middle = twiceTheMedian(live.map(({ price }) => price))
    const near = live.filter(({ price }) => isNear(price, middle, apartBps))
    if (near.length < VENUES_MIN) return undefined
    const tickSize = tickSizes.get(symbol) ?? 1n
    const price = floor(twiceTheMedian(near.map(({ price }) => price)) / 2n, tickSize)
    if (price === 0n) return undefined
    return { price, venues: near.map(({ venue }) => venue) }
  }

  return { take, standing }
}

/** Whether a price is near enough to another, of which twice is given: the median may be a half. */
export function isNear(price: Price, twice: Price, apartBps: number): boolean {
  const apart = 2n * price - twice
  return (apart < 0n ? -apart : apart) * BPS <= BigInt(apartBps) * twice
}

/** On the step of the prices, or the one below. */
export function floor(price: Price, tickSize: Price): Price {
  return price - (price % tickSize)
}

const nothingYet = (): Last => ({
  price: 0n,
  heardAt: 0,
  trades: { at: 0, keys: new Set() },
  tickers: { at: 0, keys: new Set() },
})

/** Follows the venue's own order. Changes nothing when the report is old. */
function hear(report: Report, { trades, tickers }: Last): Fault | undefined {
  const heard = report.trade === undefined ? tickers : trades
  // A venue that does not say when is believed that it is now; there is nothing to tell it by.
  if (report.at === undefined) return undefined
  // A trade may be newer than the ticker that is written a moment after it, but not the other way.
  if (report.at < heard.at || report.at < trades.at) return 'outOfOrder'
  const key = report.id ?? `${report.price} ${report.trade?.amount} ${report.trade?.side}`
  const isSameMoment = report.at === heard.at
  if (heard.keys.has(key) && (isSameMoment || report.id !== undefined)) return 'duplicate'
  if (isSameMoment && heard.keys.size >= MOMENT_MAX) return 'flood'
  if (!isSameMoment) heard.keys.clear()
  heard.at = report.at
  heard.keys.add(key)
  return undefined
}

/** The sum of the two in the middle, or twice the one: exact where the median is not. */
function twiceTheMedian(prices: readonly Price[]): Price {
  const sorted = prices.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0n
  return upper + (sorted.length % 2 === 1 ? upper : (sorted[half - 1] ?? 0n))
}
