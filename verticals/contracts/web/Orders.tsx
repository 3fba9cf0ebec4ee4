/** What the member holds below the desk: positions, current orders, and what is over. */
import { Button, EmptyState, TabPanel, Tabs, useClient, useText } from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import type { Choices, Choose } from './choices.ts'
import { History } from './History.tsx'
import type { Listed } from './listed.ts'
import { OpenOrderList } from './OpenOrderList.tsx'
import styles from './Orders.module.css'
import { PositionList } from './PositionList.tsx'
import type { Key } from './textKey.ts'
import type { Own } from './useOwnAccount.ts'

type Props = {
  readonly listed: Listed | undefined
  readonly bySymbol: ReadonlyMap<string, Listed>
  /** Absent for a visitor. */
  readonly own: Own | undefined
  readonly choices: Choices
  choose: Choose
}

const tabs = ['positions', 'orders', 'history'] as const
type Tab = (typeof tabs)[number]
const names = {
  positions: 'contracts.positions',
  orders: 'contracts.currentOrders',
  history: 'contracts.history',
} as const satisfies Record<Tab, Key>

export function Orders({ listed, bySymbol, own, choices, choose }: Props) {
  const text = useText<Key>()
  const [tab, setTab] = useLeft<Tab>('orders', 'positions')
  const symbol = choices.onlySymbol ? listed?.symbol : undefined
  const onlySymbol = {
    checked: choices.onlySymbol,
    onChange: (only: boolean) => choose({ onlySymbol: only }),
  }
  const counts: Readonly<Partial<Record<Tab, number>>> = {
    ...(own?.standing && { positions: own.standing.held.length }),
    ...(own?.orders && { orders: own.orders.length }),
  }
  return (
    <section className={styles.orders} aria-label={text('contracts.yours')}>
      <Tabs
        name="contracts"
        label={text('contracts.yours')}
        tabs={tabs.map((id) => {
          const count = counts[id]
          return { id, label: text(names[id]), ...(count === undefined ? {} : { count }) }
        })}
        value={tab}
        onChange={setTab}
      />
      <TabPanel name="contracts" value={tab}>
        {own === undefined ? (
          <SignInFirst />
        ) : tab === 'positions' ? (
          <PositionList own={own} symbol={symbol} bySymbol={bySymbol} onlySymbol={onlySymbol} />
        ) : tab === 'orders' ? (
          <OpenOrderList own={own} symbol={symbol} bySymbol={bySymbol} onlySymbol={onlySymbol} />
        ) : (
          <History symbol={symbol} bySymbol={bySymbol} onlySymbol={onlySymbol} />
        )}
      </TabPanel>
    </section>
  )
}

function SignInFirst() {
  const text = useText<Key>()
  const { askToSignIn } = useClient()
  return (
    <EmptyState
      icon="user"
      action={
        <Button look="quiet" size="medium" onClick={askToSignIn}>
          {text('contracts.signIn')}
        </Button>
      }
    >
      {text('contracts.signInHint')}
    </EmptyState>
  )
}
