/** The current orders, each with what is filled of it, and what changes or revokes it. */
import { Button, useSubmit, useText } from '@evenkeel/ui'
import { memo, useCallback, useState } from 'react'
import { cancelAll, cancelOrder } from '../contract/index.ts'
import { AllAtOnce } from './AllAtOnce.tsx'
import { ListHead, type ListProps } from './ListHead.tsx'
import { ListState } from './ListState.tsx'
import { type Listed, pairName } from './listed.ts'
import { OrderRow } from './OrderRow.tsx'
import { type Looked, OrderSheet } from './OrderSheet.tsx'
import { isAmendable, type Order } from './ownAccount.ts'
import type { Key } from './textKey.ts'
import type { Own } from './useOwnAccount.ts'

type Props = ListProps & { readonly own: Own }

export function OpenOrderList({ own, symbol, bySymbol, onlySymbol }: Props) {
  const text = useText<Key>()
  const [looked, setLooked] = useState<Looked>()
  const onOrder = useCallback((order: Order) => setLooked({ order, amends: false }), [])
  const onAmend = useCallback((order: Order) => setLooked({ order, amends: true }), [])
  const orders = own.orders?.filter((order) => symbol === undefined || order.symbol === symbol)
  const latest = looked && (own.told(looked.order.id) ?? looked.order)
  return (
    <>
      <ListHead onlySymbol={onlySymbol}>
        <RevokeAll listed={bySymbol.get(symbol ?? '')} disabled={!orders?.length} />
      </ListHead>
      <ListState
        list={orders}
        error={own.error}
        empty={text(symbol === undefined ? 'contracts.noOrders' : 'contracts.noOrdersHere')}
        onRetry={own.reload}
      />
      <ul>
        {orders?.map((order) => (
          <li key={order.id}>
            <OpenRow
              order={order}
              listed={bySymbol.get(order.symbol)}
              onOrder={onOrder}
              onAmend={onAmend}
            />
          </li>
        ))}
      </ul>
      <OrderSheet
        looked={looked && latest && { ...looked, order: latest }}
        bySymbol={bySymbol}
        onClose={() => setLooked(undefined)}
      />
    </>
  )
}

type OpenRowProps = {
  readonly order: Order
  readonly listed: Listed | undefined
  onOrder(order: Order): void
  onAmend(order: Order): void
}

/** There may be two hundred, and news is of one. */
const OpenRow = memo(function OpenRow({ order, listed, onOrder, onAmend }: OpenRowProps) {
  const text = useText<Key>()
  return (
    <OrderRow order={order} listed={listed} onPress={() => onOrder(order)}>
      {isAmendable(order) && (
        <Button look="quiet" size="small" onClick={() => onAmend(order)}>
          {text('contracts.amend')}
        </Button>
      )}
      <Revoke id={order.id} />
    </OrderRow>
  )
})

function Revoke({ id }: { id: string }) {
  const text = useText<Key>()
  const submit = useSubmit(cancelOrder, { done: text('contracts.revoked') })
  return (
    <Button look="quiet" size="small" busy={submit.busy} onClick={() => void submit({ id })}>
      {text('contracts.revoke')}
    </Button>
  )
}

type RevokeAllProps = { readonly listed: Listed | undefined; readonly disabled: boolean }

function RevokeAll({ listed, disabled }: RevokeAllProps) {
  const text = useText<Key>()
  const submit = useSubmit(cancelAll, { done: text('contracts.revokedAll') })
  return (
    <AllAtOnce
      title={text('contracts.revokeAll')}
      confirm={text('contracts.revokeAll')}
      cancel={text('ui.back')}
      ask={
        listed === undefined
          ? text('contracts.revokeAllAsk')
          : text('contracts.revokeSymbolAsk', { pair: pairName(listed) })
      }
      busy={submit.busy}
      disabled={disabled}
      onConfirm={() => submit(listed === undefined ? {} : { symbol: listed.symbol })}
    />
  )
}
