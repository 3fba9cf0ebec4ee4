/** Closing all positions of an account at once: as many as can have all of their targets, beside one position without any. */
import {
  type Command,
  contracts,
  type PositionSide,
} from '@evenkeel/verticals/contracts/core/index.ts'
import { ORDERS_MAX, TARGETS_MAX } from '@evenkeel/verticals/contracts/core/rules.ts'
import { ContractsFloor, LOT_VALUE, MIDDLE, marketOrder, TICK } from './contractsFloor.ts'
import { type Figure, median, round } from './figures.ts'

const LOTS = 10
const SIDES = ['long', 'short'] as const
/** Every target is an order, so that this many positions have all of theirs; a long and a short one in each symbol. */
const POSITIONS = ORDERS_MAX / TARGETS_MAX
const SYMBOLS = Array.from({ length: POSITIONS / SIDES.length }, (_, nth) => `bench${nth}usdt`)
const [FIRST] = SYMBOLS as [string]
const [MANY, ONE] = [1, 2]
const WARM_UP = 100
const ROUNDS = 300

export function benchClose(): Figure[] {
  const floor = new ContractsFloor(SYMBOLS)
  // Both have more than the fees of all rounds take.
  for (const member of [MANY, ONE]) floor.fund(member, LOT_VALUE * BigInt(LOTS * POSITIONS * 100))
  const times: [number[], number[]] = [[], []]
  for (let nth = 0; nth < WARM_UP + ROUNDS; nth++) {
    for (const symbol of SYMBOLS) for (const side of SIDES) openWithTargets(floor, symbol, side)
    floor.order(ONE, marketOrder(ONE, FIRST, 'long', LOTS, 10))
    const many = close(floor, MANY, POSITIONS, ORDERS_MAX)
    const one = close(floor, ONE, 1, 0)
    if (nth < WARM_UP) continue
    times[0].push(many)
    times[1].push(one)
  }
  floor.machine.check()
  const [many, one] = times
  return [
    { name: 'contracts.close.one', value: round(median(one)), unit: 'µs' },
    {
      name: 'contracts.close.all',
      value: round(median(many)),
      unit: `µs for ${POSITIONS} positions with ${ORDERS_MAX} targets`,
      ratio_to: 'one position without targets, of the same run',
      of: round(median(many) / median(one)),
    },
  ]
}

function openWithTargets(floor: ContractsFloor, symbol: string, side: PositionSide): void {
  floor.order(MANY, marketOrder(MANY, symbol, side, LOTS, 10))
  const targets = Array.from({ length: TARGETS_MAX }, (_, nth) => {
    const isAbove = nth % 2 === 0
    const tick = MIDDLE + (isAbove ? 1 : -1) * (1_000 + nth)
    const kind = isAbove === (side === 'long') ? 'takeProfit' : 'stopLoss'
    return { kind, price: BigInt(tick) * TICK, lots: 1 }
  })
  floor.must(contracts, { type: 'setTargets', member: MANY, symbol, side, targets })
}

/** Microseconds until it is decided, applied and written, and nothing is due. */
function close(floor: ContractsFloor, member: number, positions: number, targets: number): number {
  const command: Command = { type: 'closePositions', member }
  const begun = performance.now()
  const events = floor.take(contracts, command) ?? []
  const took = (performance.now() - begun) * 1_000
  const count = (type: string) => events.filter((event) => event.type === type).length
  if (count('contractTraded') !== positions || count('contractOrderCancelled') !== targets)
    throw new Error(`not ${positions} positions and ${targets} targets were closed`)
  return took
}
