/** The trees on disk: written whole before they have a name, read a record at a time. */
import { createReadStream, existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compareBytes, HASH_BYTES, hexOf, isSame } from '@evenkeel/wire/proof'
import { headOf } from '../verify/file.ts'
import { type Statement, statementText } from '../verify/statement.ts'
import { createHasher, depthOf, recordBytes, type TreeHasher } from '../verify/tree.ts'
import type { Tree } from './build.ts'

const NAME = /^([0-9]+)\.(proof|nodes)(\.part)?$/

/** What anybody may read: the statement and the leaves. */
const leavesFile = (folder: string, number: number) => join(folder, `${number}.proof`)
/** What only makes a member's path quick to find: every node above the leaves. */
const nodesFile = (folder: string, number: number) => join(folder, `${number}.nodes`)

export const hasTree = (folder: string, number: number) =>
  existsSync(leavesFile(folder, number)) && existsSync(nodesFile(folder, number))

export async function writeTree(folder: string, statement: Statement, tree: Tree): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const head = headOf(statementText(statement))
  await writeWhole(leavesFile(folder, statement.number), [head, tree.leaves])
  await writeWhole(nodesFile(folder, statement.number), tree.levels)
}

/** What a crash leaves half written keeps its other name, and is removed with the next old trees. */
async function writeWhole(path: string, parts: readonly Uint8Array[]): Promise<void> {
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    for (const part of parts) await writeAll(file, part)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; )
    at += (await file.write(bytes, at, bytes.length - at)).bytesWritten
}

/** Lets go of the trees up to a number; what was published about them stays in the table. */
export async function removeTrees(folder: string, upTo: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, number, , isPart] = NAME.exec(name) ?? []
    if (number !== undefined && (Number(number) <= upTo || isPart !== undefined))
      await rm(join(folder, name), { force: true })
  }
}

export const treeParts = (folder: string, number: number): AsyncIterable<Uint8Array> =>
  createReadStream(leavesFile(folder, number))

export type Found = {
  readonly index: number
  /** The leaf as it stands in the file. */
  readonly leaf: Uint8Array
  /** The record beside each step, in hex. */
  readonly siblings: readonly string[]
}

/** The leaf of an identity and its way to the root; `undefined` if there is none. */
export async function findLeaf(
  folder: string,
  statement: Statement,
  identity: Uint8Array,
): Promise<Found | undefined> {
  const leaves = await open(leavesFile(folder, statement.number))
  try {
    const nodes = await open(nodesFile(folder, statement.number))
    try {
      const reading = {
        leaves: (at: number, length: number) => readAt(leaves, at, length),
        nodes: (at: number, length: number) => readAt(nodes, at, length),
      }
      return await createFinder(reading, statement)(identity)
    } finally {
      await nodes.close()
    }
  } finally {
    await leaves.close()
  }
}

/** Bytes of the two files, wherever they lie. */
export type Reading = {
  leaves(at: number, length: number): Promise<Uint8Array> | Uint8Array
  nodes(at: number, length: number): Promise<Uint8Array> | Uint8Array
}

/** Finds leaves in a tree by their identities. */
export function createFinder(
  reading: Reading,
  statement: Statement,
): (identity: Uint8Array) => Promise<Found | undefined> {
  const size = recordBytes(statement.assets.length)
  const hasher = createHasher(statement.assets.length)
  const first = headOf(statementText(statement)).length
  const leafAt = (index: number) => reading.leaves(first + index * size, size)
  return async (identity) => {
    const index = await indexOf(leafAt, statement.leaves, identity)
    if (index === undefined) return undefined
    const siblings = await siblingsOf(reading, leafAt, hasher, statement, index)
    return { index, leaf: await leafAt(index), siblings }
  }
}

type LeafAt = (index: number) => Promise<Uint8Array> | Uint8Array

/** They stand in the order of their identities, so halving finds one. */
async function indexOf(
  leafAt: LeafAt,
  leaves: number,
  identity: Uint8Array,
): Promise<number | undefined> {
  let [low, high] = [0, leaves]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (compareBytes(await leafAt(middle), 0, identity, 0, HASH_BYTES) < 0) low = middle + 1
    else high = middle
  }
  if (low === leaves) return undefined
  return isSame((await leafAt(low)).subarray(0, HASH_BYTES), identity) ? low : undefined
}

async function siblingsOf(
  { nodes }: Reading,
  leafAt: LeafAt,
  hasher: TreeHasher,
  { assets, leaves }: Statement,
  index: number,
): Promise<string[]> {
  const size = recordBytes(assets.length)
  const siblings: string[] = []
  /** Where the level begins in the file of nodes, and how many records it has. */
  let [begins, count] = [0, leaves]
  for (let height = 0; height < depthOf(leaves); height++) {
    const place = (index >>> height) ^ 1
    if (place >= count) siblings.push(hexOf(hasher.empty(height)))
    else if (height > 0) siblings.push(hexOf(await nodes(begins + place * size, size)))
    else {
      const record = new Uint8Array(size)
      hasher.leaf(record, 0, await leafAt(place), 0)
      siblings.push(hexOf(record))
    }
    if (height > 0) begins += count * size
    count = Math.ceil(count / 2)
  }
  return siblings
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  for (let read = 0; read < length; ) {
    const { bytesRead } = await file.read(bytes, read, length - read, at + read)
    if (bytesRead === 0) throw new Error('the tree of a proof is shorter than it says')
    read += bytesRead
  }
  return bytes
}
