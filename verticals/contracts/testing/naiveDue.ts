/** What a price or the time sets off on the naive exchange of contracts: stops, sweeps, warnings and funding. */
import type {
  FixFunding,
  Liquidate,
  PayFunding,
  Refusal,
  Sweep,
  Trail,
  Trigger,
  WarnMargin,
} from '../core/facts.ts'
import { COIN } from './naiveBooks.ts'
import {
  buys,
  canRest,
  type Draft,
  draftOf,
  least,
  MILLION,
  type Open,
  stepOf,
} from './naiveFigures.ts'
import { NaiveRisk } from './naiveRisk.ts'

type Urgent = FixFunding | Trigger | Sweep | Liquidate | WarnMargin | Trail

const SWEEP_MAX = 100
/** So many that fail by themselves keep the others waiting. */
const FAILED_MOST = 10
const PERIOD = 8 * 3_600_000
const WARNINGS = [90, 80] as const

export class NaiveDue extends NaiveRisk {
  /** Work that could not be decided, and waits. */
  isSetAside: (command: Urgent) => boolean = () => false

  /** The next piece of work that the price of a symbol has made due. */
  urgent(symbol: string): Urgent | undefined {
    if (!this.markets.has(symbol) || !this.isLive(symbol)) return undefined
    for (const command of this.#allDue(symbol)) if (!this.isSetAside(command)) return command
    return undefined
  }

  *#allDue(symbol: string): Generator<Urgent> {
    if (this.fundingMoment(symbol) !== undefined) yield { type: 'fixFunding', symbol }
    for (const { id: order } of this.#reached(symbol))
      yield { type: 'triggerContract', symbol, order }
    yield* this.#sweeps(symbol)
    const endangered = this.endangered(symbol)
    for (const member of endangered) yield { type: 'liquidate', symbol, member }
    for (const member of this.members(symbol)) {
      // Who is in danger is liquidated, not warned.
      if (endangered.includes(member)) continue
      if (this.#warning(member) !== undefined || this.#recovered(member) !== undefined)
        yield { type: 'warnMargin', symbol, member }
    }
    for (const order of this.open)
      if (order.symbol === symbol && this.follows(order))
        yield { type: 'trailContract', symbol, order: order.id }
  }

  /** The stops whose trigger was reached: those that waited for a rise first, the nearest first. */
  #reached(symbol: string): Open[] {
    const all = this.open.filter((order) => order.symbol === symbol && order.waits)
    const unfilled = all.filter((one) => one.isUnfilled && this.isOffered(one))
    const fresh = all.filter((one) => !one.isUnfilled)
    // Those that went off before go first, buyers before sellers, if somebody is there for them.
    const [buyers, sellers] = [unfilled.filter(buys), unfilled.filter((one) => !buys(one))]
    return [buyers, sellers, fresh].flatMap((stops) => this.#nearest(symbol, stops))
  }

  #nearest(symbol: string, stops: readonly Open[]): Open[] {
    const mark = this.mark(symbol) as number
    const nearest = (rising: boolean) =>
      stops
        .filter(({ isRising }) => isRising === rising)
        .filter(({ stop }) => (rising ? stop <= mark : stop >= mark))
        .sort(
          (one, other) =>
            (rising ? one.stop - other.stop : other.stop - one.stop) || one.since - other.since,
        )
    return [...nearest(true), ...nearest(false)]
  }

  protected trigger({ symbol, order: id }: Trigger): void {
    const stop = this.find(id) as Open
    const { member } = stop
    const reference = this.reference(symbol)
    if (stop.effect === 'close' && stop.tick === 0 && this.#closeByStop(stop)) return
    this.forget(id)
    this.tell({ type: 'contractTriggered', id, symbol, member, reference })
    const draft = draftOf(stop)
    const refused = this.#goIn(draft)
    if (refused === undefined) return
    const type = 'contractOrderCancelled'
    const why = 'notCarriedOut'
    this.tell({ type, id, symbol, member, at: this.now, why, releases: 0n })
  }

  /**
   * What closes at the market closes what it can. If that is not all, an order of its own closed it and
   * the stop stays for the rest; answers whether it is so.
   */
  #closeByStop(stop: Open): boolean {
    const { id, member, symbol, side } = stop
    const has = this.position(member, symbol, side)?.lots ?? 0
    const wants = stop.lots === 0 ? has : Math.min(stop.lots, has)
    const filled = this.#closable(stop, wants)
    if (filled === wants) return false
    this.closePart(stop, wants)
    const by = stop.lots === 0 ? 0 : filled
    const isFirst = !stop.isUnfilled
    const left = { lots: stop.lots - by, remaining: stop.remaining - by }
    this.changeOrder({ ...stop, ...left, isUnfilled: true, since: ++this.placed })
    const reference = this.reference(symbol)
    this.tell({ type: 'contractStopUnfilled', id, symbol, member, by, isFirst, reference })
    return true
  }

  /** How many of these lots a stop would close now; all of them, if it cannot pay for that. */
  #closable(stop: Open, wants: number): number {
    let filled = wants
    const given = this.newId
    const ids: number[] = []
    this.newId = () => {
      ids.push(given())
      return ids.at(-1) as number
    }
    this.attempt(() => {
      const met = this.meet({ ...draftOf(stop), lots: wants })
      const isPaid = met.fills === 0 || (!met.isTooMuch && this.equityOf(stop.member) >= 0n)
      if (isPaid) filled = wants - met.remaining
      return 'only looked at'
    })
    // Names that were only tried are given to what is done, unless that is another order.
    this.newId = filled === wants ? () => ids.shift() ?? given() : given
    return filled
  }

