/** What ccxt does with orders and positions of linear swaps. */
import assert from 'node:assert/strict'
import { type Call, idOf, type Stage, SWAP } from './stage.ts'

const LOTS = 5
type Kind = { readonly trigger: true } | { readonly trailing: true }

/** An order that waits for a price is there, apart from others, and is taken back. */
async function waits(
  { htx }: Stage,
  order: { readonly id?: string | undefined },
  facts: { readonly reduceOnly: boolean; readonly triggerPrice?: number },
  kind: Kind = { trigger: true },
): Promise<void> {
  const id = idOf(order)
  const open = await htx.fetchOpenOrders(SWAP, undefined, undefined, kind)
  const found = open.find((one) => one.id === id)
  assert.deepEqual([found?.status, found?.amount], ['open', LOTS])
  assert.equal(found?.reduceOnly, facts.reduceOnly)
  if (facts.triggerPrice !== undefined) assert.equal(found?.triggerPrice, facts.triggerPrice)
  await htx.cancelOrder(id, SWAP, kind)
}

async function whileLong({ htx }: Stage, act: () => Promise<void>): Promise<void> {
  await htx.createOrder(SWAP, 'market', 'buy', LOTS)
  await act()
  await htx.closePosition(SWAP)
  assert.deepEqual(await htx.fetchPositions([SWAP]), [])
}

export const swapCalls: Readonly<Record<string, Call>> = {
  async createTriggerOrder(stage) {
    const triggerPrice = stage.below(5)
    const price = stage.below(6)
    const order = await stage.htx.createTriggerOrder(
      SWAP,
      'limit',
      'buy',
      LOTS,
      price,
      triggerPrice,
    )
    await waits(stage, order, { reduceOnly: false, triggerPrice })
  },
  async createStopMarketOrder(stage) {
    const triggerPrice = stage.below(-5)
    const order = await stage.htx.createStopMarketOrder(SWAP, 'buy', LOTS, triggerPrice)
    await waits(stage, order, { reduceOnly: false, triggerPrice })
  },
  async createStopLossOrder(stage) {
    const { htx, below } = stage
    await whileLong(stage, async () => {
      const order = await htx.createStopLossOrder(SWAP, 'market', 'sell', LOTS, undefined, below(5))
      await waits(stage, order, { reduceOnly: true })
    })
  },
  async createTakeProfitOrder(stage) {
    const { htx, below } = stage
    await whileLong(stage, async () => {
      const at = below(-5)
      const order = await htx.createTakeProfitOrder(SWAP, 'market', 'sell', LOTS, undefined, at)
      await waits(stage, order, { reduceOnly: true })
    })
  },
  async createTrailingPercentOrder(stage) {
    const { htx, below } = stage
    const trailing = (from: number) =>
      htx.createTrailingPercentOrder(SWAP, 'market', 'sell', LOTS, undefined, 2, from, {
        reduceOnly: true,
      })
    await whileLong(stage, async () => {
      await assert.rejects(trailing(below(-5)), /`active_price`/)
      await waits(stage, await trailing(below(5)), { reduceOnly: true }, { trailing: true })
    })
  },
  async closePosition(stage) {
    await whileLong(stage, async () => undefined)
  },
  async fetchPosition(stage) {
    await whileLong(stage, async () => {
      const { side, contracts, marginMode } = await stage.htx.fetchPosition(SWAP)
      assert.deepEqual([side, contracts, marginMode], ['long', LOTS, 'cross'])
    })
  },
  async fetchPositions(stage) {
    await whileLong(stage, async () => {
      const [position, ...others] = await stage.htx.fetchPositions()
      assert.deepEqual([position?.symbol, position?.contracts, others], [SWAP, LOTS, []])
    })
  },
  async setLeverage(stage) {
    await stage.htx.setLeverage(10, SWAP)
    await whileLong(stage, async () => {
      assert.equal((await stage.htx.fetchPosition(SWAP)).leverage, 10)
    })
  },
  async setPositionMode({ htx }) {
    await htx.setPositionMode(true, SWAP)
    await assert.rejects(htx.setPositionMode(false, SWAP), /dual_side/)
  },
  async watchBalance(stage) {
    const { USDT } = await stage.htx.watchBalance({ type: 'swap' })
    const { USDT: read } = await stage.htx.fetchBalance({ type: 'swap' })
    assert.deepEqual(USDT?.total, read?.total)
    assert(Number(USDT?.free) > 0)
  },
}
