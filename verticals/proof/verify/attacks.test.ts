/** The known ways to break a proof of liabilities, each tried on the code that members check with. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFileCheck } from './file.ts'
import { checkInclusion, type Inclusion } from './inclusion.ts'
import { checkOwn } from './ownCheck.ts'
import { type Statement, statementHash, statementText } from './statement.ts'
import {
  cells,
  decimal,
  hash,
  leafOf,
  type NaiveMember,
  naiveProof,
  wrapping,
} from './testing/naiveTree.ts'
import { randomMembers } from './testing/randomMembers.ts'

const names = ['BTC', 'USDT']
const members = randomMembers(11, names.length, 4)
const given = () => naiveProof(members, names)
const ann = members[3] as NaiveMember

/** What the exchange says, hashed as it says it: a lie that is published as well as it can be. */
const published = (statement: Statement) => statementHash(statementText(statement))
const faultOf = (statement: Statement, inclusion: Inclusion, uid = ann.uid) =>
  checkInclusion(statement, published(statement), uid, inclusion).fault

const hexOf = (record: { hash: Buffer; sums: readonly bigint[] }) =>
  Buffer.concat([record.hash, cells(record.sums)]).toString('hex')
const recordIn = (hex: string) => {
  const bytes = Buffer.from(hex, 'hex')
  const sums = names.map((_, nth) =>
    BigInt(`0x${bytes.subarray(32 + 16 * nth, 48 + 16 * nth).toString('hex')}`),
  )
  return { hash: bytes.subarray(0, 32), sums }
}

test('[PL4] attack 1: the root binds the sums, so totals that say less are found out', () => {
  const { statement, inclusionOf } = given()
  assert.equal(faultOf(statement, inclusionOf(ann)), undefined)
  const assets = statement.assets.map((one) => ({ ...one, total: '1' }))
  assert.equal(faultOf({ ...statement, assets }, inclusionOf(ann)), 'totalsDiffer')
})

test('[PL4] attack 1: a sum beside the way that says less is found out, at every height', () => {
  const { statement, inclusionOf } = given()
  const inclusion = inclusionOf(ann)
  for (const [height, hex] of inclusion.siblings.entries()) {
    const record = recordIn(hex)
    const less = { ...record, sums: record.sums.map((sum) => sum + 1n) }
    const siblings = inclusion.siblings.with(height, hexOf(less))
    assert.notEqual(faultOf(statement, { ...inclusion, siblings }), undefined)
  }
})

test('[PL4] attack 2: no leaf is below zero, and one that is written as if it were makes a sum overflow', () => {
  const { statement, inclusionOf } = given()
  const inclusion = inclusionOf(ann)
  for (const amount of ['-1', '-0.00000001', decimal(2n ** 128n)]) {
    const amounts = inclusion.amounts.with(0, amount)
    assert.equal(faultOf(statement, { ...inclusion, amounts }), 'malformed')
  }
  const minusFive = 2n ** 128n - 5n
  const hidden = { ...(members[0] as NaiveMember), amounts: [minusFive, 0n] }
  const all = [hidden, ...members.slice(1)]
  const { statement: lie, inclusionOf: wayOf, sorted, file } = naiveProof(all, names, wrapping)
  // Hidden behind sums that start again at zero: those below the node where that happens see it.
  const beside = sorted[sorted.indexOf(hidden) ^ 1] ?? hidden
  assert(all.some((one) => faultOf(lie, wayOf(one), one.uid) === 'sumsOverflow'))
  assert.equal(faultOf(lie, wayOf(beside), beside.uid), 'sumsOverflow')
  const check = createFileCheck()
  check.take(file)
  assert.equal(check.end().fault, 'sumsOverflow')
})

/** By the broken rule a parent hashes the total of its children and not the part of each. */
test('[PL4] attack 3: children cannot be shown with other sums that have the same total', () => {
  const left = { uid: 10_000_001, salt: hash(Buffer.from([1])), amounts: [70n] }
  const right = { uid: 10_000_002, salt: hash(Buffer.from([2])), amounts: [30n] }
  const names = ['BTC']
  const { statement, inclusionOf, sorted } = naiveProof([left, right], names)
  const other = sorted.find((one) => one !== left) as NaiveMember
  const leafHash = hash(Buffer.from([0]), leafOf(other).id, cells(other.amounts))
  const broken = (sums: readonly bigint[]) =>
    hash(Buffer.from([1]), leafHash, cells([sums.reduce((sum, one) => sum + one, 0n)]))
  assert.deepEqual(broken([70n, 30n]), broken([100n, 0n]), 'the broken rule would not notice')
  const inclusion = inclusionOf(left)
  const shown = hexOf({ hash: leafHash, sums: [0n] })
  for (const amounts of [inclusion.amounts, [decimal(100n)]])
    assert.equal(
      faultOf(statement, { ...inclusion, amounts, siblings: [shown] }, left.uid),
      'rootDiffers',
    )
})

