/** Opens the receipt chain: its key is there before anything is signed, and minutes are published from then on. */
import type { ReceiptChain } from '@evenkeel/wire/server'
import { type ChainNeeds, ReceiptPublisher } from './chain.ts'
import { openReceiptKeys, type PublishedKey } from './keys.ts'
import type { ChainedBlock } from './store.ts'

export type Receipts = ReceiptChain & {
  readonly keys: readonly PublishedKey[]
  head(): Promise<ChainedBlock | undefined>
  blocksBefore(before: number, most: number): Promise<readonly ChainedBlock[]>
  stop(): Promise<void>
}

export async function openReceipts(needs: ChainNeeds): Promise<Receipts> {
  const { published, sign } = await openReceiptKeys(needs.tables, needs.keys, needs.now())
  const publisher = new ReceiptPublisher(needs)
  return {
    keys: published,
    sign,
    head: () => publisher.head(),
    blocksBefore: publisher.store.blocksBefore,
    recordOf: (product, id, facts) => publisher.recordOf(product, id, facts),
    stop: () => publisher.stop(),
  }
}
