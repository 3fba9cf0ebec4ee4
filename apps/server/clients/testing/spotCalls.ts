/** What ccxt does with orders of pairs. */
import assert from 'node:assert/strict'
import { type Call, idOf, PAIR, type Stage, toldBy } from './stage.ts'

const SIZE = 0.01

const resting = async ({ htx, below }: Stage, percent = 10) =>
  idOf(await htx.createOrder(PAIR, 'limit', 'buy', SIZE, below(percent)))
const bought = async ({ htx, below }: Stage) =>
  idOf(await htx.createOrder(PAIR, 'market', 'buy', SIZE, below(0)))
const ids = (orders: readonly { readonly id?: string | undefined }[]) => orders.map(idOf)

/** The order is there with this type and trigger, and is taken back. */
async function isOpen(
  { htx }: Stage,
  id: string,
  { price, trigger }: { readonly price: number; readonly trigger?: number },
): Promise<void> {
  const order = await htx.fetchOrder(id, PAIR)
  assert.deepEqual([order.status, order.price, order.amount], ['open', price, SIZE])
  assert.equal(order.triggerPrice, trigger)
  await htx.cancelOrder(id, PAIR)
}

export const spotCalls: Readonly<Record<string, Call>> = {
  async createOrder(stage) {
    await isOpen(stage, await resting(stage), { price: stage.below(10) })
  },
  async createLimitOrder(stage) {
    const price = stage.below(10)
    const order = await stage.htx.createLimitOrder(PAIR, 'buy', SIZE, price)
    await isOpen(stage, idOf(order), { price })
  },
  async createMarketOrder({ htx }) {
    const order = await htx.createMarketOrder(PAIR, 'sell', SIZE)
    const { status, filled } = await htx.fetchOrder(idOf(order), PAIR)
    assert.deepEqual([status, filled], ['closed', SIZE])
  },
  async createMarketBuyOrderWithCost({ htx }) {
    const order = await htx.createMarketBuyOrderWithCost(PAIR, 200)
    const { status, cost } = await htx.fetchOrder(idOf(order), PAIR)
    assert.equal(status, 'closed')
    assert(Number(cost) <= 200 && Number(cost) > 195, `${cost}`)
  },
  async createStopLimitOrder(stage) {
    const [price, trigger] = [stage.below(11), stage.below(10)]
    const order = await stage.htx.createStopLimitOrder(PAIR, 'sell', SIZE, price, trigger)
    await isOpen(stage, idOf(order), { price, trigger })
  },
  async createStopOrder(stage) {
    const [price, trigger] = [stage.below(11), stage.below(10)]
    const order = await stage.htx.createStopOrder(PAIR, 'limit', 'sell', SIZE, price, trigger)
    await isOpen(stage, idOf(order), { price, trigger })
  },
  async createOrders(stage) {
    const order = { symbol: PAIR, type: 'limit', side: 'buy', amount: SIZE } as const
    const placed = await stage.htx.createOrders([
      { ...order, price: stage.below(10) },
      { ...order, price: stage.below(11) },
    ])
    const [one, other] = ids(placed)
    await isOpen(stage, one ?? '', { price: stage.below(10) })
    await isOpen(stage, other ?? '', { price: stage.below(11) })
  },
  async editOrder(stage) {
    const { htx, below } = stage
    const before = await resting(stage)
    const order = await htx.editOrder(before, PAIR, 'limit', 'buy', SIZE, below(12))
    assert.equal((await htx.fetchOrder(before, PAIR)).status, 'canceled')
    await isOpen(stage, idOf(order), { price: below(12) })
  },
  async cancelOrder(stage) {
    const id = await resting(stage)
    await stage.htx.cancelOrder(id, PAIR)
    assert.equal((await stage.htx.fetchOrder(id, PAIR)).status, 'canceled')
  },
  async cancelOrders(stage) {
    const open = [await resting(stage), await resting(stage, 11)]
    const cancelled = await stage.htx.cancelOrders(open, PAIR)
    assert.deepEqual(ids(cancelled).toSorted(), open.toSorted())
    assert.deepEqual(await stage.htx.fetchOpenOrders(PAIR), [])
  },
  async cancelAllOrders(stage) {
    await resting(stage)
    await stage.htx.cancelAllOrders(PAIR)
    assert.deepEqual(await stage.htx.fetchOpenOrders(PAIR), [])
  },
  async fetchOrder(stage) {
    const id = await bought(stage)
    const { status, side, average } = await stage.htx.fetchOrder(id, PAIR)
    assert.deepEqual([status, side], ['closed', 'buy'])
    assert(Number(average) > 0)
  },
  async fetchOrders(stage) {
    const [closed, open] = [await bought(stage), await resting(stage)]
    const found = ids(await stage.htx.fetchOrders(PAIR))
    assert(found.includes(closed) && found.includes(open))
    await stage.htx.cancelOrder(open, PAIR)
  },
  async fetchOpenOrders(stage) {
    const id = await resting(stage)
    assert.deepEqual(ids(await stage.htx.fetchOpenOrders(PAIR)), [id])
    await stage.htx.cancelOrder(id, PAIR)
  },
  async fetchClosedOrders(stage) {
    const id = await bought(stage)
    const closed = await stage.htx.fetchClosedOrders(PAIR)
    assert(ids(closed).includes(id) && closed.every(({ status }) => status === 'closed'))
  },
  async fetchCanceledOrders(stage) {
    const id = await resting(stage)
    await stage.htx.cancelOrder(id, PAIR)
    const cancelled = await stage.htx.fetchCanceledOrders(PAIR)
    assert(ids(cancelled).includes(id) && cancelled.every(({ status }) => status === 'canceled'))
  },
  async fetchMyTrades(stage) {
    const order = await bought(stage)
    const fills = (await stage.htx.fetchMyTrades(PAIR)).filter((one) => one.order === order)
    assert(fills.length > 0 && fills.every(({ fee }) => Number(fee?.cost) > 0))
  },
  async fetchOrderTrades(stage) {
    const order = await bought(stage)
    const fills = await stage.htx.fetchOrderTrades(order, PAIR)
    assert(fills.length > 0 && fills.every((one) => one.side === 'buy'))
  },
  async fetchBalance({ htx }) {
    const { USDT, BTC } = await htx.fetchBalance()
    assert(Number(USDT?.free) > 50_000 && Number(BTC?.total) > 0)
  },
  async fetchAccounts({ htx }) {
    const accounts = await htx.fetchAccounts()
    assert.deepEqual(
      accounts.map(({ type }) => type),
      ['spot'],
    )
  },
  async watchOrders(stage) {
    let id = ''
    const told = await toldBy(
      () => stage.htx.watchOrders(PAIR),
      async () => {
        id = await resting(stage)
      },
    )
    assert(told.some((order) => order.id === id && order.status === 'open'))
    await stage.htx.cancelOrder(id, PAIR)
  },
  async watchMyTrades(stage) {
    let order = ''
    const told = await toldBy(
      () => stage.htx.watchMyTrades(PAIR),
      async () => {
        order = await bought(stage)
      },
    )
    assert(told.some((fill) => fill.order === order))
  },
}
