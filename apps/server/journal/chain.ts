/** The hash chain: each batch's hash covers the batch and the hash before it. */
import { createHash } from 'node:crypto'
import type { Batch } from '@evenkeel/kernel'

export const GENESIS = Buffer.alloc(32)

export function chainHash(previous: Uint8Array, { seq, at, payload }: Batch): Buffer {
  const head = Buffer.allocUnsafe(16)
  // Whatever a damaged row holds has a hash, just not the right one.
  head.writeBigUInt64BE(BigInt.asUintN(64, BigInt(seq)), 0)
  head.writeBigUInt64BE(BigInt.asUintN(64, BigInt(at)), 8)
  return createHash('sha256').update(previous).update(head).update(payload).digest()
}

/** What the first row of a snapshot follows: the journal up to the snapshot's batch. */
export function snapshotGenesis(journal: Uint8Array): Buffer {
  return createHash('sha256').update('snapshot').update(journal).digest()
}

/** The hash of a row of a snapshot covers the row and the hash before it. */
export function snapshotRowHash(previous: Uint8Array, isEnd: boolean, bytes: Uint8Array): Buffer {
  const hash = createHash('sha256').update(previous)
  return hash
    .update(isEnd ? 'end' : 'more')
    .update(bytes)
    .digest()
}

/** Something in the journal is not what was written: the server does not start on it. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
}
