/** The core alone: commands through the exchange loop with a journal in memory, and the simulation. */
import { type Batch, Exchange, Machine } from '@evenkeel/kernel'
import { simulate } from '@evenkeel/sim/simulation.ts'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { type Figure, round } from './figures.ts'
import { prepareTransfers } from './transfers.ts'

const WARM_UP = 200_000
const COMMANDS = 1_000_000
const TOGETHER = 100

export async function benchKernel(): Promise<Figure[]> {
  const batches: Batch[] = []
  const machine = new Machine(cores, 1)
  const exchange = new Exchange({
    machine,
    journal: {
      append: async (batch) => void batches.push({ ...batch, payload: batch.payload.slice() }),
      batch: async (seq) => batches[seq - 1] as Batch,
      read: async function* () {
        yield batches
      },
    },
    clock: Date.now,
    onBroken: (error) => {
      throw error
    },
  })
  const transfers = await prepareTransfers(exchange)
  const run = async (commands: number) => {
    const begun = performance.now()
    for (let left = commands / TOGETHER; left > 0; left--) {
      let last: Promise<unknown> = Promise.resolve()
      for (let nth = 0; nth < TOGETHER; nth++) last = transfers.next()
      await last
    }
    return (commands * 1000) / (performance.now() - begun)
  }
  await run(WARM_UP)
  const perSecond = await run(COMMANDS)
  const copy = new Machine(cores, 2)
  const begun = performance.now()
  for (const { payload } of batches) copy.replay(payload)
  const replayed = (copy.seq * 1000) / (performance.now() - begun)
  return [
    { name: 'kernel.commands', value: round(perSecond), unit: 'commands/s' },
    { name: 'kernel.replay', value: round(replayed), unit: 'events/s' },
  ]
}

export async function benchSim(): Promise<Figure[]> {
  await simulate({ seed: 1, commands: WARM_UP })
  const begun = performance.now()
  const { commands } = await simulate({ seed: 2, commands: COMMANDS })
  const perSecond = (commands * 1000) / (performance.now() - begun)
  return [{ name: 'sim.commands', value: round(perSecond), unit: 'commands/s' }]
}
