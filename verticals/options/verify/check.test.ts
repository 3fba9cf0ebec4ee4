/** A receipt is checked without trust: an honest one holds, and whatever is changed in one is found out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAmount, parseAmount } from '@evenkeel/kernel'
import {
  blockHash,
  blockText,
  minuteHash,
  minuteOf,
  minuteText,
  NO_BLOCK,
  pathOf,
  readBlock,
  rootOf,
  type Tick,
  type TickProof,
} from '@evenkeel/wire/proof'
import type { Direction, Outcome } from '../core/index.ts'
import { gainOf, profitOf } from '../core/rules.ts'
import { checkReceipt, type Receipt, receiptFaults } from './check.ts'

const ACCEPTED = 1_700_000_040_400
const EXPIRES = 1_700_000_071_000
const SYMBOL = 'btcusdt'
const units = (text: string) => parseAmount(text) ?? 0n

type Said = readonly [at: number, price: string, isStale?: boolean]

/** A chain with a block for each second in which something was said. */
function chainOf(said: readonly Said[]): string[] {
  const ticks = said.map(([at, price, isStale = false]): Tick => {
    return { symbol: SYMBOL, at, price: units(price), isStale }
  })
  const lines: string[] = []
  for (const [until, own] of Map.groupBy(ticks, ({ at }) => at + 999 - ((at + 999) % 1_000))) {
    const previous = lines.length === 0 ? NO_BLOCK : blockHash(lines.at(-1) ?? '')
    lines.push(blockText({ group: 'crypto', until, source: 'simulator', previous, ticks: own }))
  }
  return lines
}

function proofOf(blocks: readonly string[], kind: TickProof['kind'], moment: number): TickProof {
  const last = blocks.at(-1) ?? ''
  const hashes = [NO_BLOCK, blockHash(last)]
  const minute = minuteText({
    number: 7,
    since: minuteOf(readBlock(last)?.until ?? 0),
    blocks: hashes.length,
    root: rootOf(hashes),
    previous: NO_BLOCK,
  })
  const place = { minute, index: 1, path: pathOf(hashes, 1) }
  return { symbol: SYMBOL, group: 'crypto', kind, moment, blocks, place }
}

const OPENING: readonly Said[] = [
  [ACCEPTED - 200, '61000'],
  [ACCEPTED, '61005'],
  [ACCEPTED + 150, '61010.5'],
]
const CLOSING: readonly Said[] = [
  [EXPIRES - 900, '61000'],
  [EXPIRES - 100, '61010.51'],
  [EXPIRES + 100, '50000'],
]

type Ticks = { readonly opening?: readonly Said[]; readonly closing?: readonly Said[] }
type Made = Ticks & { readonly outcome?: Outcome; readonly direction?: Direction }

/** As an honest exchange would write it. */
function receiptOf({ opening = OPENING, closing = CLOSING, ...rest }: Made = {}): Receipt {
  const { outcome = 'won', direction = 'rise' } = rest
  const [stake, fee, payoutBps] = [units('123.45'), units('0.12345'), 8_006]
  const profit = profitOf(stake, { payoutBps })
  const gain = gainOf(outcome, { stake, fee, profit })
  const told = (said: Said | undefined) =>
    said && { at: said[0], price: said[1], source: 'simulator' }
  const first = opening.find(([at]) => at > ACCEPTED)
  const last = closing.findLast(([at]) => at <= EXPIRES)
  return {
    version: 2,
    product: 'option',
    symbol: SYMBOL,
    direction,
    seconds: 30,
    stake: formatAmount(stake),
    fee: formatAmount(fee),
    payoutBps,
    acceptedAt: ACCEPTED,
    expiresAt: EXPIRES,
    outcome,
    opened: outcome === 'unopened' ? undefined : told(first),
    closed: outcome === 'unopened' || outcome === 'stale' ? undefined : told(last),
    profit: formatAmount(outcome === 'won' ? profit : 0n),
    paid: formatAmount(stake + fee + gain),
    gain: formatAmount(gain),
    proofs: {
      opened: proofOf(chainOf(opening), 'firstAfter', ACCEPTED),
      closed: outcome === 'unopened' ? undefined : proofOf(chainOf(closing), 'lastAt', EXPIRES),
    },
  }
}

