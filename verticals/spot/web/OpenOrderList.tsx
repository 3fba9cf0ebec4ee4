/** The open orders, each with what is filled of it and a button that revokes it. */
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
import { memo, useState } from 'react'
import { cancelAll, cancelOrder } from '../contract/index.ts'
import type en from '../text/en.ts'
import { ListHead, type OnlyPair } from './ListHead.tsx'
import { OcoRow } from './OcoRow.tsx'
import { OrderRow } from './OrderRow.tsx'
import styles from './Orders.module.css'
import type { Listed } from './Orders.tsx'
import { entriesOf, isAmendable, type Order } from './orderLists.ts'
import type { Terms } from './tradeMarket.ts'
import type { useOpenOrders } from './useOpenOrders.ts'

type Props = Listed & {
  readonly open: ReturnType<typeof useOpenOrders>
  readonly onlyPair: OnlyPair
  onAmend(order: Order): void
}

export function OpenOrderList({ pair, terms, open, onlyPair, onOrder, onAmend }: Props) {
  const text = useText<keyof typeof en>()
  const orders = open.orders?.filter((order) => pair === undefined || order.pair === pair)
  return (
    <>
      <ListHead onlyPair={onlyPair}>
        <RevokeAll pair={pair} name={nameOf(terms, pair)} disabled={!orders?.length} />
      </ListHead>
      {orders === undefined && open.error !== undefined && (
        <ErrorState error={open.error} onRetry={open.reload} />
      )}
      {orders === undefined && open.error === undefined && <SkeletonRows count={2} mark={false} />}
      {orders?.length === 0 && (
        <EmptyState>{text(pair === undefined ? 'spot.noOpen' : 'spot.noOpenHere')}</EmptyState>
      )}
      <ul>
        {entriesOf(orders ?? []).map((entry) =>
          entry.type === 'one' ? (
            <li key={entry.order.id}>
              <OpenRow
                order={entry.order}
                terms={terms.get(entry.order.pair)}
                onOrder={onOrder}
                onAmend={onAmend}
              />
            </li>
          ) : (
            <li key={entry.limit.id}>
              <OcoRow
                limit={entry.limit}
                stop={entry.stop}
                terms={terms.get(entry.limit.pair)}
                onOrder={onOrder}
              />
            </li>
          ),
        )}
      </ul>
    </>
  )
}

type OpenRowProps = Pick<Props, 'onOrder' | 'onAmend'> & {
  readonly order: Order
  readonly terms: Terms | undefined
}

/** There may be hundreds, and news is of one. */
const OpenRow = memo(function OpenRow({ order, terms, onOrder, onAmend }: OpenRowProps) {
  const text = useText<keyof typeof en>()
  return (
    <OrderRow order={order} terms={terms} onPress={() => onOrder(order)}>
      {isAmendable(order) && (
        <Button look="quiet" size="small" onClick={() => onAmend(order)}>
          {text('spot.amend')}
        </Button>
      )}
      <Revoke id={order.id} />
    </OrderRow>
  )
})

function Revoke({ id }: { id: string }) {
  const text = useText<keyof typeof en>()
  const submit = useSubmit(cancelOrder, { done: text('spot.revoked') })
  return (
    <Button look="quiet" size="small" busy={submit.busy} onClick={() => void submit({ id })}>
      {text('spot.revoke')}
    </Button>
  )
}

type RevokeAllProps = {
  readonly pair: string | undefined
  readonly name: string
  readonly disabled: boolean
}

function RevokeAll({ pair, name, disabled }: RevokeAllProps) {
  const text = useText<keyof typeof en>()
  const [asks, setAsks] = useState(false)
  const submit = useSubmit(cancelAll, { done: text('spot.revokedAll') })
  async function revoke() {
    const { type } = await submit(pair === undefined ? {} : { pair })
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
        {text('spot.revokeAll')}
      </Button>
      <Dialog
        open={asks}
        title={text('spot.revokeAll')}
        look="danger"
        confirm={text('spot.revokeAll')}
        cancel={text('ui.back')}
        busy={submit.busy}
        onConfirm={() => void revoke()}
        onClose={() => setAsks(false)}
      >
        <DialogText>
          {pair === undefined
            ? text('spot.revokeAllAsk')
            : text('spot.revokePairAsk', { pair: name })}
        </DialogText>
      </Dialog>
    </>
  )
}

function nameOf(terms: Listed['terms'], pair: string | undefined): string {
  const found = terms.get(pair ?? '')
  return found === undefined ? '' : `${found.base}/${found.quote}`
}
