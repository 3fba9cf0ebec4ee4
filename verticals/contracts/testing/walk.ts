/** A random walk through contracts: members who do everything, prices that jump, and what must hold after each step. */
import {
  type Amount,
  ASK,
  available,
  BID,
  type Board,
  bookName,
  custody,
  NONE,
  type Rung,
  UNIT,
} from '@evenkeel/kernel'
import { createRandom, stage } from '@evenkeel/kernel/testing'
import { houseProfit } from '../core/funding.ts'
import { type Command, contracts, type State, type Terms } from '../core/index.ts'
import { Working } from '../core/working.ts'

const MEMBERS = [1, 2, 3, 4, 5, 6, 7]
export const SYMBOLS = ['xbt', 'xet', 'xau'] as const
const TICK = UNIT / 100n

export const termsFor = (symbol: string, more: Partial<Terms> = {}): Terms => ({
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

type Stage = ReturnType<typeof start>

function start() {
  const on = stage(contracts)
  for (const symbol of SYMBOLS) on.submit({ type: 'listContract', ...termsFor(symbol) })
  return on
}

/** Goes so many steps; throws when something does not hold. */
export function walk(seed: number, steps: number): Stage {
  const random = createRandom(seed)
  const { below, oneIn, pick } = random
  const on = start()
  const prices = new Map<string, number>(SYMBOLS.map((symbol) => [symbol, 10_000]))
  let ladder = 0
  for (const member of MEMBERS) on.fund(member, 'USDT', BigInt(20 + below(300)) * UNIT, 'trading')
  if (oneIn(2)) on.submit({ type: 'fundSandboxInsurance', amount: 20n * UNIT })

  const say = (symbol: string) => (board: Board) => {
    const price = prices.get(symbol) as number
    board.setReference(symbol, {
      price: BigInt(price) * TICK + (oneIn(3) ? BigInt(below(1_000_000)) : 0n),
      at: on.machine.now,
      source: 'walk',
      isStale: oneIn(25),
    })
    if (oneIn(2)) return
    const rungs = (from: number, step: number): Rung[] =>
      [1, 2, 3, 4].map((nth) => ({ tick: Math.max(1, from + nth * step), lots: 1 + below(60) }))
    ladder++
    board.setLadder('real', bookName('contracts', symbol), {
      number: ladder,
      bids: rungs(price, -3),
      asks: rungs(price, 3),
    })
  }
  for (const symbol of SYMBOLS) on.market(say(symbol))

  const near = (symbol: string) => {
    const price = prices.get(symbol) as number
    return BigInt(Math.max(1, price + below(400) - 200)) * TICK
  }
  const someOrder = (): Command => {
    const symbol = pick(SYMBOLS)
    const kind = pick([
      'limit',
      'limit',
      'market',
      'market',
      'stopLimit',
      'stopMarket',
      'trailing',
    ] as const)
    return {
      type: 'placeContractOrder',
      member: pick(MEMBERS),
      symbol,
      side: pick(['long', 'short']),
      effect: oneIn(4) ? 'close' : 'open',
      kind,
      force: pick(['gtc', 'gtc', 'ioc', 'fok', 'postOnly']),
      lots: 1 + below(oneIn(3) ? 200 : 20),
      price: near(symbol),
      leverage: pick([1, 5, 20, 50, 100]),
      stopPrice: near(symbol),
      distanceBps: 1 + below(300),
      takeProfit: oneIn(3) ? near(symbol) : undefined,
      stopLoss: oneIn(3) ? near(symbol) : undefined,
      clientId: oneIn(5) ? `c${below(4)}` : undefined,
    }
  }
  const someCommand = (): Command => {
    const member = pick(MEMBERS)
    const symbol = pick(SYMBOLS)
    const side = pick(['long', 'short'] as const)
    const open = [...(on.state().accounts.get(member)?.orders ?? [])]
    switch (below(12)) {
      case 0:
        return open.length > 0
          ? { type: 'cancelContractOrder', member, order: pick(open).id }
          : someOrder()
      case 1:
        return open.length > 0
          ? {
              type: 'amendContractOrder',
              member,
              order: pick(open).id,
              price: oneIn(2) ? near(symbol) : undefined,
              lots: oneIn(2) ? 1 + below(30) : undefined,
            }
          : someOrder()
      case 2: {
        const targets = [0, 1].map(() => ({
          kind: pick(['takeProfit', 'stopLoss'] as const),
          price: near(symbol),
          lots: below(5),
        }))
        return { type: 'setTargets', member, symbol, side, targets }
      }
      case 3:
        return { type: 'closePositions', member, symbol: oneIn(2) ? symbol : undefined }
      case 4:
        return { type: 'reversePosition', member, symbol, side, leverage: pick([5, 20]) }
      case 5:
        return oneIn(5) ? { type: 'cancelContractOrders', member } : someOrder()
      default:
        return someOrder()
    }
  }
  for (let step = 0; step < steps; step++) {
    if (oneIn(3)) {
      on.wait(oneIn(40) ? 8 * 3_600_000 : below(2_000))
      const symbol = pick(SYMBOLS)
      const known = prices.get(symbol) as number
      const moved = oneIn(60)
        ? -(known * 6) / 10
        : oneIn(10)
          ? below(known / 4) - known / 8
          : below(40) - 20
      prices.set(symbol, Math.min(20_000, Math.max(200, Math.round(known + moved))))
      on.market(say(symbol))
    } else if (oneIn(60)) on.fund(pick(MEMBERS), 'USDT', BigInt(below(300)) * UNIT + 1n, 'trading')
    else {
      const command = someCommand()
      const decision = on.machine.decide(contracts, command, 'real')
      if (decision.ok) on.submit(command)
    }
    check(on)
    if (oneIn(40)) checkRestored(on)
  }
  return on
}

/** LC23 and more, from nothing but the state. */
export function check(on: Stage): void {
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
  const bytes = on.machine.snapshot()
  on.machine.restore(bytes)
  const again = on.machine.snapshot()
  if (!bytes.every((byte, at) => byte === again[at])) throw new Error('a restore changes the state')
  if (on.machine.urgent() !== undefined)
    throw new Error(`something is due after a restore of ${state.accounts.size} accounts`)
}

export const balanceOf = (on: Stage, member: number): Amount =>
  on.machine.balance('real', available(member, 'trading'), 'USDT')
