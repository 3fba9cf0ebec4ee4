/** The search for the number that solves a proof of work. */
import { BLOCK, compress, freshState } from './sha256.ts'

/** Looks at so many numbers from one on, and answers with the first that solves it. */
export type Search = (from: number, count: number) => number | undefined

export function createSearch(challenge: string, bits: number): Search {
  const begun = new TextEncoder().encode(`${challenge}.`)
  const whole = begun.length - (begun.length % BLOCK)
  // All numbers share what comes before them: its whole blocks are hashed once.
  const shared = freshState()
  const view = new DataView(begun.buffer)
  for (let from = 0; from < whole; from += BLOCK) compress(shared, view, from)

  const rest = begun.subarray(whole)
  const end = new Uint8Array(2 * BLOCK)
  const endView = new DataView(end.buffer)
  const state = freshState()

  function firstWord(number: number): number {
    const digits = String(number)
    const length = rest.length + digits.length
    // A one, zeros, and the length in bits end a text; they go into the next block if need be.
    const size = length + 9 <= BLOCK ? BLOCK : 2 * BLOCK
    end.fill(0)
    end.set(rest)
    for (let i = 0; i < digits.length; i++) end[rest.length + i] = digits.charCodeAt(i)
    end[length] = 0x80
    endView.setUint32(size - 4, (whole + length) * 8)
    state.set(shared)
    for (let from = 0; from < size; from += BLOCK) compress(state, endView, from)
    return state[0] as number
  }

  return (from, count) => {
    for (let number = from; number < from + count; number++)
      if (Math.clz32(firstWord(number)) >= bits) return number
    return undefined
  }
}