  /** What closes takes what there is to close; what would rest leaves room for what rests already. */
  #goIn(draft: Draft): Refusal | undefined {
    const { member, symbol, side, effect, lots } = draft
    if (effect === 'open') return this.tooLarge(draft) ?? this.enter(draft)
    const has = this.position(member, symbol, side)?.lots ?? 0
    const all = canRest(draft) ? this.closable(draft) : has
    const some = lots === 0 ? all : Math.min(lots, all)
    return some > 0 ? this.enter({ ...draft, lots: some }) : 'positionTooSmall'
  }

  /** Whether both the price and the house maker's best offer went through a resting order. */
  #isPast(order: Open): boolean {
    const { symbol, tick } = order
    const { price } = this.reference(symbol)
    const at = BigInt(tick) * this.termsOf(symbol).tickSize
    const isBuy = buys(order)
    const best = this.rungs(symbol, !isBuy)[0]?.tick
    if (best === undefined) return false
    return isBuy ? at > price && best <= tick : at < price && best >= tick
  }

  /** LC43: together, and one by one where that cannot be decided. */
  *#sweeps(symbol: string): Generator<Sweep> {
    const past = this.#inLine(symbol).filter((order) => this.#isPast(order))
    if (past.length === 0) return
    const together: Sweep = { type: 'sweepContracts', symbol }
    yield together
    if (!this.isSetAside(together)) return
    for (const { id: order } of past.slice(0, FAILED_MOST))
      yield { type: 'sweepContracts', symbol, order }
  }

  #inLine(symbol: string): Open[] {
    return [...this.line(symbol, true), ...this.line(symbol, false)]
  }

  protected sweep({ symbol, order: only }: Sweep): void {
    this.tell({ type: 'contractsSwept', symbol, reference: this.reference(symbol) })
    let met = 0
    for (const { id } of this.#inLine(symbol)) {
      const order = this.find(id)
      // A fill may have ended another order of the same member.
      if (order === undefined || met === SWEEP_MAX || !this.#isPast(order)) continue
      if (only !== undefined && id !== only) continue
      met++
      const lots = Math.min(order.remaining, this.houseRoom(symbol, !buys(order), order.tick))
      if (this.canCarry(order, { tick: order.tick, lots })) this.houseTakesOrder(order, lots)
      else this.cancel(order, 'margin')
    }
  }

  /** Whether a trailing stop has a step to go. */
  follows(order: Open): boolean {
    return this.#trailed(order) !== order.stop
  }

  /** Where the trigger of a trailing stop should be. */
  #trailed(order: Open): number {
    const { symbol, kind, stop, distance } = order
    if (kind !== 'trailing' || !order.waits || order.isUnfilled) return stop
    const mark = this.mark(symbol) as number
    const step = stepOf(distance)
    if (buys(order)) return stop - (mark + distance) >= step ? mark + distance : stop
    return mark - distance - stop >= step ? mark - distance : stop
  }

  protected trail({ symbol, order: id }: Trail): void {
    const order = this.find(id) as Open
    const stop = this.#trailed(order)
    this.changeOrder({ ...order, stop, since: ++this.placed })
    const { member } = order
    const reference = this.reference(symbol)
    this.tell({ type: 'contractTrailed', id, symbol, member, stop, reference })
  }

  /** The percentage that an account is to be warned of. */
  #warning(member: number): number | undefined {
    const equity = this.equityOf(member)
    const maintenance = this.maintenanceOf(this.positionsOf(member))
    const percent = WARNINGS.find((one) => maintenance * 100n >= equity * BigInt(one))
    if (percent === undefined || (this.warned.get(member) ?? 0) >= percent) return undefined
    return percent
  }

  /** Each warning is kept as long as the account is not ten percent below its level. */
  #recovered(member: number): number | undefined {
    const had = this.warned.get(member) ?? 0
    const equity = this.equityOf(member)
    const maintenance = this.maintenanceOf(this.positionsOf(member))
    const kept = WARNINGS.filter((one) => one <= had).find(
      (one) => maintenance * 100n >= equity * BigInt(one - 10),
    )
    return (kept ?? 0) < had ? (kept ?? 0) : undefined
  }

  protected warn({ member }: WarnMargin): void {
    const warning = this.#warning(member)
    const percent = warning ?? (this.#recovered(member) as number)
    const type = warning === undefined ? 'marginRecovered' : 'marginWarned'
    this.warned = new Map(this.warned).set(member, percent)
    this.tell({ type, member, percent, at: this.now })
  }

  /** The moment that a funding is to be fixed for now. */
  fundingMoment(symbol: string): number | undefined {
    const { fundedFor } = this.marketOf(symbol)
    const moment = this.now - (this.now % PERIOD)
    const reference = this.said.references.get(symbol)
    if (moment <= fundedFor || reference === undefined) return undefined
    return this.isLive(symbol) && reference.at >= moment ? moment : undefined
  }

  protected fix({ symbol }: FixFunding, of: number): void {
    const { terms, index } = this.marketOf(symbol)
    const inSymbol = this.positions.filter((one) => one.symbol === symbol)
    const lotsOf = (side: string) =>
      inSymbol.filter((one) => one.side === side).reduce((sum, { lots }) => sum + BigInt(lots), 0n)
    const [longs, shorts] = [lotsOf('long'), lotsOf('short')]
    const all = longs + shorts
    const rate = all === 0n ? 0n : (BigInt(terms.fundingMaxPpm) * (longs - shorts)) / all
    const perLot = (this.worth(symbol, 1) * rate) / MILLION
    this.changeMarket(symbol, { index: index + perLot, fundedFor: of })
    this.positions = this.positions.map((one) =>
      one.symbol === symbol ? { ...one, isUnpaid: true } : one,
    )
    const { houseLots, houseCost } = this.marketOf(symbol)
    // As for a position: who is long pays, who is short receives.
    this.changeMarket(symbol, { houseCost: houseCost + BigInt(houseLots) * perLot })
    const houseProfit = this.#settleHouse(symbol)
    const ratePpm = Number(rate)
    const reference = this.reference(symbol)
    this.tell({ type: 'fundingFixed', symbol, of, ratePpm, perLot, houseProfit, reference })
  }

  #settleHouse(symbol: string): bigint {
    const profit = this.houseProfit(symbol)
    const has = this.ledger.has('house maker', COIN)
    const amount = profit > 0n ? profit : -least(-profit, has)
    if (amount > 0n) this.ledger.pay(COIN, amount, 'custody clearing', 'house maker')
    else this.ledger.pay(COIN, -amount, 'house maker', 'custody clearing')
    const { houseCost } = this.marketOf(symbol)
    this.changeMarket(symbol, { houseCost: houseCost + amount })
    return amount
  }

  /** The first position whose funding nobody has tried to settle. */
  unpaid(): PayFunding | undefined {
    const found = this.positions.find((one) => one.isUnpaid && this.pendingOf(one) !== 0n)
    if (found === undefined) return undefined
    const { symbol, side, member } = found
    return { type: 'payFunding', symbol, side, member }
  }

  protected payFunding({ symbol, side, member }: PayFunding): void {
    const position = this.position(member, symbol, side)
    if (position === undefined) return
    const pending = this.pendingOf(position)
    const amount = this.balanceOf(member) + pending >= 0n ? pending : 0n
    this.settle(member, amount)
    const index = amount === 0n ? position.index : this.marketOf(symbol).index
    this.changePosition({ ...position, index, isUnpaid: false })
    const type = 'fundingPaid'
    this.tell({ type, symbol, member, side, position: position.id, amount, at: this.now })
  }
}
