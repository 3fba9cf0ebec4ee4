/** Verifies batches of the journal in a thread of its own: slowly, and after everybody else. */
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
/** How far it is; or that it ends here, at the first batch that is not what was written. */
export type VerifyNews =
  | { readonly batch: number }
  | { readonly brokenAfter: number; readonly reason: string }

const GIVES_WAY = 19
/** It reads and hashes for a fifth of the time: the disk is there for those who trade. */
const RESTS = 4

// Linux means this thread alone, others the whole process.
if (process.platform === 'linux') setPriority(0, GIVES_WAY)

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
      await pause(RESTS * (performance.now() - begun))
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
