/** The bill of trades, derived from fills: against every movement of the journal, one by one, on random trading. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import {
  type AccountName,
  type AccountRef,
  accounts,
  available,
  EXCHANGE,
  type Exchange,
  factsOf,
  frozen,
  type Machine,
  type MemberId,
  type Realm,
  realms,
} from '@evenkeel/kernel'
import { billSources, cores, projections, verticals } from '@evenkeel/verticals/all.server.ts'
import {
  type BillRow,
  gainedAfter,
  oldestOf,
  rowAt,
  rowsAfter,
  type Wanted,
} from '@evenkeel/verticals/wallet/bill/rows.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import { changesSince, todayOf } from '@evenkeel/verticals/wallet/worth/flows.ts'
import type {
  BillReasons,
  BillTab,
  Caller,
  ProjectedEntry,
  Projection,
  Tables,
} from '@evenkeel/wire/server'
import fc from 'fast-check'
import { openJournal } from '../journal/postgresJournal.ts'
import { openTestDatabase } from '../journal/testing/database.ts'
import { type Chance, MEMBERS, setFees, traded } from '../testing/traded.ts'
import { foldUntil, prepareProjections } from './fold.ts'

const database = await openTestDatabase()
const tables: Tables = {
  rows: async <Row>(sql: string, values: readonly unknown[]) =>
    (await database.client.query(sql, [...values])).rows as Row[],
}
const STREAM = 'bill of trades'
const flows = verticals.flatMap(({ billFlows = [] }) => billFlows)
const bill = { tables, sources: billSources, flows }
const TABS: BillReasons = Object.assign({}, ...verticals.map((one) => one.billReasons))

/** Everything that was folded, as the journal has it. */
const entries: ProjectedEntry[] = []
const collector: Projection = {
  name: 'collected_entries',
  version: 1,
  create: 'select 1',
  fold(some) {
    entries.push(...some)
    return []
  },
}
let machine: Machine
let naive: ReadonlyMap<string, readonly BillRow[]>

before(async () => {
  const journal = await openJournal(database.connection, STREAM)
  machine = await traded(journal, { count: 2_500, seed: 5, between })
  await prepareProjections(database.client, [...projections, collector])
  await foldUntil(database.client, STREAM, [...projections, collector], cores, journal.seq)
  await journal.close()
  naive = new Map(callers.map((caller) => [nameOf(caller), naiveBill(caller)]))
})

/** Transfers among the trades; and fees come and go, on either side. */
async function between(exchange: Exchange, chance: Chance): Promise<void> {
  const realm: Realm = chance(4) === 0 ? 'demo' : 'real'
  const [from, to] =
    chance(2) === 0 ? (['spot', 'finance'] as const) : (['finance', 'spot'] as const)
  const asset = chance(2) === 0 ? 'BTC' : 'USDT'
  const amount = BigInt(1 + chance(1_000_000))
  const transfer = {
    type: 'transfer',
    member: 1 + chance(MEMBERS),
    asset,
    amount,
    from,
    to,
  } as const
  if (chance(3) === 0) await exchange.submit(wallet, transfer, { realm, actor: EXCHANGE })
  if (chance(20) > 0) return
  const fees = { makerFeeBps: 8 * chance(2), takerFeeBps: 10 * chance(2) }
  await setFees(exchange, realm, fees)
}

const callers = realms.flatMap((realm) =>
  Array.from({ length: MEMBERS }, (_, nth): Caller => ({ realm, id: nth + 1, session: 1 })),
)
const nameOf = ({ realm, id }: Caller) => `${realm} ${id}`
const rowsOf = (caller: Caller) => naive.get(nameOf(caller)) ?? []

/** Every movement that crosses the border of one of the member's accounts, newest first. */
function naiveBill({ realm, id }: Caller): BillRow[] {
  const rows: BillRow[] = []
  for (const entry of entries.filter((one) => one.realm === realm))
    for (const [nth, movement] of entry.movements.entries()) {
      const from = ownAccount(id, movement.from)
      const to = ownAccount(id, movement.to)
      if (from === to) continue
      rows.push({
        seq: entry.seq,
        nth,
        at: entry.at,
        tab: TABS[movement.reason] as BillTab,
        reason: movement.reason,
        asset: movement.asset,
        amount: to === undefined ? -movement.amount : movement.amount,
        from,
        to,
        about: movement.of,
      })
    }
  return rows.reverse()
}

function ownAccount(member: MemberId, account: AccountRef): AccountName | undefined {
  const facts = factsOf(account)
  return facts.owner === 'member' && facts.member === member ? facts.account : undefined
}

test('[J9] a trade is written as its fills alone: the bill’s own table has none of it', async () => {
  const stored = await tables.rows<{ reason: string }>('select distinct reason from bill', [])
  assert.deepEqual(stored.map(({ reason }) => reason).sort(), ['sandboxFunds', 'transfer'])
})

test('[J9] every movement of random trading is in the bill once, in the order of the journal', async () => {
  const seen = new Set<string>()
  for (const caller of callers) {
    const rows = await rowsAfter(bill, caller, {}, undefined, 1_000_000)
    assert.deepEqual(rows, rowsOf(caller))
    for (const { reason } of rows) seen.add(`${caller.realm} ${reason}`)
    assert.ok(rows.length > 100, `${rows.length} rows`)
  }
  assert.equal(seen.size, 8, [...seen].join())
})

