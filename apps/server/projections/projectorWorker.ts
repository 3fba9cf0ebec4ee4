/** The projector's thread: folds what became durable, as much at a time as has gathered. */
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { cores, projections } from '@evenkeel/verticals/all.server.ts'
import pg from 'pg'
import { foldUntil, positionOf, prepareProjections } from './fold.ts'
import { restUnwanted, restWanted } from './rest.ts'

export type ProjectorWork = { connection: pg.ClientConfig; stream: string }
/** `wanted`: somebody waits for it. */
export type Durable = { seq: number; wanted: boolean }

const { connection, stream } = workerData as ProjectorWork
const client = new pg.Client({ ...connection, application_name: 'evenkeel-projector' })
let durable = 0
let wanted = false
let wake = () => {}
void project()

async function project(): Promise<never> {
  await client.connect()
  await prepareProjections(client, projections)
  let position = await positionOf(client, projections)
  parentPort?.postMessage(position)
  durable = position
  parentPort?.on('message', hear)

  let took = 0
  let ended = Number.NEGATIVE_INFINITY
  const last = () => ({ took, ago: performance.now() - ended })
  for (;;) {
    if (durable === position) await woken()
    // Answers go before history: it leaves the machine half of the time, whoever waits for it.
    if (!wanted) await Promise.race([pause(restUnwanted(last())), until(() => wanted)])
    const rest = restWanted(last())
    if (rest > 0) await pause(rest)
    wanted = false
    const target = durable
    const begun = performance.now()
    await foldUntil(client, stream, projections, cores, target)
    ended = performance.now()
    took = ended - begun
    position = target
    parentPort?.postMessage(position)
  }
}

function hear(news: Durable): void {
  durable = Math.max(durable, news.seq)
  wanted ||= news.wanted
  wake()
}

function woken(): Promise<void> {
  return new Promise((resume) => {
    wake = resume
  })
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await woken()
}
