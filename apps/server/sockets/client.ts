/** Who is at the other end of a socket, as far as it is known. */

import type { Language } from '@evenkeel/wire'
import type { Origin, Session } from '@evenkeel/wire/server'
import type { Listener } from './audiences.ts'
import type { Line } from './line.ts'
import type { Speech } from './speeches.ts'

export type Client = {
  /** No two sockets have the same. */
  readonly number: number
  readonly line: Line
  readonly listener: Listener
  readonly from: Origin
  readonly language: Language
  /** At a path of HTX's, where nothing else is understood. */
  readonly isHtxOnly: boolean
  /** At the path of linear swaps: topics have the names of others there. */
  readonly isOfSwaps: boolean
  /** At a path of programs, which come with keys: how it is spoken there. */
  readonly speech: Speech | undefined
  /** When it last said something. */
  heard: number
  session: Session | undefined
  auths: number
  unwatch: (() => void) | undefined
  /** Those that it wants to be told of; all, where it gave no list. */
  channels: readonly string[] | undefined
  /** The spec's clients ping by themselves; HTX's are pinged. Not known before it has said something. */
  dialect: 'spec' | 'htx' | undefined
  /** When it is pinged next, and how many pings it has not answered. */
  pingAt: number
  unanswered: number
}

type Known = Pick<
  Client,
  'number' | 'line' | 'listener' | 'from' | 'language' | 'isHtxOnly' | 'isOfSwaps' | 'speech'
>

/** One that has just come, and is nobody yet. */
export function newClient(known: Known, at: number, pingMs: number): Client {
  return {
    ...known,
    heard: at,
    session: undefined,
    auths: 0,
    unwatch: undefined,
    channels: undefined,
    dialect: known.isHtxOnly ? 'htx' : undefined,
    pingAt: at + pingMs,
    unanswered: 0,
  }
}
