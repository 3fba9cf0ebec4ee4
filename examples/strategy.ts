/**
 * A strategy with nothing but Node 24 and ccxt: holds bitcoin while its price is above the average of the last minutes, and a long or
 * a short of ether beside it, with a stop-loss that waits on the exchange. It keeps nothing: each step begins with what the
 * exchange says, so that it can be stopped and started at any moment, and so can the exchange.
 *
 *   EVENKEEL_URL=http://127.0.0.1:8080 EVENKEEL_KEY=... EVENKEEL_SECRET=... node examples/strategy.ts
 *
 * The key may trade. Both accounts need some USDT. Each step is told as one line of JSON.
 */
import { setTimeout as pause } from 'node:timers/promises'
import ccxt, { type Order, type OrderSide, type OrderType } from 'ccxt'

const {
  EVENKEEL_URL = 'http://127.0.0.1:8080',
  EVENKEEL_KEY = '',
  EVENKEEL_SECRET = '',
  /** Between two steps, in seconds. */
  PAUSE = '5',
} = process.env
const [SPOT, SWAP] = ['BTC/USDT', 'ETH/USDT:USDT']
/** USDT to buy bitcoin for, lots of ether, and how far a stop-loss is from the price. */
const [SPEND, LOTS, STOP] = [200, 20, 0.03]
const CANDLES = 3
/** An order that is not carried out so long after it arrived never is: then it can be looked for. */
const SETTLED_MS = 10_000
const LONGEST_WAIT_MS = 2_000
const waiting = { trigger: true }

const { host, protocol } = new URL(EVENKEEL_URL)
const exchange = new ccxt.pro.htx({
  apiKey: EVENKEEL_KEY,
  secret: EVENKEEL_SECRET,
  hostname: host,
  // After a start the clocks of both may differ.
  options: { adjustForTimeDifference: true },
})

/** The addresses of HTX, in each of their places, as those of this exchange. */
function moved(value: unknown): unknown {
  const safe = protocol === 'https:' ? 's' : ''
  if (typeof value === 'string')
    return value.includes('/')
      ? value.replace(/^(http|ws)s?:\/\/[^/]+/, (_, kind) => `${kind}${safe}://${host}`)
      : host
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [name, moved(inner)]),
  )
}
exchange.urls.api = moved(exchange.urls.api) as typeof exchange.urls.api
exchange.urls.hostnames = moved(exchange.urls.hostnames) as typeof exchange.urls.hostnames

const isLost = (error: unknown) => error instanceof ccxt.NetworkError
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

/** Asks until there is an answer: for what may be asked twice. */
async function sure<Told>(ask: () => Promise<Told>): Promise<Told> {
  for (let wait = 100; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await ask()
    } catch (error) {
      if (!isLost(error)) throw error
      if (wait === LONGEST_WAIT_MS) say({ lost: (error as Error).message })
      await pause(wait)
    }
  }
}

/** Names of orders: whole numbers, which ccxt wants for swaps, that grow from one start to the next. */
let name = Date.now() * 1_000
type Wish = readonly [symbol: string, type: OrderType, side: OrderSide, amount: number]

/** Places an order once: when an answer is lost, the order is looked for by its name before it is placed again. */
async function place(
  [symbol, type, side, amount]: Wish,
  price?: number,
  params: object = {},
): Promise<void> {
  const named = { clientOrderId: `${++name}` }
  const isWaiting = 'stopLossPrice' in params
  for (;;) {
    try {
      await exchange.createOrder(symbol, type, side, amount, price, { ...params, ...named })
      return
    } catch (error) {
      if (!isLost(error)) throw error
    }
    await pause(SETTLED_MS)
    const found = await sure(() => placed(symbol, { ...named, ...(isWaiting ? waiting : {}) }))
    if (found !== undefined) return
  }
}

async function placed(symbol: string, by: object): Promise<Order | undefined> {
  try {
    return await exchange.fetchOrder(undefined as never, symbol, by)
  } catch (error) {
    if (error instanceof ccxt.OrderNotFound) return undefined
    throw error
  }
}

/** Whether the price is above what it was on average. */
async function isRising(symbol: string): Promise<boolean> {
  const candles = await sure(() => exchange.fetchOHLCV(symbol, '1m', undefined, CANDLES))
  const closes = candles.map(([, , , , close]) => Number(close))
  return Number(closes.at(-1)) >= closes.reduce((sum, close) => sum + close, 0) / closes.length
}

async function tradeSpot(): Promise<void> {
  const { BTC } = await sure(() => exchange.fetchBalance())
  const has = Number(exchange.amountToPrecision(SPOT, BTC?.free ?? 0))
  const isLong = has >= Number(exchange.market(SPOT).limits.amount?.min) * 10
  const isWanted = await isRising(SPOT)
  // A market order to buy says what it may cost: an amount of one, at this price.
  if (isWanted && !isLong) await place([SPOT, 'market', 'buy', 1], SPEND)
  if (!isWanted && isLong) await place([SPOT, 'market', 'sell', has])
}

async function tradeSwap(): Promise<void> {
  const positions = await sure(() => exchange.fetchPositions([SWAP]))
  const stops = () => exchange.fetchOpenOrders(SWAP, undefined, undefined, waiting)
  const side = (await isRising(SWAP)) ? 'long' : 'short'
  for (const position of positions) {
    if (position.side === side) continue
    const closing = position.side === 'long' ? 'sell' : 'buy'
    await place([SWAP, 'market', closing, Number(position.contracts)], undefined, {
      reduceOnly: true,
    })
  }
  if (!positions.some((position) => position.side === side))
    await place([SWAP, 'market', side === 'long' ? 'buy' : 'sell', LOTS])
  if ((await sure(stops)).length > 0) return
  const { last } = await sure(() => exchange.fetchTicker(SWAP))
  const [closing, away] = side === 'long' ? (['sell', -STOP] as const) : (['buy', STOP] as const)
  const stopLossPrice = Number(exchange.priceToPrecision(SWAP, Number(last) * (1 + away)))
  await place([SWAP, 'market', closing, LOTS], undefined, { stopLossPrice })
}

/** What the exchange says that there is. */
async function holdings() {
  const spot = await sure(() => exchange.fetchBalance())
  const swap = await sure(() => exchange.fetchBalance({ type: 'swap' }))
  const positions = await sure(() => exchange.fetchPositions([SWAP]))
  const stops = await sure(() => exchange.fetchOpenOrders(SWAP, undefined, undefined, waiting))
  return {
    spot: { USDT: spot.USDT, BTC: spot.BTC },
    equity: swap.USDT?.total,
    positions: positions.map(({ side, contracts, entryPrice }) => [side, contracts, entryPrice]),
    stops: stops.map(({ id }) => id),
  }
}

await exchange.loadHttpProxyAgent()
await sure(() => exchange.loadMarkets())
for (let step = 1; ; step++) {
  for (const trade of [tradeSpot, tradeSwap])
    try {
      await trade()
    } catch (error) {
      // Too little money, a price that moved away: the next step looks again. A key that is wrong stays so.
      if (!(error instanceof ccxt.ExchangeError) || error instanceof ccxt.AuthenticationError)
        throw error
      say({ step, refused: error.message })
    }
  const since = await sure(() => exchange.fetchTime())
  say({ step, since, ...(await holdings()) })
  // The next price, or the next step's time: a stream that is cut is opened again by the next watch.
  const rest = pause(Number(PAUSE) * 1_000)
  await Promise.race([rest, exchange.watchTicker(SPOT).catch(() => undefined)])
  await rest
}
