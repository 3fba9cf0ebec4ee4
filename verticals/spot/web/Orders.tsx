/** The member's orders below the desk: open ones, those that are over, and fills. */
import { Button, EmptyState, TabPanel, Tabs, useClient, useSession, useText } from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { useCallback, useState } from 'react'
import type en from '../text/en.ts'
import type { Choices, Choose } from './choices.ts'
import { FillList } from './FillList.tsx'
import { HistoryList } from './HistoryList.tsx'
import { OpenOrderList } from './OpenOrderList.tsx'
import { type Looked, OrderSheet } from './OrderSheet.tsx'
import styles from './Orders.module.css'
import { entriesOf, type Order } from './orderLists.ts'
import type { Terms } from './tradeMarket.ts'
import { useAskedOrder } from './useAskedOrder.ts'
import type { useOpenOrders } from './useOpenOrders.ts'

export type Listed = {
  /** Of the pair that the screen stands at; `undefined` for all. */
  readonly pair: string | undefined
  readonly terms: ReadonlyMap<string, Terms>
  onOrder(order: Order): void
}

type Props = {
  readonly symbol: string
  readonly terms: ReadonlyMap<string, Terms>
  readonly choices: Choices
  /** Absent for a visitor. */
  readonly open: ReturnType<typeof useOpenOrders> | undefined
  choose: Choose
}

const tabs = ['open', 'history', 'fills'] as const
const names = {
  open: 'spot.openOrders',
  history: 'spot.history',
  fills: 'spot.fills',
} as const satisfies Record<(typeof tabs)[number], keyof typeof en>

export function Orders({ symbol, terms, choices, open, choose }: Props) {
  const text = useText<keyof typeof en>()
  const { signedIn } = useSession()
  const [tab, setTab] = useLeft<(typeof tabs)[number]>('orders', 'open')
  const [looked, setLooked] = useState<Looked>()
  const latest = looked && open?.latest(looked.order)
  if (looked !== undefined && latest !== undefined && latest !== looked.order)
    setLooked({ ...looked, order: latest })
  const onOrder = useCallback((order: Order) => setLooked({ order, amends: false }), [])
  useAskedOrder(onOrder)
  const onAmend = useCallback((order: Order) => setLooked({ order, amends: true }), [])
  const pair = choices.onlyPair ? symbol : undefined
  const listed = { pair, terms, onOrder }
  const onlyPair = {
    checked: choices.onlyPair,
    onChange: (only: boolean) => choose({ onlyPair: only }),
  }
  const count = open?.orders && entriesOf(open.orders).length

  return (
    <section className={styles.orders} aria-label={text('spot.orders')}>
      <Tabs
        name="orders"
        label={text('spot.orders')}
        tabs={tabs.map((id) => ({
          id,
          label: text(names[id]),
          ...(id === 'open' && count !== undefined ? { count } : {}),
        }))}
        value={tab}
        onChange={setTab}
      />
      <TabPanel name="orders" value={tab}>
        {!signedIn || open === undefined ? (
          <SignInFirst />
        ) : tab === 'open' ? (
          <OpenOrderList {...listed} open={open} onlyPair={onlyPair} onAmend={onAmend} />
        ) : tab === 'history' ? (
          <HistoryList {...listed} onlyPair={onlyPair} />
        ) : (
          <FillList {...listed} onlyPair={onlyPair} />
        )}
      </TabPanel>
      {signedIn && (
        <OrderSheet
          looked={looked}
          terms={terms}
          open={open?.orders}
          onClose={() => setLooked(undefined)}
        />
      )}
    </section>
  )
}

function SignInFirst() {
  const text = useText<keyof typeof en>()
  const { askToSignIn } = useClient()
  return (
    <EmptyState
      icon="user"
      action={
        <Button look="quiet" size="medium" onClick={askToSignIn}>
          {text('spot.signIn')}
        </Button>
      }
    >
      {text('spot.signInHint')}
    </EmptyState>
  )
}
