/** Receipts of positions: whatever members and prices did, the receipt of every closed position holds, and what is changed in one is found out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Entry, Machine } from '@evenkeel/kernel'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import {
  blockHash,
  blockText,
  minuteOf,
  minuteText,
  NO_BLOCK,
  pathOf,
  rootOf,
  secondOf,
  type TickProof,
} from '@evenkeel/wire/proof'
import { encoderOf, KeptProofs, type PublicIds, type TickName } from '@evenkeel/wire/server'
import { getReceipt } from './contract/index.ts'
import type { Event, Reference } from './core/index.ts'
import { history } from './history.ts'
import { contractReceipts } from './receiptFile.ts'
import { receiptOf } from './receipts.ts'
import { closes, given, opens, priced } from './testing/givenContracts.ts'
import { walk } from './testing/walk.ts'
import { checkReceipt, type Receipt, receiptFaults } from './verify/check.ts'

const tables = await openTestTables()
const write = encoderOf(getReceipt.output)
const ids = { of: (_: string, id: number) => `${id}`.padStart(24, '0') } as PublicIds

type Told = (entry: Entry) => void
type Made = { readonly isProven?: boolean; readonly most?: number }

/** The receipts of all positions that a walk closed. */
const receiptsOf = (seed: number, steps: number, made: Made = {}) =>
  receiptsBy((told) => walk(seed, steps, told).machine, made)

/** What was done is folded into tables; the receipts of all positions that it closed. */
async function receiptsBy(
  act: (told: Told) => Machine,
  { isProven = true, most = 100 }: Made = {},
): Promise<Receipt[]> {
  const entries: Entry[] = []
  const machine = act((entry) => entries.push(entry))
  for (const sql of history.create.split(';\n')) await tables.rows(sql, [])
  for (let from = 0; from < entries.length; from += 50) {
    const some = entries.slice(from, from + 50).map((entry) => ({ ...entry, movements: [] }))
    for (const { sql, values } of history.fold(some)) await tables.rows(sql, values)
  }
  const said = referencesIn(entries)
  const tickProof = async (symbol: string, moment: number) => {
    const reference = said.get(`${symbol} ${moment}`)
    return reference && isProven
      ? proofOf({ symbol, moment, kind: 'lastAt' }, reference)
      : undefined
  }
  const needs = { tables, history: tables, now: () => 0, onFailure: () => () => {} }
  await tables.rows('delete from contract_tick_proof', [])
  const proofs = new KeptProofs(
    { ...needs, offered: { tickProof } },
    { prefix: 'contract', decided: async () => [] },
  )
  const closed = await tables.rows<{ id: string }>(
    'select id from contract_position where opened = closed order by id',
    [],
  )
  const receipts: Receipt[] = []
  for (const { id } of closed) {
    const receipt = await receiptOf(Number(id), { history: tables, ids, proofs, machine }, most)
    assert(receipt)
    receipts.push(JSON.parse(write(receipt) ?? '') as Receipt)
  }
  await proofs.stop()
  return receipts
}

function referencesIn(entries: readonly Entry[]): Map<string, Reference> {
  const said = new Map<string, Reference>()
  for (const { decision } of entries)
    for (const event of (decision.ok ? decision.events : []) as readonly Event[])
      if ('reference' in event) said.set(`${event.symbol} ${event.reference.at}`, event.reference)
  return said
}

/** A block with nothing but this tick, in a minute with nothing but this block. */
function proofOf(name: TickName, { price, at, source }: Reference): TickProof {
  const until = secondOf(at)
  const ticks = [{ symbol: name.symbol, at, price, isStale: false }]
  const line = blockText({ group: 'crypto', until, source, previous: NO_BLOCK, ticks })
  const hashes = [blockHash(line), NO_BLOCK]
  const minute = minuteText({
    number: 3,
    since: minuteOf(until),
    blocks: hashes.length,
    root: rootOf(hashes),
    previous: NO_BLOCK,
  })
  const place = { minute, index: 0, path: pathOf(hashes, 0) }
  return { ...name, group: 'crypto', blocks: [line], place }
}

test('[LC25] [LC26] the receipt of every position that walks closed holds', async () => {
  const whats = new Set<string>()
  for (const seed of [1, 3, 5, 6, 7, 8]) {
    const receipts = await receiptsOf(seed, 700)
    assert.ok(receipts.length > 10, `${receipts.length} positions`)
    for (const receipt of receipts) {
      for (const { what } of receipt.steps) whats.add(what)
      assert.equal(checkReceipt(receipt).fault, undefined, JSON.stringify(receipt, null, 1))
    }
  }
  const all = ['close', 'deleveraging', 'funding', 'liquidation', 'open', 'settled']
  assert.deepEqual([...whats].sort(), all)
})

