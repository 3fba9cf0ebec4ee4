/** The tree as a file: any bit that is not what was written is found, by whoever reads it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFileCheck, type FileVerdict, headOf } from './file.ts'
import { statementText } from './statement.ts'
import {
  cells,
  hash,
  leafOf,
  type NaiveMember,
  naiveLevels,
  naiveProof,
} from './testing/naiveTree.ts'
import { randomMembers } from './testing/randomMembers.ts'

const names = ['BTC', 'USDT']
const members = randomMembers(5, names.length, 9)

function verdictOf(file: Uint8Array, step = file.length): FileVerdict {
  const check = createFileCheck()
  for (let at = 0; at < file.length; at += step) check.take(file.subarray(at, at + step))
  return check.end()
}

test('[PL8] a file holds, in whatever pieces it comes', () => {
  const { file, statement, hash: name } = naiveProof(members, names)
  for (const step of [1, 7, 63, 64, 65, 100, file.length])
    assert.deepEqual(verdictOf(file, step), { statement, hash: name })
  for (const count of [0, 1, 2])
    assert.equal(verdictOf(naiveProof(members.slice(0, count), names).file).fault, undefined)
})

test('[PL8] every bit that is flipped is found', () => {
  const { file } = naiveProof(members, names)
  for (let bit = 0; bit < file.length * 8; bit++) {
    const flipped = Uint8Array.from(file)
    flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7))
    assert.notEqual(verdictOf(flipped).fault, undefined, `bit ${bit}`)
  }
})

test('[PL8] a file that ends early or goes on is found', () => {
  const { file } = naiveProof(members, names)
  for (let length = 0; length < file.length; length++)
    assert.notEqual(verdictOf(file.subarray(0, length)).fault, undefined)
  assert.equal(verdictOf(Buffer.concat([file, Buffer.from([0])])).fault, 'goesOn')
  assert.equal(verdictOf(Buffer.concat([file, file.subarray(-64)])).fault, 'goesOn')
})

/** A file that an exchange makes on purpose: its root, totals and hash are those of these leaves. */
function forged(leaves: readonly ReturnType<typeof leafOf>[], totals?: readonly string[]) {
  const proof = naiveProof(members, names)
  const root = naiveLevels(leaves, names.length).at(-1)?.[0]
  const assets = names.map((asset, nth) => ({ asset, total: totals?.[nth] ?? '0', reserves: [] }))
  const said = { leaves: leaves.length, root: root?.hash.toString('hex') ?? '', assets }
  const text = statementText({ ...proof.statement, ...said })
  return Buffer.concat([headOf(text), ...leaves.flatMap(({ id, amounts }) => [id, cells(amounts)])])
}

test('[PL4, PL8] a leaf that stands there twice is found, whatever else agrees', () => {
  const { sorted } = naiveProof(members, names)
  const leaves = sorted.map(leafOf)
  const twice = [leaves[0], leaves[0], ...leaves.slice(1)] as typeof leaves
  assert.equal(verdictOf(forged(twice)).fault, 'leavesOutOfOrder')
  assert.equal(verdictOf(forged(leaves.toReversed())).fault, 'leavesOutOfOrder')
})

test('[PL4, PL8] totals that are not the sum of the leaves are found, and sums that outgrow their width', () => {
  const { sorted } = naiveProof(members, names)
  assert.equal(verdictOf(forged(sorted.map(leafOf))).fault, 'totalsDiffer')
  const huge = sorted.map((one: NaiveMember) => leafOf({ ...one, amounts: [2n ** 127n, 0n] }))
  assert.equal(verdictOf(forged(huge)).fault, 'sumsOverflow')
})

test('[PL8] what is no proof is refused at once', () => {
  const check = createFileCheck()
  assert.equal(check.take(Buffer.from('hello\n')), 'notAProof')
  assert.equal(verdictOf(Buffer.alloc(3_000_000, 0x41)).fault, 'notAProof')
  assert.equal(verdictOf(hash(Buffer.from('x'))).fault, 'notAProof')
})
