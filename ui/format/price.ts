/** Prices, changes and volumes as a trader reads them: no floats, nothing rounded up. */
import { formatAmount, parseFigure } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import { formatFigure } from './money.ts'

export type Direction = 'up' | 'down' | 'same'

const SIGNIFICANT = 5
const DECIMALS_LEAST = 2
const DECIMALS_MOST = 8

/** On its tick where that is known, else with so many decimals that small prices keep their digits. */
export function formatPrice(value: string, language: Language, tick?: string): string {
  const decimals = tick === undefined ? decimalsOfPrice(value) : decimalsOf(tick)
  return formatFigure(value, language, { least: decimals, most: decimals })
}

/** `$118,264.51`; the sign stands where the language has it: `118.264,51 $`. */
export function formatDollars(value: string, language: Language, tick?: string): string {
  const [before, after] = kept(dollars, language, () => dollarSign(language))
  return before + formatPrice(value, language, tick) + after
}

/** `118264.51` keeps 2, `3.1174` keeps 4, `0.00001234` keeps 8. */
export function decimalsOfPrice(value: string): number {
  const [whole = '', fraction = ''] = value.replace(/^-?0*/, '').split('.')
  const zeros = whole === '' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : -whole.length
  return Math.min(DECIMALS_MOST, Math.max(DECIMALS_LEAST, SIGNIFICANT + zeros))
}

/** A quantity on its step, with all of its decimals. */
export function formatQuantity(value: string, language: Language, step: string): string {
  const decimals = decimalsOf(step)
  return formatFigure(value, language, { least: decimals, most: decimals })
}

/** How many decimals the multiples of a step have. */
export function decimalsOf(step: string): number {
  return step.split('.')[1]?.replace(/0+$/, '').length ?? 0
}

/** What the price has done since `open`, in percent with two decimals that are cut. */
export function changeOf(open: string, last: string): string {
  const from = parseFigure(open)
  if (from === 0n) return '0'
  const hundredths = ((parseFigure(last) - from) * 10_000n) / from
  return formatAmount(hundredths * 1_000_000n)
}

/** `+1.84%`, `−1.27%`, `0.00%`. */
export function formatChange(percent: string, language: Language): string {
  const figure = formatFigure(percent, language, { least: 2, most: 2, signed: true })
  return figure + percentSign(language)
}

/** `42` is `42%` in English and `42 %` in German. */
export function formatPercent(percent: string, language: Language): string {
  return formatFigure(percent, language) + percentSign(language)
}

/** `334` is `33.4%`. */
export function formatPermille(permille: number, language: Language): string {
  const percent = `${Math.floor(permille / 10)}.${permille % 10}`
  return formatFigure(percent, language, { least: 1, most: 1 }) + percentSign(language)
}

/** A change that is shown as nothing has no direction. */
export function directionOf(percent: string): Direction {
  const shown = percent.replace(/(\.[0-9]{2})[0-9]+$/, '$1')
  if (!/[1-9]/.test(shown)) return 'same'
  return percent.startsWith('-') ? 'down' : 'up'
}

export function directionBetween(before: string, after: string): Direction {
  const change = parseFigure(after) - parseFigure(before)
  if (change === 0n) return 'same'
  return change > 0n ? 'up' : 'down'
}

/** A volume in the language's own short form, with three digits or all of its whole ones: `2.18B`, `513M`, `2,18 Mrd.`, `7607万`. */
export function formatCompact(value: string, language: Language): string {
  if (!/[1-9]/.test(value)) return '0'
  const format = kept(compacts, language, () => {
    const options = {
      notation: 'compact',
      minimumSignificantDigits: 3,
      maximumSignificantDigits: 3,
      maximumFractionDigits: 0,
      roundingPriority: 'morePrecision',
      roundingMode: 'trunc',
    } as const
    return new Intl.NumberFormat(`${language}-u-nu-latn`, options as Intl.NumberFormatOptions)
  })
  return format.format(value as `${number}`)
}

const compacts = new Map<Language, Intl.NumberFormat>()
const percents = new Map<Language, string>()
const dollars = new Map<Language, readonly [before: string, after: string]>()

/** What stands before and after the figure. */
function dollarSign(language: Language): readonly [before: string, after: string] {
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  const format = new Intl.NumberFormat(language, { ...options, maximumFractionDigits: 0 })
  const parts = format.formatToParts(1)
  const figure = parts.findIndex(({ type }) => type === 'integer')
  const join = (some: typeof parts) => some.map(({ value }) => value).join('')
  return [join(parts.slice(0, figure)), join(parts.slice(figure + 1))]
}

/** With the space before it where the language has one. */
function percentSign(language: Language): string {
  return kept(percents, language, () => {
    const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent' })
    const parts = format.formatToParts(0.01)
    return parts
      .filter(({ type }) => type !== 'integer')
      .map(({ value }) => value)
      .join('')
  })
}

function kept<Value>(from: Map<Language, Value>, language: Language, make: () => Value): Value {
  const value = from.get(language) ?? make()
  from.set(language, value)
  return value
}
