/** Between decimal strings and plain numbers: for drawing, and for sorting what is shown; never for money that moves. */

export function drawn(value: string): number {
  return Number(value)
}

/** The digits that a number of the feed was sent with: it has fewer than a double keeps. */
export function decimalOf(number: number): string {
  const plain = String(number)
  return plain.includes('e') ? number.toFixed(8).replace(/\.?0+$/, '') : plain
}
