/** A stream of one pair that says as much as it is told to: its price, its book, its candle. */
import type { Outlet, Stream } from '@evenkeel/wire/server'

export type Ticks = {
  readonly stream: Stream
  /** Resolves when the page listens to what a trade screen listens to. */
  isHeard(): Promise<void>
  /** So many messages at once. */
  say(count: number): void
}

/** What the trade screen listens to. */
type Kind = 'ticker' | 'depth' | 'kline'

/** Of ten messages, as a lively market has them. */
const MIX: readonly Kind[] = [
  ...(['ticker', 'ticker', 'depth', 'ticker', 'ticker'] as const),
  ...(['kline', 'ticker', 'ticker', 'depth', 'ticker'] as const),
]
const LEVELS = 150
const PERIOD_S = 900

/** Around the price that the pair has on this server. */
export async function createTicks(url: string): Promise<Ticks> {
  const answer = await fetch(`${url}/api/currency/get_ticker?symbol=btcusdt`)
  const { data } = (await answer.json()) as { data: { close: string } }
  const middle = Math.round(Number(data.close))
  const topics = new Map<Kind, string>()
  const heard = Promise.withResolvers<void>()
  let outlet: Outlet | undefined
  let said = 0

  const stream: Stream = {
    attach(to) {
      outlet = to
    },
    fault: () => undefined,
    async latest(_, topic) {
      const kind = kindOf(topic)
      if (kind === undefined) return undefined
      topics.set(kind, topic)
      if (topics.size === new Set(MIX).size) heard.resolve()
      return messageOf(kind, topic)
    },
    ask: async () => undefined,
  }

  function messageOf(kind: Kind, topic: string): string {
    said++
    const price = middle + Math.round(Math.sin(said / 300) * 5_000) / 100
    const tick = TICKS[kind](price, said)
    return JSON.stringify({ ch: topic, ts: Date.now(), tick })
  }

  return {
    stream,
    isHeard: () => heard.promise,
    say(count) {
      for (let nth = 0; nth < count; nth++) {
        const kind = MIX[said % MIX.length] as Kind
        const topic = topics.get(kind)
        if (topic !== undefined) outlet?.publish('real', topic, messageOf(kind, topic))
      }
      outlet?.flush()
    },
  }
}

function kindOf(topic: string): Kind | undefined {
  const [, kind] = /\.(ticker|depth|kline)\b/.exec(topic) ?? []
  return kind as Kind | undefined
}

const TICKS: Readonly<Record<Kind, (price: number, nth: number) => object>> = {
  ticker: (price) => ({
    symbol: 'btcusdt',
    open: price - 90,
    high: price + 200,
    low: price - 200,
    close: price,
    amount: 12_345.678,
    vol: 740_000_000.12,
    change: '+0.08%',
    sign: 1,
    stale: false,
  }),
  depth: (price, nth) => ({ bids: side(price, -1, nth), asks: side(price, 1, nth) }),
  kline: (price) => ({
    id: Math.floor(Date.now() / 1_000 / PERIOD_S) * PERIOD_S,
    open: price - 10,
    high: price + 50,
    low: price - 50,
    close: price,
    amount: 123.4,
  }),
}

function side(price: number, direction: 1 | -1, nth: number) {
  return Array.from({ length: LEVELS }, (_, level) => [
    Math.round((price + direction * (level + 1)) * 100) / 100,
    amount(nth + level),
  ])
}

const amount = (nth: number) => (1 + ((nth * 7_919) % 100_000)) / 100_000
