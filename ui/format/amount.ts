/** What a text means as an amount in a language, and why an amount is not yet one to be sent. */
import { AMOUNT_MAX, DECIMALS, formatAmount, parseAmount } from '@evenkeel/kernel'
import { AMOUNT_PATTERN, type Language } from '@evenkeel/wire'
import { decimalSign, formatFigure, groupSign } from './money.ts'

export const AMOUNT_MOST = formatAmount(AMOUNT_MAX)

export type TypedAmount = {
  /** A plain decimal string with a dot; empty when the text is not an amount. */
  readonly value: string
  readonly problem?: 'form' | 'decimals'
}

/** Never guesses: a sign that could mean two things, or that means nothing here, is a problem. */
export function readAmount(text: string, language: Language): TypedAmount {
  const sign = decimalSign(language)
  const [whole = '', fraction = '', ...more] = withDecimalSign(
    withGroupSpaces(text, language),
    sign,
  ).split(sign)
  const digits = ungroup(whole, language)
  if (digits === undefined || more.length > 0 || !/^[0-9]*$/.test(fraction))
    return { value: '', problem: 'form' }
  if (fraction.length > DECIMALS) return { value: '', problem: 'decimals' }
  if (digits === '' && fraction === '') return { value: '' }
  const shortest = digits.replace(/^0+(?=[0-9])/, '') || '0'
  return { value: fraction === '' ? shortest : `${shortest}.${fraction}` }
}

/** A plain decimal string as a member would type it. */
export function writeAmount(value: string, language: Language): string {
  return value.replace('.', decimalSign(language))
}

/** A balance is copied with its coin; the field has the coin beside it. */
export function withoutAsset(text: string, asset: string): string {
  const trimmed = text.trim()
  const before = trimmed.slice(0, -asset.length)
  return asset !== '' && trimmed.endsWith(asset) && /\s$/.test(before) ? before.trim() : text
}

/** Where groups stand apart by a space, any space will do. */
function withGroupSpaces(text: string, language: Language): string {
  const group = groupSign(language)
  return group.trim() === '' ? text.trim().replace(/\s/g, group) : text.trim()
}

/** The only dot or comma is a decimal sign wherever it is typed, unless what follows it could be a group. */
function withDecimalSign(text: string, sign: string): string {
  const parts = /^([0-9]*)[.,]([0-9]*)$/.exec(text)
  if (parts === null) return text
  const [, whole = '', fraction = ''] = parts
  const isMaybeGroup = fraction.length === 3 && /[1-9]/.test(whole)
  return isMaybeGroup ? text : `${whole}${sign}${fraction}`
}

/** Groups are of three digits, or as the language writes them; `0,001` is not a thousandfold of 0. */
function ungroup(whole: string, language: Language): string | undefined {
  if (/^[0-9]*$/.test(whole)) return whole
  const [first = '', ...groups] = whole.split(groupSign(language))
  const digits = first + groups.join('')
  if (!/^[1-9][0-9]*$/.test(digits)) return undefined
  const inThrees = /^[0-9]{1,3}$/.test(first) && groups.every(({ length }) => length === 3)
  return inThrees || formatFigure(digits, language) === whole ? digits : undefined
}

export type AmountLimits = {
  readonly least?: string
  readonly most?: string
}

export type AmountProblem = 'missing' | 'tooLittle' | 'tooMuch'

/** Amount that an address prefills; empty where it has none, or one that no call accepts. */
export function amountFromQuery(query: URLSearchParams): string {
  const amount = query.get('amount') ?? ''
  return AMOUNT_PATTERN.test(amount) ? amount : ''
}

export function amountProblem(
  value: string,
  { least, most }: AmountLimits,
): AmountProblem | undefined {
  const amount = parseAmount(value)
  if (amount === undefined && /^[1-9][0-9]{12}/.test(value)) return 'tooMuch'
  if (amount === undefined || amount === 0n) return 'missing'
  if (most !== undefined && amount > (parseAmount(most) ?? 0n)) return 'tooMuch'
  if (least !== undefined && amount < (parseAmount(least) ?? 0n)) return 'tooLittle'
  return undefined
}

/** The shortest way to write an amount: `12.00` is `12`. */
export function settleAmount(value: string): string {
  const amount = parseAmount(value)
  return amount === undefined ? '' : formatAmount(amount)
}

export function isZero(value: string): boolean {
  return !/[1-9]/.test(value)
}
