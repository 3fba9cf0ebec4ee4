/** Which topics of the market stream are listened to, and how the socket is told so in few words. */

/** What a topic says: `tick` is what changed, `ts` when it was said. */
export type TopicNews = { readonly ts: number; readonly tick: unknown }
type TopicFrame = Partial<TopicNews> & { readonly ch?: string }
type Listener = (news: TopicNews) => void

export class Topics {
  readonly #listeners = new Map<string, Set<Listener>>()
  /** What the socket was told of; nothing while there is none. */
  #told = new Set<string>()
  #say: ((message: object) => void) | undefined
  /** When the newest state of each topic was published. */
  readonly #states = new Map<string, number>()
  #isTelling = false

  /** How many are listened to. */
  get size(): number {
    return this.#listeners.size
  }

  /** Returns how to stop. */
  listen(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    this.#tellSoon()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners)
        this.#listeners.delete(topic)
      this.#tellSoon()
    }
  }

  /** There is a socket that knows of nothing yet. */
  open(say: (message: object) => void): void {
    this.#say = say
    this.#told = new Set()
    this.#states.clear()
    this.#tellSoon()
  }

  close(): void {
    this.#say = undefined
  }

  /** The first message of a topic is no state: read after a newer state, it would undo it. */
  take({ ch: topic, ts = 0, tick }: TopicFrame, isState: boolean): void {
    if (topic === undefined) return
    const news = { ts, tick }
    const newest = this.#states.get(topic) ?? news.ts
    if (isState) this.#states.set(topic, Math.max(newest, news.ts))
    else if (news.ts < newest) return
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener(news)
  }

  /** A page that changes drops and takes many topics in one moment: that is two messages, not twenty. */
  #tellSoon(): void {
    if (this.#isTelling || this.#say === undefined) return
    this.#isTelling = true
    setTimeout(() => {
      this.#isTelling = false
      this.#tell()
    })
  }

  #tell(): void {
    const say = this.#say
    if (say === undefined) return
    const wanted = new Set(this.#listeners.keys())
    const sub = [...wanted].filter((topic) => !this.#told.has(topic))
    const unsub = [...this.#told].filter((topic) => !wanted.has(topic))
    this.#told = wanted
    if (unsub.length > 0) say({ unsub })
    if (sub.length > 0) say({ sub })
  }
}
