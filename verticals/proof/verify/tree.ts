/** The Merkle sum tree: how a leaf, a node and an empty place are hashed, and how leaves that come one by one make a root. */
import {
  addCells,
  CELL_BYTES,
  HASH_BYTES,
  plainBytes,
  sha256,
  sha256Into,
  viewOf,
} from '@evenkeel/wire/proof'

// What is hashed begins with what it is, so that none of these can be taken for another.
const LEAF = 0
const NODE = 1
const EMPTY = 2
const IDENTITY = 3
const SALT = 4

/** What a node is to its parent: its hash, and behind it the sum of each asset below it. */
export const recordBytes = (assets: number) => HASH_BYTES + assets * CELL_BYTES

/** How many steps lead from a leaf to the root: the leaves are filled up to the next power of two. */
export function depthOf(leaves: number): number {
  let depth = 0
  while (2 ** depth < leaves) depth++
  return depth
}

/** Who a leaf is of, for those who know the salt: the UID as the member reads it in the app. */
export function identityOf(salt: Uint8Array, uid: number): Uint8Array {
  const letters = plainBytes(String(uid)) as Uint8Array
  const bytes = new Uint8Array(1 + salt.length + letters.length)
  bytes[0] = IDENTITY
  bytes.set(salt, 1)
  bytes.set(letters, 1 + salt.length)
  return sha256(bytes)
}

/** A member's salt in one proof, from the secret of that proof: nobody who lacks the secret can tell it from chance. */
export function saltOf(secret: Uint8Array, member: number): Uint8Array {
  const bytes = new Uint8Array(1 + secret.length + 8)
  bytes[0] = SALT
  bytes.set(secret, 1)
  viewOf(bytes).setBigUint64(1 + secret.length, BigInt(member))
  return sha256(bytes)
}

export type TreeHasher = {
  /** Turns a leaf as the file has it, identity and amounts, into the record of its node. */
  leaf(into: Uint8Array, intoAt: number, leaves: Uint8Array, leafAt: number): void
  /** Makes the record of the parent of two records that stand side by side; answers whether its sums fit. */
  parent(into: Uint8Array, intoAt: number, pair: Uint8Array, pairAt: number): boolean
  /** The record of a subtree of this height without any leaf. */
  empty(height: number): Uint8Array
}

export function createHasher(assets: number): TreeHasher {
  const size = recordBytes(assets)
  const input = new Uint8Array(1 + 2 * size)
  const inputView = viewOf(input)
  const empties: Uint8Array[] = []

  function leaf(into: Uint8Array, intoAt: number, leaves: Uint8Array, leafAt: number): void {
    input[0] = LEAF
    const bytes = leaves.subarray(leafAt, leafAt + size)
    input.set(bytes, 1)
    into.set(bytes, intoAt)
    sha256Into(into, intoAt, input, 1 + size)
  }

  /** Both hashes and both lists of sums are hashed, not the sums of them: otherwise a child could hide what it holds behind the other's. */
  function parent(into: Uint8Array, intoAt: number, pair: Uint8Array, pairAt: number): boolean {
    input[0] = NODE
    input.set(pair.subarray(pairAt, pairAt + 2 * size), 1)
    sha256Into(into, intoAt, input, 1 + 2 * size)
    const [one, other] = [1 + HASH_BYTES, 1 + size + HASH_BYTES]
    return addCells(viewOf(into), intoAt + HASH_BYTES, inputView, one, other, assets)
  }

  function empty(height: number): Uint8Array {
    const known = empties[height]
    if (known !== undefined) return known
    const made = new Uint8Array(size)
    if (height === 0) made.set(sha256(Uint8Array.of(EMPTY)))
    else parent(made, 0, paired(empty(height - 1), empty(height - 1)), 0)
    empties[height] = made
    return made
  }

  return { leaf, parent, empty }
}

export type RootFold = {
  /** Takes the next leaf; answers whether every sum still fits. */
  add(leaves: Uint8Array, leafAt: number): boolean
  /** The record of the root over all leaves so far. */
  root(): Uint8Array
}

/** Makes the root of any number of leaves in the room of one path. */
export function createRootFold(assets: number): RootFold {
  const size = recordBytes(assets)
  const hasher = createHasher(assets)
  /** By height: the left child that waits, and room for the right one beside it. */
  const pairs: Uint8Array[] = []
  let count = 0
  let fits = true

  /** Two children side by side make a parent, which is the next child one step up. */
  function carry(record: Uint8Array): void {
    let height = 0
    for (let before = count; (before & 1) === 1; before >>>= 1) {
      const pair = pairs[height] as Uint8Array
      pair.set(record, size)
      if (!hasher.parent(record, 0, pair, 0)) fits = false
      height++
    }
    pairs[height] ??= new Uint8Array(2 * size)
    pairs[height]?.set(record)
  }

  return {
    add(leaves, leafAt) {
      const record = new Uint8Array(size)
      hasher.leaf(record, 0, leaves, leafAt)
      carry(record)
      count++
      return fits
    },

    root() {
      const depth = depthOf(count)
      let record: Uint8Array | undefined
      for (let height = 0; height < depth; height++) {
        const isWaiting = ((count >>> height) & 1) === 1
        const waiting = isWaiting ? pairs[height]?.slice(0, size) : undefined
        if (waiting === undefined && record === undefined) continue
        const right = waiting === undefined ? undefined : record
        const left = waiting ?? (record as Uint8Array)
        record = new Uint8Array(size)
        hasher.parent(record, 0, paired(left, right ?? hasher.empty(height)), 0)
      }
      return record ?? pairs[depth]?.slice(0, size) ?? hasher.empty(0)
    },
  }
}

/** Two records side by side. */
export function paired(left: Uint8Array, right: Uint8Array): Uint8Array {
  const pair = new Uint8Array(left.length + right.length)
  pair.set(left)
  pair.set(right, left.length)
  return pair
}
