/** How many decimals an amount is shown with: the same in every text and on every screen. */

/** As many digits as there is room for in the narrowest list. */
const DIGITS = 10
const DECIMALS_LEAST = 2
const DECIMALS_MOST = 8

/** Of a plain decimal string; what is beyond is cut. */
export function decimalsOfAmount(value: string): number {
  const whole = /^-?0*([0-9]*)/.exec(value)?.[1] ?? ''
  return Math.max(DECIMALS_LEAST, Math.min(DECIMALS_MOST, DIGITS - whole.length))
}
