/** How the call about the receipt chain is answered. */
import { handle, type Route } from '@evenkeel/wire/server'
import { getReceiptChain } from '../contract/index.ts'
import type { Receipts } from './open.ts'
import type { ChainedBlock } from './store.ts'

const PAGE = 200

export function receiptRoutesOf(receipts: Receipts): readonly Route[] {
  return [
    handle(
      getReceiptChain,
      async ({ input: { before = Number.MAX_SAFE_INTEGER, size } }) => {
        const head = await receipts.head()
        const blocks = (await receipts.blocksBefore(before, size)).map(blockView)
        return { keys: [...receipts.keys], head: head && blockView(head), blocks }
      },
      ({ size }) => 1 + Math.floor(size / PAGE),
    ),
  ]
}

const blockView = ({ block, hash }: ChainedBlock) => ({ ...block, hash })
