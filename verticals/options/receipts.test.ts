/** Receipts of options: what was settled is recorded and signed, and nothing else can be made to look like it. */
import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import {
  exchangeWith,
  givenReceipts,
  strangers,
  tickProofIn,
} from '@evenkeel/server/testing/receipts.ts'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { NO_BLOCK, secondOf, signedBytes, type TickKind } from '@evenkeel/wire/proof'
import {
  encoderOf,
  KeptProofs,
  type ProjectedEntry,
  type PublicIds,
  verifyFile,
} from '@evenkeel/wire/server'
import { getReceipt } from './contract/index.ts'
import type { Event, Placed, Settled } from './core/index.ts'
import { expiryOf, profitOf } from './core/rules.ts'
import { optionOrders } from './history.ts'
import { optionReceipts } from './receiptFile.ts'
import { receiptOf, settledAfter } from './receipts.ts'

// In another minute than the expiry.
const ACCEPTED = 1_700_000_090_400
const SECONDS = 30
const EXPIRES = expiryOf(ACCEPTED, SECONDS)
const SETTLED = EXPIRES + 300
const write = encoderOf(getReceipt.output)
const ids = { of: (_: string, id: number) => `${id}`.padStart(22, '0') } as PublicIds
const tables = await openTestTables()
for (const sql of optionOrders.create.split(';')) await tables.rows(sql, [])

const ticks = {
  firstAfter: { price: 61_000n * UNIT, at: ACCEPTED + 100, source: 'simulator' },
  lastAt: { price: 61_500n * UNIT, at: EXPIRES - 100, source: 'simulator' },
}
const proofOf = (kind: TickKind, moment: number) => {
  const { price, at, source } = ticks[kind]
  const tick = { symbol: 'btcusdt', at, price, isStale: false }
  return tickProofIn(
    { kind, moment },
    { group: 'crypto', until: secondOf(at), source, previous: NO_BLOCK, ticks: [tick] },
  )
}

/** Options that rose, were won and settled, each by an entry of its own. */
async function settle(count: number, realm: 'real' | 'demo') {
  const entries: ProjectedEntry[] = []
  for (let id = 1; id <= count; id++) {
    const placed: Placed = {
      type: 'optionPlaced',
      id,
      member: id,
      symbol: 'btcusdt',
      direction: 'rise',
      seconds: SECONDS,
      stake: 100n * UNIT,
      fee: UNIT,
      payoutBps: 8_000,
      acceptedAt: ACCEPTED,
      expiresAt: EXPIRES,
    }
    const { member, symbol, stake, fee } = placed
    const settled: Settled = {
      type: 'optionSettled',
      id,
      member,
      symbol,
      at: SETTLED,
      expiresAt: EXPIRES,
      outcome: 'won',
      tick: ticks.lastAt,
      stake,
      fee,
      profit: profitOf(stake, placed),
    }
    const opened: Event = { type: 'optionOpened', id, member, tick: ticks.firstAfter }
    const decision = { ok: true as const, events: [placed, opened, settled] }
    const rest = { key: undefined, fingerprint: undefined, movements: [] }
    entries.push({ seq: id, at: SETTLED, realm, decision, ...rest })
  }
  for (const { sql, values } of optionOrders.fold(entries)) await tables.rows(sql, values)
}

let now = SETTLED
await settle(5, 'demo')
const given = await givenReceipts({
  tables,
  ids,
  sources: [{ product: 'option', after: settledAfter }],
  now: () => now,
})
const proofs = new KeptProofs(
  {
    tables,
    history: tables,
    now: () => 0,
    onFailure: () => () => undefined,
    offered: { tickProof: async (_, moment, kind) => proofOf(kind, moment) },
  },
  { prefix: 'option', decided: async () => [] },
)
test.after(() => Promise.all([proofs.stop(), given.publisher.stop()]))

