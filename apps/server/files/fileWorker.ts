/** The thread that makes files: it runs a vertical's module for each, and makes the next part when it is asked for one. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { FileReach, MakeFile } from '@evenkeel/wire/server'
import pg from 'pg'
import { createPublicIds, type IdKinds } from '../publicIds.ts'

export type FileWork = {
  readonly connection: pg.ClientConfig
  /** What public ids are masked by. */
  readonly idKey: Uint8Array
  readonly idKinds: IdKinds
  /** How long a statement may take, in ms; 10,000 when it is not given. */
  readonly statementMs?: number
}

/** From the server; `file` is the number that it gave a file. */
export type FileAsked =
  | {
      readonly type: 'begin'
      readonly file: number
      /** The module's address. */
      readonly module: string
      readonly work: unknown
    }
  | { readonly type: 'next' | 'leave'; readonly file: number }

/** From the thread, once for each `next`. Without a part the file is over. */
export type FileSaid =
  | { readonly type: 'part'; readonly file: number; readonly part: Uint8Array | undefined }
  | { readonly type: 'failed'; readonly file: number; readonly error: unknown }

const CONNECTIONS = 2
const STATEMENT_MS = 10_000
/** The database ends a statement that takes too long, and says so. Where this much later nothing was said, the connection is dead. */
const SILENCE_MS = 2_000
const NICENESS = 10

// Those who wait for orders go first. Linux means this thread alone, others the whole process.
if (process.platform === 'linux') setPriority(0, NICENESS)

const { connection, idKey, idKinds, statementMs = STATEMENT_MS } = workerData as FileWork
const silentMs = statementMs + SILENCE_MS
const pool = new pg.Pool({
  ...connection,
  max: CONNECTIONS,
  statement_timeout: statementMs,
  query_timeout: silentMs,
  // Of a new connection as of one that others have: a file fails rather than waits for ever.
  connectionTimeoutMillis: silentMs,
  application_name: 'evenkeel-files',
})
// A file that was to use the connection fails by itself.
pool.on('error', () => undefined)
const reach: FileReach = {
  ids: createPublicIds(Buffer.from(idKey), idKinds),
  tables: {
    rows: async <Row>(sql: string, values: readonly unknown[]) =>
      (await pool.query(sql, [...values])).rows as Row[],
  },
}
const files = new Map<number, Promise<AsyncIterator<string>>>()

async function begin(module: string, work: unknown): Promise<AsyncIterator<string>> {
  const { makeFile } = (await import(module)) as { readonly makeFile: MakeFile }
  return makeFile(reach, work)[Symbol.asyncIterator]()
}

async function next(file: number): Promise<void> {
  try {
    const parts = await files.get(file)
    const { done, value } = (await parts?.next()) ?? { done: true, value: undefined }
    if (done === true) files.delete(file)
    say(file, done === true ? undefined : new TextEncoder().encode(value))
  } catch (error) {
    files.delete(file)
    parentPort?.postMessage({ type: 'failed', file, error } satisfies FileSaid)
  }
}

function say(file: number, part: Uint8Array<ArrayBuffer> | undefined): void {
  const moved = part === undefined ? [] : [part.buffer]
  parentPort?.postMessage({ type: 'part', file, part } satisfies FileSaid, moved)
}

async function leave(file: number): Promise<void> {
  const parts = files.get(file)
  files.delete(file)
  await (await parts)?.return?.()
}

parentPort?.on('message', (asked: FileAsked) => {
  const { file } = asked
  if (asked.type === 'begin') {
    const begun = begin(asked.module, asked.work)
    // Told to whoever asks for the first part.
    begun.catch(() => undefined)
    files.set(file, begun)
  } else if (asked.type === 'next') void next(file)
  else leave(file).catch(() => undefined)
})
