/** What the journeys need of a browser, whichever protocol drives it. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** CSS pixels of a phone's screen. */
export const SCREEN = { width: 390, height: 844 }
/** A browser on a busy machine; one that takes longer hangs. */
export const LONGEST_MS = 120_000
const STOP_MS = 10_000

export type Engine = {
  /** Name and version, as the browser tells them. */
  readonly name: string
  /** A window of a phone's size with nothing stored. */
  openPhone(): Promise<Phone>
  close(): Promise<void>
}

export type Phone = {
  /** Resolves when the document has loaded. */
  open(url: string): Promise<void>
  /** Runs a function in the page, which sees its arguments alone; they and the result cross as JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Input by mouse and keyboard: WebDriver and WebDriver BiDi share these actions. */
  perform(sources: readonly InputSource[]): Promise<void>
  close(): Promise<void>
}

export type InputSource = {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly actions: readonly object[]
}

export type Program = {
  readonly child: ChildProcess
  stop(): Promise<void>
}

/** Starts a program in the group of this process, so that it ends with it at the latest. */
export function start(
  path: string | undefined,
  words: readonly string[],
  options: SpawnOptions,
): Program {
  if (path === undefined) throw new Error('a browser is missing here: node tools/engines.mjs')
  const child = spawn(path, words, options)
  const ended = once(child, 'exit')
  return {
    child,
    async stop() {
      child.kill()
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await ended
      clearTimeout(late)
    },
  }
}

/** Waits for words that a program writes, and answers with the first group; reads on, or the program would stand still. */
export function written(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    stream.setEncoding('utf8')
    stream.on('data', (chunk) => {
      text += chunk
      const [, found] = pattern.exec(text) ?? []
      if (found !== undefined) resolve(found)
    })
    stream.once('close', () => reject(new Error(`ended without ${pattern}: ${text}`)))
  })
}

/** A folder in which a browser keeps what it wants to keep, for `remove` to delete. */
export async function temporaryFolder(name: string) {
  const path = await mkdtemp(join(tmpdir(), `evenkeel-${name}-`))
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

export type Nothing = undefined | false | ''

/** Asks again and again until there is something. */
export async function until<Found>(
  what: string,
  find: () => Promise<Found | Nothing>,
  longestMs = LONGEST_MS,
): Promise<Found> {
  for (const end = performance.now() + longestMs; performance.now() < end; await pause(100)) {
    const found = await find()
    if (found) return found
  }
  throw new Error(`not in ${longestMs / 1_000} s: ${what}`)
}
