/** Orders while a million deferrable pieces of work are due at once, beside the same orders while nothing is. */
import { setTimeout as pause } from 'node:timers/promises'
import { type AnyCore, EXCHANGE, Exchange, type Journal, Machine } from '@evenkeel/kernel'
import { locker, type State } from '@evenkeel/kernel/testing'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { type Figure, round } from './figures.ts'
import { prepareOrders } from './orders.ts'
import { paced } from './pace.ts'

const DUE = 1_000_000
const TOGETHER = 10_000
const PER_SECOND = 5_000
const SECONDS = 5
const FOR_MS = 3_600_000
/** About what a batch takes to become durable. */
const DURABLE_MS = 1

export async function benchDeferrable(): Promise<Figure[]> {
  const machine = new Machine([...cores, locker as AnyCore], 1)
  let ahead = 0
  const exchange = new Exchange({
    machine,
    journal,
    clock: () => Date.now() + ahead,
    turns: { elapsed: () => performance.now(), next: setImmediate },
    onBroken: (error) => {
      throw error
    },
  })
  const feed = await prepareOrders(exchange)
  await lockUp(exchange)
  const left = () => (machine.state('real', locker as AnyCore) as State).locks.size
  await paced(feed.next, PER_SECOND, SECONDS)
  ahead = FOR_MS
  exchange.tick()
  const begun = performance.now()
  const busy = await paced(feed.next, PER_SECOND, SECONDS)
  const perSecond = ((DUE - left()) * 1000) / (performance.now() - begun)
  while (left() > 0) await pause(DURABLE_MS)
  const quiet = await paced(feed.next, PER_SECOND, SECONDS)
  return [
    { name: 'deferrable.quiet.p99', value: round(quiet.p99), unit: 'ms' },
    {
      name: 'deferrable.due.p99',
      value: round(busy.p99),
      unit: 'ms',
      ratio_to: 'the same while nothing is due',
      of: round(busy.p99 / quiet.p99),
    },
    { name: 'deferrable.due', value: round(perSecond), unit: 'pieces/s' },
  ]
}

/** All open at about the same moment. */
async function lockUp(exchange: Exchange): Promise<void> {
  const command = { type: 'lockUp', member: 1, asset: 'USDT', amount: 1n, forMs: FOR_MS } as const
  for (let done = 0; done < DUE; done += TOGETHER)
    await Promise.all(
      Array.from({ length: TOGETHER }, () =>
        exchange.submit(locker, command, { realm: 'real', actor: EXCHANGE }),
      ),
    )
}

/** Durable after a moment, and kept nowhere. */
const journal: Journal = {
  append: () => pause(DURABLE_MS),
  batch: () => Promise.reject(new Error('nothing is kept')),
  async *read() {},
}
