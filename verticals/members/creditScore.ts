/** The credit score: information that grows with what is verified, and blocks nothing. Rule E36. */
import type { Millis } from '@evenkeel/kernel'
import type { Verification } from './contract/index.ts'

export type ScoreFacts = {
  readonly basic: Verification
  readonly advanced: Verification
  readonly hasSecondFactor: boolean
  readonly ageMs: Millis
}

const BEGINNING = 60
const STEP = 10
const MONTH_MS = 30 * 24 * 3_600_000
const MONTHS_MAX = 10

export function creditScore({ basic, advanced, hasSecondFactor, ageMs }: ScoreFacts): number {
  const steps = [basic === 2, advanced === 2, hasSecondFactor].filter(Boolean).length
  const months = Math.min(MONTHS_MAX, Math.max(0, Math.floor(ageMs / MONTH_MS)))
  return BEGINNING + STEP * steps + months
}
