/** The desk: the order form at the left, the market at the right; a touch of the book fills the form. */
import type { Instrument } from '@evenkeel/ui'
import { type BookView, MarketSide, type OwnOrder } from '@evenkeel/ui/book'
import { writeTo } from '@evenkeel/ui/format/decimals.ts'
import { useCallback, useEffect, useReducer } from 'react'
import type { Choices, Choose } from './choices.ts'
import styles from './Desk.module.css'
import { OrderForm } from './OrderForm.tsx'
import { isPriced, newForm, type Side, touch } from './tradeForm.ts'
import type { Terms } from './tradeMarket.ts'

type Props = {
  readonly instrument: Instrument
  readonly terms: Terms
  /** The side that the address asks for. */
  readonly side: Side | undefined
  readonly choices: Choices
  readonly own: readonly OwnOrder[]
  choose: Choose
}

export function Desk({ instrument, terms, side, choices, own, choose }: Props) {
  const [form, dispatch] = useReducer(touch, newForm(side ?? 'buy', '', choices.kind))
  useEffect(() => {
    if (side !== undefined) dispatch({ type: 'side', side })
  }, [side])

  const { kind } = form
  useEffect(() => choose({ kind }), [choose, kind])
  const { priceStep } = terms
  const takePrice = useCallback(
    (value: string) => {
      if (kind === 'market') return
      const field = isPriced(kind) ? 'price' : 'stopPrice'
      dispatch({ type: field, value: writeTo(value, priceStep) })
    },
    [kind, priceStep],
  )
  const view = useCallback((bookView: BookView) => choose({ bookView }), [choose])
  const takeAmount = useCallback((value: string) => dispatch({ type: 'amount', value }), [])

  return (
    <div className={styles.desk}>
      <OrderForm
        form={form}
        terms={terms}
        confirms={choices.confirms}
        dispatch={dispatch}
        onConfirms={(confirms) => choose({ confirms })}
      />
      <MarketSide
        instrument={instrument}
        view={choices.bookView}
        own={own}
        onView={view}
        onPrice={takePrice}
        onAmount={takeAmount}
      />
    </div>
  )
}
