/** The form that changes the price or the amount of an open order. */
import { Button, StepField, useMoney, useSubmit, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { amendOrder } from '../contract/index.ts'
import type en from '../text/en.ts'
import { amendment, amendProblem } from './amend.ts'
import styles from './OrderSheet.module.css'
import type { Order } from './orderLists.ts'
import type { Terms } from './tradeMarket.ts'
import { useFacts } from './useFacts.ts'
import { missingNames, useReason } from './useReason.ts'

type Props = {
  readonly order: Order
  readonly terms: Terms
  onDone(): void
  onBack(): void
}

export function AmendForm({ order, terms, onDone, onBack }: Props) {
  const text = useText<keyof typeof en>()
  const money = useMoney()
  const [price, setPrice] = useState(order.price ?? '')
  const [quantity, setQuantity] = useState(order.quantity ?? '')
  const submit = useSubmit(amendOrder, { done: text('spot.amended'), onDone })
  const facts = useFacts(terms, order.side)
  const problem = amendProblem(order, { price, quantity }, facts)
  const reason = useReason(problem)
  const missing = problem?.why === 'missing' ? text(missingNames[problem.field]) : undefined
  return (
    <>
      <div className={styles.fields}>
        <StepField
          label={text('spot.priceIn', { asset: terms.quote })}
          value={price}
          step={terms.priceStep}
          placeholder={money(order.price ?? '0')}
          onChange={setPrice}
        />
        <StepField
          label={text('spot.amountIn', { asset: terms.base })}
          value={quantity}
          step={terms.quantityStep}
          placeholder={money(order.quantity ?? '0')}
          onChange={setQuantity}
        />
        <p className={styles.note}>{text('spot.amendHint')}</p>
        <p className={styles.problem} aria-live="polite">
          {reason ?? missing}
        </p>
      </div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onBack}>
          {text('ui.back')}
        </Button>
        <Button
          busy={submit.busy}
          disabled={problem !== undefined}
          onClick={() => void submit({ id: order.id, ...amendment(order, { price, quantity }) })}
        >
          {text('spot.save')}
        </Button>
      </div>
    </>
  )
}
