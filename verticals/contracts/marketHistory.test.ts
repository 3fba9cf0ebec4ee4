/** The market's history against random walks: open interest against the positions, funding against the ledger. Rule LC47. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, factsOf, formatAmount, type MemberId, parseFigure } from '@evenkeel/kernel'
import { movements } from './core/apply.ts'
import type { Event, State } from './core/index.ts'
import { marketHistory } from './marketHistory.ts'
import { walk } from './testing/walk.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, Math.floor(Math.random() * 1e9)]
const STEPS = 600

/** The rows that a fold inserts into a table, each value as text. */
function foldedRows(entries: readonly Entry[], table: string): string[][] {
  const statements = marketHistory.fold(entries.map((entry) => ({ ...entry, movements: [] })))
  const arrays = statements.find(({ name }) => name === `insert ${table}`)?.values ?? []
  const columns = arrays.map((array) => `${array}`.slice(1, -1).replaceAll('"', '').split(','))
  return (columns[0] ?? []).map((_, nth) => columns.map((column) => column[nth] ?? ''))
}

const eventsOf = ({ decision }: Entry) => (decision.ok ? decision.events : []) as readonly Event[]

/** What the ledger paid each member as funding, by entry. */
function fundingInLedger(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => {
    const paid = new Map<MemberId, bigint>()
    for (const event of eventsOf(entry))
      movements(event, (_, amount, from, to, reason) => {
        if (reason !== 'leverFunding') return
        for (const [place, sign] of [
          [from, -1n],
          [to, 1n],
        ] as const) {
          const facts = factsOf(place)
          if (facts.owner === 'member')
            paid.set(facts.member, (paid.get(facts.member) ?? 0n) + sign * amount)
        }
      })
    return linesOf(entry.seq, paid)
  })
}

function linesOf(seq: number, paid: ReadonlyMap<MemberId, bigint>): string[] {
  return [...paid]
    .filter(([, amount]) => amount !== 0n)
    .map(([member, amount]) => `${seq} ${member} ${formatAmount(amount)}`)
    .sort()
}

function fundingInHistory(entries: readonly Entry[]): string[] {
  const bySeq = new Map<number, Map<MemberId, bigint>>()
  for (const [realm, member, , seq, , , amount] of foldedRows(entries, 'contract_funding')) {
    assert.equal(realm, 'real')
    const paid = bySeq.get(Number(seq)) ?? new Map<MemberId, bigint>()
    bySeq.set(Number(seq), paid)
    paid.set(Number(member), (paid.get(Number(member)) ?? 0n) + parseFigure(amount ?? ''))
  }
  return [...bySeq].flatMap(([seq, paid]) => linesOf(seq, paid))
}

function openLots({ accounts, listed }: State): string[] {
  const lots = new Map(listed.map(({ terms }) => [terms.symbol, { long: 0, short: 0 }]))
  for (const { positions } of accounts.values())
    for (const { market, side, lots: held } of positions) {
      const sums = lots.get(market.terms.symbol)
      if (sums !== undefined) sums[side] += held
    }
  return [...lots].map(([symbol, { long, short }]) => `${symbol} ${long} ${short}`).sort()
}

function foldedLots(entries: readonly Entry[], { listed }: State): string[] {
  const lots = new Map(listed.map(({ terms }) => [terms.symbol, { long: 0, short: 0 }]))
  for (const [symbol, , long, short] of foldedRows(entries, 'contract_interest')) {
    const sums = lots.get(symbol ?? '')
    assert(sums)
    sums.long += Number(long)
    sums.short += Number(short)
  }
  return [...lots].map(([symbol, { long, short }]) => `${symbol} ${long} ${short}`).sort()
}

const walks = SEEDS.map((seed) => {
  const entries: Entry[] = []
  const on = walk(seed, STEPS, (entry) => void entries.push(entry))
  return { seed, entries, state: on.state() }
})

for (const { seed, entries, state } of walks)
  test(`[LC47] changes of open interest add up to the positions, funding to the ledger: seed ${seed}`, () => {
    assert.deepEqual(foldedLots(entries, state), openLots(state))
    assert.deepEqual(fundingInHistory(entries), fundingInLedger(entries))
  })

test('[LC47] each fixed rate and each liquidation is in the history once, as it was', () => {
  for (const { entries } of walks) {
    const events = entries.flatMap((entry) => eventsOf(entry).map((event) => ({ entry, event })))
    const fixed = events.flatMap(({ event }) =>
      event.type === 'fundingFixed' ? [[event.symbol, `${event.of}`, `${event.ratePpm}`]] : [],
    )
    const liquidated = events.flatMap(({ entry, event }) =>
      event.type === 'liquidated'
        ? [[event.symbol, event.id, entry.at, event.side, event.tick, event.lots].map(String)]
        : [],
    )
    assert.deepEqual(foldedRows(entries, 'contract_funding_rate'), fixed)
    assert.deepEqual(foldedRows(entries, 'contract_liquidation'), liquidated)
  }
})

test('[LC47] positions are traded, liquidated, deleveraged and paid funding in these walks', () => {
  const types = new Set(walks.flatMap(({ entries }) => entries.flatMap(eventsOf)).map(typeOf))
  for (const type of ['contractTraded', 'liquidated', 'deleveraged', 'fundingPaid'] as const)
    assert(types.has(type), type)
})

const typeOf = ({ type }: Event) => type

/** The funding of an entry with this one event. */
function fundingOf(event: object): string | undefined {
  const decision = { ok: true, events: [event] } as unknown as Entry['decision']
  const entry = { seq: 1, at: 1, realm: 'real', decision } as Entry
  return foldedRows([entry], 'contract_funding')[0]?.[6]
}

test('[LC47] whatever settles a position pays its funding', () => {
  const settled = { symbol: 'xbt', member: 1, side: 'long', lots: 1, profit: 0n, uncovered: 0n }
  for (const type of ['liquidated', 'deleveraged', 'profitSettled'])
    assert.equal(fundingOf({ ...settled, type, funding: -500n }), formatAmount(-500n), type)
})

test('[LC47] what nobody could cover of a liquidated position’s funding is not in its history', () => {
  const liquidated = { type: 'liquidated', symbol: 'xbt', member: 1, side: 'long', lots: 1 }
  const figures = { profit: -200n, funding: -1_000n, uncovered: 500n }
  assert.equal(fundingOf({ ...liquidated, ...figures }), formatAmount(-700n))
})
