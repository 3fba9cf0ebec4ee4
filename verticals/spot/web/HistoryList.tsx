/** The orders that are over, newest first: all, or those of one side. */
import {
  Button,
  EmptyState,
  ErrorState,
  InfiniteList,
  SkeletonRows,
  Tabs,
  useChannel,
  usePages,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { getOrderHistory, ordersChannel } from '../contract/index.ts'
import type en from '../text/en.ts'
import { ListHead, type OnlyPair } from './ListHead.tsx'
import { OrderRow } from './OrderRow.tsx'
import type { Listed } from './Orders.tsx'
import { isPast } from './orderLists.ts'

type Props = Listed & { readonly onlyPair: OnlyPair }

const sides = ['all', 'buy', 'sell'] as const
const names = { all: 'spot.all', buy: 'spot.buy', sell: 'spot.sell' } as const

export function HistoryList({ pair, terms, onlyPair, onOrder }: Props) {
  const text = useText<keyof typeof en>()
  const [side, setSide] = useLeft<(typeof sides)[number]>('side', 'all')
  const { rows, error, more, loadingMore, moreFailed, loadMore, reload, refresh } = usePages(
    getOrderHistory,
    { input: { pair, side }, rowsOf: ({ orders }) => orders },
  )
  useChannel(ordersChannel, ({ orders }) => orders.some(isPast) && refresh())

  function showAll() {
    setSide('all')
    onlyPair.onChange(false)
  }

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
      {rows?.length === 0 &&
        (side === 'all' && pair === undefined ? (
          <EmptyState>{text('spot.noHistory')}</EmptyState>
        ) : (
          <EmptyState
            icon="filter"
            action={
              <Button look="quiet" size="medium" onClick={showAll}>
                {text('spot.showAll')}
              </Button>
            }
          >
            {text('spot.noHistoryMatch')}
          </EmptyState>
        ))}
      {rows !== undefined && rows.length > 0 && (
        <InfiniteList
          label={text('spot.history')}
          rows={rows}
          rowPx={196}
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
