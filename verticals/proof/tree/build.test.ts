/** The tree as the server builds it and keeps it on disk, against the naive one. */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { available, custody, frozen, house, type Movement } from '@evenkeel/kernel'
import { decimalOf, readCell, viewOf } from '@evenkeel/wire/proof'
import { createFileCheck } from '../verify/file.ts'
import { checkInclusion, hashIn } from '../verify/inclusion.ts'
import { type Statement, statementHash, statementText } from '../verify/statement.ts'
import { naiveProof } from '../verify/testing/naiveTree.ts'
import { randomMembers } from '../verify/testing/randomMembers.ts'
import { identityOf, saltOf } from '../verify/tree.ts'
import { buildTree } from './build.ts'
import { findLeaf, hasTree, removeTrees, writeTree } from './files.ts'
import { liabilitiesOf } from './liabilities.ts'

const secret = new Uint8Array(32).fill(9)
const names = ['BTC', 'ETH', 'USDT']

type Cell = Pick<Movement, 'asset' | 'amount'> & { account: Movement['from'] }
const cell = (account: Movement['from'], asset: string, amount: bigint): Cell => {
  return { account, asset, amount }
}

/** Members with random balances, whose number in the ledger is one more than their place. */
function given(count: number, seed = count) {
  const members = randomMembers(count, names.length, seed)
    .map((member, nth) => ({ ...member, salt: Buffer.from(saltOf(secret, nth + 1)) }))
    .map((member) => ({ ...member, amounts: member.amounts.map((amount) => amount + 1n) }))
  const cells = members.flatMap(({ amounts }, nth) =>
    amounts.map((amount, asset) =>
      cell(available(nth + 1, 'spot'), names[asset] as string, amount),
    ),
  )
  const liabilities = liabilitiesOf(() => cells)
  const tree = buildTree(liabilities, secret, (member) => members[member - 1]?.uid ?? 0)
  const naive = naiveProof(members, names)
  const statement: Statement = {
    ...naive.statement,
    assets: liabilities.assets,
    root: hashIn(tree.root),
  }
  return { members, tree, naive, statement }
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-proof-'))
  await work(folder).finally(() => rm(folder, { recursive: true }))
}

test('[PL2] a member is owed what is in all their accounts, available and frozen; the house and its custody are owed nothing', () => {
  const cells = [
    cell(available(1, 'spot'), 'BTC', 5n),
    cell(frozen(1, 'spot'), 'BTC', 7n),
    cell(available(1, 'trading'), 'USDT', 2n ** 63n),
    cell(frozen(1, 'finance'), 'USDT', 2n ** 63n),
    cell(available(2, 'spot'), 'BTC', 0n),
    cell(available(3, 'finance'), 'ETH', 1n),
    cell(house('fees'), 'BTC', 3n),
    cell(custody('bitcoin'), 'BTC', -10n),
    cell(custody('sandbox'), 'BTC', -6n),
    cell(custody('receivable'), 'BTC', -2n),
    cell(custody('ethereum'), 'ETH', 4n),
  ]
  const { assets, members, leaves } = liabilitiesOf(() => cells)
  assert.deepEqual(members, [1, 3])
  assert.deepEqual(assets, [
    {
      asset: 'BTC',
      total: '0.00000012',
      reserves: [
        { custody: 'bitcoin', amount: '0.0000001' },
        { custody: 'sandbox', amount: '0.00000006' },
      ],
    },
    {
      asset: 'ETH',
      total: '0.00000001',
      reserves: [{ custody: 'ethereum', amount: '-0.00000004' }],
    },
    { asset: 'USDT', total: decimalOf(2n ** 64n), reserves: [] },
  ])
  const amounts = [0, 1, 2].map((nth) => readCell(viewOf(leaves), 32 + 16 * nth))
  assert.deepEqual(amounts, [12n, 0n, 2n ** 64n])
})

test('[PL2, PL4] nothing is built on a balance below zero, nor on one that does not fit', () => {
  const below = () => [cell(available(1, 'spot'), 'BTC', -1n)]
  assert.throws(() => liabilitiesOf(below), /less than nothing/)
  const beyond = () => [cell(available(1, 'spot'), 'BTC', 2n ** 128n)]
  assert.throws(() => liabilitiesOf(beyond), /fits in a leaf/)
  const huge = () => [1, 2].map((member) => cell(available(member, 'spot'), 'BTC', 2n ** 127n))
  assert.throws(() => buildTree(liabilitiesOf(huge), secret, () => 1), /does not fit/)
})

for (const count of [0, 1, 2, 3, 5, 8, 21, 64, 100])
  test(`[PL4, PL6, PL8] of ${count} members: the naive tree, a file that verifies, and a way for each`, () =>
    inFolder(async (folder) => {
      const { members, tree, naive, statement } = given(count)
      if (count > 0) assert.equal(statement.root, naive.statement.root)
      await writeTree(folder, statement, tree)
      const check = createFileCheck()
      check.take(await readFile(join(folder, '7.proof')))
      assert.equal(check.end().fault, undefined)
      const name = statementHash(statementText(statement))
      for (const [nth, { uid, salt }] of members.entries()) {
        const found = await findLeaf(folder, statement, identityOf(salt, uid))
        assert(found !== undefined)
        const amounts = (members[nth]?.amounts ?? []).map(decimalOf)
        const inclusion = { ...found, salt: salt.toString('hex'), amounts }
        assert.equal(checkInclusion(statement, name, uid, inclusion).fault, undefined)
      }
      const stranger = identityOf(secret, 1)
      assert.equal(await findLeaf(folder, statement, stranger), undefined)
    }))

test('[PL5] where a leaf stands says nothing about whose it is, and two proofs have no identity in common', () => {
  const cells = Array.from({ length: 64 }, (_, nth) => cell(available(nth + 1, 'spot'), 'BTC', 1n))
  const idsUnder = (salts: Uint8Array) => {
    const { leaves } = buildTree(
      liabilitiesOf(() => cells),
      salts,
      (member) => member,
    )
    return Array.from({ length: 64 }, (_, nth) =>
      Buffer.from(leaves.subarray(nth * 48, nth * 48 + 32)).toString('hex'),
    )
  }
  const [one, other] = [idsUnder(secret), idsUnder(new Uint8Array(32).fill(8))]
  assert.deepEqual(one, one.toSorted())
  assert.equal(new Set([...one, ...other]).size, 128)
})

test('[PL9] old trees are let go, and what a crash left half written with them', () =>
  inFolder(async (folder) => {
    const { tree, statement } = given(3)
    for (const number of [1, 2, 3]) await writeTree(folder, { ...statement, number }, tree)
    await writeFile(join(folder, '4.proof.part'), 'half')
    await writeFile(join(folder, 'note.txt'), 'not ours')
    await removeTrees(folder, 2)
    assert.deepEqual((await readdir(folder)).sort(), ['3.nodes', '3.proof', 'note.txt'])
    assert.deepEqual([hasTree(folder, 2), hasTree(folder, 3)], [false, true])
  }))
