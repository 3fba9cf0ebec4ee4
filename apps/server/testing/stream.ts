/** A public stream that says what a test tells it to. */
import type { Realm } from '@evenkeel/kernel'
import type { Outlet, Stream, Within } from '@evenkeel/wire/server'

export type TestStream = Stream & {
  /** A message to all who listen; it goes out with the next `flush`. */
  publish(realm: Realm, topic: string, tick: unknown): void
  flush(): void
  /** The two together. */
  say(realm: Realm, topic: string, tick: unknown): void
  isWanted(realm: Realm, topic: string): boolean
  /** What was asked for once, and how often the latest was looked up. */
  readonly asked: { realm: Realm; topic: string; within: Within }[]
  readonly looked: string[]
  /** From now on the latest waits, as it was when it was asked for, until it is let go. */
  hold(): () => void
}

const TOPIC =
  /^market\.(btcusdt|ethusdt)\.(ticker|detail|depth\.step0|trade\.detail|mbp\.150|kline\.[0-9]{1,3}min)$/
const SYMBOL = /^market\.(btcusdt|ethusdt)\./
/** Changes and trades have nothing whole to begin with. */
const INCREMENTAL = /\.mbp\./

export function createTestStream(): TestStream {
  const last = new Map<string, string>()
  const asked: TestStream['asked'] = []
  const looked: string[] = []
  let outlet: Outlet | undefined
  let held: Promise<void> | undefined

  const stream: TestStream = {
    asked,
    looked,
    attach(to) {
      outlet = to
    },
    fault(topic) {
      if (!SYMBOL.test(topic)) return 'invalid symbol'
      return TOPIC.test(topic) ? undefined : 'invalid topic'
    },
    async latest(realm, topic) {
      const text = INCREMENTAL.test(topic) ? undefined : last.get(`${realm} ${topic}`)
      looked.push(`${realm} ${topic}`)
      await held
      return text
    },
    async ask(realm, topic, within) {
      asked.push({ realm, topic, within })
      await held
      return topic.endsWith('.detail') ? undefined : JSON.stringify([realm, topic])
    },
    publish(realm, topic, tick) {
      const text = JSON.stringify({ ch: topic, ts: Date.now(), tick })
      last.set(`${realm} ${topic}`, text)
      outlet?.publish(realm, topic, text)
    },
    flush: () => outlet?.flush(),
    say(realm, topic, tick) {
      stream.publish(realm, topic, tick)
      stream.flush()
    },
    isWanted: (realm, topic) => outlet?.isWanted(realm, topic) ?? false,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = undefined
        resolve()
      }
    },
  }
  return stream
}
