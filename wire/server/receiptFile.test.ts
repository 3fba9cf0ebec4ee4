/** A receipt as a file: how it is read, and how its minutes are compared with what was published. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Block,
  blockHash,
  blockText,
  checkTickProof,
  minuteHash,
  minuteOf,
  minuteText,
  NO_BLOCK,
  pathOf,
  placeOf,
  rootOf,
  type TickProof,
} from '../proof/index.ts'
import { type Against, type FileVerdict, verifyFile, verifyText } from './receiptFile.ts'

const START = 1_700_000_040_000
const source = 'simulator'
const tickAt = (at: number, price: bigint) => ({ symbol: 'btcusdt', at, price, isStale: false })

function proofOf(kind: TickProof['kind'], moment: number, block: Block): TickProof {
  const line = blockText(block)
  const hashes = [blockHash(line), NO_BLOCK]
  const since = minuteOf(block.until)
  const minute = { number: 3, since, blocks: 2, root: rootOf(hashes), previous: NO_BLOCK }
  const place = { minute: minuteText(minute), index: 0, path: pathOf(hashes, 0) }
  return { symbol: 'btcusdt', group: 'crypto', kind, moment, blocks: [line], place }
}

const block = (until: number, at: number): Block => {
  const ticks = [tickAt(at, 5n)]
  return { group: 'crypto', until, source, previous: NO_BLOCK, ticks }
}
const held = [
  proofOf('lastAt', START + 900, block(START + 1_000, START + 500)),
  proofOf('lastAt', START + 91_000, block(START + 91_000, START + 90_900)),
].map((proof) => {
  const { tick } = checkTickProof(proof)
  assert(tick)
  return { name: 'mark', proof, tick }
})
const OWN = 'aa'.repeat(32)
const OLD = 'bb'.repeat(32)
const recorded = { number: 5, hash: 'cc'.repeat(32) }
const valid: FileVerdict = {
  held,
  says: '',
  signed: { block: recorded, key: OWN, isSigned: true },
}
const verify = (verdict: FileVerdict, against: Against) =>
  verifyFile({}, [{ check: async () => verdict }], against)
const whyOf = async (verdict: FileVerdict, against: Against) =>
  JSON.stringify(await verify(verdict, against))

type Said = {
  readonly listed?: string
  readonly hashOf?: (line: string) => string
  readonly keys?: readonly string[]
  readonly blocks?: readonly object[]
}

/** An exchange that published all of it, but for what is said otherwise. */
function exchange({ listed = 'crypto', hashOf = minuteHash, ...chain }: Said = {}) {
  const { keys = [OWN, OLD], blocks = [recorded] } = chain
  const lines = new Map(held.map(({ proof }) => [placeOf(proof)?.since, proof.place?.minute ?? '']))
  return async (path: string) => {
    if (path.startsWith('currency/')) return [{ symbol: 'btcusdt', extends: { class: listed } }]
    const before = Number(/before=([0-9]+)/.exec(path)?.[1])
    if (path.startsWith('market/receipt_chain')) {
      assert.equal(before, recorded.number + 1)
      return { keys: keys.map((key) => ({ key, since: 1 })), blocks }
    }
    return { minutes: [{ number: 3, hash: hashOf(lines.get(before - 1) ?? '') }] }
  }
}

const readBy = async (text: string) => {
  let read: unknown
  const check = async (said: unknown) => {
    read = said
    return valid
  }
  const finding = await verifyText(text, [{ check }], { ask: exchange() })
  return finding.outcome === 'fails' ? finding.why : read
}

