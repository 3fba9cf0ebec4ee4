/** The orders that are over, newest first: all, or those of one side. */
import { EmptyState, ErrorState, InfiniteList, SkeletonRows, Tabs, useText } from '@evenkeel/ui'
import { useCallback, useState } from 'react'
import { getOrderHistory } from '../contract/index.ts'
import type en from '../text/en.ts'
import { ListHead, type OnlyPair } from './ListHead.tsx'
import { OrderRow } from './OrderRow.tsx'
import type { Listed } from './Orders.tsx'
import type { Order } from './orderLists.ts'
import { type ReadPage, usePast } from './usePast.ts'

type Props = Listed & { readonly onlyPair: OnlyPair }

const sides = ['all', 'buy', 'sell'] as const
const names = { all: 'spot.all', buy: 'spot.buy', sell: 'spot.sell' } as const

export function HistoryList({ pair, terms, onlyPair, onOrder }: Props) {
  const text = useText<keyof typeof en>()
  const [side, setSide] = useState<(typeof sides)[number]>('all')
  const read = useCallback<ReadPage<Order>>(
    async (client, after, signal) => {
      const { orders, next } = await client.call(getOrderHistory, { pair, side, after }, { signal })
      return { rows: orders, next }
    },
    [pair, side],
  )
  const { rows, error, more, loadingMore, moreFailed, loadMore, reload } = usePast(read)

  return (
    <>
      <ListHead onlyPair={onlyPair}>
        <Tabs
          look="pill"
          label={text('spot.side')}
          tabs={sides.map((id) => ({ id, label: text(names[id]) }))}
          value={side}
          onChange={setSide}
        />
      </ListHead>
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={4} mark={false} />}
      {rows?.length === 0 && <EmptyState>{text('spot.noHistory')}</EmptyState>}
      {rows !== undefined && rows.length > 0 && (
        <InfiniteList
          label={text('spot.history')}
          rows={rows}
          rowPx={150}
          more={more}
          loading={loadingMore}
          failed={moreFailed}
          keyOf={({ id }) => id}
          onMore={loadMore}
        >
          {(order) => (
            <OrderRow order={order} terms={terms.get(order.pair)} onPress={() => onOrder(order)} />
          )}
        </InfiniteList>
      )}
    </>
  )
}
