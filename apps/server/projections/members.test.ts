/** The tables of invitations and their fees: what the journal says, however it is folded. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { EXCHANGE, Exchange, formatAmount, Machine, type Realm } from '@evenkeel/kernel'
import { createRandom } from '@evenkeel/kernel/testing'
import type { State } from '@evenkeel/verticals/members/core.ts'
import { commission } from '@evenkeel/verticals/members/history.ts'
import { paymaster } from '@evenkeel/verticals/members/testing/paymaster.ts'
import { openTestDatabase } from '../journal/testing/database.ts'
import { foldUntil, prepareProjections } from './fold.ts'
import { textOf } from './testing.ts'

/** E33: for a year. */
const SHARE_MS = 365 * 24 * 3_600_000

const database = await openTestDatabase()
const { client } = database
const cores = [paymaster]
const START = 1_700_000_000_000
const DAY = 24 * 3_600_000
const [ANN, BOB, CAT] = [1, 2, 3]

type TestEntry = { readonly at: number; readonly realm?: Realm } & (
  | { readonly type: 'invite'; readonly member: number; readonly inviter: number }
  | {
      readonly type: 'payFee'
      readonly member: number
      readonly asset: string
      readonly amount: bigint
    }
  | { readonly type: 'payCommission'; readonly member: number }
)

const invite = (at: number, member = BOB, inviter = ANN): TestEntry => {
  return { at, type: 'invite', member, inviter }
}
const fee = (at: number, amount: bigint, member = BOB): TestEntry => {
  return { at, type: 'payFee', member, asset: 'USDT', amount }
}

test('[J9] fees count from the invitation on, in the same batch too, and for a year', async (t) => {
  const { rows, counted } = await folded(t, [
    [fee(0, 1n), fee(1, 2n), invite(1), fee(1, 4n), fee(2, 8n)],
    [fee(DAY, 16n), fee(SHARE_MS, 32n)],
    [fee(SHARE_MS + 1, 64n), fee(SHARE_MS + 2, 128n)],
  ])
  assert.deepEqual(rows, [`2 USDT ${formatAmount(4n + 8n + 16n + 32n)} 0`])
  assert.deepEqual(counted, [`2 USDT ${formatAmount(4n + 8n + 16n + 32n)}`])
})

test('[J9] fees of the demo realm and of who was not invited count nothing', async (t) => {
  const { rows } = await folded(t, [
    [invite(0), fee(1, 5n, CAT), fee(1, 5n, ANN)],
    [
      { ...invite(2, CAT), realm: 'demo' },
      { ...fee(3, 5n, CAT), realm: 'demo' },
      { ...fee(3, 5n), realm: 'demo' },
    ],
  ])
  assert.deepEqual(rows, [])
})

test('[J9] what was paid stands beside the fees that it was paid for', async (t) => {
  const pay: TestEntry = { at: 3, type: 'payCommission', member: BOB }
  const { rows } = await folded(t, [[invite(0), fee(1, 50n), pay], [pay], [fee(4, 7n)]])
  assert.deepEqual(rows, [`2 USDT ${formatAmount(57n)} ${formatAmount(10n)}`])
})

for (const seed of [1, 2, 3, 4, 5, 6])
  test(`[J9] for any journal the tables are the plain sums over it, seed ${seed}`, async (t) => {
    const { rows, naive, counted, until } = await folded(t, groupsBy(seed), 1 + (seed % 5))
    assert(naive.length >= 4, `${naive.length} sums`)
    assert.deepEqual(rows, naive)
    assert.deepEqual(
      counted,
      rows.map((row) => row.slice(0, row.lastIndexOf(' '))),
      'the core counts the same',
    )
    const before = await tables()
    await prepareProjections(client, [commission], { anew: true })
    assert.deepEqual(await tables(), [[], []])
    await foldUntil(client, t.name, [commission], cores, until)
    assert.deepEqual(await tables(), before)
  })

function groupsBy(seed: number): TestEntry[][] {
  const { below, oneIn, pick } = createRandom(seed)
  let at = 0
  return Array.from({ length: 40 }, () =>
    Array.from({ length: 1 + below(8) }, (): TestEntry => {
      at += oneIn(10) ? below(40) * DAY : below(1_000)
      const realm = oneIn(4) ? 'demo' : 'real'
      const member = 1 + below(4)
      const asset = pick(['USDT', 'BTC'])
      if (oneIn(12)) return { at, realm, type: 'invite', member, inviter: 1 + below(4) }
      if (oneIn(6)) return { at, realm, type: 'payCommission', member }
      return { at, realm, type: 'payFee', member, asset, amount: BigInt(1 + below(1_000)) }
    }),
  )
}

/** Decides each group as one batch, folds so many batches at a time; the rows, and a naive sum. */
async function folded(t: TestContext, groups: readonly TestEntry[][], step = 1) {
  const journal = await database.journal(t)
  const machine = new Machine(cores)
  const clock = { now: 0 }
  const onBroken = (error: unknown) => {
    throw error
  }
  const exchange = new Exchange({ machine, journal, clock: () => clock.now, onBroken })
  const invited = new Map<number, number>()
  const sums = new Map<string, { fees: bigint; paid: bigint }>()
  const add = (member: number, asset: string, fees: bigint, paid: bigint) => {
    const known = sums.get(`${member} ${asset}`) ?? { fees: 0n, paid: 0n }
    sums.set(`${member} ${asset}`, { fees: known.fees + fees, paid: known.paid + paid })
  }
  for (const group of groups) {
    const decided = group.map(async ({ at, realm = 'real', ...command }) => {
      clock.now = START + at
      const isReal = realm === 'real'
      const { member } = command
      if (command.type === 'payFee' && isReal && at < (invited.get(member) ?? -SHARE_MS) + SHARE_MS)
        add(member, command.asset, command.amount, 0n)
      if (command.type === 'invite' && isReal && !invited.has(member) && member !== command.inviter)
        invited.set(member, at)
      const decision = await exchange.submit(paymaster, command, { realm, actor: EXCHANGE })
      if (!isReal || !decision.ok) return
      for (const event of decision.events)
        if (event.type === 'commissionPaid') add(member, event.asset, 0n, event.amount)
    })
    await Promise.all(decided)
  }
  await exchange.stop()
  assert(journal.seq <= groups.length, 'a group is one batch')
  await prepareProjections(client, [commission], { anew: true })
  for (let until = 1; until < journal.seq + step; until += step)
    await foldUntil(client, t.name, [commission], cores, Math.min(until, journal.seq))
  const rows = await database.rows<{ text: string }>(
    `select concat_ws(' ', member, asset, trim_scale(fees), trim_scale(paid)) as text
     from commission order by member, asset`,
  )
  const naive = [...sums].map(([name, { fees, paid }]) => {
    return `${name} ${formatAmount(fees)} ${formatAmount(paid)}`
  })
  const { counted } = machine.state('real', paymaster) as State
  return {
    rows: rows.map(({ text }) => text),
    naive: naive.sort(),
    until: journal.seq,
    counted: feesOf(counted),
  }
}

/** What the core counts, as the tables say it. */
function feesOf(counted: State['counted']): string[] {
  const sums = [...counted].flatMap(([member, coins]) =>
    [...coins].map(([asset, fees]) => `${member} ${asset} ${formatAmount(fees)}`),
  )
  return sums.sort()
}

function tables(): Promise<string[][]> {
  return Promise.all(['invitation', 'commission'].map((table) => textOf(client, table)))
}