test('[R1] a receipt is read by itself or in the exact answer that it came in', async () => {
  assert.deepEqual(await readBy(' { "a" : [ 1, "b \\" c" ] }\n'), { a: [1, 'b " c'] })
  assert.deepEqual(await readBy('{"code":1,"msg":"","data":{"a":1}}'), { a: 1 })
  assert.deepEqual(await readBy('{"data":{"a":1},"msg":"","code":1}'), { a: 1 })
  for (const text of ['', '{', 'receipt'])
    assert.match(String(await readBy(text)), /no receipt/, text)
  for (const text of [
    '{"data":{"a":1}}',
    '{"code":1,"data":{"a":1}}',
    '{"code":0,"msg":"","data":{"a":1}}',
    '{"code":1,"msg":"stake 2000","data":{"a":1}}',
    '{"code":1,"msg":"","data":{"a":1},"stake":"2000"}',
    '{"version":2,"stake":"2000","data":{"a":1}}',
    '{"version":2,"stake":"2000","data":null}',
  ])
    assert.match(String(await readBy(text)), /answer of the exchange/, text)
})

test('[R1] a file in which a field is there twice, or is written in another way, is refused', async () => {
  for (const text of [
    '{"a":2,"a":1}',
    '{"a":1, "a":1}',
    '{"a":{"b":[{"c":1,"c":1}]}}',
    '{"\\u0061":2,"a":1}',
    '{"__proto__":{},"__proto__":{}}',
    '{"code":1,"msg":"","data":{"a":2},"data":{"a":1}}',
    '{"a":"\\u0031"}',
    '{"a":1.0}',
    '{"a":10000000000000000000001}',
  ])
    assert.match(String(await readBy(text)), /twice/, text)
})

test('[R1] what it states is told as it was checked: figures, names and times', async () => {
  const said = { version: 2, stake: '2000', lots: 3, settledAt: START, paidAt: '7', steps: [1] }
  const finding = await verifyFile(said, [{ check: async () => valid }], { ask: exchange() })
  assert.deepEqual('facts' in finding && finding.facts, {
    version: '2',
    stake: '2000',
    lots: '3',
    settledAt: '2023-11-14T22:14:00.000Z',
    paidAt: '7',
  })
})

test('[R1] it holds when everything was checked, with a key that is published or was kept', async () => {
  assert.equal((await verify(valid, { ask: exchange() })).outcome, 'holds')
  const kept = { ask: exchange({ keys: [] }), key: OWN }
  assert.equal((await verify(valid, kept)).outcome, 'holds')
  const old: FileVerdict = { ...valid, signed: { ...valid.signed, key: OLD } }
  assert.equal((await verify(old, { ask: exchange() })).outcome, 'holds', 'a key that was replaced')
  assert.match(await whyOf(old, { ask: exchange({ keys: [OWN] }) }), /none that the exchange/)
  assert.match(await whyOf(old, { ask: exchange(), key: OWN }), /another key/)
})

test('[R1] a minute, block or class that was published otherwise is found out', async () => {
  assert.match(await whyOf(valid, { ask: exchange({ listed: 'forex' }) }), /class/)
  assert.match(await whyOf(valid, { ask: exchange({ hashOf: () => NO_BLOCK }) }), /minute 3/)
  for (const there of [
    { ...recorded, hash: NO_BLOCK },
    { ...recorded, number: 4 },
  ])
    assert.match(await whyOf(valid, { ask: exchange({ blocks: [there] }) }), /Block 5/)
  assert.match(await whyOf(valid, { ask: exchange({ blocks: [] }) }), /Block 5/)
})

test('[R1] what was not checked is named, and then it does not hold', async () => {
  for (const [verdict, against, missing] of [
    [valid, {}, /whose key.*block.*class/],
    [valid, { key: OWN }, /block.*class/],
    [{ ...valid, signed: { ...valid.signed, isSigned: false } }, { ask: exchange() }, /Ed25519/],
    [
      {
        ...valid,
        held: held.map((one) => ({ ...one, proof: { ...one.proof, place: undefined } })),
      },
      { ask: exchange() },
      /not over/,
    ],
  ] as const) {
    const finding = await verify(verdict, against)
    assert.equal(finding.outcome, 'incomplete')
    assert.match('missing' in finding ? finding.missing.join() : '', missing)
  }
  const old = await verifyFile({ version: 1 }, [{ check: async () => valid }], { ask: exchange() })
  assert.match(JSON.stringify(old), /before receipts were signed/)
  assert.match(JSON.stringify(await verifyFile({}, [], {})), /no receipt/)
})
