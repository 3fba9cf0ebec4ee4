/** Orders while 100,000 options that expire in the same second are settled on the PostgreSQL journal, beside the same orders while nothing is due; and how late options are settled on an ordinary day. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EXCHANGE, Exchange, Machine, UNIT } from '@evenkeel/kernel'
import { migrate, openDatabase } from '@evenkeel/server/database/index.ts'
import { openJournal } from '@evenkeel/server/journal/postgresJournal.ts'
import { startWatermark } from '@evenkeel/server/journal/watermark.ts'
import type { Mark } from '@evenkeel/server/journal/watermarkFile.ts'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { options, type State } from '@evenkeel/verticals/options/core/index.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import { type Figure, round } from './figures.ts'
import { measureLateness } from './optionsLateness.ts'
import { prepareOrders } from './orders.ts'
import { paced } from './pace.ts'

const OPTIONS = 100_000
/** What one member may have. */
const EACH = 100
const TOGETHER = 1_000
const FIRST_MEMBER = 100_000
const SYMBOL = 'ethusdt'
const SECONDS = 3_600
const PER_SECOND = 5_000
const PACED_SECONDS = 5
const realm = 'real'

export async function benchOptions(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-bench-'))
  const say = () => undefined
  const database = await openDatabase({ dataDir, say })
  try {
    await migrate(database.connection, say)
    const keep = (mark: Mark) => startWatermark(join(dataDir, 'watermark'), mark)
    const journal = await openJournal(database.connection, undefined, keep)
    const machine = new Machine(cores, 1)
    let ahead = 0
    const exchange = new Exchange({
      machine,
      journal,
      clock: () => Date.now() + ahead,
      groupCommitDelay: () => pause(1),
      turns: { elapsed: () => performance.now(), next: setImmediate },
      onBroken: (error) => {
        throw error
      },
    })
    const feed = await prepareOrders(exchange)
    const figures = await measure(exchange, machine, feed, (ms) => {
      ahead += ms
    })
    const late = await measureLateness({
      exchange,
      machine,
      connection: database.connection,
      now: () => Date.now() + ahead,
      members: Array.from({ length: OPTIONS / EACH }, (_, nth) => FIRST_MEMBER + nth),
      nextOrder: feed.next,
    })
    await journal.close()
    return figures.concat(late)
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(
  exchange: Exchange,
  machine: Machine,
  feed: Awaited<ReturnType<typeof prepareOrders>>,
  pass: (ms: number) => void,
): Promise<Figure[]> {
  const left = () => (machine.state(realm, options) as State).options.size
  await placeAll(exchange, machine)
  await paced(feed.next, PER_SECOND, PACED_SECONDS)
  const quiet = await paced(feed.next, PER_SECOND, PACED_SECONDS)
  pass(SECONDS * 1_000 + 2_000)
  const begun = performance.now()
  exchange.tick((board) => {
    const at = machine.now + SECONDS * 1_000
    const [first] = (machine.state(realm, options) as State).options.values()
    const expiresAt = first?.expiresAt ?? at
    const reference = { price: 3_001n * UNIT, at: expiresAt - 1, source: 'bench', isStale: false }
    board.setReference(SYMBOL, reference)
    board.seal(SYMBOL, expiresAt + 1_000)
  })
  let took = 0
  const settled = (async () => {
    while (left() > 0) await pause(1)
    await exchange.read(() => undefined)
    took = performance.now() - begun
  })()
  const busy = await paced(feed.next, PER_SECOND, PACED_SECONDS)
  await settled
  return [
    { name: 'options.settled', value: round(took), unit: `ms for ${OPTIONS}` },
    { name: 'options.quiet.p99', value: round(quiet.p99), unit: 'ms' },
    {
      name: 'options.due.p99',
      value: round(busy.p99),
      unit: 'ms',
      ratio_to: 'the same while nothing is due',
      of: round(busy.p99 / quiet.p99),
    },
  ]
}

/** All expire at one moment: the last price is ahead of the clock by as much as it may be. */
async function placeAll(exchange: Exchange, machine: Machine): Promise<void> {
  const submission = { realm, actor: EXCHANGE } as const
  const term = {
    symbol: SYMBOL,
    seconds: SECONDS,
    payoutBps: 8_000,
    feeBps: 0,
    minStake: UNIT,
    maxStake: 100n * UNIT,
    isOffered: true,
  }
  await exchange.submit(options, { type: 'setOptionTerm', ...term }, submission)
  const funds = { asset: 'USDT', amount: 10_000_000n * UNIT }
  await exchange.submit(options, { type: 'fundSandboxOptions', ...funds }, submission)
  for (let member = FIRST_MEMBER; member < FIRST_MEMBER + OPTIONS / EACH; member++) {
    const amount = 1_000n * UNIT
    const grant = { type: 'grantSandboxFunds', member, asset: 'USDT', amount } as const
    const transfer = { type: 'transfer', member, asset: 'USDT', amount } as const
    await Promise.all([
      exchange.submit(wallet, grant, submission),
      exchange.submit(wallet, { ...transfer, from: 'spot', to: 'trading' }, submission),
    ])
  }
  const say = (at: number, price: bigint) =>
    exchange.tick((board) =>
      board.setReference(SYMBOL, { price, at, source: 'bench', isStale: false }),
    )
  const acceptedAt = Date.now() + 8_000
  say(acceptedAt, 3_000n * UNIT)
  for (let done = 0; done < OPTIONS; done += TOGETHER) {
    const placing = Array.from({ length: TOGETHER }, (_, nth) =>
      exchange.submit(
        options,
        {
          type: 'placeOption',
          member: FIRST_MEMBER + ((done + nth) % (OPTIONS / EACH)),
          symbol: SYMBOL,
          direction: 'rise',
          seconds: SECONDS,
          stake: UNIT,
          payoutBps: 8_000,
          feeBps: 0,
        },
        submission,
      ),
    )
    for (const decision of await Promise.all(placing))
      if (!decision.ok) throw new Error(`${decision.refusal} at ${machine.now}`)
  }
  const openedAt = acceptedAt + 9_000
  say(openedAt, 3_000n * UNIT)
  exchange.tick((board) => board.seal(SYMBOL, openedAt))
  const state = machine.state(realm, options) as State
  const isPending = () => (state.desks.get(SYMBOL)?.pending.size ?? 0) > 0
  while (isPending()) await pause(5)
}
