/** The watermark's file: two records in turn, so that a write that is cut short leaves the one before. */
import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Millis } from '@evenkeel/kernel'
import { Damaged } from './chain.ts'

/** A batch of the journal: its number, its time and its hash, which covers all batches before it. */
export type Mark = { readonly seq: number; readonly at: Millis; readonly hash: Uint8Array }

/** No disk of today writes less than this at once, so no write touches both records. */
export const RECORD_BYTES = 4_096
const MAGIC = Buffer.from('evenkeel watermark 1')
const HASH_BYTES = 32
const WRITTEN_BYTES = MAGIC.length + 8 + 8 + HASH_BYTES

/** What the file says; `torn` when one of its records cannot be read. */
export type Kept = { readonly mark: Mark; readonly torn: boolean }

/** Undefined when there is no file; one in which nothing can be read throws. */
export async function readWatermark(path: string): Promise<Kept | undefined> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (bytes === undefined) return undefined
  const marks = [0, 1].map((nth) => markOf(bytes.subarray(nth * RECORD_BYTES)))
  const [first, second] = marks
  const mark = (first?.seq ?? -1) > (second?.seq ?? -1) ? first : second
  if (mark !== undefined) return { mark, torn: marks.includes(undefined) }
  throw new Damaged(
    `The watermark in ${path} cannot be read, so nobody can tell whether the database still has ` +
      'every batch that was acknowledged. Compare the database with a backup or a standby; to ' +
      'start without that knowledge, move the file away: the next start begins a new one.',
  )
}

/** The file anew, with this mark in both records: durable under its name, or not there at all. */
export async function makeWatermark(path: string, mark: Mark): Promise<FileHandle> {
  const draft = `${path}.new`
  const file = await open(draft, 'w+', 0o600)
  try {
    const bytes = Buffer.alloc(2 * RECORD_BYTES)
    for (const from of [0, RECORD_BYTES]) recordOf(mark).copy(bytes, from)
    await file.writeFile(bytes)
    await file.sync()
    await rename(draft, path)
    await syncFolder(dirname(path))
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

export function recordOf({ seq, at, hash }: Mark): Buffer {
  const record = Buffer.alloc(WRITTEN_BYTES + HASH_BYTES)
  let end = MAGIC.copy(record)
  end = record.writeBigUInt64BE(BigInt(seq), end)
  end = record.writeBigUInt64BE(BigInt(at), end)
  record.set(hash, end)
  checkOf(record).copy(record, WRITTEN_BYTES)
  return record
}

function markOf(bytes: Buffer): Mark | undefined {
  const record = bytes.subarray(0, WRITTEN_BYTES + HASH_BYTES)
  if (record.length < WRITTEN_BYTES + HASH_BYTES) return undefined
  if (!record.subarray(0, MAGIC.length).equals(MAGIC)) return undefined
  if (!record.subarray(WRITTEN_BYTES).equals(checkOf(record))) return undefined
  const seq = Number(record.readBigUInt64BE(MAGIC.length))
  const at = Number(record.readBigUInt64BE(MAGIC.length + 8))
  return { seq, at, hash: Buffer.from(record.subarray(MAGIC.length + 16, WRITTEN_BYTES)) }
}

function checkOf(record: Buffer): Buffer {
  return createHash('sha256').update(record.subarray(0, WRITTEN_BYTES)).digest()
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
