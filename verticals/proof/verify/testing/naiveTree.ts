/** The tree once more, as plainly as possible, on Node's own hash: what the real one is held against. */
import { createHash } from 'node:crypto'
import { headOf } from '../file.ts'
import type { Inclusion } from '../inclusion.ts'
import { type Statement, statementHash, statementText } from '../statement.ts'

export type NaiveLeaf = { readonly id: Buffer; readonly amounts: readonly bigint[] }
export type NaiveMember = {
  readonly uid: number
  readonly salt: Buffer
  readonly amounts: readonly bigint[]
}
type Node = { readonly hash: Buffer; readonly sums: readonly bigint[] }

export const hash = (...parts: readonly Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest()

export const cells = (amounts: readonly bigint[]) =>
  Buffer.from(amounts.map((amount) => amount.toString(16).padStart(32, '0')).join(''), 'hex')

export const leafOf = ({ uid, salt, amounts }: NaiveMember): NaiveLeaf => ({
  id: hash(Buffer.from([3]), salt, Buffer.from(String(uid))),
  amounts,
})

type Add = (one: bigint, other: bigint) => bigint
const exactly: Add = (one, other) => one + other
/** As an exchange would add that lets sums start again at zero. */
export const wrapping: Add = (one, other) => BigInt.asUintN(128, one + other)

/** Every level, from the leaves up to the root alone. */
export function naiveLevels(
  leaves: readonly NaiveLeaf[],
  assets: number,
  add: Add = exactly,
): Node[][] {
  const nothing = { hash: hash(Buffer.from([2])), sums: Array<bigint>(assets).fill(0n) }
  let level: Node[] = leaves.map(({ id, amounts }) => ({
    hash: hash(Buffer.from([0]), id, cells(amounts)),
    sums: amounts,
  }))
  let size = 1
  while (size < level.length) size *= 2
  while (level.length < size) level.push(nothing)
  const levels = [level]
  while (level.length > 1) {
    const above: Node[] = []
    for (let nth = 0; nth < level.length; nth += 2)
      above.push(parentOf(level[nth] as Node, level[nth + 1] as Node, add))
    level = above
    levels.push(level)
  }
  return levels
}

const parentOf = (left: Node, right: Node, add: Add): Node => ({
  hash: hash(Buffer.from([1]), left.hash, cells(left.sums), right.hash, cells(right.sums)),
  sums: left.sums.map((sum, nth) => add(sum, right.sums[nth] ?? 0n)),
})

export const decimal = (units: bigint) =>
  `${units / 100_000_000n}.${String(units % 100_000_000n).padStart(8, '0')}`.replace(/\.?0+$/, '')

/** A whole proof of these members: what is published, the file, and each one's own way. */
export function naiveProof(members: readonly NaiveMember[], names: readonly string[], add?: Add) {
  const sorted = [...members].sort((one, other) => Buffer.compare(leafOf(one).id, leafOf(other).id))
  const leaves = sorted.map(leafOf)
  const levels = naiveLevels(leaves, names.length, add)
  const root = levels.at(-1)?.[0] as Node
  const statement: Statement = {
    number: 7,
    at: 1_700_000_000_000,
    environment: 'sandbox',
    batch: 12,
    journal: 'ab'.repeat(32),
    leaves: members.length,
    assets: names.map((asset, nth) => {
      const total = decimal(root.sums[nth] as bigint)
      return { asset, total, reserves: [{ custody: 'sandbox', amount: total }] }
    }),
    root: root.hash.toString('hex'),
    previous: '0'.repeat(64),
  }
  const text = statementText(statement)
  const file = Buffer.concat([
    headOf(text),
    ...leaves.map(({ id, amounts }) => Buffer.concat([id, cells(amounts)])),
  ])
  const inclusionOf = (member: NaiveMember): Inclusion => {
    const index = sorted.indexOf(member)
    const siblings = levels.slice(0, -1).map((level, height) => {
      const sibling = level[(index >> height) ^ 1] as Node
      return Buffer.concat([sibling.hash, cells(sibling.sums)]).toString('hex')
    })
    const amounts = member.amounts.map(decimal)
    return { index, salt: member.salt.toString('hex'), amounts, siblings }
  }
  return { statement, hash: statementHash(text), file, inclusionOf, sorted, levels }
}
