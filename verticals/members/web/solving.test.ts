/** The solver: it finds what the server takes, tells how far it is, and can be stopped. */
import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { Worker as Thread } from 'node:worker_threads'
import { createCaptcha } from '../captcha/captcha.ts'
import { createSearch } from './proofOfWork.ts'
import type { solve as Solve } from './solving.ts'

let solve: typeof Solve
let threads: ThreadWorker[] = []

/** A browser's worker, on a thread of Node's: the same words, and the same file runs in it. */
class ThreadWorker extends EventTarget {
  readonly #thread: Thread
  readonly isOver: Promise<void>

  constructor(url: string) {
    super()
    const stage = `
      const { parentPort } = require('node:worker_threads')
      globalThis.postMessage = (data) => parentPort.postMessage(data)
      globalThis.addEventListener = (type, listen) => parentPort.on(type, (data) => listen({ data }))
      import(${JSON.stringify(url)})`
    this.#thread = new Thread(stage, { eval: true })
    this.#thread.on('message', (data) => this.dispatchEvent(new MessageEvent('message', { data })))
    this.#thread.on('error', () => this.dispatchEvent(new Event('error')))
    this.isOver = new Promise((resolve) => this.#thread.once('exit', () => resolve()))
    threads.push(this)
  }
  postMessage(data: unknown) {
    this.#thread.postMessage(data)
  }
  terminate() {
    this.#thread.terminate()
  }
}

before(async () => {
  Object.assign(globalThis, { Worker: ThreadWorker })
  solve = (await import('./solving.ts')).solve
})
after(() => Reflect.deleteProperty(globalThis, 'Worker'))

test('[E8] what the solver finds, the server takes', async () => {
  threads = []
  const captcha = createCaptcha({ now: () => 1_000 })
  const asking = { action: 'register', address: '203.0.113.7' } as const
  for (const bits of [1, 8, 14]) {
    const { challenge } = captcha.challenge(asking, bits)
    const solution = await solve(challenge, bits)
    assert(solution.startsWith(`${challenge}.`))
    assert(captcha.check(solution, asking, bits))
  }
  await Promise.all(threads.map(({ isOver }) => isOver))
})

test('[E8] the search finds the first number whose SHA-256 begins with the zero bits, however long the text', () => {
  const work = (text: string) => Math.clz32(hash('sha256', text, 'buffer').readUInt32BE(0))
  const hundred = Array.from({ length: 100 }, (_, n) => n)
  for (let length = 0; length <= 200; length++)
    for (const from of [0, 99_999_950]) {
      const challenge = 'login.24.'.padEnd(length, 'x').slice(0, length)
      const first = hundred.find((n) => work(`${challenge}.${from + n}`) >= 5)
      const expected = first === undefined ? undefined : from + first
      assert.equal(createSearch(challenge, 5)(from, 100), expected, `${length} letters`)
    }
})

test('[E8] the solver tells how far it is, and stops when told', async () => {
  threads = []
  const asking = { action: 'login', address: '203.0.113.7' } as const
  const { challenge } = createCaptcha({ now: () => 1_000 }).challenge(asking, 32)
  const stop = new AbortController()
  const shares: number[] = []
  const solving = solve(challenge, 32, stop.signal, (share) => {
    shares.push(share)
    if (shares.length === 5) stop.abort(new Error('enough'))
  })
  await assert.rejects(solving, /enough/)
  await Promise.all(threads.map(({ isOver }) => isOver))
  assert.equal(shares.length, 5)
  assert(shares.every((share, i) => share > (shares[i - 1] ?? 0) && share < 1))

  await assert.rejects(solve(challenge, 32, AbortSignal.abort(new Error('too late'))), /too late/)
  assert.equal(threads.length, 1)
})
