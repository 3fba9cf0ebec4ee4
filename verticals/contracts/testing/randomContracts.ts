/** Random members of small contract markets: what they ask for, well and badly, and what the market says. */
import { type Amount, type Ladder, type Price, type ReferencePrice, UNIT } from '@evenkeel/kernel'
import type { Random } from '@evenkeel/kernel/testing'
import type {
  ClosePositions,
  Command,
  Named,
  PlaceOrder,
  PositionSide,
  SetTargets,
  Target,
  Terms,
} from '../core/facts.ts'
import type { Open, Position } from './naiveFigures.ts'

const FEES = { makerFeeBps: 2, takerFeeBps: 5 }
const BANDS = { bandBps: 2000, slippageBps: 500 }
const tier = (usdt: bigint, maintenanceBps: number, leverageMax: number) => ({
  valueMax: usdt * UNIT,
  maintenanceBps,
  leverageMax,
})
const TIERS = [tier(60n, 100, 50), tier(200n, 300, 20), tier(900n, 1000, 5)]
const LIMITS = { openInterestLots: 400, houseLots: 150, fundingMaxPpm: 3_000 }
const LEVERAGES = [1, 2, 5, 10, 20, 50]

/** Odd steps, so that everything rounds; a lot is worth about one USDT, a tenth of one, and ten. */
export const TERMS: readonly Terms[] = [
  {
    symbol: 'DOGE-PERP',
    ...FEES,
    ...BANDS,
    ...LIMITS,
    tickSize: 1_000_003n,
    lotSize: UNIT,
    leverages: LEVERAGES,
    tiers: TIERS,
    hours: 'always',
    holidays: [],
  },
  {
    symbol: 'EUR-PERP',
    ...FEES,
    ...BANDS,
    ...LIMITS,
    tickSize: 7n,
    lotSize: 20_000n * UNIT,
    leverages: LEVERAGES,
    tiers: TIERS,
    hours: 'forex',
    holidays: [],
  },
  {
    symbol: 'AAPL-PERP',
    ...FEES,
    ...BANDS,
    ...LIMITS,
    tickSize: UNIT / 4n,
    lotSize: UNIT / 10n,
    leverages: LEVERAGES,
    tiers: TIERS,
    hours: 'stocks',
    holidays: ['2023-11-23', '2023-12-25'],
  },
]
const MIDDLE: Readonly<Record<string, number>> = {
  'DOGE-PERP': 100,
  'EUR-PERP': 700,
  'AAPL-PERP': 400,
}
const NOWHERE = 'NONE-PERP'
/** Some end before anything else is asked for, some are set anew before they end. */
const TIMERS = [0, 5, 300, 60_000, 2_592_000_000, 2_592_000_000]

export type Step =
  | { readonly do: 'command'; readonly command: Command }
  | { readonly do: 'price'; readonly symbol: string; readonly reference: ReferencePrice }
  | { readonly do: 'ladder'; readonly symbol: string; readonly ladder: Ladder | undefined }

/** What somebody who asks for something can see. */
export type Seen = {
  readonly open: readonly Open[]
  readonly positions: readonly Position[]
  readonly now: number
  spendable(member: number): Amount
}

export class RandomContracts {
  readonly #random: Random
  readonly #members: readonly number[]
  /** Where the market stands, in ticks; none before its first price. */
  readonly #middle = new Map<string, number>()
  #terms: readonly Terms[] = TERMS
  #ladders = 0
  /** Clocks go back for a while; prices do not. */
  #latest = 0

  constructor(random: Random, members: readonly number[]) {
    this.#random = random
    this.#members = members
  }

