/** Trees that are being sent: so many at once, each read from the disk no faster than it is taken. */
import type { FileAnswer } from '@evenkeel/wire/server'
import { treeParts } from './files.ts'

export type Downloads = {
  /** `undefined` while too many are being sent. */
  open(number: number): FileAnswer | undefined
}

const AT_ONCE = 8

export function createDownloads(folder: string): Downloads {
  let running = 0

  /** Counted from its first part on: one that is never begun is never ended either. */
  async function* parts(number: number): AsyncGenerator<Uint8Array> {
    running++
    try {
      yield* treeParts(folder, number)
    } finally {
      running--
    }
  }

  return {
    open(number) {
      if (running >= AT_ONCE) return undefined
      const name = `evenkeel-${number}.proof`
      return { name, type: 'application/octet-stream', parts: parts(number) }
    },
  }
}
