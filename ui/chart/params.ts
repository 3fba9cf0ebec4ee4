/** The figures that an indicator is computed with, as a reader may change them: what each means, and what it may be. */
import { type Indicator, usualParams } from './indicators.ts'

/** What a field is called; averages have several of the same, each with its number. */
export type ParamName =
  | 'period'
  | 'periodOf'
  | 'deviations'
  | 'fast'
  | 'slow'
  | 'signal'
  | 'smoothing'

export type ParamField = {
  readonly name: ParamName
  /** Which of several: `1`, or the line that it smooths. */
  readonly of?: string
  readonly least: number
  readonly most: number
  readonly decimals: number
}

export type ParamProblem =
  | { readonly why: 'range'; readonly least: number; readonly most: number }
  | { readonly why: 'decimals'; readonly least: number; readonly most: number }
  | { readonly why: 'twice' }
  | { readonly why: 'fastBelowSlow' }

/** A chart holds a few thousand candles: a longer period would never have a value on most. */
const PERIOD_MOST = 500
const DEVIATIONS = { least: 0.1, most: 10, decimals: 2 } as const

const period = (name: ParamName, of?: string, least = 1): ParamField => ({
  name,
  least,
  most: PERIOD_MOST,
  decimals: 0,
  ...(of !== undefined && { of }),
})
const several = (count: number) =>
  Array.from({ length: count }, (_, i) => period('periodOf', String(i + 1)))

export const paramFields: Readonly<Record<Indicator, readonly ParamField[]>> = {
  MA: several(3),
  EMA: several(3),
  // Of one candle nothing deviates.
  BOLL: [period('period', undefined, 2), { name: 'deviations', ...DEVIATIONS }],
  VOL: several(2),
  MACD: [period('fast'), period('slow'), period('signal')],
  RSI: several(3),
  KDJ: [period('period'), period('smoothing', 'K'), period('smoothing', 'D')],
}

/** What is wrong with each field as it is written; nothing where it will do. */
export function problemsOf(
  indicator: Indicator,
  written: readonly string[],
): readonly (ParamProblem | undefined)[] {
  const fields = paramFields[indicator]
  const single = fields.map((field, i) => problemOf(field, written[i] ?? ''))
  const numbers = fields.map((_, i) => (single[i] === undefined ? numberOf(written[i] ?? '') : NaN))
  return fields.map(({ name }, i) => {
    if (single[i] !== undefined) return single[i]
    const isTwice = name === 'periodOf' && numbers.indexOf(numbers[i]!) < i
    if (isTwice) return { why: 'twice' }
    const isSlower = indicator === 'MACD' && name === 'slow' && numbers[0]! >= numbers[1]!
    return isSlower ? { why: 'fastBelowSlow' } : undefined
  })
}

/** The numbers of fields that have no problem. */
export function paramsIn(written: readonly string[]): readonly number[] {
  return written.map(numberOf)
}

/** Whether something that was kept can be computed with. */
export function isUsable(indicator: Indicator, kept: unknown): kept is readonly number[] {
  if (!Array.isArray(kept) || kept.length !== usualParams[indicator].length) return false
  if (!kept.every((one) => typeof one === 'number')) return false
  return problemsOf(indicator, kept.map(String)).every((problem) => problem === undefined)
}

function problemOf({ least, most, decimals }: ParamField, text: string): ParamProblem | undefined {
  const [, fraction = ''] = text.trim().split(/[.,]/)
  const number = numberOf(text)
  const isNumber = number >= least && number <= most && fraction.length <= decimals
  return isNumber ? undefined : { why: decimals === 0 ? 'range' : 'decimals', least, most }
}

/** As it is typed in any of the languages: a comma may be the decimal point. */
function numberOf(text: string): number {
  const plain = text.trim().replace(',', '.')
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : NaN
}
