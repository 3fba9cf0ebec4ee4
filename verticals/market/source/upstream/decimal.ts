/** Reads decimals that others wrote, strictly and exactly: digits, a point, an exponent; anything else is no number. */
import { AMOUNT_MAX, type Amount, DECIMALS, type Price, UNIT } from '@evenkeel/kernel'

/** A price beyond this is a mistake of whoever says it. */
export const PRICE_MAX: Price = 1_000_000_000n * UNIT

/** An exponent of two digits at most: whoever writes more wants us to count to it. */
const TEXT = /^([0-9]{1,30})(?:\.([0-9]{1,40}))?(?:[eE]([+-]?[0-9]{1,2}))?$/

/** A price: above zero, and no larger than any price is. */
export function readPrice(value: unknown): Price | undefined {
  const price = readDecimal(value)
  return price !== undefined && price > 0n && price <= PRICE_MAX ? price : undefined
}

/** A quantity, which may be nothing. */
export function readQuantity(value: unknown): Amount | undefined {
  const quantity = readDecimal(value)
  return quantity !== undefined && quantity <= AMOUNT_MAX ? quantity : undefined
}

/** What is finer than we count is cut off. A number is taken by its shortest decimal, which is what was written. */
function readDecimal(value: unknown): Amount | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const match = TEXT.exec(String(value))
  if (match === null) return undefined
  const [, whole = '', fraction = '', exponent = '0'] = match
  const digits = BigInt(whole + fraction)
  const shift = DECIMALS - fraction.length + Number(exponent)
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift)
}