test('[J9] the trading had makers and takers, with a fee and without, many in one entry', () => {
  const kinds = new Set<string>()
  for (const { movements } of entries) {
    const trades = movements.filter(({ reason }) => reason === 'spotTrade').length / 2
    const fees = movements.filter(({ reason }) => reason === 'spotFee').length
    if (trades > 0) kinds.add(`${trades > 1 ? 'many' : 'one'} ${Math.ceil(fees / trades)}`)
  }
  assert.deepEqual([...kinds].sort(), ['many 0', 'many 1', 'many 2', 'one 0', 'one 1', 'one 2'])
})

const moment = fc.nat().map((any) => entries[any % entries.length]?.at ?? 0)
const wish: fc.Arbitrary<Wanted> = fc.record({
  tab: fc.constantFrom(undefined, undefined, 'spot', 'assets', 'deposit', 'withdrawal'),
  reason: fc.constantFrom(undefined, undefined, undefined, 'spotTrade', 'spotFee', 'transfer'),
  asset: fc.constantFrom(undefined, 'BTC', 'USDT', 'DOGE'),
  from: fc.option(moment, { nil: undefined }),
  to: fc.option(moment, { nil: undefined }),
})

const isWanted =
  ({ tab, reason, asset, from, to }: Wanted) =>
  (row: BillRow) =>
    row.tab === (tab ?? row.tab) &&
    row.reason === (reason ?? row.reason) &&
    row.asset === (asset ?? row.asset) &&
    row.at >= (from ?? 0) &&
    row.at < (to ?? Number.POSITIVE_INFINITY)

test('[J9] for any filter, in pages of any size, exactly those rows come, newest first', async () => {
  const size = fc.oneof(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 8, max: 600 }))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...callers), wish, size, async (caller, wanted, size) => {
      const expected = rowsOf(caller)
        .filter(isWanted(wanted))
        .slice(0, 60 * size)
      const read: BillRow[] = []
      while (read.length < expected.length) {
        const page = await rowsAfter(bill, caller, wanted, read.at(-1), size)
        assert.ok(page.length > 0 && page.length <= size)
        read.push(...page)
      }
      assert.deepEqual(read, expected)
      if (expected.length < 60 * size)
        assert.deepEqual(await rowsAfter(bill, caller, wanted, read.at(-1), size), [])
      const oldest = rowsOf(caller).findLast(isWanted(wanted))
      assert.equal(await oldestOf(bill, caller, wanted), oldest?.at)
    }),
    { numRuns: 150 },
  )
})

test('[J9] each row is found by its place, by its owner alone, and tells the balance after it', async () => {
  const at = fc.tuple(fc.constantFrom(...callers), fc.nat())
  const until = entries.at(-1)?.seq ?? 0
  await fc.assert(
    fc.asyncProperty(at, async ([caller, any]) => {
      const rows = rowsOf(caller)
      const place = any % rows.length
      const row = rows[place] as BillRow
      assert.deepEqual(await rowAt(bill, caller, row), row)
      const others = callers.filter((other) => nameOf(other) !== nameOf(caller))
      for (const other of others) {
        const theirs = rowsOf(other).find(({ seq, nth }) => seq === row.seq && nth === row.nth)
        assert.deepEqual(await rowAt(bill, other, row), theirs)
      }
      for (const account of accounts) {
        const of = { account, asset: row.asset }
        const now =
          machine.balance(caller.realm, available(caller.id, account), row.asset) +
          machine.balance(caller.realm, frozen(caller.id, account), row.asset)
        const balance = now - (await gainedAfter(bill, caller, of, row, until))
        assert.equal(balance, walked(rows.slice(place), of))
      }
    }),
    { numRuns: 100 },
  )
})

/** What rows come to in one account. */
function walked(rows: readonly BillRow[], of: { account: AccountName; asset: string }): bigint {
  let sum = 0n
  for (const { asset, amount, from, to } of rows) {
    if (asset !== of.asset) continue
    const size = amount < 0n ? -amount : amount
    if (to === of.account) sum += size
    if (from === of.account) sum -= size
  }
  return sum
}

test('[J9] what a coin gained since any moment counts the trades too', async () => {
  const until = entries.at(-1)?.seq ?? 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...callers), moment, moment, async (caller, one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other) + 1]
      const crossing = rowsOf(caller).filter(({ from, to }) => !(from && to))
      const changes = await changesSince(bill, caller, [first, second], until)
      const { gained } = await todayOf(bill, caller, first, until)
      for (const asset of ['BTC', 'USDT']) {
        const since = (begin: number, end: number) =>
          crossing
            .filter((row) => row.asset === asset && row.at >= begin && row.at < end)
            .reduce((sum, { amount }) => sum + amount, 0n)
        const told = (nth: number) =>
          changes
            .filter((change) => change.asset === asset && change.nth === nth)
            .reduce((sum, { amount }) => sum + amount, 0n)
        assert.equal(told(0), since(first, second))
        assert.equal(told(1), since(second, Number.POSITIVE_INFINITY))
        assert.equal(gained.get(asset) ?? 0n, since(first, Number.POSITIVE_INFINITY))
      }
    }),
    { numRuns: 60 },
  )
})
