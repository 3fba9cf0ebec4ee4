/** Request keys for tests: the nth of a moment. */
import type { Millis } from '../decision.ts'

export function keyAt(at: Millis, nth: number): string {
  const count = nth.toString(16).padStart(15, '0')
  return `${at.toString(16).padStart(12, '0')}70008${count}`
}
