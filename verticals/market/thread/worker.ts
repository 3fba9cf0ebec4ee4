/** The thread that tells candles of the past: reads the table, makes up or asks for what is older, and writes the answers. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import type { Candle } from '../candles/candle.ts'
import { createHistory } from '../candles/history.ts'
import type { Past } from '../candles/older.ts'
import { TooManyQuestions } from '../candles/questions.ts'
import { createStore } from '../candles/store.ts'
import { instruments } from '../instruments.ts'
import { createSimulator } from '../source/simulator/index.ts'
import { withKeptDays } from '../source/simulator/keptDays.ts'
import type { CandleWork, Said, WorkerMessage } from './messages.ts'

const CONNECTIONS = 2
const STATEMENT_MS = 10_000
const LOWER_PRIORITY = 5

// Of this thread alone: where there are too few processors for all, a chart waits and an order does not.
setPriority(LOWER_PRIORITY)

const { connection, seed } = workerData as CandleWork
const say = (said: Said) => parentPort?.postMessage(said)
const onFailure = (error: unknown) => say({ type: 'failed', error })

const pool = new pg.Pool({
  ...connection,
  max: CONNECTIONS,
  statement_timeout: STATEMENT_MS,
  application_name: 'evenkeel-candles',
})
pool.on('error', onFailure)
const store = createStore({
  rows: async <Row>(sql: string, values: readonly unknown[]) =>
    (await pool.query(sql, [...values])).rows as Row[],
})

/** The exchange's clock, as of the last question. */
let at = 0
const now = () => at
const wanted = new Map<number, PromiseWithResolvers<readonly Candle[]>>()
let asked = 0

const far: Past = {
  candles(symbol, period, from, to) {
    const number = ++asked
    const told = Promise.withResolvers<readonly Candle[]>()
    wanted.set(number, told)
    say({ type: 'wanted', number, want: { symbol, period, from, to } })
    return told.promise
  },
}
const source = seed === undefined ? far : simulated(seed)
const history = createHistory({ source, store, now, onFailure })

function simulated(seed: Uint8Array): Past {
  const simulator = createSimulator({ seed, instruments, now })
  return withKeptDays({ seed, instruments, simulator, store, now, onFailure })
}

async function answer({
  number,
  question,
  shape,
  caller,
}: Extract<WorkerMessage, { type: 'asked' }>) {
  try {
    const told =
      shape === undefined
        ? await history.read(question, { caller })
        : await history.write(question, shape, { caller })
    say({ type: 'answered', number, answer: told })
  } catch (error) {
    if (error instanceof TooManyQuestions) say({ type: 'busy', number })
    else say({ type: 'unanswered', number, error })
  }
}

parentPort?.on('message', (message: WorkerMessage) => {
  if (message.type === 'settled') history.settled(message.rows)
  else if (message.type === 'asked') {
    at = Math.max(at, message.now)
    void answer(message)
  } else {
    const told = wanted.get(message.number)
    wanted.delete(message.number)
    if (message.candles === undefined) told?.reject(new Error('the source did not answer'))
    else told?.resolve(message.candles)
  }
})
