/** The simulation: the whole core under random commands, crashes, torn writes, lost and doubled messages. */
import type { VerticalSide } from '@evenkeel/kernel/testing'
import type { Plant } from './plants.ts'
import { sides as allSides } from './sides.ts'
import { World } from './world.ts'

export type Options = {
  readonly seed: number
  readonly commands: number
  readonly plant?: Plant
  /** A crash comes once in so many rounds. */
  readonly crashRounds?: number
  /** Of urgent work one piece in so many cannot be decided; without, all can. */
  readonly failures?: number | undefined
  /** Who takes part, if not all that there are. */
  readonly sides?: readonly VerticalSide[]
}
export type Report = {
  readonly commands: number
  readonly accepted: number
  readonly resent: number
  readonly crashes: number
  readonly failures: number
  readonly batches: number
  /** Of the last state: equal for equal seeds. */
  readonly state: Uint8Array
}

/** Runs until so many commands were submitted; throws at the first thing that is wrong. */
export async function simulate(options: Options): Promise<Report> {
  const { seed, commands, plant = {}, crashRounds = 400, sides = allSides } = options
  const { failures = plant.failures } = options
  const world = new World({ sides, seed, plant, crashRounds, failures })
  await world.start()
  while (world.counts.commands < commands) await world.round()
  await world.finish()
  return { ...world.counts, state: world.state() }
}
