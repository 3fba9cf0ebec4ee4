/** The proofs of ticks are kept once they are whole, for ever, and what is settled is gone through once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { TickKind, TickProof } from '@evenkeel/wire/proof'
import type { ProjectedEntry } from '@evenkeel/wire/server'
import type { Event, Outcome, Placed, Settled } from './core/index.ts'
import { optionOrders } from './history.ts'
import { keepProofs } from './proofs.ts'

const NOW = 1_700_000_000_000
const tables = await openTestTables()
for (const sql of optionOrders.create.split(';')) await tables.rows(sql, [])

let id = 0
let seq = 0

/** What an entry settled: so many options, each accepted at its own moment, all expired at one. */
async function settle(count: number, expiresAt: number, outcome: Outcome = 'lost') {
  const ids = Array.from({ length: count }, () => ++id)
  const placed = ids.map((of, nth): Placed => {
    return {
      type: 'optionPlaced',
      id: of,
      member: 1,
      symbol: 'btcusdt',
      direction: 'rise',
      seconds: 30,
      stake: 100n,
      fee: 0n,
      payoutBps: 8_000,
      acceptedAt: expiresAt - 30_000 - nth,
      expiresAt,
    }
  })
  const settled = placed.map(({ type: _, ...one }): Settled => {
    const { id: of, member, symbol, stake, fee } = one
    const at = expiresAt + 500
    const facts = { id: of, member, symbol, at, expiresAt, outcome, stake, fee }
    return { type: 'optionSettled', ...facts, tick: undefined, profit: 0n }
  })
  const entry = (events: readonly Event[]): ProjectedEntry => ({
    seq: ++seq,
    at: expiresAt,
    realm: 'real',
    key: undefined,
    fingerprint: undefined,
    decision: { ok: true, events },
    movements: [],
  })
  for (const { sql, values } of optionOrders.fold([entry(placed), entry(settled)]))
    await tables.rows(sql, values)
}

type Chain = { now: number; isPublished: boolean; isKept: boolean; asked: number }

function given(of: Partial<Chain> = {}) {
  const chain: Chain = { now: NOW, isPublished: true, isKept: true, asked: 0, ...of }
  async function tickProof(symbol: string, moment: number, kind: TickKind) {
    chain.asked++
    if (!chain.isKept) return undefined
    const place = chain.isPublished ? { minute: '{}', index: 0, path: [] } : undefined
    return { symbol, group: 'crypto', kind, moment, blocks: ['{}'], place } satisfies TickProof
  }
  const onFailure = () => (error: unknown) => {
    throw error
  }
  const needs = { tables, history: tables, now: () => chain.now, onFailure, offered: { tickProof } }
  return { chain, proofs: keepProofs(needs) }
}

const reached = async () => {
  const [row] = await tables.rows<{ settled_seq: string }>('select * from option_proofs_kept', [])
  return Number(row?.settled_seq)
}

test('[TO22] a proof is kept once it is whole, and is there when the ticks are gone', async (t) => {
  const { chain, proofs } = given({ isPublished: false })
  t.after(() => proofs.stop())
  const find = () => proofs.find({ symbol: 'ethusdt', moment: 5, kind: 'lastAt' })
  assert.equal((await find())?.place, undefined)
  chain.isPublished = true
  const whole = await find()
  assert.notEqual(whole?.place, undefined)
  chain.isKept = false
  assert.deepEqual(await find(), whole)
})

test('[TO22] what was settled is gone through once, not before its minute is published', async (t) => {
  const { chain, proofs } = given({ isPublished: false })
  t.after(() => proofs.stop())
  await settle(3, NOW - 200_000)
  await settle(2, NOW - 100_000, 'unopened')
  await settle(1, NOW - 10_000)
  assert.equal(await proofs.keep(), 0)
  assert.equal(await reached(), 0)
  chain.isPublished = true
  assert.equal(await proofs.keep(), 5)
  assert.equal(await reached(), 4)
  assert.equal(await proofs.keep(), 0, 'the last one is too new')
  chain.now += 100_000
  assert.equal(await proofs.keep(), 1)
  const rows = await tables.rows("select * from option_tick_proof where symbol = 'btcusdt'", [])
  // Three acceptances and their expiry; two acceptances; one of both.
  assert.equal(rows.length, 3 + 1 + 2 + 1 + 1)
})

test('[TO22] an entry of which not all fits is gone through again, and none is missed', async (t) => {
  const { chain, proofs } = given({ now: NOW + 10_000_000 })
  t.after(() => proofs.stop())
  const before = await reached()
  for (let nth = 0; nth < 9; nth++) await settle(60, NOW + 1_000_000 + nth * 1_000)
  assert.equal(await proofs.keep(), 500)
  assert.equal(await reached(), before + 16, 'eight entries are whole, one is not')
  assert.equal(await proofs.keep(), 60)
  assert.equal(await reached(), before + 18)
  chain.asked = 0
  assert.equal(await proofs.keep(), 0)
  assert.equal(chain.asked, 0)
})

test('[TO22] what the chain cannot prove after an hour holds nothing up', async (t) => {
  const { chain, proofs } = given({ now: NOW + 20_000_000, isKept: false })
  t.after(() => proofs.stop())
  await settle(1, NOW + 20_000_000 - 200_000)
  assert.equal(await proofs.keep(), 0)
  chain.now += 3_700_000
  assert.equal(await proofs.keep(), 1)
})

test('[TO22] proofs of one second share its blocks', async (t) => {
  const { proofs } = given()
  t.after(() => proofs.stop())
  const count = async () => (await tables.rows('select * from option_proof_blocks', [])).length
  const before = await count()
  for (const moment of [1, 2, 3])
    await proofs.find({ symbol: 'solusdt', moment, kind: 'firstAfter' })
  assert.equal(await count(), before)
  assert.equal((await proofs.find({ symbol: 'solusdt', moment: 2, kind: 'firstAfter' }))?.moment, 2)
})
