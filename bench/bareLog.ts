/** The least that durable can mean: a file that is written and synced a group at a time, and nothing else. */
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** About what one command takes in the journal. */
const BYTES = 96
/** Written over from its start: a file that grows would pay for that as well. */
const FILE_BYTES = 64 * 1024 * 1024

export type BareLog = {
  /** Resolves when what was asked for is on the disk. */
  next(): Promise<void>
  close(): Promise<void>
}

export async function openBareLog(folder: string): Promise<BareLog> {
  const path = join(folder, 'bare.log')
  const file = await open(path, 'w+')
  await file.write(Buffer.alloc(FILE_BYTES, 1))
  await file.sync()
  let waiting: (() => void)[] = []
  let writing: Promise<void> | undefined
  let at = 0

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      at = await append(file, at, group.length * BYTES)
      for (const done of group) done()
    }
    writing = undefined
  }

  return {
    next: () =>
      new Promise((done) => {
        waiting.push(done)
        writing ??= Promise.resolve().then(write)
      }),
    async close() {
      await writing
      await file.close()
      await rm(path)
    },
  }
}

async function append(file: FileHandle, at: number, length: number): Promise<number> {
  const from = at + length > FILE_BYTES ? 0 : at
  await file.write(Buffer.alloc(length, at & 0xff), 0, length, from)
  await file.datasync()
  return from + length
}