  next(seen: Seen): Step {
    const { below, pick } = this.#random
    this.#latest = Math.max(this.#latest, seen.now)
    const unpriced = this.#terms.find(({ symbol }) => !this.#middle.has(symbol))
    if (unpriced !== undefined) return this.#price(unpriced)
    // Most is done where the market is always open, least where it is mostly closed.
    const terms = this.#terms[pick([0, 0, 0, 0, 1, 1, 2])] as Terms
    const kind = below(100)
    if (kind < 16) return this.#price(terms)
    if (kind < 28) return { do: 'ladder', symbol: terms.symbol, ladder: this.#ladder(terms) }
    return { do: 'command', command: this.#command(terms, seen) }
  }

  #command(terms: Terms, seen: Seen): Command {
    const { below, oneIn, pick } = this.#random
    const member = pick(this.#members)
    const { open, positions } = seen
    if (oneIn(open.length > 60 ? 8 : 120)) {
      const symbol = pick([undefined, terms.symbol, terms.symbol, NOWHERE])
      return { type: 'cancelContractOrders', member, symbol }
    }
    if (oneIn(80)) return { type: 'setContractCancelTimer', member, after: pick(TIMERS) }
    const kind = below(100)
    if (kind < 54) return this.#open(terms, member, seen)
    if (kind < 72) return this.#close(member, positions)
    if (kind < 79) return { type: 'cancelContractOrder', ...this.#named(member, open) }
    if (kind < 86) return this.#amend(terms, member, open)
    if (kind < 90) return this.#targets(member, positions)
    if (kind < 95) return this.#closeAll(member, positions)
    if (kind < 98) return this.#reverse(member, positions)
    if (kind < 99) return this.#list(terms)
    const amount = BigInt(below(60)) * (UNIT / 100n)
    return { type: 'fundSandboxInsurance', amount }
  }

  #open(terms: Terms, member: number, seen: Seen): Command {
    const { below, oneIn, pick } = this.#random
    const side = pick(['long', 'short'] as const)
    const target = (sign: number) => this.#ticks(terms, sign * (1 + below(20)))
    const up = (side === 'long') !== oneIn(15) ? 1 : -1
    const order = this.#order(terms, member, side, 'open')
    const leverage = pick([...terms.leverages, 20, 50])
    // Those who want all that they can have are the first to be liquidated.
    const lotCosts = (this.#ticks(terms, 0) * terms.lotSize) / UNIT
    const tier = terms.tiers.findLast(({ leverageMax }) => leverageMax >= leverage)
    const own = seen.spendable(member) * BigInt(leverage)
    const all = (tier !== undefined && own > tier.valueMax ? tier.valueMax : own) / lotCosts
    const greedy = Math.trunc((Number(all) * (60 + below(45))) / 100)
    return {
      ...order,
      lots: oneIn(2) && greedy > 0 ? greedy : order.lots,
      symbol: oneIn(200) ? NOWHERE : terms.symbol,
      leverage: oneIn(60) ? pick([0, 3, 100, undefined]) : leverage,
      takeProfit: oneIn(5) ? target(up) : undefined,
      stopLoss: oneIn(5) ? target(-up) : undefined,
    }
  }

  #close(member: number, positions: readonly Position[]): Command {
    const { below, oneIn, pick } = this.#random
    const position = this.#one(positions)
    const owner = position === undefined || oneIn(30) ? member : position.member
    const terms = this.#termsOf(position?.symbol)
    const side = position?.side ?? pick(['long', 'short'] as const)
    const most = position?.lots ?? 1
    const lots = oneIn(8) ? most + below(3) : 1 + below(most)
    const order = this.#order(terms, owner, side, 'close')
    return { ...order, lots: oneIn(60) ? order.lots : lots }
  }

  #order(
    terms: Terms,
    member: number,
    side: PositionSide,
    effect: PlaceOrder['effect'],
  ): PlaceOrder {
    const { oneIn, pick } = this.#random
    const kind = pick([
      'limit',
      'limit',
      'limit',
      'limit',
      'market',
      'market',
      'market',
      'stopLimit',
      'stopMarket',
      'trailing',
    ] as const)
    const isPriced = kind === 'limit' || kind === 'stopLimit'
    const isStop = kind === 'stopLimit' || kind === 'stopMarket'
    return {
      type: 'placeContractOrder',
      member,
      symbol: terms.symbol,
      side,
      effect,
      kind,
      force: pick(['gtc', 'gtc', 'gtc', 'gtc', 'ioc', 'fok', 'postOnly'] as const),
      lots: this.#lots(),
      price: isPriced ? this.#somePrice(terms) : undefined,
      stopPrice: isStop ? this.#somePrice(terms) : undefined,
      distanceBps: kind === 'trailing' ? this.#distance() : undefined,
      clientId: oneIn(5) ? pick(['a', 'b', 'c']) : undefined,
    }
  }

  #distance(): number | undefined {
    const { oneIn, pick } = this.#random
    return oneIn(30) ? pick([undefined, 0, -5, 20_000]) : pick([50, 100, 300, 1000, 2500])
  }

