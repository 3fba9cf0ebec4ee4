/** What happens in a golden journal of the portfolio: subscriptions, days of interest, ends, renewals and early exits. */
import { type Decision, type Realm, realms, type Typed } from '@evenkeel/kernel'
import {
  type GoldenKind,
  type GoldenRequest,
  keyAt,
  type Recording,
} from '@evenkeel/kernel/testing'
import type { Command, Product, Subscribe } from '../core/index.ts'

const [ANN, BOB, LATE] = [1, 2, 70_000] as const
const COINS = ['USDT', 'BTC']
const DAY = 86_400_000
const UNIT = 100_000_000n

export const golden: GoldenKind = {
  cores: ['wallet', 'portfolio'],
  members: [ANN, BOB, LATE],
  coins: COINS,
  drift: 1,
  async happen(recording) {
    let made = 0
    // Of their own day: an old key is refused.
    const key = () => keyAt(recording.now + DAY / 3, ++made)
    await open(recording)
    for (let day = 0; day < 9; day++) {
      const asked = subscriptions(day).flatMap(byMember(key))
      const decisions = await recording.ask(DAY / 3, asked)
      // What is due by then is done after the change, on the terms before it.
      if (day === 2)
        await recording.ask(2 * DAY, terms({ dailyYield: 5_555_555n }).flatMap(byHouse))
      if (day === 4) await recording.ask(7, terms({ dailyYield: 7_777_777n }).flatMap(byHouse))
      if (day === 7) await recording.ask(7, terms({ isOffered: false }).flatMap(byHouse))
      await recording.ask(DAY / 2, changes(ordersOf(decisions), day).flatMap(byMember(key)))
      // What is due is done when somebody looks at the clock.
      await recording.see(DAY / 6, () => undefined)
    }
    await recording.ask(40 * DAY, [])
    await recording.see(1, () => undefined)
  },
  keeps: (nth) => nth % 7 === 0,
}

/** The house has much of one coin, and hardly any of the other. */
async function open(recording: Recording): Promise<void> {
  const listings = COINS.map((asset) => ({ type: 'listCoin', asset }))
  await recording.ask(1, listings.flatMap(onBoth('wallet')))
  const grants = [ANN, BOB, LATE].flatMap((member) =>
    COINS.flatMap((asset) => {
      const amount = 5_000n * UNIT + BigInt(member)
      const transfer = { type: 'transfer', member, asset, amount, from: 'spot', to: 'finance' }
      return [{ type: 'grantSandboxFunds', member, asset, amount }, transfer]
    }),
  )
  await recording.ask(10, grants.flatMap(onBoth('wallet')))
  const funds: Command[] = [
    { type: 'fundSandboxPortfolio', asset: 'USDT', amount: 400n * UNIT },
    { type: 'fundSandboxPortfolio', asset: 'BTC', amount: 1_234_567n },
    { type: 'fundSandboxPortfolio', asset: 'BTC', amount: 0n },
  ]
  await recording.ask(10, [...funds, ...terms({})].flatMap(byHouse))
}

function terms(over: Partial<Product>): Command[] {
  return COINS.flatMap((asset) =>
    [1, 7, 30, 400].map((days) => ({
      type: 'setProduct' as const,
      product: `${asset}.${days}`,
      asset,
      days,
      dailyYield: BigInt(3_000_000 + days * 100_003),
      minimum: 10n,
      maximum: 2_000n * UNIT,
      capacity: 4_500n * UNIT,
      feeBps: days === 30 ? 3 : 0,
      isExitable: days > 1,
      exitFeeBps: days === 30 ? 50 : 0,
      isOffered: true,
      ...over,
    })),
  )
}

/** Good ones and bad ones. */
function subscriptions(day: number): Command[] {
  const amount = BigInt(day * 1_000_003 + 17) * 10_007n
  return [ANN, BOB, LATE].flatMap((member, nth): Command[] => {
    const ask = (product: string, more: Partial<Subscribe> = {}): Command => ({
      type: 'subscribe',
      member,
      product,
      amount: amount + BigInt(nth),
      renews: nth === 1,
      isAgreed: true,
      ...more,
    })
    return [
      ask('USDT.1'),
      ask('USDT.7'),
      ask(`USDT.${day % 2 === 0 ? 30 : 400}`),
      ask('BTC.7'),
      ask('BTC.30', { amount: 1_999n * UNIT }),
      ask('USDT.7', { amount: 9n }),
      ask('USDT.7', { amount: 2_001n * UNIT }),
      ask('USDT.7', { isAgreed: false }),
    ]
  })
}

type Made = { readonly id: number; readonly member: number }

function ordersOf(decisions: readonly Decision<Typed>[]): Made[] {
  const events = decisions.flatMap((decision) => (decision.ok ? decision.events : []))
  return events.filter(({ type }) => type === 'subscribed') as unknown as Made[]
}

/** Of some orders by their owners, and of some by others. */
function changes(made: readonly Made[], day: number): Command[] {
  return made.flatMap(({ id, member: owner }, nth): Command[] => {
    const member = nth % 5 === 0 ? ANN : owner
    if (nth % 4 === 0) return [{ type: 'setRenewal', member, id, renews: day % 2 === 0 }]
    return nth % 4 === 1 ? [{ type: 'exitSubscription', member, id }] : []
  })
}

const onBoth =
  (core: string) =>
  (command: Typed): GoldenRequest[] =>
    realms.map((realm) => ({ core, realm, owner: 0, command }))
const byHouse = onBoth('portfolio')

function byMember(key: () => string): (command: Command) => GoldenRequest[] {
  const asked = (realm: Realm, command: Command): GoldenRequest => {
    const owner = 'member' in command ? command.member : 0
    return { core: 'portfolio', realm, owner, command, key: key() }
  }
  return (command) => realms.map((realm) => asked(realm, command))
}
