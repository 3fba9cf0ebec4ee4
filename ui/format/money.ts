/** Decimal strings as a person reads them: grouped by language, cut, never rounded, no floats. */
import { decimalsOfAmount, type Language } from '@evenkeel/wire'

export type FigureFormat = {
  /** Decimals to fill up to with zeros. */
  readonly least?: number
  /** Decimals to cut after. */
  readonly most?: number
  /** A gain has its plus, as a loss has its minus. */
  readonly signed?: boolean
}

const DECIMAL = /^(-?)([0-9]+)(?:\.([0-9]+))?$/
const MINUS = '\u2212'

/** `1234567.5` is `1,234,567.50` in English with at least 2 decimals, `12,34,567.50` in Hindi. */
export function formatFigure(
  value: string,
  language: Language,
  { least = 0, most = 8, signed = false }: FigureFormat = {},
): string {
  const match = DECIMAL.exec(value)
  if (match === null) return value
  const [, sign = '', whole = '', fraction = ''] = match
  const { format, decimal } = numbersOf(language)
  const cut = fraction.slice(0, most).replace(/0+$/, '').padEnd(least, '0')
  const text = format.format(BigInt(whole)) + (cut === '' ? '' : decimal + cut)
  // What is cut away may leave nothing, and nothing has no sign.
  if (!/[1-9]/.test(whole + cut)) return text
  if (sign !== '') return MINUS + text
  return signed ? `+${text}` : text
}

export type AmountFormat = Omit<FigureFormat, 'most'> & {
  /** To its last digit: where a member moves an amount, what is asked about is what is sent. */
  readonly exact?: boolean
}

/**
 * An amount of a coin, in the only way in which amounts are shown: ten digits, and what is beyond them is cut, but
 * for the page on which it is moved. The
 * amount alone decides how many decimals it has, never the place where it stands: one amount is one figure everywhere.
 */
export function formatMoney(
  value: string,
  language: Language,
  { exact = false, ...format }: AmountFormat = {},
): string {
  return formatFigure(
    value,
    language,
    exact ? format : { ...format, most: decimalsOfAmount(value) },
  )
}

/** The sign between the whole and the fraction. */
export function decimalSign(language: Language): string {
  return numbersOf(language).decimal
}

/** The sign between groups of digits: in some languages a space that does not break. */
export function groupSign(language: Language): string {
  return numbersOf(language).group
}

type Numbers = {
  readonly format: Intl.NumberFormat
  readonly decimal: string
  readonly group: string
}
const known = new Map<Language, Numbers>()

function numbersOf(language: Language): Numbers {
  const found = known.get(language)
  if (found !== undefined) return found
  // Digits stay 0 to 9 in every language: they are what the amount field takes.
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { useGrouping: true })
  const parts = format.formatToParts(1234567.5)
  const signOf = (sign: 'decimal' | 'group') => parts.find(({ type }) => type === sign)?.value
  const numbers = { format, decimal: signOf('decimal') ?? '.', group: signOf('group') ?? ',' }
  known.set(language, numbers)
  return numbers
}
