/** The published prices of simulated symbols, second by second, for those who look for something to foresee in them. */
import { UNIT } from '@evenkeel/kernel'
import { instruments } from '../../../instruments.ts'
import { createCalendar } from '../calendar.ts'
import { emptySteps, minutesOf } from '../day.ts'
import { createFactor } from '../factor.ts'
import { FIRST_DAY, SECONDS, SECONDS_A_DAY } from '../hours.ts'
import { natureOf } from '../natures.ts'
import { noiseOf } from '../noise.ts'
import { createWalk } from '../walk.ts'
import type { Prices } from './rules.ts'

/** Of these symbols of one class, from a day on that is made second by second; in ticks. */
export function pricesOf(
  seed: Uint8Array,
  symbols: readonly string[],
  firstDay: number,
  days: number,
): readonly Prices[] {
  const noise = noiseOf(seed)
  const listed = symbols.map((symbol) => instruments.find((one) => one.symbol === symbol)!)
  const factor = createFactor(listed[0]!.class, noise)
  const series = listed.map(({ symbol, tickSize, lotSize, hours }) => {
    const nature = natureOf(symbol)!
    const anchor = (nature.anchor * Number(UNIT)) / Number(tickSize)
    const lots = (nature.dailyAmount * Number(UNIT)) / Number(lotSize) / 1_440
    const [minuteNoise, stepNoise] = [noise(`${symbol} minutes`), noise(`${symbol} steps`)]
    return {
      walk: createWalk(nature, anchor, factor, noise(`${symbol} days`)),
      options: { nature, lots, factor, minuteNoise, stepNoise },
      calendar: createCalendar(hours, FIRST_DAY),
      prices: new Float64Array(days * SECONDS_A_DAY),
    }
  })
  const steps = emptySteps()
  for (let nth = 0; nth < days; nth++)
    for (const { walk, options, calendar, prices } of series) {
      const day = firstDay + nth
      const open = calendar(day)
      minutesOf(day, walk(day).open, walk(day), options, open, steps)
      prices.set(steps.prices, nth * SECONDS_A_DAY)
      for (const [minute, isOpen] of open?.isOpen.entries() ?? []) {
        const from = nth * SECONDS_A_DAY + minute * SECONDS
        if (isOpen === 0) prices.fill(0, from, from + SECONDS)
      }
    }
  return series.map(({ prices }) => prices)
}