  #amend(terms: Terms, member: number, open: readonly Open[]): Command {
    const { below, oneIn } = this.#random
    const named = this.#named(member, open)
    const order = open.find(({ id }) => id === named.order)
    const its = order === undefined ? terms : this.#termsOf(order.symbol)
    const near = order !== undefined && oneIn(2)
    const some = oneIn(3) ? undefined : this.#lots()
    const price = oneIn(3) ? undefined : this.#somePrice(its)
    return {
      type: 'amendContractOrder',
      ...named,
      lots: near ? order.lots - below(3) : some,
      price: near && oneIn(2) ? undefined : price,
    }
  }

  #targets(member: number, positions: readonly Position[]): SetTargets {
    const { below, oneIn, pick } = this.#random
    const position = this.#one(positions)
    const terms = this.#termsOf(position?.symbol)
    const side = position?.side ?? 'long'
    const target = (): Target => {
      const kind = pick(['takeProfit', 'stopLoss'] as const)
      const isUp = ((side === 'long') === (kind === 'takeProfit')) !== oneIn(30)
      const away = 1 + below(15)
      const price = oneIn(60) ? this.#somePrice(terms) : this.#ticks(terms, isUp ? away : -away)
      const some = 1 + below(position?.lots ?? 1)
      return { kind, price, lots: oneIn(50) ? pick([-1, 1.5, 2_000]) : pick([0, some]) }
    }
    return {
      type: 'setTargets',
      member: position === undefined || oneIn(30) ? member : position.member,
      symbol: oneIn(60) ? NOWHERE : terms.symbol,
      side,
      targets: Array.from({ length: oneIn(40) ? 11 : below(4) }, target),
    }
  }

  #closeAll(member: number, positions: readonly Position[]): ClosePositions {
    const { oneIn, pick } = this.#random
    const position = this.#one(positions)
    const symbol = oneIn(30) ? NOWHERE : pick([undefined, position?.symbol])
    return {
      type: 'closePositions',
      member: position === undefined || oneIn(10) ? member : position.member,
      symbol,
      side: oneIn(2) ? undefined : position?.side,
    }
  }

  #reverse(member: number, positions: readonly Position[]): Command {
    const { oneIn, pick } = this.#random
    const position = this.#one(positions)
    return {
      type: 'reversePosition',
      member: position === undefined || oneIn(30) ? member : position.member,
      symbol: oneIn(40) ? NOWHERE : this.#termsOf(position?.symbol).symbol,
      side: position?.side ?? 'long',
      leverage: oneIn(20) ? 7 : pick(LEVERAGES),
    }
  }

  #list(terms: Terms): Command {
    const { oneIn, pick } = this.#random
    if (oneIn(3)) {
      const wrong = pick([
        { tickSize: 3n },
        { lotSize: 0n },
        { tickSize: terms.tickSize * 2n },
        { tiers: [...terms.tiers].reverse() },
        { tiers: terms.tiers.map((one) => ({ ...one, maintenanceBps: one.maintenanceBps + 1 })) },
      ])
      return { type: 'listContract', ...terms, ...wrong }
    }
    const next: Terms = {
      ...terms,
      makerFeeBps: pick([0, 2, 7]),
      takerFeeBps: pick([0, 5, 60]),
      bandBps: pick([500, 2000]),
      slippageBps: pick([200, 500, 1000]),
      openInterestLots: pick([150, 400, 400]),
      houseLots: pick([0, 30, 150, 150]),
      fundingMaxPpm: pick([0, 500, 3_000]),
    }
    this.#terms = this.#terms.map((one) => (one.symbol === terms.symbol ? next : one))
    return { type: 'listContract', ...next }
  }

  #named(member: number, open: readonly Open[]): Named & { readonly member: number } {
    const { below, oneIn, pick } = this.#random
    if (open.length === 0 || oneIn(20)) return { member, order: below(100_000) }
    const order = pick(open)
    const { clientId } = order
    if (clientId !== '' && oneIn(2)) return { member: order.member, clientId }
    if (oneIn(40)) return { member, clientId: pick(['a', 'b', '']) }
    return { member: oneIn(12) ? member : order.member, order: order.id }
  }

  #one(positions: readonly Position[]): Position | undefined {
    return positions.length === 0 ? undefined : this.#random.pick(positions)
  }

  #termsOf(symbol: string | undefined): Terms {
    return this.#terms.find((one) => one.symbol === symbol) ?? (this.#terms[0] as Terms)
  }

  /** Mostly a small step; now and then a fall by more than half, or back to where it began. */
  #price(terms: Terms): Step {
    const { below, oneIn, pick } = this.#random
    const { symbol, tickSize } = terms
    const known = MIDDLE[symbol] as number
    const from = this.#middle.get(symbol) ?? known
    const jump = Math.trunc(known / (oneIn(8) ? 8 : 40))
    const step = from + below(2 * jump + 1) - jump
    const far = pick([40, 55, 75, 135, 190])
    const isFar = oneIn(10)
    const to = isFar ? Math.trunc((from * far) / 100) : step
    const middle = Math.min(Math.max(to, Math.trunc(known / 4)), 3 * known)
    this.#middle.set(symbol, oneIn(40) ? known : middle)
    // LC35: now and then less than half a tick.
    const ticks = oneIn(150) ? 0n : this.#ticks(terms, 0)
    const price = ticks + (BigInt(1 + below(99)) * tickSize) / 100n
    const reference = { price, at: this.#latest, source: 'walk', isStale: oneIn(isFar ? 3 : 7) }
    return { do: 'price', symbol, reference }
  }

  #ladder(terms: Terms): Ladder | undefined {
    const { below, oneIn } = this.#random
    if (oneIn(6)) return undefined
    const middle = (this.#middle.get(terms.symbol) as number) + below(5) - 2
    const rungs = (sign: number) => {
      const ticks = new Set(Array.from({ length: below(5) }, () => middle + sign * (1 + below(8))))
      return [...ticks]
        .sort((one, other) => sign * (one - other))
        .map((tick) => ({ tick, lots: below(40) }))
    }
    return { number: ++this.#ladders, bids: rungs(-1), asks: rungs(1) }
  }

  /** So many ticks from where the market stands. */
  #ticks({ symbol, tickSize }: Terms, away: number): Price {
    return BigInt((this.#middle.get(symbol) as number) + away) * tickSize
  }

  /** Mostly near the middle; sometimes at the edge of the band, off the tick, or nowhere. */
  #somePrice(terms: Terms): Price {
    const { below, oneIn, pick } = this.#random
    const { tickSize } = terms
    if (oneIn(120)) return this.#ticks(terms, 0) + 1n
    if (oneIn(300)) return pick([0n, -tickSize, 2n ** 30n * tickSize])
    const middle = this.#middle.get(terms.symbol) as number
    if (oneIn(15)) {
      const edge = Math.trunc((middle * pick([80, 95, 105, 120])) / 100)
      return BigInt(edge + below(3) - 1) * tickSize
    }
    const most = oneIn(5) ? 31 : 9
    return this.#ticks(terms, below(most) - (most - 1) / 2)
  }

  #lots(): number {
    const { below, oneIn, pick } = this.#random
    if (oneIn(150)) return pick([0, -1, 1.5, 1_000_000_001, 1_000_000_000])
    return 1 + below(oneIn(6) ? 120 : 25)
  }
}
