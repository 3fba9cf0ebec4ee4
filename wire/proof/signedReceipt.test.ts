/** Records and signatures of receipts: an honest one holds, and whatever is changed in one is found out. */
import assert from 'node:assert/strict'
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { test } from 'node:test'
import { NO_BLOCK } from './block.ts'
import { pathOf, rootOf } from './merkle.ts'
import { plainJson } from './plainJson.ts'
import { verdictOf } from './receipt.ts'
import {
  isNextReceiptBlock,
  type ReceiptBlock,
  readReceiptBlock,
  receiptBlockHash,
  receiptBlockText,
  receiptLeaf,
} from './receiptBlock.ts'
import { checkSigned, factsText, type ReceiptRecord, signedBytes } from './signedReceipt.ts'

const SALT = 'ab'.repeat(32)
const SINCE = 1_700_000_040_000
const own = generateKeyPairSync('ed25519')
const foreign = generateKeyPairSync('ed25519')
const keyOf = ({ publicKey }: { publicKey: KeyObject }) =>
  Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')

/** The rules of the product find nothing wrong. */
const check = () => verdictOf([])
const faultOf = async (receipt: object) => (await checkSigned(receipt, check)).fault

const stated = {
  version: 2,
  product: 'option',
  realm: 'demo',
  stake: '2000',
  steps: [{ at: 5, lots: 3, kind: 'market', mark: { price: '7' }, proof: { blocks: ['x'] } }],
  proofs: { opened: { moment: 7 } },
}
const others = ['one', 'two', 'three', 'four'].map((facts) => receiptLeaf(SALT, facts))

function recorded(receipt: object, index = 2): ReceiptRecord {
  const hashes = others.toSpliced(index, 0, receiptLeaf(SALT, factsText(receipt)))
  const root = rootOf(hashes)
  const block = { number: 3, since: SINCE, receipts: hashes.length, root, previous: NO_BLOCK }
  return { salt: SALT, block: receiptBlockText(block), index, path: pathOf(hashes, index) }
}

function signed<Receipt extends object>(receipt: Receipt, by = own) {
  const value = sign(null, signedBytes(receipt), by.privateKey).toString('hex')
  return { ...receipt, signature: { key: keyOf(by), value } }
}

const honest = signed({ ...stated, record: recorded(stated) })

test('[R1] an honest receipt holds, names its block and key; one that is not recorded yet says so', async () => {
  const verdict = await checkSigned(honest, check)
  assert.deepEqual([verdict.fault, verdict.isSigned, verdict.key], [undefined, true, keyOf(own)])
  assert.deepEqual(verdict.block, { number: 3, hash: receiptBlockHash(honest.record.block) })
  const pending = await checkSigned(signed(stated), check)
  assert.deepEqual([pending.fault, pending.block, pending.isSigned], [undefined, undefined, true])
  for (const index of [0, 1, 4]) {
    const elsewhere = signed({ ...stated, record: recorded(stated, index) })
    assert.equal(await faultOf(elsewhere), undefined)
  }
})

test('[R1] a receipt with any letter changed is refused', async () => {
  const text = JSON.stringify(honest)
  let parsed = 0
  for (let at = 0; at < text.length; at++)
    for (const letter of ['0', '1', 'a', '"', ',']) {
      if (text[at] === letter) continue
      let changed: object
      try {
        changed = JSON.parse(text.slice(0, at) + letter + text.slice(at + 1)) as object
      } catch {
        continue
      }
      parsed++
      const { fault, key } = await checkSigned(changed, check)
      // Another key may be named only together with another signature.
      assert.ok(fault !== undefined, `${at}: ${letter} ${key}`)
    }
  assert.ok(parsed > 500, `${parsed}`)
})

test('[R1] a field that was added, left out or given another type is refused', async () => {
  for (const change of [
    { note: 'paid' },
    { stake: undefined },
    { stake: 2_000 },
    { realm: 'real' },
    { proofs: {} },
    { proofs: undefined },
    { steps: [] },
    { steps: [{ ...stated.steps[0], mark: undefined }] },
    { steps: [{ ...stated.steps[0], kind: 'limit' }] },
    { steps: [...stated.steps, ...stated.steps] },
    { record: undefined },
    { signature: undefined },
    { signature: { ...honest.signature, value: '' } },
    { signature: { ...honest.signature, stake: '2000' } },
    { signature: { ...honest.signature, key: honest.signature.key.toUpperCase() } },
    { stake: '２000' },
    { version: 2.5 },
    { steps: null },
  ])
    assert.ok(await faultOf({ ...honest, ...change }), JSON.stringify(change))
})

