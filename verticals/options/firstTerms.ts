/** The terms that options on a symbol begin with: on the first day, and as what is proposed for one that is listed later. */
import { UNIT } from '@evenkeel/kernel'
import type { Instrument } from '@evenkeel/wire/server'
import { DURATIONS, type Term } from './core/index.ts'

/** What each duration pays at first, and the largest stake. */
const FIRST_TERMS: Readonly<Record<(typeof DURATIONS)[number], readonly [number, bigint]>> = {
  30: [8_000, 2_000n],
  60: [8_200, 5_000n],
  120: [8_500, 5_000n],
  300: [8_800, 10_000n],
  600: [9_000, 10_000n],
  3600: [9_200, 20_000n],
}

export function firstTermsOf({ symbol }: Instrument): Term[] {
  return DURATIONS.map((seconds) => {
    const [payoutBps, most] = FIRST_TERMS[seconds]
    return {
      symbol,
      seconds,
      payoutBps,
      feeBps: 0,
      minStake: 10n * UNIT,
      maxStake: most * UNIT,
      isOffered: true,
    }
  })
}
