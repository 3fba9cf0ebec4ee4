/** What happens in a golden journal of charity: projects, gifts at prices, ends by goal, date and hand, and payouts. */
import { type Actor, type Decision, type Realm, realms, type Typed, UNIT } from '@evenkeel/kernel'
import {
  type GoldenKind,
  type GoldenRequest,
  goldenKey,
  type Recording,
} from '@evenkeel/kernel/testing'
import type { Command, Donate } from '../core/index.ts'

const [ANN, BOB, CAT] = [1, 2, 3] as const
const COINS = ['USDT', 'BTC']
const RICH = 150_000n * UNIT
const DAY = 86_400_000
type Gift = Pick<Donate, 'amount' | 'currency' | 'most'>

const HASH = 'c0'.repeat(32)

export const golden: GoldenKind = {
  cores: ['wallet', 'charity'],
  members: [ANN, BOB, CAT],
  coins: COINS,
  drift: 1,
  async happen(recording) {
    const keys = keysFrom(1)
    await open(recording)
    await see(recording, {
      btcusdt: 60_123n * UNIT + 7n,
      eurusd: 108_765_432n,
      usdjpy: 151n * UNIT,
    })
    const ids = await projects(recording)
    const gifts: readonly Gift[] = [
      coin(12_345_678_901n),
      coin(1n),
      { currency: 'EUR', amount: 33n * UNIT, most: RICH },
      { currency: 'JPY', amount: 9_999n * UNIT, most: RICH },
      { currency: 'USD', amount: 25n * UNIT, most: 1n },
    ]
    for (const [nth, gift] of gifts.entries())
      for (const asset of COINS)
        await recording.ask(
          1_000,
          realms.map((realm, at) => ({
            core: 'charity',
            realm,
            owner: ANN,
            key: keys(),
            command: donation(ids[at]?.[0] ?? 0, nth % 2 === 0 ? ANN : BOB, asset, gift),
          })),
        )
    await ends(recording, ids)
    await payouts(recording, ids)
    // Under no keys, which would be too old by then.
    await recording.ask(40 * DAY, [])
    await recording.see(1_000, () => undefined)
    await both(recording, (at) => donation(ids[at]?.[1] ?? 0, CAT, 'USDT', coin(5n * UNIT)))
  },
  keeps: () => true,
}

const coin = (amount: bigint): Gift => ({ amount, most: amount })

function donation(project: number, member: number, asset: string, gift: Gift): Command {
  const isAnonymous = member === BOB
  return { type: 'donate', member, project, asset, ...gift, isAnonymous, details: HASH }
}

/** Lists the coins, and hands out money. */
async function open(recording: Recording): Promise<void> {
  const house = (command: Typed): GoldenRequest[] =>
    realms.map((realm) => ({ core: 'wallet', realm, owner: 0, command }))
  const listings = COINS.map((asset) => ({ type: 'listCoin', asset }))
  await recording.ask(1, listings.flatMap(house))
  const grants = [ANN, BOB, CAT].flatMap((member) =>
    COINS.map((asset) => ({ type: 'grantSandboxFunds', member, asset, amount: RICH })),
  )
  await recording.ask(1, grants.flatMap(house))
}

function see(recording: Recording, prices: Readonly<Record<string, bigint>>): Promise<void> {
  return recording.see(10, (board) => {
    for (const [symbol, price] of Object.entries(prices))
      board.setReference(symbol, { price, at: recording.now, source: 'golden', isStale: false })
  })
}

/** Their ids, by realm. */
async function projects(recording: Recording): Promise<number[][]> {
  const ids: number[][] = realms.map(() => [])
  const wanted = ['clean-water', 'forest', 'meals', 'forest', 'Not A Slug'] as const
  for (const [nth, slug] of wanted.entries()) {
    const priority = nth === 0 ? 'urgent' : 'normal'
    const goal = nth === 2 ? 100n * UNIT : 1_000_000_000n * UNIT
    const command: Command = { type: 'openProject', slug, goal, priority, lastsMs: 30 * DAY }
    const made = await both(recording, () => command)
    for (const [at, decision] of made.entries()) {
      const [event] = decision.ok ? decision.events : []
      if (event !== undefined) ids[at]?.push((event as unknown as { id: number }).id)
    }
  }
  return ids
}

/** By its goal, by hand, and changed before. */
async function ends(recording: Recording, ids: readonly number[][]): Promise<void> {
  await both(recording, (at) => donation(ids[at]?.[2] ?? 0, BOB, 'USDT', coin(101n * UNIT)))
  await both(recording, (at) => donation(ids[at]?.[2] ?? 0, CAT, 'USDT', coin(5n * UNIT)))
  const operator = { kind: 'operator', id: 1 } as const
  const mark = (nth: number) => (at: number) =>
    ({ type: 'markRoyalties', project: ids[at]?.[nth] ?? 0 }) as const
  for (const nth of [1, 2, 9]) await both(recording, mark(nth), operator)
  const endsAt = recording.now + 20 * DAY
  const change = (at: number): Command => {
    return {
      type: 'changeProject',
      id: ids[at]?.[1] ?? 0,
      goal: 7n * UNIT,
      priority: 'urgent',
      endsAt,
    }
  }
  await both(recording, change, operator)
  await both(recording, change)
}

async function payouts(recording: Recording, ids: readonly number[][]): Promise<void> {
  const [ann, bob] = [1, 2].map((id): Actor => ({ kind: 'operator', id })) as [Actor, Actor]
  for (const amount of [50n * UNIT, 50n * UNIT, 1_000n * UNIT]) {
    const asked = { asset: 'USDT', amount, custody: 'sandbox', proof: HASH } as const
    const made = await both(
      recording,
      (at) => ({ type: 'proposePayout', project: ids[at]?.[2] ?? 0, ...asked }),
      ann,
    )
    const proposed = made.map((one) => {
      const [event] = one.ok ? one.events : []
      return (event as unknown as { id?: number } | undefined)?.id ?? 0
    })
    const approve = (at: number): Command => ({ type: 'approvePayout', id: proposed[at] ?? 0 })
    if (amount === 50n * UNIT) await both(recording, approve, ann)
    await both(recording, approve, bob)
  }
  const general = { project: 0, asset: 'BTC', amount: 1n, custody: 'sandbox', proof: HASH } as const
  await both(recording, () => ({ type: 'proposePayout', ...general }), ann)
  const [last] = await both(
    recording,
    (at) => ({ ...general, type: 'proposePayout', project: ids[at]?.[0] ?? 0 }),
    ann,
  )
  const [event] = last?.ok ? last.events : []
  const id = (event as unknown as { id?: number } | undefined)?.id ?? 0
  await both(recording, () => ({ type: 'rejectPayout', id }), ann)
  const close = (at: number): Command => ({ type: 'closeProject', id: ids[at]?.[0] ?? 0 })
  await both(recording, close, bob)
}

async function both(
  recording: Recording,
  commandIn: (at: number, realm: Realm) => Command,
  actor?: Actor,
): Promise<Decision<Typed>[]> {
  const asked = realms.map((realm, at): GoldenRequest => {
    const one = { core: 'charity', realm, owner: 0, command: commandIn(at, realm) }
    return actor === undefined ? one : { ...one, actor }
  })
  return recording.ask(500, asked)
}

function keysFrom(first: number): () => string {
  let next = first
  return () => goldenKey(next++)
}
