/** Says on a topic what is new there, to whoever listens. */
import type { Millis, Realm } from '@evenkeel/kernel'
import type { Outlet } from '@evenkeel/wire/server'
import type { CandleNews } from './klines.ts'

type Tick = () => string | undefined

export class Saying {
  readonly #now: () => Millis
  #outlet: Outlet | undefined
  /** What was last said, so that nothing is said twice. */
  readonly #said = new Map<string, string>()

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

  /** Linear swaps have topics of their own here, and the usual names for who listens to them. */
  message(topic: string, tick: string): string {
    return `{"ch":"${topic.replace(/^swap\./, 'market.')}","ts":${this.#now()},"tick":${tick}}`
  }

  /** `state`: what the message tells the whole of; trades and increments are each needed. */
  say(realm: Realm, topic: string, tick: Tick, state?: string): void {
    if (!this.isWanted(realm, topic)) return
    const text = tick()
    if (text !== undefined) this.#outlet?.publish(realm, topic, this.message(topic, text), state)
  }

  /** Only when it is another one than was said last. */
  sayNew(realm: Realm, topic: string, tick: Tick, state = topic): void {
    const news = () => {
      const text = tick()
      return text !== undefined && this.isNew(realm, topic, text) ? text : undefined
    }
    this.say(realm, topic, news, state)
  }

  /** The last message of a candle is needed after the next one has begun: each is a state of its own. */
  sayCandle(realm: Realm, topic: string, { start, text }: CandleNews): void {
    this.say(realm, topic, () => text, `${topic} ${start}`)
  }

  /** Whether it is another one than was asked about last. */
  isNew(realm: Realm, topic: string, text: string): boolean {
    const name = `${realm} ${topic}`
    if (this.#said.get(name) === text) return false
    this.#said.set(name, text)
    return true
  }

  forget(realm: Realm, topic: string): void {
    this.#said.delete(`${realm} ${topic}`)
  }

  flush(): void {
    this.#outlet?.flush()
  }
}
