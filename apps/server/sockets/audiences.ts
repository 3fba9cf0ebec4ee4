/** Listeners grouped by what they listen to, so that what goes to a group is put together once. */
import type { Realm } from '@evenkeel/kernel'
import type { Message } from './frame.ts'
import type { Line } from './line.ts'

export type Topic = {
  readonly realm: Realm
  readonly name: string
  readonly number: number
  /** How many listen, or are about to. */
  listeners: number
  /** Of those who are told of it. */
  readonly audiences: Set<Audience>
  /** What one begins with who comes now, packed, while nothing newer was published. */
  latest: Promise<Buffer | undefined> | undefined
  /** The last that was published. */
  last: Message | undefined
}

export type Audience = {
  readonly key: string
  readonly topics: readonly Topic[]
  readonly members: Set<Listener>
  /** What goes to it in the round under way. */
  messages: Message[]
  /** The same as bytes, once somebody needed them. */
  frames: readonly Buffer[] | undefined
}

/** Of a listener's topic: it is told, or a catch-up has to come first. */
export type Standing = 'live' | symbol

export type Listener = {
  readonly line: Line
  realm: Realm
  readonly topics: Map<Topic, Standing>
  audience: Audience | undefined
  /** It was told everything up to the message of this number. */
  since: number
  behind: Behind | undefined
}

/** Of a listener that does not read fast enough: since when, and what it left unsent. */
export type Behind = { unsent: number; movedAt: number }

export type Audiences = {
  /** Puts a listener where all its live topics are told. */
  place(listener: Listener): void
  leave(listener: Listener): void
}

export function createAudiences(): Audiences {
  const byKey = new Map<string, Audience>()

  function place(listener: Listener): void {
    const live = [...listener.topics].filter(([, standing]) => standing === 'live')
    const topics = live.map(([topic]) => topic).sort((one, other) => one.number - other.number)
    const key = topics.map(({ number }) => number).join()
    if (listener.audience?.key === key) return
    leave(listener)
    if (topics.length === 0) return
    const audience = byKey.get(key) ?? open(key, topics)
    audience.members.add(listener)
    listener.audience = audience
  }

  function open(key: string, topics: readonly Topic[]): Audience {
    const members = new Set<Listener>()
    const audience: Audience = { key, topics, members, messages: [], frames: undefined }
    byKey.set(key, audience)
    for (const topic of topics) topic.audiences.add(audience)
    return audience
  }

  function leave(listener: Listener): void {
    const { audience } = listener
    if (audience === undefined) return
    listener.audience = undefined
    audience.members.delete(listener)
    if (audience.members.size > 0) return
    byKey.delete(audience.key)
    for (const topic of audience.topics) topic.audiences.delete(audience)
  }

  return { place, leave }
}
