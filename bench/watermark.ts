/** What the watermark costs an append: batches on two journals of one database, with it and without, in turns. */
import { openJournal, type PostgresJournal } from '@evenkeel/server/journal/postgresJournal.ts'
import { startWatermark } from '@evenkeel/server/journal/watermark.ts'
import type pg from 'pg'
import { type Figure, quantile, round } from './figures.ts'

const BATCHES = 4_000
/** About 170 commands. */
const BATCH_BYTES = 16_384

export async function benchWatermark(
  connection: pg.ClientConfig,
  dataDir: string,
): Promise<Figure[]> {
  const keep = (mark: Parameters<typeof startWatermark>[1]) =>
    startWatermark(`${dataDir}/watermark-bench`, mark)
  const bare = await openJournal(connection, 'bench without')
  const guarded = await openJournal(connection, 'bench with', keep)
  const [without, withIt] = [new Float64Array(BATCHES), new Float64Array(BATCHES)]
  for (let nth = 0; nth < BATCHES; nth++) {
    without[nth] = await timed(bare)
    withIt[nth] = await timed(guarded)
  }
  await bare.close()
  await guarded.close()
  return [0.5, 0.99].map((part) => {
    const value = quantile(withIt, part)
    return {
      name: `journal.append.p${100 * part}`,
      value: round(value),
      unit: 'ms',
      ratio_to: 'one without a watermark',
      of: round(value / quantile(without, part)),
    }
  })
}

async function timed(journal: PostgresJournal): Promise<number> {
  const payload = Buffer.alloc(BATCH_BYTES, journal.seq)
  const begun = performance.now()
  await journal.append({ seq: journal.seq + 1, at: 1_700_000_000_000, payload })
  return performance.now() - begun
}
