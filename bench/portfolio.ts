/** Orders while the daily interest of a million subscriptions is due at once, beside the same orders while nothing is. */
import { setTimeout as pause } from 'node:timers/promises'
import { EXCHANGE, Exchange, type Journal, Machine, UNIT } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { portfolio, type State, sumOf } from '@evenkeel/verticals/portfolio/core/index.ts'
import {
  DAY_MS,
  dailyInterest,
  SUBSCRIPTIONS_MAX,
} from '@evenkeel/verticals/portfolio/core/rules.ts'
import { tellOfProducts } from '@evenkeel/verticals/portfolio/telling.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import { type Figure, round } from './figures.ts'
import { prepareOrders } from './orders.ts'
import { paced } from './pace.ts'

/** `EVENKEEL_DUE=100000` for fewer, on a machine that has other things to do. */
const DUE = Number(process.env.EVENKEEL_DUE ?? 1_000_000)
const TOGETHER = 10_000
const PER_SECOND = 5_000
const SECONDS = 5
/** About what a batch takes to become durable. */
const DURABLE_MS = 1
/** Keys live for a day, and a day goes by: the clock begins behind them, and ends within their life. */
const BEHIND_MS = 30 * 60_000
/** Beyond the members who trade. */
const FIRST_MEMBER = 1_000_000
const AMOUNT = 100n * UNIT
const DAILY_YIELD = UNIT / 100n

export async function benchPortfolio(): Promise<Figure[]> {
  const machine = new Machine(cores, 1)
  let ahead = 0
  const exchange = new Exchange({
    machine,
    journal,
    clock: () => Date.now() - BEHIND_MS + ahead,
    turns: { elapsed: () => performance.now(), next: setImmediate },
    onBroken: (error) => {
      throw error
    },
  })
  // As on a server: everybody who is connected is told what the interest of the others changes.
  const stopTelling = tellOfProducts({
    exchange,
    pushToAll: () => undefined,
    onFailure: () => (error) => {
      throw error
    },
  })
  const feed = await prepareOrders(exchange)
  await subscribeAll(exchange)
  const state = machine.state('real', portfolio) as State
  const daily = dailyInterest(AMOUNT, DAILY_YIELD)
  const owedBefore = sumOf(state.owed, 'USDT')
  const credited = () => Number((owedBefore - sumOf(state.owed, 'USDT')) / daily)
  await paced(feed.next, PER_SECOND, SECONDS)
  ahead = DAY_MS
  exchange.tick()
  const begun = performance.now()
  const busy = await paced(feed.next, PER_SECOND, SECONDS)
  const seen = credited()
  const perSecond = (seen * 1000) / (performance.now() - begun)
  while (credited() < DUE) await pause(DURABLE_MS)
  const seconds = (performance.now() - begun) / 1000
  const quiet = await paced(feed.next, PER_SECOND, SECONDS)
  stopTelling()
  return [
    { name: 'portfolio.quiet.p99', value: round(quiet.p99), unit: 'ms' },
    {
      name: 'portfolio.interest.p99',
      value: round(busy.p99),
      unit: 'ms',
      ratio_to: 'the same while nothing is due',
      of: round(busy.p99 / quiet.p99),
    },
    { name: 'portfolio.interest', value: round(perSecond), unit: 'orders/s beside 5,000 trades/s' },
    { name: `portfolio.interest.${DUE}`, value: round(seconds), unit: 's' },
  ]
}

/** All at about the same moment, so that all are due together. */
async function subscribeAll(exchange: Exchange): Promise<void> {
  const real = { realm: 'real', actor: EXCHANGE } as const
  const product = 'USDT.7'
  const set = {
    type: 'setProduct',
    product,
    asset: 'USDT',
    days: 7,
    dailyYield: DAILY_YIELD,
    minimum: 1n,
    maximum: AMOUNT,
    capacity: AMOUNT * BigInt(DUE),
    feeBps: 0,
    isExitable: true,
    exitFeeBps: 0,
    isOffered: true,
  } as const
  await exchange.submit(portfolio, set, real)
  const held = AMOUNT * BigInt(DUE)
  const funds = { type: 'fundSandboxPortfolio', asset: 'USDT', amount: held } as const
  await exchange.submit(portfolio, funds, real)
  const members = Math.ceil(DUE / SUBSCRIPTIONS_MAX)
  const amount = AMOUNT * BigInt(SUBSCRIPTIONS_MAX)
  for (let nth = 0; nth < members; nth++) {
    const mine = { member: FIRST_MEMBER + nth, asset: 'USDT', amount }
    const moved = { ...mine, type: 'transfer', from: 'spot', to: 'finance' } as const
    void exchange.submit(wallet, { ...mine, type: 'grantSandboxFunds' }, real)
    await exchange.submit(wallet, moved, real)
  }
  for (let done = 0; done < DUE; done += TOGETHER)
    await Promise.all(
      Array.from({ length: Math.min(TOGETHER, DUE - done) }, (_, nth) => {
        const member = FIRST_MEMBER + ((done + nth) % members)
        const wish = { member, product, amount: AMOUNT, renews: false, isAgreed: true }
        return exchange.submit(portfolio, { ...wish, type: 'subscribe' }, real)
      }),
    )
}

/** Durable after a moment, and kept nowhere. */
const journal: Journal = {
  append: () => pause(DURABLE_MS),
  batch: () => Promise.reject(new Error('nothing is kept')),
  async *read() {},
}
