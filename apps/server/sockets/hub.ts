/** Where the messages of the stream meet those who listen: each gets what is whole first, and then what is new. */
import type { Realm } from '@evenkeel/kernel'
import type { Outlet, Stream } from '@evenkeel/wire/server'
import { fieldsOf, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { createAudiences, type Listener, type Topic } from './audiences.ts'
import { frameOf, pack } from './frame.ts'
import type { Line } from './line.ts'
import { createRounds, PACE, type Pace } from './rounds.ts'

export type Hub = Outlet & {
  /** One that listens to nothing yet. */
  listener(line: Line): Listener
  listen(listener: Listener, names: readonly string[]): void
  unlisten(listener: Listener, names: readonly string[]): void
  /** The same topics, of another realm. */
  move(listener: Listener, realm: Realm): void
  leave(listener: Listener): void
  /** Closes those that have stopped reading. */
  check(): void
  stop(): void
}

type Parts = {
  readonly stream: Stream
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
  /** How long nothing may move on a socket that has much unsent. */
  readonly stuckMs: number
  readonly pace?: Pace
}

export function createHub(parts: Parts): Hub {
  const { stream, log, metrics, now, stuckMs, pace = PACE } = parts
  const topics: Record<Realm, Map<string, Topic>> = { real: new Map(), demo: new Map() }
  const audiences = createAudiences()
  const rounds = createRounds(pace, fallBehind)
  const slow = new Set<Listener>()
  let opened = 0

  const topicOf = (realm: Realm, name: string) => topics[realm].get(name)

  function open(realm: Realm, name: string): Topic {
    const topic = newTopic(realm, name, ++opened)
    topics[realm].set(name, topic)
    return topic
  }

  function listen(listener: Listener, names: readonly string[]): void {
    const { realm } = listener
    const added: Topic[] = []
    for (const name of new Set(names)) {
      const topic = topicOf(realm, name) ?? open(realm, name)
      if (listener.topics.has(topic)) continue
      topic.listeners++
      added.push(topic)
    }
    catchUp(listener, added)
  }

  function unlisten(listener: Listener, names: readonly string[]): void {
    rounds.settle(listener)
    for (const name of names) {
      const topic = topicOf(listener.realm, name)
      if (topic !== undefined && listener.topics.delete(topic)) forget(topic)
    }
    if (listener.behind === undefined) audiences.place(listener)
  }

  function leave(listener: Listener): void {
    audiences.leave(listener)
    slow.delete(listener)
    listener.behind = undefined
    for (const topic of listener.topics.keys()) forget(topic)
    listener.topics.clear()
  }

  /** What nobody listens to is not kept: it may change without being published. */
  function forget(topic: Topic): void {
    if (--topic.listeners === 0) topics[topic.realm].delete(topic.name)
  }

  function catchUp(listener: Listener, missed: readonly Topic[]): void {
    if (missed.length === 0) return
    const standing = Symbol('catching up')
    for (const topic of missed) listener.topics.set(topic, standing)
    bringUpToDate(listener, missed, standing).catch((error) => {
      log.error('snapshot for a new subscriber failed', fieldsOf(error))
      listener.line.close(1011, 'server error')
    })
  }

  /** The last message of each topic, and from then on, without a break, what is new. */
  async function bringUpToDate(
    listener: Listener,
    missed: readonly Topic[],
    standing: symbol,
  ): Promise<void> {
    const asked = missed.map(latest)
    const whole = await Promise.all(asked)
    rounds.settle(listener)
    const due = missed
      // Where something went to the others meanwhile, that is the newest.
      .map((topic, nth) => ({
        topic,
        frame: topic.latest === asked[nth] ? whole[nth] : lastOf(topic),
      }))
      // Those who left, and topics that were left or begun anew, are no longer part of this.
      .filter(({ topic }) => listener.topics.get(topic) === standing)
    if (due.length === 0 || listener.behind !== undefined) return
    if (listener.line.unsent > pace.unsentMax) return fallBehind(listener)
    listener.line.write(due.map(({ frame }) => frame).filter((frame) => frame !== undefined))
    for (const { topic } of due) listener.topics.set(topic, 'live')
    audiences.place(listener)
  }

  /** Asked for once, however many begin to listen. */
  function latest(topic: Topic): Promise<Buffer | undefined> {
    topic.latest ??= askLatest(topic)
    return topic.latest
  }

  async function askLatest({ realm, name }: Topic): Promise<Buffer | undefined> {
    try {
      const text = await stream.latest(realm, name)
      return text === undefined ? undefined : pack(text)
    } catch (error) {
      log.error('reading the latest message of a topic failed', fieldsOf(error))
      return undefined
    }
  }

  /** From here on the listener is told nothing, until it has read what it was told. */
  function fallBehind(listener: Listener): void {
    audiences.leave(listener)
    listener.behind = { unsent: listener.line.unsent, movedAt: now() }
    slow.add(listener)
    metrics.count('stream_gaps')
    listener.line.afterDrain(() => recover(listener))
  }

  function recover(listener: Listener): void {
    if (listener.behind === undefined) return
    listener.behind = undefined
    slow.delete(listener)
    const missed = [...listener.topics].filter(([{ last }, standing]) => {
      return standing !== 'live' || (last !== undefined && last.number > listener.since)
    })
    catchUp(
      listener,
      missed.map(([topic]) => topic),
    )
    audiences.place(listener)
  }

  return {
    isWanted: (realm, name) => topicOf(realm, name) !== undefined,
    publish(realm, name, text, state) {
      const topic = topicOf(realm, name)
      if (topic !== undefined) rounds.publish(topic, text, state)
    },
    flush: rounds.begin,
    listener: newListener,
    listen,
    unlisten,
    move(listener, realm) {
      if (listener.realm === realm) return
      const names = [...listener.topics.keys()].map(({ name }) => name)
      audiences.leave(listener)
      for (const topic of listener.topics.keys()) forget(topic)
      listener.topics.clear()
      listener.realm = realm
      listen(listener, names)
    },
    leave,
    check() {
      for (const { line, behind } of slow) {
        if (behind === undefined) continue
        if (line.unsent < behind.unsent) behind.movedAt = now()
        else if (now() - behind.movedAt > stuckMs) line.close(1013, 'too much is unread')
        behind.unsent = line.unsent
      }
    },
    stop: rounds.stop,
  }
}

function newTopic(realm: Realm, name: string, number: number): Topic {
  return {
    realm,
    name,
    number,
    listeners: 0,
    audiences: new Set(),
    latest: undefined,
    last: undefined,
  }
}

function newListener(line: Line): Listener {
  return {
    line,
    realm: 'real',
    topics: new Map(),
    since: 0,
    audience: undefined,
    behind: undefined,
  }
}

function lastOf({ last }: Topic): Buffer | undefined {
  return last === undefined ? undefined : frameOf(last)
}