type Written = Readonly<Record<string, unknown>> & {
  readonly record?: { readonly path: readonly string[]; readonly index: number }
  readonly signature: { readonly key: string; readonly value: string }
}
async function receipt(id: number): Promise<Written> {
  const found = await receiptOf(id, { history: tables, ids, proofs, chain: given.chain })
  assert(found)
  return JSON.parse(write(found) ?? '') as Written
}
const ask = exchangeWith(given, [proofOf('firstAfter', ACCEPTED), proofOf('lastAt', EXPIRES)])
const verify = (said: unknown, key?: string) => verifyFile(said, [optionReceipts], { ask, key })

/** Signs as the exchange would, were it to lie. */
function lie(said: object) {
  const { signature: _, ...unsigned } = said as Written
  const value = given.chain.sign(signedBytes(unsigned))
  return { ...unsigned, signature: value }
}
const foreign = generateKeyPairSync('ed25519')
function byForeignKey(said: object) {
  const { signature: _, ...unsigned } = said as Written
  const x = foreign.publicKey.export({ format: 'jwk' }).x ?? ''
  const value = sign(null, signedBytes(unsigned), foreign.privateKey).toString('hex')
  const key = Buffer.from(x, 'base64url').toString('hex')
  return { ...unsigned, signature: { key, value } }
}

test('[TO30] a receipt is signed at once, and says that it is not recorded until its minute is published', async () => {
  await given.publisher.publish()
  const early = await receipt(3)
  assert.equal(early.record, undefined)
  const finding = await verify(early)
  assert.equal(finding.outcome, 'incomplete')
  assert.match('missing' in finding ? finding.missing.join() : '', /not published yet/)
  now += 90_000
  await given.publisher.publish()
  assert.equal((await verify(await receipt(3))).outcome, 'holds')
  assert.equal((await verify(await receipt(1))).outcome, 'holds')
})

test('[TO31] it holds only if all of it was checked: without the exchange it says what was not', async () => {
  const honest = await receipt(2)
  const offline = await verifyFile(honest, [optionReceipts], {})
  assert.equal(offline.outcome, 'incomplete')
  assert.match('missing' in offline ? offline.missing.join() : '', /whose key.*published.*class/)
  const pinned = await verifyFile(honest, [optionReceipts], { key: honest.signature.key })
  assert.equal(pinned.outcome, 'incomplete')
  assert.equal((await verify(honest, honest.signature.key)).outcome, 'holds')
  assert.equal((await verify(honest, 'ab'.repeat(32))).outcome, 'fails')
})

/** A realistic forgery: the figures of another stake add up. */
const richer = {
  stake: '2000',
  fee: '1',
  profit: '1600',
  paid: '3600',
  gain: '1599',
}

test('[TO31] [R1] an option that was never placed is refused, whoever signs it', async () => {
  const honest = await receipt(2)
  const forged = { ...honest, ...richer, receipt: '9'.repeat(22) }
  for (const said of [forged, byForeignKey(forged), lie(forged)])
    assert.equal((await verify(said)).outcome, 'fails')
  const { record: _, ...unrecorded } = forged
  assert.equal((await verify(unrecorded)).outcome, 'fails')
  assert.equal((await verify(byForeignKey(unrecorded))).outcome, 'fails')
  // What the exchange signs without a record is pending for ever: it never holds.
  assert.equal((await verify(lie(unrecorded))).outcome, 'incomplete')
  const { signature: __, ...old } = { ...unrecorded, version: 1 }
  assert.equal((await verify(old)).outcome, 'fails')
})

test('[TO29] [TO31] [R1] another realm, stake, payout, time or name is refused, whoever signs it', async () => {
  const honest = await receipt(2)
  const changes: readonly object[] = [
    { realm: 'real' },
    { asset: 'BTC' },
    richer,
    { payoutBps: 9_000, profit: '90', paid: '190', gain: '89' },
    { settledAt: SETTLED + 1 },
    { receipt: '8'.repeat(22) },
    { product: 'position' },
    { opened: { ...(honest.opened as object), price: '60000' } },
    { note: 'paid' },
  ]
  for (const change of changes)
    for (const signed of [(said: object) => said, lie, byForeignKey]) {
      const { outcome } = await verify(signed({ ...honest, ...change }))
      assert.equal(outcome, 'fails', JSON.stringify(change))
    }
})

