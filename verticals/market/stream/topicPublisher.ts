/** Publishes the messages of a topic that has listeners. */
import type { Millis, Realm } from '@evenkeel/kernel'
import { type Outlet, publicTopic } from '@evenkeel/wire/server'
import type { CandleNews } from './klines.ts'

type Tick = () => string | undefined

export class TopicPublisher {
  readonly #now: () => Millis
  #outlet: Outlet | undefined
  /** The last tick of each topic, so that none is published twice. */
  readonly #lastTicks = new Map<string, string>()

  constructor(now: () => Millis) {
    this.#now = now
  }

  attach(outlet: Outlet): void {
    this.#outlet = outlet
  }

  get isAttached(): boolean {
    return this.#outlet !== undefined
  }

  isWanted(realm: Realm, topic: string): boolean {
    return this.#outlet?.isWanted(realm, topic) ?? false
  }

  message(topic: string, tick: string): string {
    return `{"ch":"${publicTopic(topic)}","ts":${this.#now()},"tick":${tick}}`
  }

  /** A message replaces unread ones of its `state`; trades and increments have none, for each is needed. */
  publish(realm: Realm, topic: string, tick: Tick, state?: string): void {
    if (!this.isWanted(realm, topic)) return
    const text = tick()
    if (text !== undefined) this.#outlet?.publish(realm, topic, this.message(topic, text), state)
  }

  /** Publishes only a tick that differs from the last one. */
  publishNew(realm: Realm, topic: string, tick: Tick, state = topic): void {
    const news = () => {
      const text = tick()
      return text !== undefined && this.isNew(realm, topic, text) ? text : undefined
    }
    this.publish(realm, topic, news, state)
  }

  /** Each candle is a state of its own: the next one must not replace the last message of this one. */
  publishCandle(realm: Realm, topic: string, { start, text }: CandleNews): void {
    this.publish(realm, topic, () => text, `${topic} ${start}`)
  }

  /** Whether it differs from the last tick; keeps it as the last one. */
  isNew(realm: Realm, topic: string, text: string): boolean {
    const name = `${realm} ${topic}`
    if (this.#lastTicks.get(name) === text) return false
    this.#lastTicks.set(name, text)
    return true
  }

  forget(realm: Realm, topic: string): void {
    this.#lastTicks.delete(`${realm} ${topic}`)
  }

  flush(): void {
    this.#outlet?.flush()
  }
}
