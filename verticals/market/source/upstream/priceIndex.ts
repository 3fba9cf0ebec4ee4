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
  /** All that it says where it does not say when: the same words again are no proof of life for long. */
  readonly words: string | undefined
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
  'frozen',
] as const
export type Fault = (typeof faults)[number]

export type Standing = {
  readonly price: Price
  /** The venues that count, in the order of the configuration: at least three. */
  readonly venues: readonly string[]
  /** Since when three of them have said what they say, by our clock. Time alone does not bring it forward. */
  readonly heardAt: Millis
}

export type PriceIndex = {
  /** Takes in a report that arrived now; answers why it does not count. */
  take(report: Report, now: Millis): Fault | undefined
  /** None while fewer than three venues are live and near each other. */
  standing(symbol: string, now: Millis): Standing | undefined
  /** How many venues are heard of, whatever they tell. */
  liveVenues(now: Millis): number
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
const SKEW_MS = 2_000
/** A ticker that says the same for longer, and never when, is of a venue that stands still. */
const FROZEN_MS = 30_000
/** As many reports of one moment as are told apart. */
const MOMENT_MAX = 1_000
const BPS = 10_000n

/** What was heard of one kind, up to its last moment: what comes before it, or again, is old. */
type Heard = { at: Millis; keys: Set<string> }
type Last = {
  price: Price
  heardAt: Millis
  readonly trades: Heard
  readonly tickers: Heard
  /** Of tickers that do not say when: what they said, and since when. */
  readonly undated: { words: string | undefined; since: Millis }
}

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
    // What was long under way is as old as its own time says, as far as clocks can be compared.
    const heardAt = Math.min(now, (at ?? now) + SKEW_MS)
    if (now - heardAt > limitMs) return 'late'
    const last = ofVenue.get(symbol) ?? nothingYet()
    ofVenue.set(symbol, last)
    const fault = at === undefined ? hearUndated(report, last, now) : hear({ ...report, at }, last)
    if (fault !== undefined) return fault
    last.price = price
    last.heardAt = heardAt
    return undefined
  }

  function standing(symbol: string, now: Millis): Standing | undefined {
    const live = venues.flatMap((venue) => {
      const last = lasts.get(venue)?.get(symbol)
      return last !== undefined && isLive(last, now) ? [{ ...last, venue }] : []
    })
    if (live.length < VENUES_MIN) return undefined
    const middle = twiceTheMedian(live.map(({ price }) => price))
    const near = live.filter(({ price }) => isNear(price, middle, apartBps))
    if (near.length < VENUES_MIN) return undefined
    const tickSize = tickSizes.get(symbol) ?? 1n
    const price = floor(twiceTheMedian(near.map(({ price }) => price)) / 2n, tickSize)
    if (price === 0n) return undefined
    const heardAts = near.map(({ heardAt }) => heardAt).sort((one, other) => other - one)
    const heardAt = heardAts[VENUES_MIN - 1] ?? 0
    return { price, venues: near.map(({ venue }) => venue), heardAt }
  }

  function isLive({ heardAt }: Last, now: Millis): boolean {
    return now - heardAt <= limitMs
  }

  return {
    take,
    standing,
    liveVenues: (now) =>
      [...lasts.values()].filter((of) => [...of.values()].some((last) => isLive(last, now))).length,
  }
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
  heardAt: Number.NEGATIVE_INFINITY,
  trades: { at: 0, keys: new Set() },
  tickers: { at: 0, keys: new Set() },
  undated: { words: undefined, since: Number.NEGATIVE_INFINITY },
})

/** Where it is not said when, the same words may be a quiet market for a while, but not for ever. */
function hearUndated({ words }: Report, { undated }: Last, now: Millis): Fault | undefined {
  const isNew = words !== undated.words || undated.since === Number.NEGATIVE_INFINITY
  if (isNew) Object.assign(undated, { words, since: now })
  return now - undated.since > FROZEN_MS ? 'frozen' : undefined
}

/** Follows the venue's own order. Changes nothing when the report is old. */
function hear(
  report: Report & { readonly at: Millis },
  { trades, tickers }: Last,
): Fault | undefined {
  const heard = report.trade === undefined ? tickers : trades
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
