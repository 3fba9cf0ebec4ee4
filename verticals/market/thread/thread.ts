/** Keeps the thread that tells candles of the past: hands it questions in turns, and starts it again when it dies. */
import { Worker } from 'node:worker_threads'
import type { Millis } from '@evenkeel/kernel'
import type { Asker, History, Question } from '../candles/history.ts'
import { createQuestions, ofHistory, TooManyQuestions } from '../candles/questions.ts'
import type { Shape } from '../candles/written.ts'
import type { Source } from '../source/source.ts'
import type { CandleWork, Said, WorkerMessage } from './messages.ts'

type Options = CandleWork & {
  /** Asked where the thread cannot make up the past by itself. */
  readonly source: Pick<Source, 'candles'>
  readonly now: () => Millis
  readonly onFailure: (error: unknown) => void
  /** Somebody will ask soon; otherwise it is started when somebody does. */
  readonly isWanted: boolean
}

/** A thread that fills its memory takes itself down with it, and not the exchange. */
const HEAP_MAX_MB = 512
const YOUNG_MAX_MB = 32
const PAUSE_MS = 1_000
const GONE = 'the thread is gone'

type Told = Extract<WorkerMessage, { type: 'told' }>

export function startCandles(options: Options): History {
  const { connection, seed, source, now, onFailure, isWanted } = options
  const questions = createQuestions(ofHistory)
  const asking = new Map<number, PromiseWithResolvers<unknown>>()
  let asked = 0
  let isStopped = false
  let goneAt = Number.NEGATIVE_INFINITY
  let worker: Worker | undefined

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { connection, seed } satisfies CandleWork,
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: HEAP_MAX_MB,
        maxYoungGenerationSizeMb: YOUNG_MAX_MB,
      },
    })
    started.on('message', (said: Said) => hear(said, started))
    started.on('error', onFailure)
    started.on('exit', () => {
      worker = undefined
      goneAt = now()
      for (const { reject } of asking.values()) reject(new TooManyQuestions(GONE))
    })
    // It ends with the process, however that ends.
    started.unref()
    return started
  }

  function hear(said: Said, from: Worker): void {
    if (said.type === 'answered') asking.get(said.number)?.resolve(said.answer)
    else if (said.type === 'busy')
      asking.get(said.number)?.reject(new TooManyQuestions('too many wait for the source'))
    else if (said.type === 'unanswered') asking.get(said.number)?.reject(said.error)
    else if (said.type === 'wanted') void tell(said, from)
    else onFailure(said.error)
  }

  const say = (message: WorkerMessage) => worker?.postMessage(message)

  /** One that dies at once is not started again and again. */
  function open(): void {
    if (worker !== undefined) return
    if (isStopped || now() < goneAt + PAUSE_MS) throw new TooManyQuestions(GONE)
    worker = start()
  }

  /** To the thread that asked: another counts its questions from one again. */
  async function tell(
    { number, want }: Extract<Said, { type: 'wanted' }>,
    asker: Worker,
  ): Promise<void> {
    const { symbol, period, from, to } = want
    const answer = (candles: Told['candles']) =>
      asker.postMessage({ type: 'told', number, candles } satisfies Told)
    try {
      answer(await source.candles(symbol, period, from, to))
    } catch (error) {
      onFailure(error)
      answer(undefined)
    }
  }

  async function ask<Answer>(question: Question, shape: Shape | undefined, asker: Asker) {
    const { caller, isGone } = asker
    const put = async () => {
      open()
      const number = ++asked
      const answer = Promise.withResolvers<unknown>()
      asking.set(number, answer)
      say({ type: 'asked', number, question, shape, caller, now: now() })
      return answer.promise.finally(() => asking.delete(number))
    }
    return (await questions.put(caller, put, isGone)) as Answer
  }

  if (isWanted) open()
  return {
    settled: (rows) => say({ type: 'settled', rows }),
    read: (question, asker) => ask(question, undefined, asker),
    write: (question, shape, asker) => ask(question, shape, asker),
    async stop() {
      isStopped = true
      await worker?.terminate()
    },
  }
}