test('[LC26] whatever figure of a receipt is changed is found out', async () => {
  const receipts = await receiptsOf(2, 700)
  const found = new Set<string>()
  for (const receipt of receipts.slice(0, 60))
    for (const [nth, step] of receipt.steps.entries())
      for (const [name, value] of Object.entries(step)) {
        if (typeof value !== 'string' || !/^-?[0-9.]+$/.test(value)) continue
        // Equity is the account's: it is stated, and only held against maintenance.
        if (name === 'equity' || name === 'maintenance') continue
        const steps = receipt.steps.map((one, place) =>
          place === nth ? { ...one, [name]: `${value === '1' ? '2' : '1'}` } : one,
        )
        const { fault } = checkReceipt({ ...receipt, steps })
        assert.ok(fault, `${name} of ${JSON.stringify(step)}`)
        found.add(fault)
      }
  for (const name of ['profit', 'fee', 'funding', 'net'] as const) {
    const [receipt] = receipts
    assert(receipt)
    assert.equal(checkReceipt({ ...receipt, [name]: '123' }).fault, 'arithmeticWrong')
  }
  assert.ok([...found].every((fault) => (receiptFaults as readonly string[]).includes(fault)))
})

test('[LC26] a price that the chain does not have, another one, or one that decides otherwise is found out', async () => {
  const receipts = await receiptsOf(3, 700)
  const receipt = receipts.find(({ steps }) => steps.some(({ what }) => what === 'liquidation'))
  assert(receipt)
  const changed = (change: object, what = 'liquidation') =>
    checkReceipt({
      ...receipt,
      steps: receipt.steps.map((step) => (step.what === what ? { ...step, ...change } : step)),
    }).fault
  const step = receipt.steps.find(({ what }) => what === 'liquidation')
  assert(step?.decidedBy)
  assert.equal(changed({ proof: undefined }), 'tickUnproven')
  assert.equal(changed({ decidedBy: undefined, proof: undefined }), 'tickUnproven')
  assert.equal(changed({ decidedBy: { ...step.decidedBy, price: '1' } }), 'tickWrong')
  assert.equal(changed({ decidedBy: { ...step.decidedBy, source: 'ours' } }), 'tickWrong')
  assert.equal(changed({ equity: '1000000' }), 'decisionWrong')
  assert.equal(changed({ price: '1' }), 'decisionWrong')
  assert.equal(checkReceipt({ ...receipt, version: 2 }).fault, 'malformed')
  const file = contractReceipts.check(receipt)
  assert.ok(file?.fault === undefined && file !== undefined && file.held.length > 0)
  assert.match(contractReceipts.check({ ...receipt, net: '1' })?.fault ?? '', /rules/)
  assert.equal(contractReceipts.check({ stake: '1' }), undefined)
})

test('[LC25] a tick that was lost before it was written is told as not proven, not as right', async () => {
  const receipts = await receiptsOf(3, 400, { isProven: false })
  const forced = receipts.filter(({ steps }) => steps.some(({ what }) => what === 'liquidation'))
  assert.ok(forced.length > 0)
  for (const receipt of forced) assert.equal(checkReceipt(receipt).fault, 'tickUnproven')
})

test('[LC25] more steps than a receipt tells are told as what they left', async () => {
  const receipts = await receiptsOf(2, 700, { most: 2 })
  const short = receipts.filter(({ earlier }) => earlier !== undefined)
  assert.ok(short.length > 10)
  for (const receipt of receipts) {
    assert.equal(checkReceipt(receipt).fault, undefined, JSON.stringify(receipt))
    assert.ok(receipt.steps.length <= 2)
  }
  const [one] = short
  assert(one?.earlier)
  const earlier = { ...one.earlier, cost: '1' }
  assert.equal(checkReceipt({ ...one, earlier }).fault, 'arithmeticWrong')
})

test('[LC25] [LC7] a loss that the rest of the same position covers is told after the lots that made it', async () => {
  const receipts = await receiptsBy((told) => {
    const on = given({}, '1.1', told)
    on.fund(2, 'USDT', 100n * 100_000_000n, 'trading')
    on.submit(opens(2, 'short', 10, '100', { leverage: 100 }))
    on.submit(opens(1, 'long', 10, '100', { leverage: 100 }))
    on.market(priced('104'))
    on.submit(opens(2, 'long', 5, '96'))
    on.submit(closes(1, 'long', 5, '96'))
    on.submit(opens(2, 'long', 5, '104'))
    on.submit(closes(1, 'long', 5, '104'))
    return on.machine
  })
  const [receipt] = receipts
  assert.deepEqual(
    receipt?.steps.map(({ what }) => what),
    ['open', 'close', 'settled', 'close'],
  )
  for (const one of receipts) assert.equal(checkReceipt(one).fault, undefined)
})
