/** A file of numbers, for tests of the thread that makes files: what it was told, and where it was made. */
import { appendFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import type { FileReach } from '@evenkeel/wire/server'

export type CountWork = {
  readonly parts: number
  /** It says there what it does. */
  readonly log: string
  readonly failsAt?: number
  readonly diesAt?: number
}

export async function* makeFile(
  { tables, ids }: FileReach,
  { parts, log, failsAt, diesAt }: CountWork,
): AsyncGenerator<string> {
  const say = (line: string) => appendFileSync(log, `${line}\n`)
  try {
    for (let nth = 1; nth <= parts; nth++) {
      if (nth === failsAt) throw new Error(`part ${nth} cannot be made`)
      if (nth === diesAt) process.exit()
      say(`part ${nth}`)
      const [row] = await tables.rows<{ twice: number }>('select 2 * $1::int as twice', [nth])
      yield `${threadId > 0} ${row?.twice} ${ids.of('page', nth)} …\n`
    }
  } finally {
    say('over')
  }
}
