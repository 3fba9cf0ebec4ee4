/** Ticks of contracts: one that endangers a hundred of 100,000 positions; and an account with 30 symbols among more and more others. */
import { contracts } from '@evenkeel/verticals/contracts/core/index.ts'
import { ContractsFloor, LOT_VALUE, MIDDLE, marketOrder } from './contractsFloor.ts'
import { type Figure, median, round } from './figures.ts'

const SYMBOL = 'ethusdt'
const POSITIONS = 100_000
const ENDANGERED = 100
const ROUNDS = 7
const LOTS = 10
const VALUE = BigInt(LOTS) * LOT_VALUE
/** So much of its price each tick takes: more than a leverage of 100 bears. */
const FALL = 0.012

/** How long a tick takes until all that it endangers is liquidated and nothing is due. */
export function benchTick(): Figure[] {
  const floor = new ContractsFloor([SYMBOL])
  floor.must(contracts, { type: 'fundSandboxInsurance', amount: 10n ** 15n })
  for (let member = 1; member <= POSITIONS; member++) open(floor, member, 1)
  let tick = MIDDLE
  let next = POSITIONS + 1
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (let nth = 0; nth < ENDANGERED; nth++) open(floor, next++, 100)
    tick = Math.round(tick * (1 - FALL))
    const begun = performance.now()
    floor.say(SYMBOL, tick)
    const done = floor.doDue()
    times.push(performance.now() - begun)
    if (done !== ENDANGERED) throw new Error(`${done} decisions, not ${ENDANGERED}`)
    const left = floor.state.accounts.size
    if (left !== POSITIONS) throw new Error(`${left} accounts are left`)
  }
  floor.machine.check()
  const unit = `ms for ${ENDANGERED} of ${POSITIONS} positions`
  return [
    { name: 'contracts.tick', value: round(median(times)), unit },
    { name: 'contracts.tick.slowest', value: round(Math.max(...times)), unit },
  ]
}

/** With a leverage of 1 it is in no danger, with 100 it bears nothing beyond its margin. */
function open(floor: ContractsFloor, member: number, leverage: 1 | 100): void {
  floor.fund(member, leverage === 1 ? 2n * VALUE : (VALUE * 11n) / 1_000n)
  floor.order(member, marketOrder(member, SYMBOL, 'long', LOTS, leverage))
}

const SYMBOLS = Array.from({ length: 30 }, (_, nth) => `bench${nth}usdt`)
const SIZES = [1_000, 10_000, 100_000]
const TIMES = 4_000
const TURNS = 9
const [FIRST] = SYMBOLS as [string]

/** What an order and a tick of an account in all symbols take, among so many others that have a position. */
export function benchManyAccounts(): Figure[] {
  const floor = new ContractsFloor(SYMBOLS)
  floor.fund(1, VALUE / 2n)
  for (const symbol of SYMBOLS) floor.order(1, marketOrder(1, symbol, 'long', LOTS, 100))
  let others = 0
  const found: { readonly size: number; readonly order: number; readonly tick: number }[] = []
  for (const size of SIZES) {
    for (; others < size; others++) {
      const member = 2 + others
      floor.fund(member, 2n * VALUE)
      const symbol = SYMBOLS[others % SYMBOLS.length] as string
      floor.order(member, marketOrder(member, symbol, 'long', LOTS, 1))
    }
    placeAndClose(floor, TIMES)
    fallAndRise(floor, TIMES)
    const order = median(Array.from({ length: TURNS }, () => placeAndClose(floor, TIMES)))
    const tick = median(Array.from({ length: TURNS }, () => fallAndRise(floor, TIMES)))
    found.push({ size, order, tick })
  }
  const [least] = found as [(typeof found)[number]]
  return found.flatMap(({ size, order, tick }) => [
    beside(`contracts.order.among.${size}`, order, least.order),
    beside(`contracts.tick.among.${size}`, tick, least.tick),
  ])
}

const beside = (name: string, value: number, least: number): Figure => ({
  name,
  value: round(value),
  unit: 'µs',
  ratio_to: `the same among ${SIZES[0]}`,
  of: round(value / least),
})

/** Microseconds of an order that fills, or that closes what it opened, with the look at all symbols of the account that follows. */
function placeAndClose(floor: ContractsFloor, times: number): number {
  const opening = marketOrder(1, FIRST, 'short', 1, 100)
  const { leverage: _, ...same } = opening
  const closing = { ...same, effect: 'close' } as const
  // What the fees will take, so that it has as much at the end as it had before.
  floor.fund(1, (LOT_VALUE * 5n * BigInt(times)) / 10_000n)
  const begun = performance.now()
  for (let nth = 0; nth < times; nth += 2) {
    floor.order(1, opening)
    floor.order(1, closing)
  }
  return ((performance.now() - begun) * 1_000) / times
}

/** Microseconds of a tick that stays within everybody's band, once the first fall has moved that of the account. */
function fallAndRise(floor: ContractsFloor, times: number): number {
  const begun = performance.now()
  for (let nth = 0; nth < times; nth++) {
    floor.say(FIRST, nth % 2 === 0 ? Math.round(MIDDLE * 0.985) : MIDDLE)
    if (floor.doDue() > 0) throw new Error('nothing is due here')
  }
  return ((performance.now() - begun) * 1_000) / times
}
