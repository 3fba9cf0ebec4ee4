/** The simulation: the whole core under random commands, crashes, torn writes, lost and doubled messages. */
import type { Plant } from './plants.ts'
import { World } from './world.ts'

export type Options = {
  readonly seed: number
  readonly commands: number
  readonly plant?: Plant
  /** A crash comes once in so many rounds. */
  readonly crashRounds?: number
}
export type Report = {
  readonly commands: number
  readonly accepted: number
  readonly resent: number
  readonly crashes: number
  readonly batches: number
  /** Of the last state: equal for equal seeds. */
  readonly state: Uint8Array
}

/** Runs until so many commands were submitted; throws at the first thing that is wrong. */
export async function simulate(options: Options): Promise<Report> {
  const { seed, commands, plant = {}, crashRounds = 400 } = options
  const world = new World(seed, plant, crashRounds)
  await world.start()
  while (world.counts.commands < commands) await world.round()
  await world.finish()
  return { ...world.counts, state: world.state() }
}
