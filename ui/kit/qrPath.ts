/** A text as the dark squares of a code for cameras: a path in a square of so many units. */
import { encode } from 'uqr'

export function qrPath(value: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(value, { ecc: 'M', border: 3 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { path: squares.join(''), size }
}
