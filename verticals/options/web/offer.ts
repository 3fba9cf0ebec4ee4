/** What options are offered at, as the terms say, and which symbol the screen stands at. */
import type { Instrument, Ticker } from '@evenkeel/ui'
import { amountFrom } from '@evenkeel/ui/format/decimals.ts'
import type { Answer } from '@evenkeel/wire'
import type { getTerms } from '../contract/index.ts'

/** A symbol that options are offered on. */
export type Offer = Answer<typeof getTerms>['symbols'][number]
export type Term = Offer['terms'][number]

export const USUAL_SYMBOL = 'btcusdt'

/** As the rules know it. */
export function termOf({ minimum, maximum, ...term }: Term) {
  return { ...term, minStake: amountFrom(minimum), maxStake: amountFrom(maximum) }
}

export function offeredIn({ terms }: Offer): readonly Term[] {
  return terms.filter(({ isOffered }) => isOffered)
}

/** The first of the wanted symbols that is offered, else the usual one; `null` when nothing is. */
export function offerAt(
  offers: readonly Offer[],
  ...wanted: readonly (string | undefined)[]
): Offer | null {
  const open = offers.filter((offer) => offeredIn(offer).length > 0)
  for (const symbol of [...wanted, USUAL_SYMBOL]) {
    const found = open.find((offer) => offer.symbol === symbol)
    if (found !== undefined) return found
  }
  return open[0] ?? null
}

/** The term of a duration, else the shortest that is offered. */
export function termAt(offer: Offer, seconds: number | undefined): Term | undefined {
  const offered = offeredIn(offer)
  return offered.find((term) => term.seconds === seconds) ?? offered[0]
}

export const offerLists = ['all', 'watched', 'crypto', 'forex', 'stock'] as const
export type OfferList = (typeof offerLists)[number]

export type OfferEntry = {
  readonly offer: Offer
  readonly instrument: Instrument | undefined
  readonly ticker: Ticker | undefined
}

type Wish = {
  readonly offers: readonly Offer[]
  readonly instruments: readonly Instrument[] | undefined
  readonly tickers: readonly Ticker[] | undefined
  readonly watched: readonly string[]
  readonly list: OfferList
  readonly search: string
}

export function offersIn(wish: Wish): readonly OfferEntry[] {
  const { offers, instruments, tickers, watched, list, search } = wish
  return offers
    .filter((offer) => offeredIn(offer).length > 0 && fits(offer, search))
    .filter(({ symbol, class: kind }) =>
      list === 'watched' ? watched.includes(symbol) : list === 'all' || list === kind,
    )
    .map((offer) => ({
      offer,
      instrument: instruments?.find(({ symbol }) => symbol === offer.symbol),
      ticker: tickers?.find(({ symbol }) => symbol === offer.symbol),
    }))
}

/** The best payout of a symbol, in hundredths of a percent. */
export function bestPayout(offer: Offer): number {
  return Math.max(0, ...offeredIn(offer).map(({ payoutBps }) => payoutBps))
}

/** `btc`, `BTC/USDT` and `bitcoin` all find it. */
function fits({ symbol, name }: Offer, search: string): boolean {
  const wanted = plain(search)
  return symbol.includes(wanted) || plain(name).includes(wanted)
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s/_-]/g, '')
}
