/** Verifies batches of the journal in a thread of low priority. */
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { isUnreadable } from '../database/damage.ts'
import { Damaged } from './chain.ts'
import { readRows } from './rows.ts'

export type VerifyWork = {
  readonly connection: pg.ClientConfig
  readonly stream: string
  readonly until: number
}
/** Progress; or the end, at the first batch that is missing or changed. */
export type VerifyNews =
  | { readonly batch: number }
  | { readonly brokenAfter: number; readonly reason: string }

const NICENESS = 19
/** Time paused per time worked: the disk stays free for trading four fifths of the time. */
const PAUSE_RATIO = 4

// On Linux this sets the niceness of the thread, elsewhere that of the process.
if (process.platform === 'linux') setPriority(0, NICENESS)

void verify(workerData as VerifyWork)

async function verify({ connection, stream, until }: VerifyWork): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'evenkeel-verify' })
  await client.connect()
  const tell = (news: VerifyNews) => parentPort?.postMessage(news)
  let batch = 0
  try {
    let begun = performance.now()
    for await (const rows of readRows(client, stream, 1, until)) {
      batch += rows.length
      tell({ batch })
      await pause(PAUSE_RATIO * (performance.now() - begun))
      begun = performance.now()
    }
  } catch (error) {
    if (!(error instanceof Damaged || isUnreadable(error))) throw error
    const reason =
      error instanceof Damaged ? error.message : `A page after batch ${batch} is damaged.`
    tell({ brokenAfter: batch, reason })
  } finally {
    await client.end()
  }
}
