/** A random walk through contracts: members who do everything, prices that jump, and what must hold after each step. */
import {
  type Amount,
  ASK,
  BID,
  type Board,
  bookName,
  custody,
  type Entry,
  EXCHANGE,
  house,
  NONE,
  type ReferencePrice,
  type Rung,
  type Typed,
  UNIT,
} from '@evenkeel/kernel'
import { createRandom, type Random, stage } from '@evenkeel/kernel/testing'
import { houseIn, houseProfit, houseReserve } from '../core/house.ts'
import { type Command, contracts, type State, type Target, type Terms } from '../core/index.ts'
import { Working } from '../core/working.ts'

const MEMBERS = [1, 2, 3, 4, 5, 6, 7]
const SYMBOLS = ['xbt', 'xet', 'xau'] as const
const TICK = UNIT / 100n

const termsFor = (symbol: string, more: Partial<Terms> = {}): Terms => ({
  symbol,
  tickSize: TICK,
  lotSize: UNIT / 10n,
  makerFeeBps: 2,
  takerFeeBps: 5,
  bandBps: 1_000,
  slippageBps: 500,
  leverages: [1, 2, 5, 10, 20, 50, 100],
  tiers: [
    { valueMax: 2_000n * UNIT, maintenanceBps: 50, leverageMax: 100 },
    { valueMax: 10_000n * UNIT, maintenanceBps: 100, leverageMax: 50 },
    { valueMax: 50_000n * UNIT, maintenanceBps: 250, leverageMax: 20 },
  ],
  openInterestLots: 5_000,
  houseLots: 400,
  fundingMaxPpm: 300,
  hours: 'always',
  holidays: [],
  ...more,
})

const KINDS = ['limit', 'limit', 'market', 'market', 'stopLimit', 'stopMarket', 'trailing'] as const

type Held = {
  readonly member: number
  readonly symbol: string
  readonly side: 'long' | 'short'
  readonly lots: number
}

type Stage = ReturnType<typeof start>

function start(told: (entry: Entry) => void, fails?: Fails) {
  const on = stage(contracts, { told, fails })
  for (const symbol of SYMBOLS) on.submit({ type: 'listContract', ...termsFor(symbol) })
  return on
}

/** Due work that is not done, to see that the walk finds what comes of it. */
type Fails = (command: Typed) => boolean

/** Goes so many steps; throws when something does not hold. */
export function walk(
  seed: number,
  steps: number,
  told?: (entry: Entry) => void,
  fails?: Fails,
): Stage {
  const events: string[] = []
  const noted = (entry: Entry) => {
    if (entry.decision.ok) events.push(...entry.decision.events.map(typeOf))
    told?.(entry)
  }
  const walker = new Walker(createRandom(seed), start(noted, fails), events)
  // In every third walk less than the market maker needs at its limit of lots.
  walker.begin((seed % 3 === 0 ? 40n : 1_000_000n) * UNIT)
  for (let step = 0; step < steps; step++) walker.step()
  return walker.on
}

const typeOf = (event: unknown): string => (event as { readonly type: string }).type

class Walker {
  readonly on: Stage
  readonly #random: Random
  readonly #prices = new Map<string, number>(SYMBOLS.map((symbol) => [symbol, 10_000]))
  /** What was decided since the last look at the reserve. */
  readonly #events: string[]
  #ladder = 0
  #makerFunds = 0n

  constructor(random: Random, on: Stage, events: string[]) {
    this.#random = random
    this.on = on
    this.#events = events
  }

