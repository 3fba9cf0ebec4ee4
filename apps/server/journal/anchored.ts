/** Every row of the audit log that the journal has anchored, read from the journal itself. */
import { EntryCodec, entriesOf, Reader } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import type { AuditAnchors } from '@evenkeel/wire/server'
import type pg from 'pg'
import { Damaged } from './chain.ts'
import { hashAt, readRows } from './rows.ts'
import { readWatermark } from './watermarkFile.ts'

export type Anchored = {
  readonly anchors: AuditAnchors
  /** The last batch of the journal. */
  readonly batch: number
}

export async function anchoredIn(
  client: pg.ClientBase,
  stream: string,
  watermark: string,
): Promise<Anchored> {
  const found = await client.query<{ seq: string | null }>(
    'select max(seq) as seq from journal where stream = $1',
    [stream],
  )
  const batch = Number(found.rows[0]?.seq ?? 0)
  await refuseLoss(client, stream, batch, watermark)
  const anchors = new Map<number, string>()
  const codec = new EntryCodec(cores)
  for await (const rows of readRows(client, stream, 1, batch))
    for (const { seq, payload } of rows)
      for (const { realm, decision } of entriesOf(codec, new Reader(payload)))
        for (const event of decision.ok && realm === 'real' ? decision.events : [])
          if (event.type === 'auditAnchored') add(anchors, event as unknown as Event, seq)
  return { anchors, batch }
}

type Event = { readonly count: number; readonly head: string }

/** The core takes no other head for a row since rule P70; journals from before may have one. */
function add(anchors: Map<number, string>, { count, head }: Event, batch: number): void {
  if ((anchors.get(count) ?? head) !== head)
    throw new Damaged(`Batch ${batch} anchors another hash of row ${count} than a batch before.`)
  anchors.set(count, head)
}

/** A journal that was cut off has lost its last anchors as well. */
async function refuseLoss(client: pg.ClientBase, stream: string, batch: number, path: string) {
  const kept = await readWatermark(path)
  if (kept === undefined || kept.mark.seq === 0) return
  const { seq, hash } = kept.mark
  // Killed in the middle of an append: the next start appends that batch.
  const isUnderWay = seq === batch + 1 && kept.whole?.batch.seq === seq
  if (isUnderWay) return
  const found = await hashAt(client, stream, seq)
  if (found === undefined || Buffer.compare(found, hash) !== 0)
    throw new Damaged(`Batch ${seq} of the journal was acknowledged, and is not in the database.`)
}
