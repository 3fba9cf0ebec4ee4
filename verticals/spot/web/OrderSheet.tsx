/** The sheet of one order: everything about it, its fills, and what can still be done with it. */
import { Button, CopyButton, Details, Sheet, useSubmit, useText } from '@evenkeel/ui'
import { useRef, useState } from 'react'
import { cancelOrder } from '../contract/index.ts'
import type en from '../text/en.ts'
import { AmendForm } from './AmendForm.tsx'
import { FillDetails } from './FillDetails.tsx'
import { orderName, pairName, sideNames } from './names.ts'
import styles from './OrderSheet.module.css'
import { isAmendable, isBound, isOpen, type Order } from './orderLists.ts'
import { RevokePair } from './RevokePair.tsx'
import { SettledBy } from './SettledBy.tsx'
import type { Terms } from './tradeMarket.ts'
import { useOrderFigures } from './useOrderFigures.tsx'

/** An order that is looked at, or that is about to be changed. */
export type Looked = { readonly order: Order; readonly amends: boolean }

type Props = {
  /** Absent while none is looked at. */
  readonly looked: Looked | undefined
  readonly terms: ReadonlyMap<string, Terms>
  /** All that are open, as far as they are known. */
  readonly open: readonly Order[] | undefined
  onClose(): void
}

export function OrderSheet({ looked, terms, open, onClose }: Props) {
  const text = useText<keyof typeof en>()
  // The sheet is still seen while it leaves.
  const last = useRef(looked)
  if (looked !== undefined) last.current = looked
  if (last.current === undefined) return null
  const { order: shown, amends } = last.current
  const ofPair = terms.get(shown.pair)
  return (
    <Sheet
      open={looked !== undefined}
      title={`${text(sideNames[shown.side])} ${pairName(shown, ofPair)} · ${orderName(shown, text)}`}
      onClose={onClose}
    >
      <OrderSheetBody
        key={`${shown.id} ${amends}`}
        order={shown}
        terms={ofPair}
        amended={amends}
        bound={isBound(shown, open)}
        onClose={onClose}
      />
    </Sheet>
  )
}

type OrderSheetBodyProps = {
  readonly order: Order
  readonly terms: Terms | undefined
  readonly amended: boolean
  /** Another order goes with it. */
  readonly bound: boolean
  onClose(): void
}

function OrderSheetBody({ order, terms, amended, bound, onClose }: OrderSheetBodyProps) {
  const text = useText<keyof typeof en>()
  const { all } = useOrderFigures(order, terms)
  const [amends, setAmends] = useState(amended)
  const revoke = useSubmit(cancelOrder, { done: text('spot.revoked'), onDone: onClose })
  const hasFills = /[1-9]/.test(order.filled)

  if (amends && isAmendable(order) && terms !== undefined)
    return (
      <AmendForm order={order} terms={terms} onDone={onClose} onBack={() => setAmends(false)} />
    )
  return (
    <>
      <div className={styles.body}>
        <Details rows={all} />
        {order.triggeredBy !== undefined && (
          <div className={styles.trigger}>
            <Details
              rows={[
                {
                  label: text('spot.triggeredBy'),
                  value: <SettledBy reference={order.triggeredBy} terms={terms} />,
                },
              ]}
            />
          </div>
        )}
        <p className={styles.id}>
          <span>{text('spot.orderId')}</span>
          <span className={styles.letters}>{order.id}</span>
          <CopyButton value={order.id} label={text('spot.copyOrderId')} />
        </p>
        {hasFills && <FillDetails key={order.filled} order={order} terms={terms} />}
      </div>
      {isOpen(order) && (
        <div className={styles.actions}>
          {isAmendable(order) && (
            <Button look="quiet" onClick={() => setAmends(true)}>
              {text('spot.amend')}
            </Button>
          )}
          {bound ? (
            <RevokePair id={order.id} look="danger" onDone={onClose} />
          ) : (
            <Button look="danger" busy={revoke.busy} onClick={() => void revoke({ id: order.id })}>
              {text('spot.revoke')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