test('[TO31] the record of another option, a cut path and a foreign key are refused', async () => {
  const [honest, other] = [await receipt(2), await receipt(4)]
  assert(honest.record && other.record)
  const { record } = honest
  for (const swapped of [
    other.record,
    { ...record, index: other.record.index },
    { ...record, path: other.record.path },
    { ...record, path: record.path.slice(0, -1) },
  ])
    assert.equal((await verify(lie({ ...honest, record: swapped }))).outcome, 'fails')
  assert.match(JSON.stringify(await verify(byForeignKey(honest))), /none that the exchange/)
})

test('[TO31] every field of a receipt is bound: any change of any of them is refused', async () => {
  const honest = await receipt(2)
  const text = JSON.stringify(honest)
  let count = 0
  const changed = (value: unknown): unknown[] => {
    if (typeof value === 'string') return [`${value}1`, value.slice(1), '1']
    if (typeof value === 'number') return [value + 1, String(value)]
    if (typeof value === 'boolean') return [!value]
    const fields = Object.entries(value as object)
    const one = (key: string, next: unknown) =>
      Array.isArray(value) ? value.with(Number(key), next) : { ...(value as object), [key]: next }
    return fields.flatMap(([key, field]) => [
      ...changed(field).map((next) => one(key, next)),
      one(key, undefined),
    ])
  }
  for (const said of changed(honest)) {
    const written = JSON.stringify(said)
    if (written === text) continue
    count++
    const { outcome } = await verify(JSON.parse(written))
    assert.equal(outcome, 'fails', written)
  }
  assert.ok(count > 100, `${count} changes`)
})

test('[TO31] strangers verify it at their terminal: only what is whole holds', async (t) => {
  const honest = await receipt(2)
  const all = await strangers(t, ask)
  assert.ok(all.length > 0)
  for (const { file, yes, verify: run } of all) {
    const { code, said } = await run(honest)
    assert.deepEqual([code, yes.test(said)], [0, true], `${file}: ${said}`)
    const key = `--key=${honest.signature.key}`
    const offline = await run(honest, key)
    assert.deepEqual([offline.code, offline.said.includes('HOLDS')], [3, false], offline.said)
    assert.match(offline.said, /^NOT FULLY CHECKED/)
    const { record: _, ...pending } = honest
    const forgeries = [
      { ...honest, realm: 'real' },
      lie({ ...honest, ...richer }),
      byForeignKey(pending),
    ]
    for (const forged of forgeries) {
      const refused = await run(forged)
      assert.deepEqual([refused.code, refused.said.includes('DOES NOT HOLD')], [1, true], file)
    }
  }
})

test('[TO31] [R1] strangers are shown the facts that were checked', async (t) => {
  const honest = await receipt(2)
  for (const { file, verify: run } of await strangers(t, ask)) {
    const { said } = await run(honest)
    for (const line of [
      'product +option',
      `receipt +${honest.receipt}`,
      'realm +demo',
      'symbol +btcusdt',
      'direction +rise',
      'stake +100',
      'outcome +won',
      'profit +80',
      `acceptedAt +${new Date(ACCEPTED).toISOString()}`,
      `settledAt +${new Date(SETTLED).toISOString()}`,
    ])
      assert.match(said, new RegExp(`^${line}$`, 'm'), `${file}: ${said}`)
  }
})

