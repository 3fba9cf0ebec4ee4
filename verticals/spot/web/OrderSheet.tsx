/** The sheet of one order: everything about it, its fills, and what can still be done with it. */
import { Button, Details, Sheet, Skeleton, useCall, useSubmit, useText, When } from '@evenkeel/ui'
import { useRef, useState } from 'react'
import { cancelOrder, getFills } from '../contract/index.ts'
import type en from '../text/en.ts'
import { AmendForm } from './AmendForm.tsx'
import { FillFigures } from './FillRow.tsx'
import { kindName, sideNames } from './names.ts'
import styles from './OrderSheet.module.css'
import { isAmendable, isOpen, type Order } from './orderLists.ts'
import type { Terms } from './tradeFigures.ts'
import { useOrderFigures } from './useOrderFigures.tsx'

type Props = {
  /** Absent while none is looked at. */
  readonly order: Order | undefined
  readonly terms: ReadonlyMap<string, Terms>
  onClose(): void
}

export function OrderSheet({ order, terms, onClose }: Props) {
  const text = useText<keyof typeof en>()
  // The sheet is still seen while it leaves.
  const last = useRef(order)
  if (order !== undefined) last.current = order
  const shown = last.current
  if (shown === undefined) return null
  const ofPair = terms.get(shown.pair)
  const name = ofPair === undefined ? shown.pair.toUpperCase() : `${ofPair.base}/${ofPair.quote}`
  return (
    <Sheet
      open={order !== undefined}
      title={`${text(sideNames[shown.side])} ${name} · ${kindName(shown.kind, text)}`}
      onClose={onClose}
    >
      <Inside key={shown.id} order={shown} terms={ofPair} onClose={onClose} />
    </Sheet>
  )
}

type InsideProps = {
  readonly order: Order
  readonly terms: Terms | undefined
  onClose(): void
}

function Inside({ order, terms, onClose }: InsideProps) {
  const text = useText<keyof typeof en>()
  const { all } = useOrderFigures(order, terms)
  const [amends, setAmends] = useState(false)
  const revoke = useSubmit(cancelOrder, { done: text('spot.revoked'), onDone: onClose })
  const hasFills = /[1-9]/.test(order.filled)

  if (amends && terms !== undefined)
    return (
      <AmendForm order={order} terms={terms} onDone={onClose} onBack={() => setAmends(false)} />
    )
  return (
    <>
      <div className={styles.body}>
        <Details rows={all} />
        {hasFills && <Fills key={order.filled} order={order} terms={terms} />}
      </div>
      {isOpen(order) && (
        <div className={styles.actions}>
          {isAmendable(order) && (
            <Button look="quiet" onClick={() => setAmends(true)}>
              {text('spot.amend')}
            </Button>
          )}
          <Button look="danger" busy={revoke.busy} onClick={() => void revoke({ id: order.id })}>
            {text('spot.revoke')}
          </Button>
        </div>
      )}
    </>
  )
}

function Fills({ order, terms }: Pick<InsideProps, 'order' | 'terms'>) {
  const text = useText<keyof typeof en>()
  const { data } = useCall(getFills, { order: order.id, size: '100' })
  return (
    <section className={styles.fills}>
      <h3 className={styles.heading}>{text('spot.fills')}</h3>
      {data === undefined && <Skeleton width={200} />}
      <ul>
        {data?.fills.map((fill) => (
          <li key={fill.id} className={styles.fill}>
            <p className={styles.when}>
              <When at={fill.at} />
              <span>{text(fill.role === 'maker' ? 'spot.maker' : 'spot.taker')}</span>
            </p>
            <FillFigures fill={fill} terms={terms} />
          </li>
        ))}
      </ul>
    </section>
  )
}
