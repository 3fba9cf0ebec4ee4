/** Follows one EVM chain, a step at a time: block after block, back where it was reorganised, crediting what is final (rules N4 to N8). */
import type { BlockRef } from '../deposits.ts'
import { type CreditingOptions, createCrediting } from './crediting.ts'
import type { Nodes, View } from './nodes.ts'
import { NodeFault } from './reading.ts'
import { arrivalsIn, type Watched } from './transfers.ts'

export type FollowerOptions = CreditingOptions & {
  readonly nodes: Nodes
  readonly watched: Watched
  /** The first block to look at; if it is not told, the one after the newest of the first step. */
  readonly startBlock?: number | undefined
  /** How many blocks are looked at in one step. */
  readonly batch: number
  /** How many hashes are kept: a deeper reorganisation is left to the operator. */
  readonly keep: number
}

export type Follower = {
  /** Says how far it is; fails with what went wrong, and can be called again. */
  step(): Promise<Progress>
}
export type Progress = {
  readonly head: number
  readonly lookedAt: number
  /** What could not be credited; it is tried again with the next step. */
  readonly uncredited: number
}

export function createFollower(options: FollowerOptions): Follower {
  const { nodes, deposits, watched, startBlock, batch, keep } = options
  const crediting = createCrediting(options)

  async function begin(view: View): Promise<BlockRef> {
    const number = startBlock === undefined ? view.head : Math.max(0, startBlock - 1)
    if (number > view.head) throw new NodeFault(`the chain has no block ${number} yet`)
    const first = { number, hash: await view.hashAt(number) }
    await deposits.advance([first], [], keep)
    return first
  }

  /** The last block that was looked at and is still part of the chain. */
  async function lastCommon(view: View, cursor: BlockRef): Promise<BlockRef> {
    const from = Math.min(cursor.number, view.head)
    for (let number = from; ; number--) {
      const hash = number === cursor.number ? cursor.hash : await deposits.hashOf(number)
      if (hash === undefined)
        throw new NodeFault(
          number === from
            ? `the nodes are at block ${number}, far behind what was looked at`
            : `the chain differs from block ${number + 1} on, which is too far back`,
        )
      if (hash !== (await view.hashAt(number))) continue
      // Nodes that have not come as far yet have nothing to say about the blocks behind.
      return number === from ? cursor : { number, hash }
    }
  }

  async function lookAtMore(view: View, from: BlockRef): Promise<BlockRef> {
    const count = Math.min(batch, view.head - from.number)
    if (count <= 0) return from
    const last = { number: from.number + count, hash: await view.hashAt(from.number + count) }
    const blocks = await view.blocks(from, last.hash, count)
    const arrivals = await arrivalsIn(blocks, view, watched)
    crediting.tell(await deposits.advance(blocks, arrivals, keep))
    return last
  }

  return {
    async step() {
      await crediting.reverseDue()
      const view = await nodes.look()
      const cursor = (await deposits.cursor()) ?? (await begin(view))
      const common = await lastCommon(view, cursor)
      if (common.number < cursor.number) {
        crediting.tell(await deposits.goBack(common.number))
        await crediting.reverseDue()
      }
      const { number: lookedAt } = await lookAtMore(view, common)
      return { head: view.head, lookedAt, uncredited: await crediting.creditDue(view) }
    },
  }
}
