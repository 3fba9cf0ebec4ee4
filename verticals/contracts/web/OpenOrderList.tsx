/** The current orders, each with what is filled of it, and what changes or revokes it. */
import {
  Button,
  Dialog,
  DialogText,
  EmptyState,
  ErrorState,
  SkeletonRows,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { memo, useCallback, useState } from 'react'
import { cancelAll, cancelOrder } from '../contract/index.ts'
import { ListHead, type ListProps } from './ListHead.tsx'
import { type Listed, pairName } from './listed.ts'
import { OrderRow } from './OrderRow.tsx'
import { type Looked, OrderSheet } from './OrderSheet.tsx'
import styles from './Orders.module.css'
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
      {orders === undefined && own.error !== undefined && (
        <ErrorState error={own.error} onRetry={own.reload} />
      )}
      {orders === undefined && own.error === undefined && <SkeletonRows count={2} mark={false} />}
      {orders?.length === 0 && (
        <EmptyState>
          {text(symbol === undefined ? 'contracts.noOrders' : 'contracts.noOrdersHere')}
        </EmptyState>
      )}
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
  const [asks, setAsks] = useState(false)
  const submit = useSubmit(cancelAll, { done: text('contracts.revokedAll') })
  async function revoke() {
    const { type } = await submit(listed === undefined ? {} : { symbol: listed.symbol })
    if (type !== 'unknown' && type !== 'busy') setAsks(false)
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className={disabled ? styles.nothing : ''}
        disabled={disabled}
        onClick={() => setAsks(true)}
      >
        {text('contracts.revokeAll')}
      </Button>
      <Dialog
        open={asks}
        title={text('contracts.revokeAll')}
        look="danger"
        confirm={text('contracts.revokeAll')}
        cancel={text('ui.back')}
        busy={submit.busy}
        onConfirm={() => void revoke()}
        onClose={() => setAsks(false)}
      >
        <DialogText>
          {listed === undefined
            ? text('contracts.revokeAllAsk')
            : text('contracts.revokeSymbolAsk', { pair: pairName(listed) })}
        </DialogText>
      </Dialog>
    </>
  )
}
