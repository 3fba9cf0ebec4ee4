/** Random members of a small market: what they ask for, well and badly, and what the market says. */
import { type Amount, type Ladder, type Price, type ReferencePrice, UNIT } from '@evenkeel/kernel'
import { portions, type Random } from '@evenkeel/kernel/testing'
import type { Command, Kind, PlaceOrder, SideName, Terms, TimeInForce } from '../core/facts.ts'
import type { Open } from './naiveMatching.ts'

export const MEMBERS = [1, 2, 3, 4] as const
export const ASSETS = ['BTC', 'ETH', 'USDT'] as const

const limits = { makerFeeBps: 8, takerFeeBps: 10, minNotional: 5n * UNIT }
const BANDS = { bandBps: 2000, slippageBps: 500 }
/** Coarse steps near a round price, so that orders match all the time; and odd ones, so that fees round. */
export const TERMS: readonly Terms[] = [
  {
    pair: 'BTC-USDT',
    base: 'BTC',
    quote: 'USDT',
    ...limits,
    ...BANDS,
    tickSize: UNIT,
    lotSize: 1_000_003n,
  },
  {
    pair: 'ETH-USDT',
    base: 'ETH',
    quote: 'USDT',
    ...limits,
    ...BANDS,
    tickSize: 7n,
    lotSize: UNIT,
  },
]
const MIDDLE: Readonly<Record<string, number>> = { 'BTC-USDT': 100, 'ETH-USDT': 700 }
/** So many lots are worth about one USDT. */
const HANDFUL: Readonly<Record<string, number>> = { 'BTC-USDT': 1, 'ETH-USDT': 20_011 }

/** Some end before anything else is asked for, some are set anew before they end. */
const TIMERS = [0, 5, 300, 60_000, 2_592_000_000, 2_592_000_000]

export type Step =
  | { readonly do: 'command'; readonly command: Command }
  | { readonly do: 'price'; readonly pair: string; readonly reference: ReferencePrice }
  | { readonly do: 'ladder'; readonly pair: string; readonly ladder: Ladder | undefined }
  | {
      readonly do: 'fund'
      readonly member: number
      readonly asset: string
      readonly amount: Amount
    }

/** What a run may hold beside the ordinary. */
export type Extra = 'pricesOffTick' | 'newLimits'

export class RandomSpot {
  readonly #random: Random
  readonly #extras: readonly Extra[]
  readonly #members: readonly number[]
  /** Where the market stands, in ticks. */
  readonly #middle = new Map(Object.entries(MIDDLE))
  #ladders = 0
  #terms: readonly Terms[] = TERMS

  constructor(random: Random, extras: readonly Extra[], members: readonly number[] = MEMBERS) {
    this.#random = random
    this.#extras = extras
    this.#members = members
  }