test('[TO23] an honest receipt holds, whatever its outcome, and names the minutes to look up', () => {
  const receipt = receiptOf()
  const minute = receipt.proofs.opened?.place?.minute ?? ''
  const verdict = checkReceipt(receipt)
  assert.equal(verdict.fault, undefined)
  assert.deepEqual(verdict.minutes?.[0], { number: 7, hash: minuteHash(minute) })
  assert.equal(verdict.minutes?.length, 2)
  const lower: Ticks = { closing: [[EXPIRES - 5, '61010.49']] }
  const silent: Ticks = {
    closing: [
      [EXPIRES - 10_001, '61011'],
      [EXPIRES + 1, '61011'],
    ],
  }
  for (const made of [
    { direction: 'fall', outcome: 'lost' },
    { ...lower, outcome: 'lost' },
    { ...lower, direction: 'fall', outcome: 'won' },
    { closing: [[EXPIRES, '61010.5']], outcome: 'equal' },
    { closing: [[EXPIRES, '61010.5', true]], outcome: 'stale' },
    { ...silent, outcome: 'stale' },
    { opening: [[ACCEPTED + 10_001, '61000']], outcome: 'unopened' },
    { opening: [[ACCEPTED + 1, '61000', true]], outcome: 'unopened' },
  ] as Made[])
    assert.equal(checkReceipt(receiptOf(made)).fault, undefined, JSON.stringify(made))
})

test('[TO23] one whose minute is not over yet holds as far as it goes, and says so', () => {
  const { proofs, ...rest } = receiptOf()
  const opened = proofs.opened && { ...proofs.opened, place: undefined }
  const verdict = checkReceipt({ ...rest, proofs: { ...proofs, opened } })
  assert.deepEqual([verdict.fault, verdict.minutes?.length], [undefined, 1])
  assert.equal('isPublished' in verdict && verdict.isPublished, false)
})

test('[TO23] whatever is changed is found out, and named', () => {
  const honest = receiptOf()
  const { opened, closed } = honest.proofs
  const changed: readonly (readonly [object, string])[] = [
    [{ version: 1 }, 'malformed'],
    [{ product: 'position' }, 'malformed'],
    [{ stake: '-1' }, 'malformed'],
    [{ stake: 'much' }, 'malformed'],
    [{ proofs: undefined }, 'malformed'],
    [{ direction: 'up' }, 'malformed'],
    [{ expiresAt: EXPIRES + 1_000 }, 'expiryWrong'],
    [{ seconds: 60 }, 'expiryWrong'],
    [{ acceptedAt: ACCEPTED - 300 }, 'openingUnproven'],
    [{ symbol: 'ethusdt' }, 'openingUnproven'],
    [{ proofs: { closed } }, 'openingUnproven'],
    [{ proofs: { opened: closed, closed } }, 'openingUnproven'],
    [{ proofs: { opened } }, 'closingUnproven'],
    [{ proofs: { opened, closed: opened } }, 'closingUnproven'],
    [{ opened: { ...honest.opened, price: '61005' } }, 'openingWrong'],
    [{ opened: undefined }, 'openingWrong'],
    [{ opened: { ...honest.opened, source: 'ours' } }, 'openingWrong'],
    [{ closed: { ...honest.closed, at: EXPIRES } }, 'closingWrong'],
    [{ closed: undefined, outcome: 'stale' }, 'closingWrong'],
    [{ outcome: 'lost' }, 'outcomeWrong'],
    [{ direction: 'fall' }, 'outcomeWrong'],
    [{ profit: '98.83406999' }, 'arithmeticWrong'],
    [{ paid: '0' }, 'arithmeticWrong'],
    [{ gain: '1' }, 'arithmeticWrong'],
    [{ payoutBps: 8_005 }, 'arithmeticWrong'],
    [{ fee: '0' }, 'arithmeticWrong'],
  ]
  for (const [change, fault] of changed)
    assert.equal(
      checkReceipt({ ...honest, ...change } as Receipt).fault,
      fault,
      JSON.stringify(change),
    )
  for (const [, fault] of changed) assert.ok(receiptFaults.some((one) => one === fault))
})

test('[TO23] a tick that was put into a block, or left out of the chain, is found out', () => {
  const honest = receiptOf()
  const closed = honest.proofs.closed
  const line = closed?.blocks[0] ?? ''
  const better = line.replace('61010.51', '61010.49')
  assert.notEqual(better, line)
  const { place } = closed ?? {}
  const forged = { ...closed, place, blocks: [better, ...(closed?.blocks.slice(1) ?? [])] }
  const proofs = { ...honest.proofs, closed: forged as TickProof }
  assert.equal(checkReceipt({ ...honest, proofs }).fault, 'closingUnproven')
  // Without the block that holds the first tick after the acceptance.
  const later = chainOf([...OPENING, [ACCEPTED + 2_000, '59000']]).slice(1)
  const opened = proofOf(later, 'firstAfter', ACCEPTED)
  const told = { at: ACCEPTED + 2_000, price: '59000', source: 'simulator' }
  const hidden = { ...honest, opened: told, proofs: { ...honest.proofs, opened } }
  assert.equal(checkReceipt(hidden).fault, 'openingUnproven')
})
