/** The code that members check with, against a naive tree on Node's own hash. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import {
  addToCell,
  bytesOf,
  decimalOf,
  hexOf,
  readCell,
  sha256,
  unitsOf,
  viewOf,
  writeCell,
} from '@evenkeel/wire/proof'
import { checkInclusion, hashIn } from './inclusion.ts'
import { cells, leafOf, naiveProof } from './testing/naiveTree.ts'
import { randomMembers } from './testing/randomMembers.ts'
import { createRootFold, identityOf } from './tree.ts'

test('[PL4] the hash is SHA-256, whatever the length', () => {
  for (let length = 0; length <= 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, nth) => (nth * 31 + length) % 256)
    assert.equal(hexOf(sha256(bytes)), createHash('sha256').update(bytes).digest('hex'))
  }
  const large = new Uint8Array(1_000_003).fill(7)
  assert.equal(hexOf(sha256(large)), createHash('sha256').update(large).digest('hex'))
})

test('[PL4] an amount has one text and one cell, and nothing below zero or above 16 bytes has any', () => {
  const view = new DataView(new ArrayBuffer(16))
  for (const units of [0n, 1n, 10n ** 8n, 2n ** 64n - 1n, 2n ** 64n, 2n ** 128n - 1n]) {
    assert.equal(writeCell(view, 0, units), true)
    assert.equal(readCell(view, 0), units)
    assert.equal(unitsOf(decimalOf(units)), units)
  }
  for (const units of [-1n, 2n ** 128n]) assert.equal(writeCell(view, 0, units), false)
  for (const text of ['01', '1.', '1.0', '.5', '-0', '1e3', ' 1', '1.123456789', '', '--1'])
    assert.equal(unitsOf(text), undefined, text)
  assert.equal(unitsOf('-1.5'), -150_000_000n)
  for (const text of ['AB', 'a', 'g0', 'abcd']) assert.equal(bytesOf(text, 1), undefined, text)
})

test('[PL4] cells are added with their carries', () => {
  const view = new DataView(new ArrayBuffer(16))
  let sum = 0n
  for (const amount of [2n ** 64n - 1n, 1n, 2n ** 63n, 2n ** 63n, 5n, 2n ** 127n]) {
    assert.equal(addToCell(view, 0, amount), true)
    sum += amount
    assert.equal(readCell(view, 0), sum)
  }
  assert.equal(addToCell(view, 0, 2n ** 127n), false)
})

for (const count of [0, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 33, 100])
  test(`[PL4, PL6] ${count} random leaves make the root of the naive tree, and each finds its way to it`, () => {
    const names = ['BTC', 'ETH', 'USDT']
    const members = randomMembers(count, names.length, count)
    const { statement, hash, sorted, levels, inclusionOf } = naiveProof(members, names)
    const fold = createRootFold(names.length)
    for (const member of sorted) {
      const { id, amounts } = leafOf(member)
      assert.equal(hexOf(identityOf(member.salt, member.uid)), id.toString('hex'))
      assert.equal(fold.add(Buffer.concat([id, cells(amounts)]), 0), true)
    }
    const root = fold.root()
    assert.equal(hashIn(root), statement.root)
    const naive = levels.at(-1)?.[0]?.sums ?? []
    assert.deepEqual(
      names.map((_, nth) => readCell(viewOf(root), 32 + 16 * nth)),
      naive,
    )
    for (const member of members) {
      const checked = checkInclusion(statement, hash, member.uid, inclusionOf(member))
      assert.equal(checked.fault, undefined)
      assert.equal(checked.hashes.at(-1), statement.root)
      assert.equal(checked.hashes.length, levels.length)
    }
  })
