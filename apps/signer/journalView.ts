/** The journal as the signer reads it: every batch once, each checked against the hash before it, from where it stopped. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { actorOf, EntryCodec, entriesOf, Reader, Writer } from '@evenkeel/kernel'
import { Damaged, GENESIS } from '@evenkeel/server/journal/chain.ts'
import { hashAt, type JournalRow, readRows } from '@evenkeel/server/journal/rows.ts'
import {
  type Approvals,
  approvalsCodec,
  cores,
  followEntry,
  noApprovals,
} from '@evenkeel/verticals/all.signer.ts'
import { BadConfig } from '@evenkeel/wire/server'
import pg from 'pg'
import { replaceFile } from './durable.ts'

export type JournalView = {
  /** What the journal says up to now; throws `Damaged` where it is not what it was. */
  read(): Promise<Approvals>
  close(): Promise<void>
}

type Position = { readonly seq: number; readonly hash: Buffer; readonly approvals: Approvals }
/** As it is in the file, with a hash of the rest: whoever changes a byte of it is found out. */
type Kept = {
  readonly seq: number
  readonly hash: string
  readonly approvals: string
  /** How the approvals are written; absent in the files of the first. */
  readonly layout?: number
  readonly check: string
}

const SILENT_MS = 10_000
const LAYOUT = 2
const nowhere = (): Position => ({ seq: 0, hash: GENESIS, approvals: noApprovals() })

export async function openJournalView(
  connection: pg.ClientConfig,
  folder: string,
  stream = 'main',
): Promise<JournalView> {
  const path = join(folder, 'journal.json')
  const codec = new EntryCodec(cores)
  let position = await positionIn(path)
  let client: pg.Client | undefined

  async function read(): Promise<Approvals> {
    client ??= await connect(connection)
    const on = client
    try {
      await readOn(on)
    } catch (error) {
      // Whatever it was, the next time begins with a connection of its own.
      client = undefined
      await on.end().catch(() => undefined)
      throw error
    }
    return position.approvals
  }

  async function readOn(on: pg.Client): Promise<void> {
    const head = await headOf(on, stream)
    const { seq, hash } = position
    if (head < seq) throw new Damaged(`The journal ends with batch ${head}, before batch ${seq}.`)
    const known = seq === 0 ? GENESIS : await hashAt(on, stream, seq)
    if (known === undefined || Buffer.compare(known, hash) !== 0)
      throw new Damaged(`Batch ${seq} of the journal is not what was read before.`)
    if (head === seq) return
    for await (const rows of readRows(on, stream, seq + 1, head, hash)) rows.forEach(follow)
    await replaceFile(path, written(position))
  }

  function follow({ seq, hash, payload }: JournalRow): void {
    // All of a batch is read before any of it counts.
    const entries = entriesOf(codec, new Reader(payload))
    const { approvals } = position
    for (const { at, realm, key, actor, decision } of entries)
      if (realm === 'real' && decision.ok)
        followEntry(approvals, { at, actor: actorOf({ actor, key }), events: decision.events })
    position = { seq, hash, approvals }
  }

  return {
    read,
    async close() {
      await client?.end()
    },
  }
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: 'evenkeel-signer',
    connectionTimeoutMillis: SILENT_MS,
    query_timeout: SILENT_MS,
  })
  // A connection that is lost while idle shows at the next question.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function headOf(client: pg.Client, stream: string): Promise<number> {
  const sql = 'select seq from journal_head where stream = $1'
  const { rows } = await client.query<{ seq: string }>(sql, [stream])
  return Number(rows[0]?.seq ?? 0)
}

function written({ seq, hash, approvals }: Position): Buffer {
  const out = new Writer()
  approvalsCodec.write(out, approvals)
  const rest = {
    seq,
    hash: hash.toString('hex'),
    approvals: Buffer.from(out.view()).toString('base64'),
    layout: LAYOUT,
  }
  return Buffer.from(`${JSON.stringify({ ...rest, check: checkOf(rest) })}\n`)
}

async function positionIn(path: string): Promise<Position> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return nowhere()
  try {
    const { check, ...rest } = JSON.parse(text) as Kept
    if (check !== checkOf(rest)) throw new Error('it was changed')
    // From before the signer knew operators: it reads the journal from its first batch.
    if (rest.layout !== LAYOUT) return nowhere()
    const approvals = approvalsCodec.read(new Reader(Buffer.from(rest.approvals, 'base64')))
    return { seq: rest.seq, hash: Buffer.from(rest.hash, 'hex'), approvals }
  } catch {
    throw new BadConfig(
      'The file journal.json in EVENKEEL_SIGNER_DATA cannot be read. Without it the signer reads ' +
        'the journal from its first batch: move it away if you have looked why.',
    )
  }
}

function checkOf({ seq, hash, approvals, layout }: Omit<Kept, 'check'>): string {
  const text = [seq, hash, approvals, ...(layout === undefined ? [] : [layout])].join(' ')
  return createHash('sha256').update(text).digest('hex')
}
