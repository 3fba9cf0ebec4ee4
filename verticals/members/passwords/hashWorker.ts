/** The thread that hashes: one hash after the other, and nothing else waits for it. */
import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Parameters, TAG_BYTES } from './phc.ts'

export type HashWork = {
  readonly id: number
  readonly message: Uint8Array
  readonly salt: Uint8Array
  readonly parameters: Parameters
}
export type Hashed = { readonly id: number; readonly tag: Uint8Array }

const NICENESS = 10

// Those who wait for orders go first. Linux means this thread alone, others the whole process.
if (process.platform === 'linux') setPriority(0, NICENESS)

parentPort?.on('message', ({ id, message, salt, parameters }: HashWork) => {
  const tag = argon2Sync('argon2id', {
    ...parameters,
    message,
    nonce: salt,
    tagLength: TAG_BYTES,
  })
  parentPort?.postMessage({ id, tag } satisfies Hashed)
})