  next(open: readonly Open[], now: number): Step {
    const { below, oneIn, pick } = this.#random
    const terms = pick(this.#terms)
    const kind = below(100)
    if (kind < 9) return { do: 'price', pair: terms.pair, reference: this.#reference(terms, now) }
    if (kind < 13) return { do: 'ladder', pair: terms.pair, ladder: this.#ladder(terms) }
    if (kind < 15) {
      const asset = pick(ASSETS)
      const amount = portions(this.#random, asset, 1)
      if (oneIn(2)) return { do: 'fund', member: pick(this.#members), asset, amount }
      return command({ type: 'fundSandboxMaker', asset, amount })
    }
    if (kind < (this.#has('newLimits') ? 20 : 16)) return command(this.#list(terms))
    return command(this.#command(terms, open))
  }

  #command(terms: Terms, open: readonly Open[]): Command {
    const { below, oneIn, pick } = this.#random
    const member = pick(this.#members)
    const kind = below(100)
    if (oneIn(open.length > 60 ? 8 : 150)) {
      const pair = pick([undefined, terms.pair, terms.pair, 'NONE-USDT'])
      return { type: 'cancelOrders', member, pair }
    }
    if (oneIn(50)) return { type: 'setCancelTimer', member, after: pick(TIMERS) }
    if (kind < 46) return this.#place(terms, member, 'limit')
    if (kind < 58) return this.#place(terms, member, 'market')
    if (kind < 68) return this.#place(terms, member, pick(['stopLimit', 'stopMarket']))
    if (kind < 76) return this.#oco(terms, member)
    const named = this.#named(member, open)
    if (kind < 87) return { type: 'cancelOrder', member: named.member, ...named.by }
    const price = oneIn(3) ? undefined : this.#price(terms)
    const quantity = oneIn(3) ? undefined : this.#quantity(terms)
    const amended = open.find(({ id }) => id === named.by.order)
    // Most of the time it is amended by little.
    const near = amended !== undefined && oneIn(2)
    const less = near ? amended.quantity - BigInt(below(3)) * terms.lotSize : quantity
    const by = { member: named.member, ...named.by }
    return {
      type: 'amendOrder',
      ...by,
      price: near && oneIn(2) ? amended.price : price,
      quantity: less,
    }
  }

  #place(terms: Terms, member: number, kind: Kind): PlaceOrder {
    const { below, oneIn, pick } = this.#random
    const side: SideName = pick(['buy', 'sell'])
    const isStop = kind === 'stopLimit' || kind === 'stopMarket'
    const forces: TimeInForce[] = ['gtc', 'gtc', 'gtc', 'gtc', 'ioc', 'fok', 'postOnly']
    const isPriced = kind === 'limit' || kind === 'stopLimit'
    const spends = !isPriced && side === 'buy' && oneIn(2)
    const spend = BigInt(below(60) * 1_0000_0000 + below(3) * 12_345_678)
    return {
      type: 'placeOrder',
      member,
      side,
      kind,
      pair: oneIn(200) ? 'NONE-USDT' : terms.pair,
      force: pick(forces),
      price: isPriced ? this.#price(terms) : undefined,
      quantity: spends || oneIn(300) ? undefined : this.#quantity(terms),
      spend: spends || oneIn(50) ? spend : undefined,
      stopPrice: isStop ? this.#price(terms) : undefined,
      clientId: oneIn(4) ? pick(['a', 'b', 'c', 'd']) : undefined,
    }
  }

  #oco(terms: Terms, member: number): Command {
    const { below, oneIn, pick } = this.#random
    const side: SideName = pick(['buy', 'sell'])
    const { pair, tickSize } = terms
    const away = BigInt(1 + below(6)) * (oneIn(12) ? -1n : 1n) * tickSize
    const sign = side === 'buy' ? 1n : -1n
    const middle = this.#middlePrice(terms)
    const price = oneIn(20) ? this.#price(terms) : middle - sign * away
    const stopPrice = oneIn(20) ? this.#price(terms) : middle + sign * BigInt(below(6)) * tickSize
    const stopLimitPrice = oneIn(2) ? undefined : stopPrice + sign * BigInt(below(3)) * tickSize
    const quantity = this.#quantity(terms)
    return { type: 'placeOco', member, pair, side, quantity, price, stopPrice, stopLimitPrice }
  }

  #named(member: number, open: readonly Open[]) {
    const { below, oneIn, pick } = this.#random
    if (open.length === 0 || oneIn(20)) return { member, by: { order: below(100_000) } }
    const order = pick(open)
    if (order.clientId !== '' && oneIn(2))
      return { member: order.member, by: named(order.clientId) }
    if (oneIn(40)) return { member, by: { clientId: pick(['a', 'b', '']) } }
    return { member: oneIn(12) ? member : order.member, by: { order: order.id } }
  }

  #list(terms: Terms): Command {
    const { pick, oneIn } = this.#random
    if (oneIn(4)) {
      const wrong = pick([{ tickSize: 3n }, { lotSize: 0n }, { base: 'XRP' }, { quote: 'BTC' }])
      return { type: 'listPair', ...terms, ...wrong }
    }
    const fees = { makerFeeBps: pick([0, 8, 20]), takerFeeBps: pick([0, 10, 100]) }
    const bands = this.#has('newLimits')
      ? { bandBps: pick([500, 2000]), slippageBps: pick([200, 500, 1000]) }
      : {}
    const next = { ...terms, ...fees, ...bands, minNotional: pick([3n, 5n, 10n]) * UNIT }
    this.#terms = this.#terms.map((one) => (one.pair === terms.pair ? next : one))
    return { type: 'listPair', ...next }
  }

  #reference(terms: Terms, now: number): ReferencePrice {
    const { below, oneIn } = this.#random
    const known = MIDDLE[terms.pair] as number
    const from = this.#middle.get(terms.pair) as number
    const jump = below(oneIn(8) ? 21 : 5)
    const to = from + below(2 * jump + 1) - jump
    this.#middle.set(terms.pair, Math.min(Math.max(to, known - 25), known + 25))
    const between = this.#has('pricesOffTick') ? (BigInt(below(100)) * terms.tickSize) / 100n : 0n
    const price = this.#middlePrice(terms) + between
    return { price, at: now, source: 'walk', isStale: oneIn(6) }
  }

  #ladder(terms: Terms): Ladder | undefined {
    const { below, oneIn } = this.#random
    if (oneIn(5)) return undefined
    const middle = (this.#middle.get(terms.pair) as number) + below(5) - 2
    const rungs = (sign: number) =>
      Array.from({ length: below(5) }, (_, nth) => ({
        tick: middle + sign * (1 + nth * (1 + below(2))),
        lots: below(12) * (HANDFUL[terms.pair] as number),
      })).filter((rung, nth, all) => nth === 0 || all[nth - 1]?.tick !== rung.tick)
    const sorted = (sign: number) => {
      const ticks = new Map(rungs(sign).map((rung) => [rung.tick, rung]))
      return [...ticks.values()].sort((one, other) => sign * (one.tick - other.tick))
    }
    return { number: ++this.#ladders, bids: sorted(-1), asks: sorted(1) }
  }

  #has(extra: Extra): boolean {
    return this.#extras.includes(extra)
  }

  #middlePrice({ pair, tickSize }: Terms): Price {
    return BigInt(this.#middle.get(pair) as number) * tickSize
  }

  /** Mostly near the middle; sometimes at the edge of the band, off the tick, or nowhere. */
  #price(terms: Terms): Price {
    const { below, oneIn, pick } = this.#random
    const middle = this.#middlePrice(terms)
    if (oneIn(120)) return middle + 1n
    if (oneIn(300)) return pick([0n, -terms.tickSize, 2n ** 30n * terms.tickSize, 10n ** 19n])
    if (oneIn(15)) {
      const edge = pick([8n, 12n]) * middle
      return edge - (edge % (10n * terms.tickSize)) === edge
        ? edge / 10n + BigInt(below(3) - 1) * terms.tickSize
        : middle
    }
    const away = BigInt(below(oneIn(5) ? 31 : 9))
    const half = oneIn(5) ? 15n : 4n
    return middle + (away - half) * terms.tickSize
  }

  #quantity(terms: Terms): Amount {
    const { below, oneIn, pick } = this.#random
    if (oneIn(120)) return terms.lotSize + 1n
    if (oneIn(200)) return pick([0n, -terms.lotSize, (10n ** 12n + 1n) * terms.lotSize, 10n ** 20n])
    const handfuls = (oneIn(8) ? 0 : 4) + below(oneIn(8) ? 150 : 30)
    return BigInt(handfuls * (HANDFUL[terms.pair] as number)) * terms.lotSize
  }
}

const command = (command: Command): Step => ({ do: 'command', command })
const named = (clientId: string): { order?: number; clientId?: string } => ({ clientId })
