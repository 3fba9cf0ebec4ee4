/** The ticks of a receipt as a stranger checks them: by the file, and by what was published. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Block,
  blockHash,
  blockText,
  minuteHash,
  minuteOf,
  minuteText,
  NO_BLOCK,
  pathOf,
  rootOf,
  type TickProof,
} from '@evenkeel/wire/proof'
import { checkTicks, unpublished } from './receiptTicks.ts'

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

function receipt() {
  const block = (until: number, at: number, price: bigint): Block => {
    const ticks = [tickAt(at, price)]
    return { group: 'crypto', until, source, previous: NO_BLOCK, ticks }
  }
  const [acceptedAt, expiresAt] = [START + 400, START + 91_000]
  const opened = proofOf('firstAfter', acceptedAt, block(START + 1_000, START + 500, 5n))
  const closed = proofOf('lastAt', expiresAt, block(START + 91_000, START + 90_900, 6n))
  return {
    symbol: 'btcusdt',
    acceptedAt,
    expiresAt,
    outcome: 'won',
    opened: { price: '0.00000005', source, at: START + 500 },
    closed: { price: '0.00000006', source, at: START + 90_900 },
    proofs: { opened, closed },
  }
}
const check = (change: object = {}) => checkTicks(JSON.stringify({ ...receipt(), ...change }))

test('the ticks of an honest receipt hold, alone or in the answer that it came in', () => {
  assert.equal(check().held?.length, 2)
  assert.equal(checkTicks(JSON.stringify({ code: 1, data: receipt() })).held?.length, 2)
  assert.equal(check({ outcome: 'stale', closed: undefined }).held?.length, 2)
  assert.equal(check({ outcome: 'unopened', opened: undefined }).held?.length, 1)
})

test('what is changed, missing or about something else is found out', () => {
  const { proofs, opened, closed } = receipt()
  const changes: object[] = [
    { symbol: 'ethusdt' },
    { acceptedAt: START + 399 },
    { expiresAt: START + 90_999 },
    { opened: { ...opened, price: '0.00000004' } },
    { closed: { ...closed, at: START + 90_901 } },
    { closed: { ...closed, source: 'ours' } },
    { closed: undefined },
    { opened: undefined },
    { proofs: {} },
    { proofs: { opened: proofs.closed, closed: proofs.closed } },
    { proofs: { ...proofs, closed: { ...proofs.closed, blocks: [] } } },
    { outcome: 'perhaps' },
  ]
  for (const change of changes) assert(check(change).fault, JSON.stringify(change))
  for (const text of ['', 'null', '[]', '{"data":5}']) assert(checkTicks(text).fault)
})

test('a minute that was published otherwise, or a symbol of another class, is found out', async () => {
  const { held = [] } = check()
  const hashes = new Map(
    held.map(({ proof, minute }) => [minute?.since, proof.place?.minute ?? '']),
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
  const early = held.map((one) => ({ ...one, minute: undefined }))
  assert.match((await unpublished(early, exchange('crypto', minuteHash))) ?? '', /not over/)
})
