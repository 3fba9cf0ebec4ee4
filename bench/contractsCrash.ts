/** A crash of 60% in one tick with 10,000 leveraged positions, until all that must be liquidated is durable on the PostgreSQL journal. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bookName, custody, EXCHANGE, Exchange, Machine, UNIT } from '@evenkeel/kernel'
import { migrate, openDatabase } from '@evenkeel/server/database/index.ts'
import { openJournal } from '@evenkeel/server/journal/postgresJournal.ts'
import { startWatermark } from '@evenkeel/server/journal/watermark.ts'
import type { Mark } from '@evenkeel/server/journal/watermarkFile.ts'
import { cores } from '@evenkeel/verticals/all.server.ts'
import {
  contracts,
  type Market,
  type PositionSide,
  type State,
} from '@evenkeel/verticals/contracts/core/index.ts'
import { spot } from '@evenkeel/verticals/spot/core/index.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import {
  fundMaker,
  LOT_VALUE,
  ladderAt,
  MIDDLE,
  marketOrder,
  realm,
  referenceAt,
  termsOf,
} from './contractsFloor.ts'
import { type Figure, round } from './figures.ts'

const SYMBOL = 'ethusdt'
const LONGS = 10_000
const LOTS = 10
const LEVERAGES = [5, 10, 20, 50]
/** Who gains by it: a tenth as many, with ten times the lots. */
const SHORTS = 1_000
/** About a third of what the others will lack, so that deleveraging has to pay as well. */
const INSURANCE = 500_000n * UNIT
const CRASHED = (MIDDLE * 4) / 10
const TOGETHER = 1_000

export async function benchCrash(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-bench-'))
  const say = () => undefined
  const database = await openDatabase({ dataDir, say })
  try {
    await migrate(database.connection, say)
    const keep = (mark: Mark) => startWatermark(join(dataDir, 'watermark'), mark)
    const journal = await openJournal(database.connection, undefined, keep)
    const machine = new Machine(cores, 1)
    const exchange = new Exchange({
      machine,
      journal,
      clock: Date.now,
      groupCommitDelay: () => pause(1),
      turns: { elapsed: () => performance.now(), next: setImmediate },
      onBroken: (error) => {
        throw error
      },
    })
    const figures = await measure(exchange, machine)
    await journal.close()
    return figures
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(exchange: Exchange, machine: Machine): Promise<Figure[]> {
  await openAll(exchange)
  const state = machine.state(realm, contracts) as State
  const market = state.markets.get(SYMBOL) as Market
  if (market.lots.long !== LONGS * LOTS) throw new Error('not all positions are open')
  const before = machine.seq
  const begun = performance.now()
  exchange.tick((board) => board.setReference(SYMBOL, referenceAt(CRASHED, 2)))
  while (market.lots.long > 0) await pause(1)
  await exchange.read(() => undefined)
  const took = performance.now() - begun
  checkBooks(machine, market)
  const steps = machine.seq - before
  return [
    { name: 'contracts.crash', value: round(took), unit: `ms for ${LONGS} positions, durable` },
    { name: 'contracts.crash.steps', value: steps, unit: 'decisions' },
    { name: 'contracts.crash.each', value: round((took * 1_000) / steps), unit: 'µs' },
  ]
}

/** Nobody is in danger any more, and everything adds up. */
function checkBooks(machine: Machine, market: Market): void {
  machine.check()
  const { lots, houseLots, houseCost, unit, positions, endangered } = market
  if (endangered.size > 0) throw new Error(`${endangered.size} are in danger`)
  if (lots.long - lots.short + houseLots !== 0) throw new Error('longs and shorts are not equal')
  const worth = (held: number) => BigInt(CRASHED) * BigInt(held) * BigInt(unit)
  let profits = worth(houseLots) - houseCost
  for (const { side, lots: held, cost } of positions)
    profits += side === 'long' ? worth(held) - cost : cost - worth(held)
  const clearing = machine.balance(realm, custody('clearing'), 'USDT')
  if (clearing !== profits) throw new Error(`clearing has ${clearing}, all profits are ${profits}`)
}

async function openAll(exchange: Exchange): Promise<void> {
  const submission = { realm, actor: EXCHANGE } as const
  await exchange.submit(wallet, { type: 'listCoin', asset: 'USDT' }, submission)
  await exchange.submit(contracts, { type: 'listContract', ...termsOf(SYMBOL) }, submission)
  await exchange.submit(spot, fundMaker, submission)
  const insurance = { type: 'fundSandboxInsurance', amount: INSURANCE } as const
  await exchange.submit(contracts, insurance, submission)
  exchange.tick((board) => {
    board.setReference(SYMBOL, referenceAt(MIDDLE, 1))
    board.setLadder(realm, bookName('contracts', SYMBOL), ladderAt(MIDDLE, 1))
  })
  for (let first = 1; first <= LONGS; first += TOGETHER)
    await openSome(exchange, first, TOGETHER, 'long')
  await openSome(exchange, LONGS + 1, SHORTS, 'short')
}

/** Longs have what their margin needs and a little more. */
async function openSome(
  exchange: Exchange,
  first: number,
  count: number,
  side: PositionSide,
): Promise<void> {
  const opened = Array.from({ length: count }, async (_, nth) => {
    const member = first + nth
    const leverage = side === 'long' ? (LEVERAGES[nth % LEVERAGES.length] as number) : 1
    const lots = side === 'long' ? LOTS : (LOTS * LONGS) / SHORTS
    const amount = (((BigInt(lots) * LOT_VALUE) / BigInt(leverage)) * 11n) / 10n
    const mine = { member, asset: 'USDT', amount }
    const moved = { ...mine, type: 'transfer', from: 'spot', to: 'trading' } as const
    void exchange.submit(wallet, { ...mine, type: 'grantSandboxFunds' }, { realm, actor: EXCHANGE })
    void exchange.submit(wallet, moved, { realm, actor: EXCHANGE })
    const order = marketOrder(member, SYMBOL, side, lots, leverage)
    const decision = await exchange.submit(contracts, order, { realm, actor: EXCHANGE })
    if (!decision.ok) throw new Error(decision.refusal)
  })
  await Promise.all(opened)
}
