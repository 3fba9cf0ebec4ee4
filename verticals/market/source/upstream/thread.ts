/** Keeps the thread that talks to the venues: starts it, starts it again when it dies, and asks it for candles and trades. */
import { Worker } from 'node:worker_threads'
import type { Candle } from '../../candles/candle.ts'
import type { Trade } from '../source.ts'
import type { Wanted } from './history.ts'
import type { Answer, Message, Question, Task } from './messages.ts'
import { waitAfter } from './patience.ts'

/** What the thread tells by itself. */
export type News = Extract<Message, { type: 'listed' | 'heard' | 'said' | 'failed' }>

export type Thread = {
  /** Starts it, once. Fails when it cannot work at all. */
  open(): Promise<void>
  /** Fails when it is not there, dies meanwhile, or reaches no venue. */
  ask(wanted: Wanted): Promise<readonly Candle[]>
  /** The last trades of a symbol, from the oldest on. Fails when it is not there or dies meanwhile. */
  trades(symbol: string, most: number): Promise<readonly Trade[]>
  close(): Promise<void>
}

type Options = {
  readonly task: Task
  tell(news: News): void
  onFailure(error: unknown): void
  /** Another program than the usual one, for tests. */
  readonly file?: URL
}

/** A library that leaks takes itself down with this, and not the exchange. */
const HEAP_MAX_MB = 1_024
const GONE = 'the thread that talks to the venues is not there'

export function createThread({ task, tell, onFailure, file = usual }: Options): Thread {
  const asking = new Map<number, PromiseWithResolvers<Answer>>()
  let worker: Worker | undefined
  let opening: Promise<void> | undefined
  let isClosed = false
  let wasReady = false
  let deaths = 0
  let asked = 0

  function open(): Promise<void> {
    opening ??= new Promise((resolve, reject) => start(resolve, reject))
    return opening
  }

  /** Whoever waits for the first one is told how it went; after that it is started again, whatever happens. */
  function start(ready: () => void, unable: (error: unknown) => void): void {
    let last: unknown
    const started = new Worker(file, {
      workerData: task,
      // Nothing that it loads needs to know what the exchange knows.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
    })
    worker = started
    started.on('message', (message: Message) => {
      if (message.type === 'ready') {
        wasReady = true
        deaths = 0
        ready()
      } else if (message.type === 'unable') {
        isClosed = true
        unable(new Error(message.reason))
      } else if (message.type === 'answered') asking.get(message.number)?.resolve(message.answer)
      else if (message.type === 'unanswered')
        asking.get(message.number)?.reject(new Error(message.reason))
      else tell(message)
    })
    started.on('error', (error) => {
      last = error
    })
    started.on('exit', () => {
      worker = undefined
      for (const { reject } of asking.values()) reject(new Error(GONE))
      if (isClosed) return
      const reason = last ?? new Error(GONE)
      isClosed = !wasReady
      if (isClosed) return unable(reason)
      onFailure(reason)
      void startAgain()
    })
  }

  async function startAgain(): Promise<void> {
    await waitAfter(++deaths, task.timings)
    const nobody = () => undefined
    if (!isClosed) start(nobody, nobody)
  }

  async function put(question: (number: number) => Question): Promise<Answer> {
    await open()
    if (worker === undefined || isClosed) throw new Error(GONE)
    const number = ++asked
    const answer = Promise.withResolvers<Answer>()
    asking.set(number, answer)
    worker.postMessage(question(number))
    try {
      return await answer.promise
    } finally {
      asking.delete(number)
    }
  }

  return {
    open,
    ask: (wanted) => put((number) => ({ number, wanted })) as Promise<readonly Candle[]>,
    trades: (traded, most) =>
      put((number) => ({ number, traded, most })) as Promise<readonly Trade[]>,
    async close() {
      isClosed = true
      await worker?.terminate()
    },
  }
}

const usual = new URL('./venuesWorker.ts', import.meta.url)