test('[R1] the exchange itself cannot sign what is not recorded: a swapped leaf, path or place is refused', async () => {
  const { record } = honest
  const forged = { ...stated, stake: '9999', realm: 'real' }
  const with_ = (change: object, of: object = stated) =>
    faultOf(signed({ ...of, record: { ...record, ...change } }))
  assert.equal(await with_({}, forged), 'recordWrong', 'never recorded')
  assert.equal(await with_({}), undefined)
  assert.equal(await with_({ path: record.path.slice(1) }), 'recordWrong')
  assert.equal(await with_({ path: record.path.slice(0, -1) }), 'recordWrong')
  assert.equal(await with_({ path: [...record.path, others[0]] }), 'recordWrong')
  assert.equal(await with_({ path: record.path.toReversed() }), 'recordWrong')
  assert.equal(await with_({ index: 3 }), 'recordWrong')
  assert.equal(await with_({ index: -1 }), 'recordWrong')
  assert.equal(await with_({ salt: 'cd'.repeat(32) }), 'recordWrong')
  assert.equal(await with_({ salt: 'cd' }), 'recordWrong')
  assert.equal(await with_({ block: `${record.block} ` }), 'recordWrong')
  assert.equal(await with_(recorded(forged)), 'recordWrong', 'the record of another')
  const taken = { ...record, path: 7 }
  assert.equal(await faultOf(signed({ ...stated, record: taken })), 'recordWrong')
  // An inner node is no leaf: what stands for two receipts is not taken for one.
  const pair = recorded(stated, 0)
  assert.equal(await with_({ ...pair, path: pair.path.slice(1) }), 'recordWrong')
})

test('[R1] every fact is in the record: none can be changed by who signs', async () => {
  const { record } = honest
  const [step] = stated.steps
  const changes: readonly object[] = [
    ...Object.keys(stated)
      .filter((name) => name !== 'proofs')
      .map((name) => ({ [name]: 'other' })),
    { steps: [{ ...step, at: 6 }] },
    { steps: [{ ...step, lots: 4 }] },
    { steps: [{ ...step, kind: 'limit' }] },
    { steps: [{ ...step, equity: '1' }] },
    { note: 'more' },
  ]
  for (const change of changes) {
    const lied = signed({ ...stated, ...change, record })
    assert.equal(await faultOf(lied), 'recordWrong', JSON.stringify(change))
  }
})

test('[R1] a foreign signature holds for its own key alone, which is not the exchange’s', async () => {
  const { signature: _, ...unsigned } = honest
  const theirs = signed(unsigned, foreign)
  assert.equal((await checkSigned(theirs, check)).key, keyOf(foreign))
  const named = { ...theirs, signature: { ...theirs.signature, key: keyOf(own) } }
  assert.equal(await faultOf(named), 'signatureWrong')
})

test('[R1] blocks follow each other, minutes without receipts are skipped, and a line has one form', () => {
  const first: ReceiptBlock = {
    number: 1,
    since: SINCE,
    receipts: 1,
    root: SALT,
    previous: NO_BLOCK,
  }
  const previous = receiptBlockHash(receiptBlockText(first))
  const next = { ...first, number: 2, since: SINCE + 600_000, previous }
  assert.ok(isNextReceiptBlock(next, first))
  assert.ok(isNextReceiptBlock({ ...next, since: SINCE }, first), 'a full minute goes on')
  assert.ok(!isNextReceiptBlock({ ...next, number: 3 }, first))
  assert.ok(!isNextReceiptBlock({ ...next, since: SINCE - 60_000 }, first))
  assert.ok(!isNextReceiptBlock({ ...next, previous: NO_BLOCK }, first))
  assert.deepEqual(readReceiptBlock(receiptBlockText(first)), first)
  for (const change of [
    { number: 0 },
    { since: SINCE + 1 },
    { receipts: 0 },
    { receipts: 1_025 },
    { root: 'ab' },
    { previous: SALT.toUpperCase() },
  ])
    assert.equal(readReceiptBlock(receiptBlockText({ ...first, ...change })), undefined)
  assert.equal(readReceiptBlock(` ${receiptBlockText(first)}`), undefined)
})

test('[R1] a value has one text, whatever the order of its fields', () => {
  assert.equal(
    plainJson({ b: [1, 'x"\\'], a: { d: true, c: '' } }),
    '{"a":{"c":"","d":true},"b":[1,"x\\"\\\\"]}',
  )
  assert.equal(plainJson({ a: undefined }), '{}')
  for (const value of [0.5, Number.NaN, 2 ** 60, -0, null, undefined, 'é', '\n', 1n, { é: 1 }])
    assert.throws(() => plainJson(value), `${String(value)}`)
})
