/** The sheet of one order: everything about it, and what can still be done with it. */
import { Button, CopyButton, Details, Sheet, StepField, useSubmit, useText } from '@evenkeel/ui'
import { isZero, settleAmount } from '@evenkeel/ui/format/amount.ts'
import { compare } from '@evenkeel/ui/format/decimals.ts'
import { isOnStep } from '@evenkeel/ui/format/steps.ts'
import { wholeOf } from '@evenkeel/ui/format/whole.ts'
import { useState } from 'react'
import { amendOrder, cancelOrder } from '../contract/index.ts'
import { type Listed, pairName } from './listed.ts'
import { deedNames, kindNames } from './names.ts'
import { isAmendable, isOpen, type Order } from './ownAccount.ts'
import styles from './Sheets.module.css'
import type { Key } from './textKey.ts'
import { useLast } from './useLast.ts'
import { useOrderDetails } from './useOrderFigures.tsx'

/** An order that is looked at, or that is about to be changed. */
export type Looked = { readonly order: Order; readonly amends: boolean }

type Props = {
  /** Absent while none is looked at. */
  readonly looked: Looked | undefined
  readonly bySymbol: ReadonlyMap<string, Listed>
  onClose(): void
}

export function OrderSheet({ looked, bySymbol, onClose }: Props) {
  const text = useText<Key>()
  const shown = useLast(looked)
  if (shown === undefined) return null
  const { order, amends } = shown
  const listed = bySymbol.get(order.symbol)
  const name = listed === undefined ? order.symbol.toUpperCase() : pairName(listed)
  return (
    <Sheet
      open={looked !== undefined}
      title={`${text(deedNames[order.effect][order.side])} ${name} · ${text(kindNames[order.kind])}`}
      onClose={onClose}
    >
      <Body
        key={`${order.id} ${amends}`}
        order={order}
        listed={listed}
        amended={amends}
        onClose={onClose}
      />
    </Sheet>
  )
}

type BodyProps = {
  readonly order: Order
  readonly listed: Listed | undefined
  readonly amended: boolean
  onClose(): void
}

function Body({ order, listed, amended, onClose }: BodyProps) {
  const text = useText<Key>()
  const all = useOrderDetails(order, listed)
  const [amends, setAmends] = useState(amended)
  const revoke = useSubmit(cancelOrder, { done: text('contracts.revoked'), onDone: onClose })
  if (amends && isAmendable(order) && listed !== undefined)
    return (
      <AmendForm order={order} listed={listed} onDone={onClose} onBack={() => setAmends(false)} />
    )
  return (
    <div className={styles.body}>
      <Details rows={all} />
      <p className={styles.id}>
        <span>{text('contracts.orderId')}</span>
        <span className={styles.letters}>{order.id}</span>
        <CopyButton value={order.id} label={text('contracts.copyId')} />
      </p>
      {isOpen(order) && (
        <div className={styles.actions}>
          {isAmendable(order) && (
            <Button look="quiet" onClick={() => setAmends(true)}>
              {text('contracts.amend')}
            </Button>
          )}
          <Button look="danger" busy={revoke.busy} onClick={() => void revoke({ id: order.id })}>
            {text('contracts.revoke')}
          </Button>
        </div>
      )}
    </div>
  )
}

type AmendProps = {
  readonly order: Order
  readonly listed: Listed
  onDone(): void
  onBack(): void
}

/** Changes the price or the lots of an order that rests; what else is wrong with it, the exchange says. */
function AmendForm({ order, listed, onDone, onBack }: AmendProps) {
  const text = useText<Key>()
  const { priceStep } = listed.terms
  const [price, setPrice] = useState(order.price ?? '')
  const [lots, setLots] = useState(String(order.lots))
  const submit = useSubmit(amendOrder, { done: text('contracts.amended'), onDone })
  const change = changeOf(order, price, lots)
  const isWrong =
    isZero(price) || !isOnStep(price, priceStep) || (wholeOf(lots) ?? 0) <= order.filled
  return (
    <div className={styles.body}>
      <StepField
        label={text('contracts.priceIn', { asset: listed.instrument.quote })}
        value={price}
        step={priceStep}
        onChange={setPrice}
      />
      <StepField
        label={text('contracts.lots')}
        value={lots}
        step="1"
        least={String(order.filled + 1)}
        onChange={setLots}
      />
      <p className={styles.note}>{text('contracts.amendHint')}</p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onBack}>
          {text('ui.back')}
        </Button>
        <Button
          busy={submit.busy}
          disabled={isWrong || Object.keys(change).length === 0}
          onClick={() => void submit({ id: order.id, ...change })}
        >
          {text('contracts.save')}
        </Button>
      </div>
    </div>
  )
}

/** Only what differs: the same price keeps the place in the line. */
function changeOf(order: Order, price: string, lots: string) {
  return {
    ...(compare(price, order.price ?? '0') === 0 ? {} : { price: settleAmount(price) }),
    ...(wholeOf(lots) === order.lots ? {} : { lots: wholeOf(lots) }),
  }
}
