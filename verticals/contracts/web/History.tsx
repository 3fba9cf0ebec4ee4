/** What is over: positions that are closed, orders, and every trade, newest first. */
import {
  Button,
  EmptyState,
  ErrorState,
  InfiniteList,
  type Pages,
  SkeletonRows,
  Tabs,
  usePages,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { useNews } from '@evenkeel/ui/data/useNews.ts'
import { type ReactNode, useState } from 'react'
import {
  contractsChannel,
  getFills,
  getOrderHistory,
  getPositionHistory,
} from '../contract/index.ts'
import { FillRow } from './FillRow.tsx'
import { ListHead, type ListProps, type OnlySymbol } from './ListHead.tsx'
import type { PastPosition } from './names.ts'
import { OrderRow } from './OrderRow.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { hasOver, isTraded, type Order } from './ownAccount.ts'
import { PastPositionRow } from './PastPositionRow.tsx'
import { PastPositionSheet } from './PastPositionSheet.tsx'
import type { Key } from './textKey.ts'

const lists = ['positions', 'orders', 'fills'] as const
type List = (typeof lists)[number]
const names = {
  positions: 'contracts.pastPositions',
  orders: 'contracts.pastOrders',
  fills: 'contracts.fills',
} as const satisfies Record<List, Key>
const nothing = {
  positions: 'contracts.noPastPositions',
  orders: 'contracts.noPastOrders',
  fills: 'contracts.noFills',
} as const satisfies Record<List, Key>

export function History(props: ListProps) {
  const text = useText<Key>()
  const [list, setList] = useLeft<List>('history', 'positions')
  return (
    <>
      <ListHead onlySymbol={props.onlySymbol}>
        <Tabs
          look="pill"
          label={text('contracts.history')}
          tabs={lists.map((id) => ({ id, label: text(names[id]) }))}
          value={list}
          onChange={setList}
        />
      </ListHead>
      {list === 'positions' ? (
        <Positions {...props} />
      ) : list === 'orders' ? (
        <PastOrders {...props} />
      ) : (
        <Fills {...props} />
      )}
    </>
  )
}

function Positions({ symbol, bySymbol, onlySymbol }: ListProps) {
  const [looked, setLooked] = useState<PastPosition>()
  const pages = usePages(getPositionHistory, {
    input: { symbol, state: 'closed' },
    rowsOf: ({ positions }) => positions,
  })
  useNews(contractsChannel, isTraded, pages.refresh)
  return (
    <>
      <PagedList list="positions" pages={pages} rowPx={150} onlySymbol={onlySymbol}>
        {(position) => (
          <PastPositionRow
            position={position}
            listed={bySymbol.get(position.symbol)}
            onPress={() => setLooked(position)}
          />
        )}
      </PagedList>
      <PastPositionSheet
        position={looked}
        bySymbol={bySymbol}
        onClose={() => setLooked(undefined)}
      />
    </>
  )
}

function PastOrders({ symbol, bySymbol, onlySymbol }: ListProps) {
  const [looked, setLooked] = useState<Order>()
  const pages = usePages(getOrderHistory, {
    input: { symbol },
    rowsOf: ({ orders }) => orders,
  })
  useNews(contractsChannel, hasOver, pages.refresh)
  return (
    <>
      <PagedList list="orders" pages={pages} rowPx={150} onlySymbol={onlySymbol}>
        {(order) => (
          <OrderRow
            order={order}
            listed={bySymbol.get(order.symbol)}
            onPress={() => setLooked(order)}
          />
        )}
      </PagedList>
      <OrderSheet
        looked={looked && { order: looked, amends: false }}
        bySymbol={bySymbol}
        onClose={() => setLooked(undefined)}
      />
    </>
  )
}

function Fills({ symbol, bySymbol, onlySymbol }: ListProps) {
  const pages = usePages(getFills, { input: { symbol }, rowsOf: ({ fills }) => fills })
  useNews(contractsChannel, isTraded, pages.refresh)
  return (
    <PagedList list="fills" pages={pages} rowPx={110} onlySymbol={onlySymbol}>
      {(fill) => <FillRow fill={fill} listed={bySymbol.get(fill.symbol)} />}
    </PagedList>
  )
}

type PagesProps<Row> = {
  readonly list: List
  readonly pages: Pages<Row>
  readonly rowPx: number
  readonly onlySymbol: OnlySymbol
  children(row: Row): ReactNode
}

function PagedList<Row extends { readonly id: string }>(props: PagesProps<Row>) {
  const { list, pages, rowPx, onlySymbol, children } = props
  const text = useText<Key>()
  const { rows, error, more, loadingMore, moreFailed, loadMore, reload } = pages
  if (rows === undefined)
    return error === undefined ? (
      <SkeletonRows count={4} mark={false} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    )
  if (rows.length === 0)
    return onlySymbol.checked ? (
      <EmptyState
        icon="filter"
        action={
          <Button look="quiet" size="medium" onClick={() => onlySymbol.onChange(false)}>
            {text('contracts.showAll')}
          </Button>
        }
      >
        {text('contracts.noMatch')}
      </EmptyState>
    ) : (
      <EmptyState icon="history">{text(nothing[list])}</EmptyState>
    )
  return (
    <InfiniteList
      label={text(names[list])}
      rows={rows}
      rowPx={rowPx}
      more={more}
      loading={loadingMore}
      failed={moreFailed}
      keyOf={({ id }) => id}
      onMore={loadMore}
    >
      {children}
    </InfiniteList>
  )
}
