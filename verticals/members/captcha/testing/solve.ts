/** Does the work that a challenge asks for. */
import { hash } from 'node:crypto'

/** The challenge with the number that solves it. */
export function solve(challenge: string, bits: number): string {
  for (let number = 0; ; number++) {
    const solution = `${challenge}.${number}`
    if (Math.clz32(hash('sha256', solution, 'buffer').readUInt32BE(0)) >= bits) return solution
  }
}
