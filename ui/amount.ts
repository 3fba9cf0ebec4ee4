/** What may be typed as an amount, and why an amount is not yet one that can be sent. */
import { formatAmount, parseAmount } from '@evenkeel/kernel'

const TYPED = /^[0-9]{0,12}(\.[0-9]{0,8})?$/

/** The next content of the field; what cannot become an amount leaves it as it was. */
export function typeAmount(previous: string, next: string, decimal = '.'): string {
  const trimmed = next.trim()
  // Keyboards of many languages have a comma only. `1,000` is not read as one where it is a thousand.
  const dotted = decimal === ',' ? trimmed.replace(',', '.') : trimmed
  if (!TYPED.test(dotted)) return previous
  return dotted.startsWith('.') ? `0${dotted}` : dotted.replace(/^0+(?=[0-9])/, '')
}

export type AmountLimits = {
  readonly least?: string
  readonly most?: string
}

export type AmountProblem = 'missing' | 'tooLittle' | 'tooMuch'

export function amountProblem(
  value: string,
  { least, most }: AmountLimits,
): AmountProblem | undefined {
  const amount = parseAmount(value.replace(/\.$/, ''))
  if (amount === undefined || amount === 0n) return 'missing'
  if (most !== undefined && amount > (parseAmount(most) ?? 0n)) return 'tooMuch'
  if (least !== undefined && amount < (parseAmount(least) ?? 0n)) return 'tooLittle'
  return undefined
}

/** The shortest way to write what was typed: `12.` and `12.00` are `12`. */
export function settleAmount(value: string): string {
  const amount = parseAmount(value.replace(/\.$/, ''))
  return amount === undefined ? '' : formatAmount(amount)
}

export function isZero(value: string): boolean {
  return !/[1-9]/.test(value)
}
