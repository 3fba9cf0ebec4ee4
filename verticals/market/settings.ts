/** How long the market keeps its ticks: read once from the environment. */
import { BadConfig, type Environment } from '@evenkeel/wire/server'

export type MarketSettings = {
  /** Blocks of the tick chain that are older are dropped; what was published of them stays. */
  readonly tickDays: number
}

const USUAL_DAYS = 30
const MOST_DAYS = 36_500

export function readSettings(env: Environment): MarketSettings {
  const text = env.EVENKEEL_TICK_DAYS
  if (text === undefined || text === '') return { tickDays: USUAL_DAYS }
  const tickDays = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0
  if (tickDays >= 1 && tickDays <= MOST_DAYS) return { tickDays }
  throw new BadConfig(
    `EVENKEEL_TICK_DAYS is '${text}'; it must be a whole number from 1 to ${MOST_DAYS}.`,
  )
}
