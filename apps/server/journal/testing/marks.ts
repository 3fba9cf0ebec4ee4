/** A chain of small batches, and what the watermark says of each. */
import { chainHash, GENESIS } from '../chain.ts'
import type { Mark, Written } from '../watermarkFile.ts'
import { batchOf } from './database.ts'

export { batchOf }

export function hashOf(seq: number): Buffer {
  return seq === 0 ? GENESIS : chainHash(hashOf(seq - 1), batchOf(seq))
}

export function markOf(seq: number): Mark {
  return { seq, at: seq === 0 ? 0 : batchOf(seq).at, hash: hashOf(seq) }
}

export function wholeOf(seq: number): Written {
  return { mark: markOf(seq), whole: { batch: batchOf(seq), previous: hashOf(seq - 1) } }
}
