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
import { type NamedTick, readReceiptFile, unpublished } from './receiptFile.ts'

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
const held: readonly NamedTick[] = [
  proofOf('lastAt', START + 900, block(START + 1_000, START + 500)),
  proofOf('lastAt', START + 91_000, block(START + 91_000, START + 90_900)),
].map((proof) => {
  const { tick } = checkTickProof(proof)
  assert(tick)
  return { name: 'mark', proof, tick }
})

test('a receipt is read by itself or in the answer that it came in; what is no JSON is nothing', () => {
  assert.deepEqual(readReceiptFile('{"a":1}'), { a: 1 })
  assert.deepEqual(readReceiptFile('{"code":1,"data":{"a":1}}'), { a: 1 })
  for (const text of ['', '{', 'receipt']) assert.equal(readReceiptFile(text), undefined)
})

test('a minute that was published otherwise, or a symbol of another class, is found out', async () => {
  const hashes = new Map(
    held.map(({ proof }) => [placeOf(proof)?.since, proof.place?.minute ?? '']),
  )
  const exchange = (listed: string, hashOf: (line: string) => string) => async (path: string) => {
    if (path.startsWith('currency/')) return [{ symbol: 'btcusdt', extends: { class: listed } }]
    const since = Number(/before=([0-9]+)/.exec(path)?.[1]) - 1
    return { minutes: [{ number: 3, hash: hashOf(hashes.get(since) ?? '') }] }
  }
  assert.equal(await unpublished(held, exchange('crypto', minuteHash)), undefined)
  assert.match((await unpublished(held, exchange('forex', minuteHash))) ?? '', /class/)
  assert.match(
    (await unpublished(
      held,
      exchange('crypto', () => NO_BLOCK),
    )) ?? '',
    /published/,
  )
  const early = held.map((one) => ({ ...one, proof: { ...one.proof, place: undefined } }))
  assert.match((await unpublished(early, exchange('crypto', minuteHash))) ?? '', /not over/)
})
