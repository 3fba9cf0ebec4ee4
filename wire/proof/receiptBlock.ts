/** The receipt chain: everything settled in a minute is a leaf of a tree, and the tree's root is published in a block that holds the hash of the block before it. */
import { bytesOf, hexOf, plainBytes } from './bytes.ts'
import { minuteOf } from './minute.ts'
import { HASH_BYTES, sha256 } from './sha256.ts'

export type ReceiptBlock = {
  /** 1, 2, 3 ... without gaps. A minute in which nothing was settled has no block. */
  readonly number: number
  /** The beginning of the minute in which its receipts were settled. */
  readonly since: number
  /** How many; at least one. */
  readonly receipts: number
  /** The root over the hashes of the receipts in the order of the journal, in hex. */
  readonly root: string
  /** The hash of the block before it, in hex; zeros before the first. */
  readonly previous: string
}

/** A minute with more receipts than these has several blocks. */
export const BLOCK_RECEIPTS_MAX = 1_024

// What is hashed begins with what it is; 1 to 9 are those of the other trees and chains.
const LEAF = 10
const BLOCK = 11

/** The hash of a receipt's facts, in hex: the salt keeps others from finding the facts by trying. */
export function receiptLeaf(salt: string, facts: string): string {
  const [key, letters] = [bytesOf(salt, HASH_BYTES), plainBytes(facts)]
  if (key === undefined || letters === undefined) throw new TypeError('a leaf has salt and facts')
  return hashOf(LEAF, key, letters)
}

/** The line: JSON without spaces, its fields in this order. */
export function receiptBlockText(block: ReceiptBlock): string {
  const { number, since, receipts, root, previous } = block
  return JSON.stringify({ number, since, receipts, root, previous })
}

/** In hex. */
export function receiptBlockHash(text: string): string {
  return hashOf(BLOCK, plainBytes(text) ?? new Uint8Array())
}

/** `undefined` for a line that is not exactly what `receiptBlockText` would write of a valid block. */
export function readReceiptBlock(text: string): ReceiptBlock | undefined {
  try {
    const said = JSON.parse(text) as ReceiptBlock
    return receiptBlockText(said) === text && isValid(said) ? said : undefined
  } catch {
    return undefined
  }
}

/** Whether a block says of the one before it what that one is. */
export function isNextReceiptBlock(said: ReceiptBlock, before: ReceiptBlock): boolean {
  return (
    said.number === before.number + 1 &&
    said.since >= before.since &&
    said.previous === receiptBlockHash(receiptBlockText(before))
  )
}

function isValid({ number, since, receipts, root, previous }: ReceiptBlock): boolean {
  return (
    [number, receipts].every((count) => Number.isSafeInteger(count) && count > 0) &&
    receipts <= BLOCK_RECEIPTS_MAX &&
    Number.isSafeInteger(since) &&
    since >= 0 &&
    minuteOf(since + 1) === since &&
    [root, previous].every((hash) => bytesOf(hash, HASH_BYTES) !== undefined)
  )
}

function hashOf(kind: number, ...parts: readonly Uint8Array[]): string {
  const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0))
  bytes[0] = kind
  let at = 1
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return hexOf(sha256(bytes))
}
