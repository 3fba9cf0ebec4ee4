/** The member's subscriptions: those in progress with their earnings, and those that are over. */
import {
  Button,
  EmptyState,
  ErrorState,
  InfiniteList,
  Screen,
  SkeletonCard,
  TabPanel,
  Tabs,
  usePages,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { getOrderHistory } from '../contract/index.ts'
import { ExitSheet } from './ExitSheet.tsx'
import { OrderCard } from './OrderCard.tsx'
import { PastOrder } from './PastOrder.tsx'
import styles from './Portfolio.module.css'
import type { TextKey } from './textKey.ts'
import { useOrders } from './useOrders.ts'

export default function OrdersScreen() {
  const text = useText<TextKey>()
  const [tab, setTab] = useState<'inProgress' | 'completed'>('inProgress')
  const past = usePages(getOrderHistory)
  const running = useOrders(past.refresh)
  const count = running.data?.orders.length
  return (
    <Screen title={text('portfolio.orders')} reads={[running, past]}>
      <Tabs
        name="orders"
        label={text('portfolio.status')}
        tabs={[
          {
            id: 'inProgress',
            label: text('portfolio.inProgress'),
            ...(count !== undefined && { count }),
          },
          { id: 'completed', label: text('portfolio.completed') },
        ]}
        value={tab}
        onChange={setTab}
      />
      <TabPanel name="orders" value={tab}>
        {tab === 'inProgress' ? <Running running={running} /> : <Past past={past} />}
      </TabPanel>
    </Screen>
  )
}

function Running({ running }: { running: ReturnType<typeof useOrders> }) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const [leaving, setLeaving] = useState<string>()
  const { data, error, reload } = running
  if (data === undefined)
    return error === undefined ? <SkeletonCard /> : <ErrorState error={error} onRetry={reload} />
  return (
    <>
      {data.orders.length === 0 && (
        <EmptyState
          icon="portfolio"
          action={
            <Button look="quiet" size="medium" onClick={() => go('/financial')}>
              {text('portfolio.toProducts')}
            </Button>
          }
        >
          {text('portfolio.noOrders')}
        </EmptyState>
      )}
      <ul className={styles.cards} aria-label={text('portfolio.inProgress')}>
        {data.orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onExit={() => setLeaving(order.id)} />
          </li>
        ))}
      </ul>
      <ExitSheet
        order={data.orders.find(({ id }) => id === leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </>
  )
}

function Past({ past }: { past: ReturnType<typeof usePages<typeof getOrderHistory>> }) {
  const text = useText<TextKey>()
  const { rows, error, reload } = past
  if (rows === undefined)
    return error === undefined ? <SkeletonCard /> : <ErrorState error={error} onRetry={reload} />
  if (rows.length === 0) return <EmptyState icon="history">{text('portfolio.noPast')}</EmptyState>
  return (
    <InfiniteList
      label={text('portfolio.completed')}
      rows={rows}
      rowPx={180}
      more={past.more}
      loading={past.loadingMore}
      failed={past.moreFailed}
      keyOf={({ id }) => id}
      onMore={past.loadMore}
    >
      {(order) => <PastOrder order={order} />}
    </InfiniteList>
  )
}