test('[PL4] attack 4: sums that outgrow their width do not start again at zero', () => {
  const rich = members.slice(0, 8).map((member) => ({ ...member, amounts: [2n ** 127n, 1n] }))
  const { statement, inclusionOf } = naiveProof(rich, names, wrapping)
  for (const one of rich)
    assert.equal(faultOf(statement, inclusionOf(one), one.uid), 'sumsOverflow')
})

test('[PL5] attack 5: with another salt the same member with the same balances is another leaf', () => {
  const again = { ...ann, salt: hash(Buffer.from('another')) }
  assert.notDeepEqual(leafOf(ann).id, leafOf(again).id)
  const { statement, inclusionOf } = given()
  const salt = again.salt.toString('hex')
  assert.equal(faultOf(statement, { ...inclusionOf(ann), salt }), 'rootDiffers')
})

test('[PL6] the leaf of somebody else with the same balances is not mine', () => {
  const { statement, inclusionOf } = given()
  const bob = members[5] as NaiveMember
  assert.equal(faultOf(statement, inclusionOf(bob), bob.uid), undefined)
  assert.equal(faultOf(statement, inclusionOf(bob), ann.uid), 'rootDiffers')
})

test('[PL4] a node is not taken for a leaf, nor a leaf for a node', () => {
  const { statement, inclusionOf, levels } = given()
  const inclusion = inclusionOf(ann)
  const above = levels[1]?.[inclusion.index >> 1]
  assert(above !== undefined)
  const asLeaf = hash(Buffer.from([0]), above.hash, cells(above.sums))
  assert.notDeepEqual(asLeaf, above.hash)
  const shorter = {
    ...inclusion,
    index: inclusion.index >> 1,
    siblings: inclusion.siblings.slice(1),
  }
  assert.equal(faultOf(statement, shorter), 'malformed')
  const leaves = Math.ceil(statement.leaves / 2)
  assert.equal(faultOf({ ...statement, leaves }, shorter), 'rootDiffers')
})

test('[PL4] children that change places are found out', () => {
  const { statement, inclusionOf } = given()
  const inclusion = inclusionOf(ann)
  for (let bit = 0; bit < inclusion.siblings.length; bit++)
    assert.notEqual(
      faultOf(statement, { ...inclusion, index: inclusion.index ^ (1 << bit) }),
      undefined,
    )
  const swapped = inclusion.siblings.map((hex) => {
    const { hash: own, sums } = recordIn(hex)
    return hexOf({ hash: own, sums: sums.toReversed() })
  })
  assert.equal(faultOf(statement, { ...inclusion, siblings: swapped }), 'rootDiffers')
})

test('[PL4] nothing can stand where there is no leaf', () => {
  const { statement, inclusionOf, sorted } = given()
  const last = sorted.at(-1) as NaiveMember
  const inclusion = inclusionOf(last)
  const ghost = hexOf({ hash: hash(Buffer.from('ghost')), sums: [1n, 1n] })
  const siblings = inclusion.siblings.with(2, ghost)
  assert.equal(faultOf(statement, { ...inclusion, siblings }, last.uid), 'malformed')
})

test('[PL3] a statement that is not the published one is found out before anything else', () => {
  const { statement, hash: name, inclusionOf } = given()
  const changed: Partial<Statement>[] = [
    { number: 8 },
    { at: 1 },
    { batch: 13 },
    { leaves: 12 },
    { environment: 'production' as const },
    { root: 'cd'.repeat(32) },
    { previous: 'cd'.repeat(32) },
    { journal: 'cd'.repeat(32) },
    { assets: statement.assets.map((one) => ({ ...one, reserves: [] })) },
  ]
  for (const change of changed) {
    const { fault } = checkInclusion({ ...statement, ...change }, name, ann.uid, inclusionOf(ann))
    assert.equal(fault, 'statementNotPublished')
  }
})

test('[PL7] who is left out, or stands there with less than the bill says, is told so', () => {
  const { statement, hash: name, inclusionOf } = given()
  const held = names.map((asset, nth) => ({ asset, amount: decimal(ann.amounts[nth] as bigint) }))
  const own = held.filter(({ amount }) => amount !== '0')
  const check = (inclusion: Inclusion | undefined, mine = own) =>
    checkOwn(statement, name, ann.uid, inclusion, mine)
  assert.equal(check(inclusionOf(ann)).verdict, 'included')
  assert.equal(check(undefined).verdict, 'leftOut')
  assert.equal(check(undefined, []).verdict, 'heldNothing')
  const more = [...own, { asset: 'ETH', amount: '0.00000001' }]
  const { verdict, failed } = check(inclusionOf(ann), more)
  assert.deepEqual([verdict, failed], ['fails', 'bill'])
  const cheated = { ...inclusionOf(ann), amounts: inclusionOf(ann).amounts.with(1, '0') }
  assert.equal(check(cheated).verdict, 'fails')
})
