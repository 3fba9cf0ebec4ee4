/** Noise for the look of a book: from 0 to 1, the same for the same two numbers. */

export function noise(one: number, other: number): number {
  let mixed = Math.imul(one | 0, 0x9e3779b1) ^ Math.imul(other | 0, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}
