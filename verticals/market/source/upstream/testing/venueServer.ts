/** A stand-in for a venue: real HTTP and sockets that speak its protocol, and that can fail in every way a venue does. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import type { Addresses, VenueSpec } from '../venues.ts'

export type Side = 'buy' | 'sell'
/** Texts as they stand on the wire: a venue may write anything there. */
export type SaidTrade = {
  readonly price: string
  readonly amount: string
  readonly side: Side
  readonly at: number
  readonly id: number
}
/** `[start, open, high, low, close, amount]`, the prices and the amount as texts. */
export type SaidCandle = readonly [number, string, string, string, string, string]

/** How one venue speaks. */
export type Protocol = {
  readonly id: string
  /** ccxt's addresses, in place of the venue's own. */
  urls(host: string): Addresses
  /** The JSON of an answer; undefined for a path that it does not have. */
  answer(path: string, query: URLSearchParams, stock: Stock): string | undefined
  /** What it answers to a message of a socket. */
  hear(message: string): readonly string[]
  /** The message that tells trades of one coin against USDT. */
  tell(base: string, trades: readonly SaidTrade[]): string
  /** Some send text, some pack it. */
  readonly pack?: (text: string) => string | Uint8Array
  /** What it says first. */
  readonly greeting?: () => string
}

/** What a venue has to tell when it is asked. */
export type Stock = {
  /** The last price by coin. */
  readonly prices: ReadonlyMap<string, string>
  readonly candles: (base: string, lengthMs: number, from: number, to: number) => SaidCandle[]
  /** What was last traded of a coin, from the oldest on. */
  readonly traded: (base: string) => SaidTrade[]
  now(): number
}

export type StandIn = {
  readonly spec: VenueSpec
  /** What it answers to requests: as it should, with an error, or never. */
  requests: 'well' | 'broken' | 'never'
  /** Whether it accepts sockets. */
  accepts: boolean
  /** Its trades and its ticker go to this price, unless it is told to keep quiet. */
  move(base: string, price: string, trade?: Partial<SaidTrade>): void
  /** What its ticker answers from now on; nothing is traded. */
  quote(base: string, price: string): void
  /** Sends any text to whoever listens. */
  say(text: string): void
  /** Closes every socket. */
  hangUp(): void
  readonly listeners: number
  /** How many sockets were ever opened. */
  readonly connections: number
  readonly asked: readonly string[]
  candles: Stock['candles']
  traded: Stock['traded']
  stop(): Promise<void>
}

export async function startVenue(protocol: Protocol, coins: readonly string[]): Promise<StandIn> {
  const prices = new Map(coins.map((coin) => [coin, '0']))
  const asked: string[] = []
  const server = createServer(serve)
  const sockets = new WebSocketServer({ server })
  const pack = protocol.pack ?? ((text: string) => text)
  let trades = 0
  let connections = 0

  const standIn: StandIn = {
    spec: { id: protocol.id },
    requests: 'well',
    accepts: true,
    move(base, price, trade = {}) {
      prices.set(base, price)
      const usual = { price, amount: '0.5', side: 'buy', at: Date.now(), id: ++trades } as const
      standIn.say(protocol.tell(base, [{ ...usual, ...trade }]))
    },
    quote: (base, price) => prices.set(base, price),
    say(text) {
      for (const socket of sockets.clients)
        if (socket.readyState === WebSocket.OPEN) socket.send(pack(text))
    },
    hangUp() {
      for (const socket of sockets.clients) socket.close(1012)
    },
    get listeners() {
      return sockets.clients.size
    },
    get connections() {
      return connections
    },
    asked,
    candles: () => [],
    traded: () => [],
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://venue')
    asked.push(pathname + search)
    if (standIn.requests === 'never') return
    const { candles, traded } = standIn
    const stock = { prices, candles, traded, now: Date.now }
    const text = protocol.answer(pathname, searchParams, stock)
    const isBroken = standIn.requests === 'broken'
    response.statusCode = isBroken ? 500 : text === undefined ? 404 : 200
    response.setHeader('content-type', 'application/json')
    response.end(isBroken ? 'oh no' : (text ?? '{}'))
  }

  sockets.on('connection', (socket) => {
    connections++
    if (!standIn.accepts) return socket.terminate()
    if (protocol.greeting) socket.send(pack(protocol.greeting()))
    socket.on('message', (data) => {
      for (const answer of protocol.hear(String(data))) socket.send(pack(answer))
    })
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // It is asked as often as one likes.
  const spec = { id: protocol.id, urls: protocol.urls(`127.0.0.1:${port}`), rateLimitMs: 1 }
  Object.assign(standIn, { spec })
  return standIn
}
