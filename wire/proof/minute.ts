/** What is published of a minute of the tick chain: one line of text, whose hash names the minute and stands in the next one. */
import { bytesOf, hexOf, plainBytes } from './bytes.ts'
import { HASH_BYTES, sha256 } from './sha256.ts'

export type Minute = {
  /** 1, 2, 3 ...: each follows the one before it, however long nobody wrote a tick between them. */
  readonly number: number
  /** It holds the blocks after this moment and up to the next minute. */
  readonly since: number
  /** How many blocks, of all groups; at least one. */
  readonly blocks: number
  /** The root over the hashes of the blocks, by time and then by group, in hex. */
  readonly root: string
  /** The hash of the minute before it, in hex; zeros before the first. */
  readonly previous: string
}

export const MINUTE_MS = 60_000

const MINUTE = 7
const BLOCKS_MOST = 10_000

/** Where the minute begins that the block of a second belongs to. */
export function minuteOf(until: number): number {
  return until - 1 - ((until - 1) % MINUTE_MS)
}

/** The line: JSON without spaces, its fields in this order. */
export function minuteText({ number, since, blocks, root, previous }: Minute): string {
  return JSON.stringify({ number, since, blocks, root, previous })
}

/** In hex. */
export function minuteHash(text: string): string {
  const letters = plainBytes(text) ?? new Uint8Array()
  const bytes = new Uint8Array(1 + letters.length)
  bytes[0] = MINUTE
  bytes.set(letters, 1)
  return hexOf(sha256(bytes))
}

/** `undefined` for a line that is not exactly what `minuteText` would write of a sound minute. */
export function readMinute(text: string): Minute | undefined {
  try {
    const said = JSON.parse(text) as Minute
    return minuteText(said) === text && isSound(said) ? said : undefined
  } catch {
    return undefined
  }
}

/** Whether a minute says of the one before it what that one is. */
export function isNextMinute(said: Minute, before: Minute): boolean {
  return (
    said.number === before.number + 1 &&
    said.since > before.since &&
    said.previous === minuteHash(minuteText(before))
  )
}

function isSound({ number, since, blocks, root, previous }: Minute): boolean {
  return (
    [number, since, blocks].every((count) => Number.isSafeInteger(count) && count > 0) &&
    since % MINUTE_MS === 0 &&
    blocks <= BLOCKS_MOST &&
    [root, previous].every((hash) => bytesOf(hash, HASH_BYTES) !== undefined)
  )
}
