/** Compares the database with the watermark at the start: what was acknowledged must be there. */
import { appendFile, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Batch } from '@evenkeel/kernel'
import type { Log } from '../log.ts'
import { Damaged } from './chain.ts'
import { startWatermark, type Watermark } from './watermark.ts'
import { type Mark, readWatermark, type Written } from './watermarkFile.ts'

/** What the journal asks for at its start, with its last batch. */
export type KeepWatermark = (head: Mark, journal: OpenedJournal) => Promise<Watermark>

type OpenedJournal = {
  hashOf(seq: number): Promise<Uint8Array | undefined>
  /** Resolves with the batch as the last one. */
  append(batch: Batch): Promise<Mark>
}

type Options = {
  readonly dataDir: string
  /** In production a start without a watermark must be accepted by name. */
  readonly production: boolean
  /** The name of a loss that the operator accepts. */
  readonly acceptLoss: string | undefined
  readonly log: Log
}

const UNKNOWN = 'unknown-'

/** Refuses a database that has lost something, or may have, unless exactly that loss is accepted. */
export function guardAgainstLoss({ dataDir, production, acceptLoss, log }: Options): KeepWatermark {
  const path = join(dataDir, 'watermark')
  const losses = join(dataDir, 'accepted-losses.jsonl')
  return async (head, journal) => {
    for (const loss of await acceptedBefore(losses))
      log.warn(
        loss.startsWith(UNKNOWN)
          ? 'acknowledged batches may be missing: start without a watermark accepted earlier'
          : 'acknowledged batches are missing: loss accepted earlier',
        { reason: loss },
      )
    const onceMoved =
      production && head.seq > 0
        ? `then start once with EVENKEEL_ACCEPT_LOSS=${unknownName(head)}`
        : 'the next start begins a new one'
    const kept = await readWatermark(path, onceMoved)
    const isUnknown = kept === undefined && head.seq > 0
    if (isUnknown && !production)
      log.warn(
        'no watermark was found; one is kept from now on. After an upgrade, or with an outside ' +
          'database in a new folder, that is expected; otherwise it was removed, and whether ' +
          'acknowledged batches were lost before now is unknown',
        { batch: head.seq },
      )
    if (kept?.torn) log.warn('one of the two watermark records is unreadable')
    const underWay = kept && underWayAt(kept, head)
    const end = underWay ? await journal.append(underWay) : head
    if (underWay) log.info('batch in flight appended to the journal', { batch: end.seq })
    const known = kept && (await lossOf(kept.mark, end, journal))
    const loss = isUnknown && production ? unknownLoss(path, head) : known
    if (loss !== undefined && loss.name !== acceptLoss) throw new Damaged(loss.refusal)
    if (loss === undefined && acceptLoss !== undefined)
      log.warn('EVENKEEL_ACCEPT_LOSS names no loss of this database; it can be removed', {
        reason: acceptLoss,
      })
    if (loss !== undefined) await accept(losses, loss, end, log)
    return startWatermark(path, end)
  }
}

/** Killed in the middle of an append: the next batch, after exactly these. Whether anybody was told is unknown. */
function underWayAt({ whole }: Written, head: Mark): Batch | undefined {
  if (whole?.batch.seq !== head.seq + 1) return undefined
  return Buffer.compare(whole.previous, head.hash) === 0 ? whole.batch : undefined
}

type Loss = {
  /** Names this loss and no other one, not even one of the same batches. */
  readonly name: string
  /** What the operator reads. */
  readonly refusal: string
  /** For the file in which it is written down. */
  readonly about: Readonly<Record<string, number | string>>
}

async function lossOf(
  last: Mark,
  head: Mark,
  { hashOf }: OpenedJournal,
): Promise<Loss | undefined> {
  if (last.seq === 0) return undefined
  const found = last.seq > head.seq ? undefined : await hashOf(last.seq)
  if (found !== undefined && Buffer.compare(found, last.hash) === 0) return undefined
  const from = Math.min(head.seq + 1, last.seq)
  const name = `${from}-${last.seq}-${hex(last.hash).slice(0, 16)}`
  return {
    name,
    refusal: refusalOf(name, from, last, head),
    about: { from, to: last.seq, lastAt: time(last), lastHash: hex(last.hash) },
  }
}

/** Names the journal's end, so that it is accepted for this start and no other. */
const unknownName = (head: Mark) => `${UNKNOWN}${head.seq}-${hex(head.hash).slice(0, 16)}`

function unknownLoss(path: string, head: Mark): Loss {
  const name = unknownName(head)
  const refusal =
    `There is no watermark at ${path}, so nobody can tell whether the database, which ends with ` +
    `batch ${head.seq} of ${time(head)}, still has every batch that was acknowledged. Put the ` +
    'file back; if DATABASE_URL or EVENKEEL_DATA was changed, change it back. To start without ' +
    `that knowledge, start once with EVENKEEL_ACCEPT_LOSS=${name}.`
  return { name, refusal, about: {} }
}

function refusalOf(name: string, from: number, last: Mark, head: Mark): string {
  const which = from === last.seq ? `batch ${from}` : `batches ${from} to ${last.seq}`
  const end = head.seq === 0 ? 'it is empty' : `it ends with batch ${head.seq} of ${time(head)}`
  const what =
    last.seq > head.seq
      ? `The database has lost what was acknowledged until ${time(last)}, ${which}: ${end}.`
      : `Batch ${last.seq} of the database is not the one that was written here at ${time(last)}: ` +
        'that one, and perhaps others before it, are lost.'
  return (
    `${what} Restore the database from a backup or a standby that has them; if DATABASE_URL or ` +
    'EVENKEEL_DATA was changed, change it back. To go on without them, knowing that everything ' +
    `members were told in them is gone, start once with EVENKEEL_ACCEPT_LOSS=${name}.`
  )
}

/** Written down before the watermark goes back: a loss that was accepted is never forgotten. */
async function accept(path: string, { name, about }: Loss, head: Mark, log: Log): Promise<void> {
  const acceptedAt = new Date().toISOString()
  const end = { headSeq: head.seq, headHash: hex(head.hash) }
  const line = { loss: name, acceptedAt, ...about, ...end }
  await appendFile(path, `${JSON.stringify(line)}\n`, { mode: 0o600 })
  const file = await open(path)
  await file.sync()
  await file.close()
  const isUnknown = name.startsWith(UNKNOWN)
  log.error(
    isUnknown
      ? 'start without a watermark accepted'
      : 'acknowledged batches are lost: loss accepted',
    { reason: name },
  )
}

async function acceptedBefore(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return [...text.matchAll(/"loss":"([^"]+)"/g)].map(([, loss]) => loss as string)
}

const hex = (hash: Uint8Array) => Buffer.from(hash).toString('hex')
const time = ({ at }: Mark) => new Date(at).toISOString()
