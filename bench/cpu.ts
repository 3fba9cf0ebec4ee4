/** The CPU time that the server's threads and its database's backends have used so far, as Linux counts it. */
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** In microseconds, by what used it. */
export type Cpu = Readonly<Record<string, number>>

type Backend = { readonly pid: number; readonly name: string }

/** Seldom enough that the looking itself is no part of the figures. */
const LOOK_MS = 100

/** Of this process and its database, once the tables hold all that was asked for so far. */
export async function cpuOf(database: pg.Client): Promise<Cpu> {
  while (await isBehind(database)) await pause(LOOK_MS)
  const backends = await database.query<Backend>(
    `select pid, replace(application_name, 'evenkeel-', '') as name from pg_stat_activity
     where application_name in ('evenkeel-journal', 'evenkeel-projector')`,
  )
  const cpu: Record<string, number> = { main: await usedBy(`/proc/self/task/${process.pid}`) }
  for (const thread of await readdir('/proc/self/task')) {
    const task = `/proc/self/task/${thread}`
    const name = (await readFile(`${task}/comm`, 'utf8')).trim()
    if (name === 'projector') cpu.projector = await usedBy(task)
  }
  for (const { pid, name } of backends.rows) cpu[`${name}.backend`] = await usedBy(`/proc/${pid}`)
  return cpu
}

async function isBehind(database: pg.Client): Promise<boolean> {
  const { rowCount } = await database.query(
    'select 1 from journal_head where seq > (select min(seq) from projection)',
  )
  return rowCount !== 0
}

/** A thread's time on the processor is the first figure of its line, in nanoseconds. */
async function usedBy(task: string): Promise<number> {
  const [used = '0'] = (await readFile(`${task}/schedstat`, 'utf8')).split(' ')
  return Number(used) / 1000
}
