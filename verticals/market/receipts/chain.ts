/** Publishes the receipt chain: what products settled, minute by minute, in the order of the journal. */
import { createHmac } from 'node:crypto'
import type { Id, Millis } from '@evenkeel/kernel'
import {
  BLOCK_RECEIPTS_MAX,
  minuteOf,
  NO_BLOCK,
  pathOf,
  type ReceiptRecord,
  receiptLeaf,
  rootOf,
} from '@evenkeel/wire/proof'
import type { Platform } from '@evenkeel/wire/server'
import { type ChainedBlock, createReceiptStore, type Leaf, type ReceiptStore } from './store.ts'

export type ChainNeeds = Pick<
  Platform,
  'history' | 'ids' | 'keys' | 'machine' | 'now' | 'onFailure' | 'receiptSources' | 'tables'
>

/** After the end of a minute, for what was stamped within it and is not durable yet. */
const LATE_MS = 5_000
const EVERY_MS = 5_000
const SALT_BYTES = 32

export class ReceiptPublisher {
  readonly store: ReceiptStore
  readonly #needs: ChainNeeds
  readonly #saltKey: Buffer
  readonly #timer: NodeJS.Timeout
  #running: Promise<unknown> = Promise.resolve()
  /** The minute up to which everything is published. */
  #until = -1
  #isStopped = false

  constructor(needs: ChainNeeds) {
    this.#needs = needs
    this.store = createReceiptStore(needs.tables)
    this.#saltKey = needs.keys.key('receipt salts', SALT_BYTES)
    const failed = needs.onFailure('receipts not published')
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.publish()).catch(failed)
    }, EVERY_MS)
    this.#timer.unref()
  }

  async head(): Promise<ChainedBlock | undefined> {
    return (await this.store.blocksBefore(Number.MAX_SAFE_INTEGER, 1))[0]
  }

  /** Publishes every minute that is over. */
  async publish(): Promise<void> {
    const before = minuteOf(this.#needs.now() - LATE_MS)
    if (before <= this.#until) return
    let isMore = true
    while (isMore && !this.#isStopped) isMore = await this.#publishSome(before)
    if (!isMore) this.#until = before
  }

  async recordOf(product: string, id: Id, facts: string): Promise<ReceiptRecord | undefined> {
    const leaf = await this.store.leafOf(product, id)
    if (leaf === undefined) return undefined
    const salt = this.#saltOf(product, id)
    if (receiptLeaf(salt, facts) !== leaf.hash)
      this.#needs.onFailure('receipt differs from its record')(new Error(`${product} ${id}`))
    const { store } = this
    const [block] = await store.blocksBefore(Number(leaf.block) + 1, 1)
    if (block === undefined) throw new Error('a leaf is of a block')
    const path = pathOf(await store.hashesOf(leaf.block), leaf.nth)
    return { salt, block: block.text, index: leaf.nth, path }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    await this.#running
  }

  /** Answers whether there is more. */
  async #publishSome(before: Millis): Promise<boolean> {
    const { leaves, isAll } = await this.#leavesBefore(before)
    const minutes = [...Map.groupBy(leaves, ({ at }) => minuteOf(at + 1))]
    for (const [nth, [since, own]] of minutes.entries()) {
      // Of a minute that may go on only whole blocks are published: how it is divided does not depend on who asked when.
      const isWhole = isAll || nth < minutes.length - 1
      for (let from = 0; from < own.length; from += BLOCK_RECEIPTS_MAX) {
        const some = own.slice(from, from + BLOCK_RECEIPTS_MAX)
        if (isWhole || some.length === BLOCK_RECEIPTS_MAX) await this.#addBlock(since, some)
      }
    }
    return !isAll
  }

  async #addBlock(since: Millis, leaves: readonly Leaf[]): Promise<void> {
    const head = await this.head()
    const block = {
      number: (head?.number ?? 0) + 1,
      since,
      receipts: leaves.length,
      root: rootOf(leaves.map(({ hash }) => hash)),
      previous: head?.hash ?? NO_BLOCK,
    }
    await this.store.add(block, leaves)
  }

  /** In the order of the journal, as far as every product has told all of it. */
  async #leavesBefore(before: Millis) {
    const { receiptSources } = this.#needs
    const found = await Promise.all(
      receiptSources.map(async (source) => {
        const last = await this.store.lastOf(source.product)
        const settled = await source.after(this.#needs, last, before, BLOCK_RECEIPTS_MAX)
        return settled.map(({ seq, id, at, facts }): Leaf => {
          const hash = receiptLeaf(this.#saltOf(source.product, id), facts)
          return { product: source.product, seq, id, at, hash }
        })
      }),
    )
    const leaves = found.flat().sort(byPlace)
    const full = found.filter((own) => own.length === BLOCK_RECEIPTS_MAX)
    const ends = full.map((own) => leaves.indexOf(own.at(-1) as Leaf))
    const isAll = full.length === 0
    return { leaves: isAll ? leaves : leaves.slice(0, Math.min(...ends) + 1), isAll }
  }

  #saltOf(product: string, id: Id): string {
    return createHmac('sha256', this.#saltKey).update(`${product} ${id}`).digest('hex')
  }
}

/** What one entry settled: by product, then by id. */
function byPlace(one: Leaf, other: Leaf): number {
  if (one.seq !== other.seq) return one.seq - other.seq
  if (one.product !== other.product) return one.product < other.product ? -1 : 1
  return one.id - other.id
}
