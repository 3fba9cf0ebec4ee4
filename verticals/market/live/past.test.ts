/** The tape after a start: what was traded before is there at once, asked for once, and nothing of members is made up. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get } from '@evenkeel/server/testing/calls.ts'
import { startTestServer } from '@evenkeel/server/testing/server.ts'
import { instruments } from '../instruments.ts'
import { createSimulator } from '../source/simulator/index.ts'
import type { Trade } from '../source/source.ts'
import { createPast } from './past.ts'
import { Tape } from './tape.ts'

const TAPE_KEPT = 500

const trade = (at: number): Trade => ({ at, price: 5n, amount: 1n, side: 'buy' })

test('[Q12] the source is asked once for each symbol, when it has its first price', async () => {
  const tape = new Tape(1_000)
  const asked: string[] = []
  const failures: unknown[] = []
  const past = createPast({
    source: {
      async trades(symbol, most) {
        asked.push(`${symbol} ${most}`)
        if (symbol === 'ethusdt') throw new Error('no answer')
        return [trade(1), trade(2)]
      },
    },
    tape,
    onFailure: (error) => failures.push(error),
  })
  await past.fill(['btcusdt', 'btcusdt', 'ethusdt'])
  await past.fill(['btcusdt', 'ethusdt'])
  assert.deepEqual(asked, [`btcusdt ${TAPE_KEPT}`, `ethusdt ${TAPE_KEPT}`])
  assert.deepEqual(
    tape.last('real', 'btcusdt', 9).map(({ at }) => at),
    [2, 1],
  )
  const silent = createPast({ source: {}, tape, onFailure: (error) => failures.push(error) })
  await silent.fill(['solusdt'])
  assert.deepEqual(tape.last('real', 'solusdt', 9), [])
  assert.equal(failures.length, 1)
})

test('[Q2] the simulator tells the trades before those of its start: the same that it would have told live', async () => {
  const seed = new Uint8Array(32).fill(9)
  let at = Date.UTC(2026, 4, 6, 7, 8, 30)
  const simulator = createSimulator({ seed, instruments, now: () => at })
  const begun = at - (at % 60_000)
  const told: Trade[] = []
  const stop = await simulator.start((moves) => {
    for (const { symbol, trades } of moves) if (symbol === 'solusdt') told.push(...trades)
  })
  const trades = (await simulator.trades?.('solusdt', 300)) ?? []
  await stop()
  assert.equal(trades.length, 300)
  assert(told.every((trade) => trade.at >= begun) && trades.every((trade) => trade.at < begun))
  const first = trades[0]?.at ?? 0
  const lived = simulator.movesBetween('solusdt', first - 1, begun - 1)
  assert.deepEqual(
    trades,
    lived.flatMap((move) => move.trades),
  )
  assert.deepEqual(await simulator.trades?.('nosuch', 300), [])
  at = Date.UTC(2023, 11, 31, 16, 1)
  const young = createSimulator({ seed, instruments, now: () => at })
  const known = (await young.trades?.('solusdt', 5_000)) ?? []
  assert(known.length > 0 && known.length < 5_000)
})

test('[Q9] [Q12] after a start every symbol has its last trades in both realms at once', async (t) => {
  const server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  t.after(() => server.stop())
  const { token } = await server.member({ realm: 'demo' })
  for (const symbol of ['btcusdt', 'eurusd', 'aapl'])
    for (const headers of [{}, { token }] as Record<string, string>[]) {
      const { data } = await get(
        server.url,
        `currency/get_trades?symbol=${symbol}&size=500`,
        headers,
      )
      const ids = data.trades.map(({ id }: { id: number }) => id)
      assert.equal(ids.length, 500, symbol)
      assert.deepEqual(
        ids,
        ids.toSorted((one: number, other: number) => other - one),
      )
      assert.equal(new Set(ids).size, 500)
    }
})