  begin(makerFunds: Amount): void {
    const { below, oneIn } = this.#random
    this.#makerFunds = makerFunds
    this.on.fundHouse('maker', 'USDT', makerFunds)
    for (const member of MEMBERS)
      this.on.fund(member, 'USDT', BigInt(20 + below(100)) * UNIT, 'trading')
    if (oneIn(2)) this.on.submit({ type: 'fundSandboxInsurance', amount: 20n * UNIT })
    for (const symbol of SYMBOLS) this.on.market(this.#say(symbol))
  }

  step(): void {
    const { below, oneIn, pick } = this.#random
    const { on } = this
    const before = on.state().listed.map(({ houseLots }) => Math.abs(houseLots))
    if (oneIn(3)) this.#movePrice()
    else if (oneIn(60)) {
      on.fund(pick(MEMBERS), 'USDT', BigInt(below(100)) * UNIT + 1n, 'trading')
      // LC21: money that comes in may make a recovery due.
      on.wait(0)
    } else if (oneIn(20)) {
      // A maker that has lost its funds quotes nothing, and few positions could be closed any more.
      on.fundHouse('maker', 'USDT', this.#makerFunds)
    } else {
      const command = this.#someCommand()
      if (on.machine.decide(contracts, command, 'real', EXCHANGE).ok) on.submit(command)
    }
    check(on)
    this.#checkReserve(before)
    if (oneIn(40)) checkRestored(on)
  }

  /** LC37: where the market maker has taken more, what it must keep is within its funds. */
  #checkReserve(before: readonly number[]): void {
    const { machine } = this.on
    const state = this.on.state()
    const isLarger = state.listed.some(
      ({ houseLots }, nth) => Math.abs(houseLots) > (before[nth] as number),
    )
    const hasLiquidated = this.#events.some((type) => type === 'liquidated')
    this.#events.length = 0
    if (!isLarger || hasLiquidated) return
    const funds = machine.balance('real', house('maker'), 'USDT')
    const reserve = houseReserve(houseIn(state, machine.look('real')))
    if (reserve > funds) throw new Error(`the house must keep ${reserve} and has ${funds}`)
  }

  #movePrice(): void {
    const { below, oneIn, pick } = this.#random
    this.on.wait(oneIn(40) ? 8 * 3_600_000 : below(2_000))
    const symbol = pick(SYMBOLS)
    const known = this.#prices.get(symbol) as number
    const jump = oneIn(10) ? below(known / 4) - known / 8 : below(40) - 20
    const moved = oneIn(60) ? -(known * 6) / 10 : jump
    this.#prices.set(symbol, Math.min(20_000, Math.max(200, Math.round(known + moved))))
    this.on.market(this.#say(symbol))
  }

  #say(symbol: string): (board: Board) => void {
    const { below, oneIn } = this.#random
    const price = this.#prices.get(symbol) as number
    const rungs = (step: number): Rung[] =>
      [1, 2, 3, 4].map((nth) => ({ tick: Math.max(1, price + nth * step), lots: 1 + below(60) }))
    return (board) => {
      board.setReference(symbol, {
        price: BigInt(price) * TICK + (oneIn(3) ? BigInt(below(1_000_000)) : 0n),
        at: this.on.machine.now,
        source: 'walk',
        isStale: oneIn(25),
      })
      if (oneIn(2)) return
      const ladder = { number: ++this.#ladder, bids: rungs(-3), asks: rungs(3) }
      board.setLadder('real', bookName('contracts', symbol), ladder)
    }
  }

  #near(symbol: string): bigint {
    const price = this.#prices.get(symbol) as number
    return BigInt(Math.max(1, price + this.#random.below(400) - 200)) * TICK
  }

  #some(lots: number): Held {
    const { pick } = this.#random
    return { member: pick(MEMBERS), symbol: pick(SYMBOLS), side: pick(['long', 'short']), lots }
  }

  /** Mostly a position that somebody holds: a close of one that nobody holds is refused. */
  #someHeld(lots: number): Held {
    const { oneIn, pick } = this.#random
    const held = [...this.on.state().accounts.values()]
      .flatMap(({ positions }) => [...positions])
      .filter((position) => position.lots > 0)
    if (held.length === 0 || oneIn(8)) return this.#some(lots)
    const { account, market, side, lots: all } = pick(held)
    return { member: account.member, symbol: market.terms.symbol, side, lots: all }
  }

