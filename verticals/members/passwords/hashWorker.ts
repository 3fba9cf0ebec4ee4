/** The thread that hashes: one hash after the other, and nothing else waits for it. */
import { execFile } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { type Parameters, TAG_BYTES } from './phc.ts'

/** Whether it works only while nobody else wants to, or just has less of a share. */
export type Pace = 'whenIdle' | 'always'
export type HashWork = {
  readonly message: Uint8Array
  readonly salt: Uint8Array
  readonly parameters: Parameters
}

const GIVES_WAY = 10

// Those who wait for orders go first. Linux means this thread alone, others the whole process.
if (process.platform === 'linux') {
  setPriority(0, GIVES_WAY)
  // By priority alone it would keep its core for some milliseconds after somebody else wakes up.
  const thread = basename(readlinkSync('/proc/thread-self'))
  if (workerData === ('whenIdle' satisfies Pace))
    execFile('chrt', ['--idle', '--pid', '0', thread], () => undefined)
}

parentPort?.on('message', ({ message, salt, parameters }: HashWork) => {
  const tag = argon2Sync('argon2id', {
    ...{ ...parameters, message, nonce: salt, tagLength: TAG_BYTES },
  })
  parentPort?.postMessage(tag)
})
