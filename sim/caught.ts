/** Something is not as it must be. */
import type { Machine } from '@evenkeel/kernel'

export class Caught extends Error {
  override readonly name = 'Caught'
}

/** Two machines hold the same, to the last byte. */
export function mustBeSame(one: Machine, other: Machine, claim: string): void {
  if (Buffer.compare(one.snapshot(), other.snapshot()) !== 0) throw new Caught(`not so: ${claim}`)
}