  #someOrder(): Command {
    const { below, oneIn, pick } = this.#random
    const effect = oneIn(4) ? 'close' : 'open'
    const most = oneIn(3) ? 200 : 20
    const { member, symbol, side, lots } =
      effect === 'close' ? this.#someHeld(most) : this.#some(most)
    return {
      type: 'placeContractOrder',
      member,
      symbol,
      side,
      effect,
      kind: pick(KINDS),
      force: pick(['gtc', 'gtc', 'ioc', 'fok', 'postOnly']),
      lots: 1 + below(lots),
      price: this.#near(symbol),
      leverage: pick([1, 5, 20, 50, 100]),
      stopPrice: this.#near(symbol),
      distanceBps: 1 + below(300),
      takeProfit: oneIn(3) ? this.#near(symbol) : undefined,
      stopLoss: oneIn(3) ? this.#near(symbol) : undefined,
      clientId: oneIn(5) ? `c${below(4)}` : undefined,
    }
  }

  #someCommand(): Command {
    const { below, oneIn, pick } = this.#random
    const { member, symbol, side } = oneIn(2) ? this.#someHeld(1) : this.#some(1)
    switch (below(12)) {
      case 0:
      case 1:
        return this.#someChange(member, symbol) ?? this.#someOrder()
      case 2:
        return { type: 'setTargets', member, symbol, side, targets: this.#someTargets(symbol) }
      case 3:
        return { type: 'closePositions', member, symbol: oneIn(2) ? symbol : undefined }
      case 4:
        return { type: 'reversePosition', member, symbol, side, leverage: pick([5, 20]) }
      case 5:
        return oneIn(5) ? { type: 'cancelContractOrders', member } : this.#someOrder()
      default:
        return this.#someOrder()
    }
  }

  #someTargets(symbol: string): Target[] {
    const { below, pick } = this.#random
    return [0, 1].map(() => ({
      kind: pick(['takeProfit', 'stopLoss'] as const),
      price: this.#near(symbol),
      lots: below(5),
    }))
  }

  #someChange(member: number, symbol: string): Command | undefined {
    const { below, oneIn, pick } = this.#random
    const open = [...(this.on.state().accounts.get(member)?.orders ?? [])]
    if (open.length === 0) return undefined
    const { id: order } = pick(open)
    if (oneIn(2)) return { type: 'cancelContractOrder', member, order }
    const price = oneIn(2) ? this.#near(symbol) : undefined
    const lots = oneIn(2) ? 1 + below(30) : undefined
    return { type: 'amendContractOrder', member, order, price, lots }
  }
}

/** LC23 and more, from nothing but the state. */
function check(on: Stage): void {
  const state = on.state()
  const world = { ...on.machine.look('real'), now: on.machine.now } as ConstructorParameters<
    typeof Working
  >[1]
  const working = new Working(state, world)
  let profits = 0n
  for (const market of state.listed) {
    const mark = working.mark(market)
    const { symbol } = market.terms
    if (market.lots.long - market.lots.short + market.houseLots !== 0)
      throw new Error(`${symbol}: longs and shorts do not net to zero`)
    if (mark !== undefined) profits += houseProfit(market, mark)
    const [bid, ask] = [market.book.first(BID), market.book.first(ASK)]
    if (bid !== NONE && ask !== NONE && market.book.tick(bid) >= market.book.tick(ask))
      throw new Error(`${symbol}: the book is crossed`)
  }
  for (const { member, positions, orders } of state.accounts.values()) {
    const standing = working.standing(member)
    profits += working.profit(standing)
    for (const { lots, closing, cost, margin } of positions) {
      if (lots < 0 || closing > lots || cost < 0n || margin < 0n)
        throw new Error(`a position of ${member} is broken`)
      if (lots === 0 && margin !== 0n) throw new Error(`margin without lots of ${member}`)
    }
    for (const order of orders) {
      if (order.effect !== 'close') continue
      const held = positions.find((one) => one.market === order.market && one.side === order.side)
      const isTarget = order.kind === 'takeProfit' || order.kind === 'stopLoss'
      if (isTarget && (held?.lots ?? 0) === 0)
        throw new Error(`${member} has a target and no position`)
    }
    const isLive = positions.some(
      ({ lots, market }) =>
        lots > 0 && world.prices.reference(market.terms.symbol)?.isStale === false,
    )
    const isHolding = positions.some(({ lots }) => lots > 0)
    if (isLive && isHolding && working.equity(standing) <= working.maintenance(standing))
      if (everyLive(on, member)) throw new Error(`${member} is in danger and left alone`)
  }
  const clearing = on.machine.balance('real', custody('clearing'), 'USDT')
  if (clearing !== profits) throw new Error(`clearing has ${clearing}, profits are ${profits}`)
}

/** Danger by a symbol that is stale is looked at again by its next price. */
function everyLive(on: Stage, member: number): boolean {
  const account = on.state().accounts.get(member)
  return (account?.positions ?? []).every(
    ({ lots, market }) =>
      lots === 0 ||
      on.machine.look('real').prices.reference(market.terms.symbol)?.isStale === false,
  )
}

function checkRestored(on: Stage): void {
  const state = on.state() as State
  // LC37: what the maker may fill depends on its funds, and is looked at by the next price of the symbol.
  const { prices } = on.machine.look('real')
  on.market((board) => {
    for (const symbol of SYMBOLS)
      board.setReference(symbol, prices.reference(symbol) as ReferencePrice)
  })
  const bytes = on.machine.snapshot()
  on.machine.restore(bytes)
  const again = on.machine.snapshot()
  if (!bytes.every((byte, at) => byte === again[at])) throw new Error('a restore changes the state')
  if (on.machine.urgent() !== undefined)
    throw new Error(`something is due after a restore of ${state.accounts.size} accounts`)
}
