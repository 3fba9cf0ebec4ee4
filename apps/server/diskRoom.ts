/** The room on the disk of the data: before that is full, the exchange is cancel-only. */
import { statfs } from 'node:fs/promises'
import { fieldsOf, type Log } from './log.ts'

export type FreeBytes = (folder: string) => Promise<number>

export type DiskRoom = {
  readonly cancelOnly: boolean
  stop(): void
}

type Options = {
  readonly folder: string
  /** With less than this free the exchange is cancel-only; 0 for never. */
  readonly reserveMb: number
  readonly log: Log
  readonly freeBytes?: FreeBytes | undefined
}

const LOOK_MS = 1_000
const MB = 1_048_576
/** It ends with somewhat more room than it began with, so that it does not come and go. */
const ENOUGH = 1.25

/** Has looked once when it resolves: a server on a nearly full disk is cancel-only from its first answer on. */
export async function watchDiskRoom(options: Options): Promise<DiskRoom> {
  const { folder, reserveMb, log, freeBytes = freeBytesOf } = options
  let cancelOnly = false
  let looking = false
  let failed = false

  async function look(): Promise<void> {
    if (looking) return
    looking = true
    try {
      judge((await freeBytes(folder)) / MB)
      failed = false
    } catch (error) {
      if (!failed) log.warn('free disk space unknown', fieldsOf(error))
      failed = true
    }
    looking = false
  }

  function judge(mb: number): void {
    const freeMb = Math.floor(mb)
    if (!cancelOnly && mb < reserveMb) {
      cancelOnly = true
      log.error('disk nearly full: cancel-only mode on', { freeMb })
    } else if (cancelOnly && mb >= reserveMb * ENOUGH) {
      cancelOnly = false
      log.info('disk has room again: cancel-only mode off', { freeMb })
    }
  }

  await look()
  const timer = setInterval(look, LOOK_MS)
  return {
    get cancelOnly() {
      return cancelOnly
    },
    stop: () => clearInterval(timer),
  }
}

/** What is free for an ordinary user. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
