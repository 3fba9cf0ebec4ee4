/** How often a proof is published, and how many trees are kept: read once from the environment. */
import { BadConfig, type Environment } from '@evenkeel/wire/server'

export type ProofSettings = {
  /** 0 for never by itself, which only a sandbox may have. */
  readonly everyMinutes: number
  /** Of the newest so many proofs the tree itself is kept; of all others, what was published. */
  readonly treesKept: number
}

const HOUR = 60

export function readSettings(env: Environment, isProduction: boolean): ProofSettings {
  const [least, most] = isProduction ? [1, HOUR] : [0, 24 * HOUR]
  return {
    everyMinutes: count(env, 'EVENKEEL_PROOF_MINUTES', HOUR, least, most),
    treesKept: count(env, 'EVENKEEL_PROOF_TREES', 24, 1, 100_000),
  }
}

function count(env: Environment, name: string, usual: number, least: number, most: number): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  const value = /^[0-9]{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new BadConfig(`${name} is '${text}'; it must be a whole number from ${least} to ${most}.`)
}
