/** The watermark's file: two records in turn, so that a write that is cut short leaves the one before. */
import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Batch, Millis } from '@evenkeel/kernel'
import { chainHash, Damaged } from './chain.ts'

/** A batch of the journal: its number, its time and its hash, which covers all batches before it. */
export type Mark = { readonly seq: number; readonly at: Millis; readonly hash: Uint8Array }

/** A batch whole, so that it can be appended once more: it may be on its way to the database. */
export type Whole = { readonly batch: Batch; readonly previous: Uint8Array }

export type Written = { readonly mark: Mark; readonly whole?: Whole | undefined }

/** What the file says; `torn` when one of its records cannot be read. */
export type Kept = Written & { readonly torn: boolean }

/** What the thread that writes it says of each record. */
export const DURABLE = 'durable'
/** Room for a group that is full, and as much again. */
export const RECORD_BYTES = 2 * 1_048_576
const MAGIC = Buffer.from('evenkeel watermark 1')
const HASH_BYTES = 32
const SEQ = MAGIC.length
const AT = SEQ + 8
const LENGTH = AT + 8
const HASH = LENGTH + 4
const PREVIOUS = HASH + HASH_BYTES
const CHECK = PREVIOUS + HASH_BYTES
const PAYLOAD = CHECK + HASH_BYTES
/** The length of a record that has no batch with it. */
const NONE = 0xffff_ffff

const ONCE_MOVED = 'in production the next start names the EVENKEEL_ACCEPT_LOSS that it needs'

/** Undefined when there is no file; throws if nothing in it can be read. `onceMoved`: what a start without the file needs. */
export async function readWatermark(
  path: string,
  onceMoved: string = ONCE_MOVED,
): Promise<Kept | undefined> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (bytes === undefined) return undefined
  const records = [0, 1].map((nth) => readRecord(bytes.subarray(nth * RECORD_BYTES)))
  const [first, second] = records
  const last = (first?.mark.seq ?? -1) > (second?.mark.seq ?? -1) ? first : second
  if (last !== undefined) return { ...last, torn: records.includes(undefined) }
  throw new Damaged(
    `The watermark in ${path} cannot be read, so nobody can tell whether the database still has ` +
      'every batch that was acknowledged. Compare the database with a backup or a standby; to ' +
      `start without that knowledge, move the file away: ${onceMoved}.`,
  )
}

/** The file anew, with this mark in both records: durable under its name, or not there at all. */
export async function makeWatermark(path: string, mark: Mark): Promise<FileHandle> {
  const draft = `${path}.new`
  const file = await open(draft, 'w+', 0o600)
  try {
    // All of it is written now: what is written over later changes no length and no place.
    const bytes = Buffer.alloc(2 * RECORD_BYTES)
    for (const from of [0, RECORD_BYTES]) writeRecord(bytes.subarray(from), { mark })
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

export const fitsRecord = ({ payload }: Batch): boolean => payload.length <= RECORD_BYTES - PAYLOAD

/** Says how many bytes it wrote. */
export function writeRecord(to: Buffer, { mark, whole }: Written): number {
  MAGIC.copy(to)
  to.writeBigUInt64BE(BigInt(mark.seq), SEQ)
  to.writeBigUInt64BE(BigInt(mark.at), AT)
  to.writeUInt32BE(whole?.batch.payload.length ?? NONE, LENGTH)
  to.set(mark.hash, HASH)
  to.set(whole?.previous ?? mark.hash, PREVIOUS)
  checkOf(to).copy(to, CHECK)
  if (whole === undefined) return PAYLOAD
  to.set(whole.batch.payload, PAYLOAD)
  return PAYLOAD + whole.batch.payload.length
}

function readRecord(bytes: Buffer): Written | undefined {
  if (bytes.length < PAYLOAD || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return undefined
  if (!bytes.subarray(CHECK, PAYLOAD).equals(checkOf(bytes))) return undefined
  const seq = Number(bytes.readBigUInt64BE(SEQ))
  const at = Number(bytes.readBigUInt64BE(AT))
  const hash = Buffer.from(bytes.subarray(HASH, PREVIOUS))
  const length = bytes.readUInt32BE(LENGTH)
  if (length === NONE) return { mark: { seq, at, hash } }
  const payload = Buffer.from(bytes.subarray(PAYLOAD, PAYLOAD + length))
  const previous = Buffer.from(bytes.subarray(PREVIOUS, CHECK))
  const batch = { seq, at, payload }
  if (!chainHash(previous, batch).equals(hash)) return undefined
  return { mark: { seq, at, hash }, whole: { batch, previous } }
}

function checkOf(record: Buffer): Buffer {
  return createHash('sha256').update(record.subarray(0, CHECK)).digest()
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
