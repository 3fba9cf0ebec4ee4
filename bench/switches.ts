/** Switches: how long after an operator sends one the first member is refused by it, and let in again, with the approval of another where that takes two; it must be within a second. */
import { makeTransfer, post, toFinance } from '@evenkeel/server/testing/calls.ts'
import { openSwitching, type Turn } from '@evenkeel/server/testing/switching.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import { type Figure, median, round } from './figures.ts'
import { startBenchServer } from './server.ts'

const ROUNDS = 10
const order = { pair: 'btcusdt', side: 'buy', kind: 'limit', price: '10000', quantity: '0.01' }

/** A member's call that the switch bars, and the name that it is refused by. */
type HeldUp = {
  readonly name: string
  readonly symbol?: string
  readonly refusal: string
  ask(): Promise<{ readonly reason: string | undefined }>
}

export async function benchSwitches(): Promise<Figure[]> {
  const server = await startBenchServer()
  try {
    const turn = await openSwitching(server)
    const { token, withdraw } = await givenWithdrawer(server)
    const transfer = () => makeTransfer(server.url, token, toFinance)
    // The switch is asked before the code: one that is wrong tells as well that it is on or off.
    const leave = () => withdraw({ ticket: 'none', code: '000000' })
    const place = () => post(server.url, 'spot/place_order', order, { token })
    const all: readonly HeldUp[] = [
      { name: 'cancelOnly', refusal: 'cancelOnly', ask: transfer },
      { name: 'withdrawalsFrozen', refusal: 'withdrawalsFrozen', ask: leave },
      { name: 'marketHalted', symbol: 'btcusdt', refusal: 'marketHalted', ask: place },
      { name: 'maintenance', refusal: 'maintenance', ask: transfer },
      { name: 'everythingFrozen', refusal: 'exchangeFrozen', ask: transfer },
    ]
    const figures: Figure[] = []
    for (const heldUp of all) figures.push(...(await measured(turn, heldUp)))
    return figures
  } finally {
    await server.stop()
  }
}

/** The slowest of all rounds: a switch that is late once is late. */
async function measured(turn: Turn, { name, symbol, refusal, ask }: HeldUp): Promise<Figure[]> {
  // What the call takes by itself is the least that a switch can be seen within.
  const call = median(await timesOf(ROUNDS, ask))
  const times = { on: 0, off: 0 }
  for (let nth = 0; nth < ROUNDS; nth++)
    for (const isOn of [true, false]) {
      const begun = performance.now()
      const switched = turn(name, isOn, symbol)
      // Members go on asking all the while.
      while (((await ask()).reason === refusal) !== isOn);
      const took = performance.now() - begun
      const way = isOn ? 'on' : 'off'
      times[way] = Math.max(times[way], took)
      await switched
    }
  const yardstick = `switches.${name}.call`
  return [
    { name: yardstick, value: round(call), unit: 'ms' },
    ...Object.entries(times).map(([way, took]) => ({
      name: `switches.${name}.${way}`,
      value: round(took),
      unit: 'ms',
      ratio_to: yardstick,
      of: round(took / call),
    })),
  ]
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let nth = 0; nth < count; nth++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times
}
