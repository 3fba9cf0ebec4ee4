/** What a member checks: that a leaf with their own UID and balances leads to the published root and totals. */
import {
  bytesOf,
  CELL_BYTES,
  HASH_BYTES,
  hexOf,
  isSame,
  readCell,
  unitsOf,
  viewOf,
  writeCell,
} from '@evenkeel/wire/proof'
import { isSound, type Statement, statementHash, statementText } from './statement.ts'
import { createHasher, depthOf, identityOf, paired, recordBytes } from './tree.ts'

/** What the exchange hands to a member so that they can check. */
export type Inclusion = {
  /** The place of the leaf, from 0 on. */
  readonly index: number
  /** In hex. */
  readonly salt: string
  /** What the leaf says that the member holds, in the order of the statement's assets. */
  readonly amounts: readonly string[]
  /** The record beside each step, from the leaf up: a hash and the sums, in hex. */
  readonly siblings: readonly string[]
}

export type InclusionFault =
  | 'statementNotPublished'
  | 'malformed'
  | 'sumsOverflow'
  | 'rootDiffers'
  | 'totalsDiffer'

export type Checked = {
  /** Absent where everything holds. */
  readonly fault?: InclusionFault
  /** The hash of the leaf, then of each node on the way, in hex; as far as the check came. */
  readonly hashes: readonly string[]
}

/** `hash` is the one that was published for this statement. */
export function checkInclusion(
  statement: Statement,
  hash: string,
  uid: number,
  inclusion: Inclusion,
): Checked {
  if (!isSound(statement) || statementHash(statementText(statement)) !== hash)
    return { fault: 'statementNotPublished', hashes: [] }
  const read = readInclusion(statement, inclusion)
  if (read === undefined) return { fault: 'malformed', hashes: [] }
  const { salt, amounts, siblings } = read
  const size = recordBytes(statement.assets.length)
  const hasher = createHasher(statement.assets.length)
  const leaf = new Uint8Array(size)
  leaf.set(identityOf(salt, uid))
  for (const [nth, amount] of amounts.entries())
    writeCell(viewOf(leaf), HASH_BYTES + nth * CELL_BYTES, amount)
  let record: Uint8Array = new Uint8Array(size)
  hasher.leaf(record, 0, leaf, 0)
  const hashes = [hashIn(record)]
  for (const [height, sibling] of siblings.entries()) {
    const place = inclusion.index >>> height
    // Beside the last leaves nothing stands, and nothing may be claimed to.
    const isBeyond = (place ^ 1) * 2 ** height >= statement.leaves
    if (isBeyond && !isSame(sibling, hasher.empty(height))) return { fault: 'malformed', hashes }
    const pair = (place & 1) === 0 ? paired(record, sibling) : paired(sibling, record)
    record = new Uint8Array(size)
    if (!hasher.parent(record, 0, pair, 0)) return { fault: 'sumsOverflow', hashes }
    hashes.push(hashIn(record))
  }
  if (hashIn(record) !== statement.root) return { fault: 'rootDiffers', hashes }
  if (!hasTotals(record, statement)) return { fault: 'totalsDiffer', hashes }
  return { hashes }
}

/** Whether the sums of a record are the totals that a statement names. */
export function hasTotals(record: Uint8Array, { assets }: Statement): boolean {
  const view = viewOf(record)
  return assets.every(
    ({ total }, nth) => readCell(view, HASH_BYTES + nth * CELL_BYTES) === unitsOf(total),
  )
}

export const hashIn = (record: Uint8Array) => hexOf(record.subarray(0, HASH_BYTES))

function readInclusion({ assets, leaves }: Statement, inclusion: Inclusion) {
  const { index } = inclusion
  const size = recordBytes(assets.length)
  const salt = bytesOf(inclusion.salt, HASH_BYTES)
  const amounts = inclusion.amounts.flatMap((text) => unitsOf(text) ?? [])
  const siblings = inclusion.siblings.flatMap((hex) => bytesOf(hex, size) ?? [])
  const isWhole =
    Number.isSafeInteger(index) &&
    index >= 0 &&
    index < leaves &&
    amounts.length === assets.length &&
    inclusion.amounts.length === assets.length &&
    amounts.every((amount) => writeCell(new DataView(new ArrayBuffer(CELL_BYTES)), 0, amount)) &&
    siblings.length === inclusion.siblings.length &&
    siblings.length === depthOf(leaves)
  return isWhole && salt !== undefined ? { salt, amounts, siblings } : undefined
}