test('[TO31] [R1] a file that says more than its receipt is refused: around it, twice, or in its signature', async (t) => {
  const honest = await receipt(2)
  const text = JSON.stringify(honest)
  const answer = { code: 1, msg: '', data: honest }
  const { key, value } = honest.signature
  const signedAs = (signature: object) => ({ ...honest, signature })
  for (const { file, verify: run, yes } of await strangers(t, ask)) {
    const whole = await run(answer)
    assert.deepEqual([whole.code, yes.test(whole.said)], [0, true], `${file}: ${whole.said}`)
    const refused: readonly (readonly [object | string, RegExp])[] = [
      [{ ...honest, ...richer, realm: 'real', data: honest }, /answer of the exchange/],
      [{ ...answer, msg: 'stake 2000' }, /answer of the exchange/],
      [{ ...answer, code: true }, /answer of the exchange/],
      [`{"st\\u0061ke":"2000",${text.slice(1)}`, /twice/],
      [text.replace('"100"', '"\\u003100"'), /twice, or/],
      [text.replace('"signature":{', '"signature":{"key":"",'), /twice/],
      [`{"code":1,"msg":"","data":{"stake":"2000"},"data":${text}}`, /twice/],
      [signedAs({ key, value, stake: '2000' }), /not signed/],
      [signedAs({ key: key.toUpperCase(), value }), /not signed|small hex/],
      [signedAs({ key, value: value.replace(/../g, '$& ').trim() }), /not signed|small hex/],
    ]
    for (const [said, why] of refused) {
      const { code, said: told } = await run(said)
      assert.equal(code, 1, `${file}: ${told}`)
      assert.match(told, /^DOES NOT HOLD/, file)
      assert.match(told, why, file)
    }
  }
})

/** A receipt with another field, and its signature over that field as it is written in JSON, whatever it is. */
async function signedWith(written: string) {
  const { record: _, ...pending } = await receipt(2)
  const noted = byForeignKey({ ...pending, note: '@' })
  const { signature, ...unsigned } = noted
  const bytes = Buffer.from(signedBytes(unsigned)).toString().replace('"@"', written)
  const value = sign(null, Buffer.from(bytes), foreign.privateKey).toString('hex')
  return { noted, key: signature.key, value }
}

test('[TO31] [R1] a receipt with null or a number that is not whole is refused by name, though it is signed', async (t) => {
  const refusals = [
    ['null', /valueMissing/],
    ['[null]', /valueMissing/],
    ['1.5', /numberNotWhole/],
    ['{"a":0.1}', /numberNotWhole/],
    ['9007199254740992', /numberNotWhole/],
  ] as const
  for (const [written, name] of refusals) {
    const { noted, key, value } = await signedWith(written)
    const text = JSON.stringify({ ...noted, signature: { key, value } }).replace('"@"', written)
    for (const { file, verify: run } of await strangers(t, ask)) {
      const { code, said } = await run(text, `--key=${key}`)
      assert.equal(code, 1, `${file}: ${said}`)
      assert.match(said, /^DOES NOT HOLD/, file)
      assert.match(said, name, `${file}: ${written}`)
    }
  }
  const { noted, key, value } = await signedWith('9007199254740991')
  const whole = { ...noted, note: 9007199254740991, signature: { key, value } }
  for (const { file, verify: run } of await strangers(t, ask))
    assert.equal((await run(whole, `--key=${key}`)).code, 3, file)
})

test('[TO31] [R1] a text that would drive the terminal is refused, not shown', async (t) => {
  const { noted, key, value } = await signedWith('"\\u001b"')
  for (const { file, verify: run } of await strangers(t, ask)) {
    assert.equal((await run(noted, `--key=${key}`)).code, 3, file)
    const hostile = { ...noted, note: '\u001b', signature: { key, value } }
    const { code, said } = await run(hostile, `--key=${key}`)
    assert.deepEqual([code, said.includes('\u001b')], [1, false], `${file}: ${said}`)
  }
})

test('[TO32] the same records come out of tables that were folded anew', async () => {
  const before = await receipt(2)
  for (const sql of optionOrders.create.split(';')) await tables.rows(sql, [])
  await settle(5, 'demo')
  assert.deepEqual(await receipt(2), before)
  assert.deepEqual(given.failures, [])
  const found = await settledAfter(
    { history: tables, ids, machine: undefined as never },
    { seq: 0, id: 0 },
    now,
    10,
  )
  assert.equal(found.length, 5)
})
