/** Does the work that a challenge asks for, by the search of the app: many times as fast as a hash call for each number. */
import { createSearch } from '../../web/proofOfWork.ts'

const STEP = 1_000_000

/** The challenge with the number that solves it. */
export function solve(challenge: string, bits: number): string {
  const search = createSearch(challenge, bits)
  for (let from = 0; ; from += STEP) {
    const number = search(from, STEP)
    if (number !== undefined) return `${challenge}.${number}`
  }
}
