/** The tree over the hashes of a minute's blocks: its root stands for all of them, and a path shows that one is among them. */
import { bytesOf, hexOf } from './bytes.ts'
import { HASH_BYTES, sha256 } from './sha256.ts'

// What is hashed begins with what it is, so that a leaf is not taken for a node.
const LEAF = 8
const NODE = 9

/** The root over these hashes, in hex. Where a level is uneven its last node goes up as it is. */
export function rootOf(hashes: readonly string[]): string {
  let level = hashes.map(leafOf)
  while (level.length > 1) level = above(level)
  return level[0] ?? ''
}

/** The hashes beside the way from a leaf to the root, from below. */
export function pathOf(hashes: readonly string[], index: number): readonly string[] {
  const path: string[] = []
  let level = hashes.map(leafOf)
  for (let at = index; level.length > 1; at >>= 1) {
    const beside = level[at ^ 1]
    if (beside !== undefined) path.push(beside)
    level = above(level)
  }
  return path
}

/** The root that a hash at this place of so many would have; `undefined` where the path is not of that length. */
export function rootBy(
  hash: string,
  index: number,
  count: number,
  path: readonly string[],
): string | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= count) return undefined
  let node = leafOf(hash)
  let used = 0
  for (let [at, width] = [index, count]; width > 1; at >>= 1, width = (width + 1) >> 1) {
    if ((at ^ 1) >= width) continue
    const beside = path[used++]
    if (beside === undefined || bytesOf(beside, HASH_BYTES) === undefined) return undefined
    node = at % 2 === 0 ? nodeOf(node, beside) : nodeOf(beside, node)
  }
  return used === path.length ? node : undefined
}

function above(level: readonly string[]): string[] {
  const parents: string[] = []
  for (let nth = 0; nth < level.length; nth += 2) {
    const [left = '', right] = [level[nth], level[nth + 1]]
    parents.push(right === undefined ? left : nodeOf(left, right))
  }
  return parents
}

const leafOf = (hash: string) => hashOf(LEAF, [hash])
const nodeOf = (left: string, right: string) => hashOf(NODE, [left, right])

function hashOf(kind: number, parts: readonly string[]): string {
  const bytes = new Uint8Array(1 + HASH_BYTES * parts.length)
  bytes[0] = kind
  for (const [nth, part] of parts.entries())
    bytes.set(bytesOf(part, HASH_BYTES) ?? new Uint8Array(), 1 + HASH_BYTES * nth)
  return hexOf(sha256(bytes))
}
