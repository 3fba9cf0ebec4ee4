/** Builds the tree: identities in place of members, leaves in their order, and every node above them. */
import { compareBytes, HASH_BYTES, viewOf } from '@evenkeel/wire/proof'
import { createHasher, identityOf, recordBytes, saltOf } from '../verify/tree.ts'
import type { Liabilities } from './liabilities.ts'

export type Tree = {
  /** As they stand in the file: by identity, so that a place says nothing about whose it is. */
  readonly leaves: Uint8Array
  /** The records above the leaves, level by level; the last is the root alone. */
  readonly levels: readonly Uint8Array[]
  readonly root: Uint8Array
}

export function buildTree(
  { assets, members, leaves }: Liabilities,
  secret: Uint8Array,
  uidOf: (member: number) => number,
): Tree {
  const size = recordBytes(assets.length)
  for (const [place, member] of members.entries())
    leaves.set(identityOf(saltOf(secret, member), uidOf(member)), place * size)
  const sorted = sortedLeaves(leaves, members.length, size)
  const levels = levelsOf(sorted, members.length, assets.length)
  const root = levels.at(-1) ?? leafRoot(sorted, members.length, assets.length)
  return { leaves: sorted, levels, root }
}

function sortedLeaves(leaves: Uint8Array, count: number, size: number): Uint8Array {
  const view = viewOf(leaves)
  // The first six bytes decide almost always, and are one number.
  const firsts = new Float64Array(count)
  const order = new Uint32Array(count)
  for (let place = 0; place < count; place++) {
    const at = place * size
    firsts[place] = view.getUint32(at) * 65_536 + view.getUint16(at + 4)
    order[place] = place
  }
  order.sort((one, other) => {
    const difference = (firsts[one] as number) - (firsts[other] as number)
    return difference || compareBytes(leaves, one * size, leaves, other * size, HASH_BYTES)
  })
  const sorted = new Uint8Array(leaves.length)
  for (let nth = 0; nth < count; nth++) {
    const at = (order[nth] as number) * size
    sorted.set(leaves.subarray(at, at + size), nth * size)
  }
  return sorted
}

function levelsOf(leaves: Uint8Array, count: number, assets: number): Uint8Array[] {
  const size = recordBytes(assets)
  const hasher = createHasher(assets)
  const levels: Uint8Array[] = []
  const pair = new Uint8Array(2 * size)
  const put = (record: Uint8Array, at: number, into: Uint8Array, intoAt: number) => {
    if (!hasher.parent(into, intoAt, record, at)) throw new RangeError('a sum does not fit')
  }
  let below = leaves
  for (let left = count, height = 0; left > 1; left = Math.ceil(left / 2), height++) {
    const level = new Uint8Array(Math.ceil(left / 2) * size)
    for (let nth = 0; nth < left; nth += 2) {
      const into = (nth / 2) * size
      const hasBoth = nth + 1 < left
      if (height > 0 && hasBoth) {
        put(below, nth * size, level, into)
        continue
      }
      if (height > 0) pair.set(below.subarray(nth * size, (nth + 1) * size))
      else hasher.leaf(pair, 0, below, nth * size)
      if (height === 0 && hasBoth) hasher.leaf(pair, size, below, (nth + 1) * size)
      else pair.set(hasher.empty(height), size)
      put(pair, 0, level, into)
    }
    levels.push(level)
    below = level
  }
  return levels
}

/** Of a tree of one leaf, or of none. */
function leafRoot(leaves: Uint8Array, count: number, assets: number): Uint8Array {
  const hasher = createHasher(assets)
  if (count === 0) return hasher.empty(0)
  const record = new Uint8Array(recordBytes(assets))
  hasher.leaf(record, 0, leaves, 0)
  return record
}
