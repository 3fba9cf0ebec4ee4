/** Keeps the thread that makes files: starts it with the first, and again when it died. */
import { Worker } from 'node:worker_threads'
import type { RunMakeFile } from '@evenkeel/wire/server'
import type { FileAsked, FileSaid, FileWork } from './fileWorker.ts'

export type FileThread = {
  readonly makeFile: RunMakeFile
  /** Breaks off what is on its way. */
  stop(): Promise<void>
}

/** A thread that fills its memory takes itself down with it, and not the exchange. */
const HEAP_MAX_MB = 256
const YOUNG_MAX_MB = 32

type Part = PromiseWithResolvers<Uint8Array | undefined>
/** `waiting`: who has asked for a part, by the number of the file. */
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Part>; isGone: boolean }

export function createFileThread(workerData: FileWork): FileThread {
  let thread: Thread | undefined
  let begun = 0

  function start(): Thread {
    const worker = new Worker(new URL('./fileWorker.ts', import.meta.url), {
      workerData,
      env: {},
      name: 'files',
      resourceLimits: {
        maxOldGenerationSizeMb: HEAP_MAX_MB,
        maxYoungGenerationSizeMb: YOUNG_MAX_MB,
      },
    })
    const started: Thread = { worker, waiting: new Map(), isGone: false }
    const end = (error: unknown) => {
      started.isGone = true
      for (const { reject } of started.waiting.values()) reject(error)
    }
    worker.on('message', ({ file, ...said }: FileSaid) => {
      const part = started.waiting.get(file)
      if (said.type === 'part') part?.resolve(said.part)
      else part?.reject(said.error)
    })
    worker.on('error', end)
    worker.on('exit', () => end(new Error('the thread that makes files has ended')))
    worker.unref()
    return started
  }

  /** Files that a replaced thread had begun are ended, not resumed. */
  async function* makeFile(module: URL, work: unknown): AsyncGenerator<Uint8Array> {
    if (thread === undefined || thread.isGone) thread = start()
    const own = thread
    const file = ++begun
    const say = (asked: FileAsked) => own.worker.postMessage(asked)
    say({ type: 'begin', file, module: module.href, work })
    try {
      for (;;) {
        if (own.isGone) throw new Error('the thread that made this file has ended')
        const asked: Part = Promise.withResolvers()
        own.waiting.set(file, asked)
        say({ type: 'next', file })
        const part = await asked.promise
        if (part === undefined) return
        yield part
      }
    } finally {
      own.waiting.delete(file)
      say({ type: 'leave', file })
    }
  }

  return {
    makeFile,
    async stop() {
      await thread?.worker.terminate()
    },
  }
}
