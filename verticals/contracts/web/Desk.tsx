/** The desk: the order form at the left, the market at the right; a touch of the book fills the form. */
import { type Instrument, useText } from '@evenkeel/ui'
import { type BookView, MarketSide, MiddlePrice, type OwnOrder } from '@evenkeel/ui/book'
import { amountFrom, writeTo } from '@evenkeel/ui/format/decimals.ts'
import { useCallback, useEffect, useMemo, useReducer } from 'react'
import type { Choices, Choose } from './choices.ts'
import styles from './Desk.module.css'
import { bookNameOf, type Listed } from './listed.ts'
import { OrderForm } from './OrderForm.tsx'
import { isPriced, isStop, newForm, touch } from './orderForm.ts'
import type { Order } from './ownAccount.ts'
import type { Key } from './textKey.ts'
import { useMark } from './useMark.ts'
import type { Own } from './useOwnAccount.ts'

type Props = {
  readonly listed: Listed
  /** Absent for a visitor. */
  readonly own: Own | undefined
  readonly choices: Choices
  choose: Choose
}

export function Desk({ listed, own, choices, choose }: Props) {
  const { terms } = listed
  const [form, dispatch] = useReducer(touch, newForm(choices.kind))
  const { kind } = form
  useEffect(() => choose({ kind }), [choose, kind])
  const takePrice = useCallback(
    (value: string) => {
      if (!isPriced(kind) && !isStop(kind)) return
      const field = isPriced(kind) ? 'price' : 'stopPrice'
      dispatch({ type: field, value: writeTo(value, terms.priceStep) })
    },
    [kind, terms.priceStep],
  )
  const takeAmount = useCallback(
    (value: string) => {
      const lots = amountFrom(value) / amountFrom(terms.lotSize)
      dispatch({ type: 'lots', value: String(lots) })
    },
    [terms.lotSize],
  )
  const view = useCallback((bookView: BookView) => choose({ bookView }), [choose])
  // A book counts in the contract's own steps.
  const instrument = useMemo(
    (): Instrument => ({
      ...listed.instrument,
      priceStep: terms.priceStep,
      quantityStep: terms.lotSize,
    }),
    [listed.instrument, terms.priceStep, terms.lotSize],
  )

  const middle = useMemo(
    () => <MarkPrice listed={listed} instrument={instrument} onPrice={takePrice} />,
    [listed, instrument, takePrice],
  )
  return (
    <div className={styles.desk}>
      <OrderForm
        form={form}
        listed={listed}
        own={own}
        choices={choices}
        dispatch={dispatch}
        choose={choose}
      />
      <MarketSide
        instrument={instrument}
        book={bookNameOf(terms)}
        view={choices.bookView}
        own={useOwnPrices(own?.orders, listed.symbol)}
        middle={middle}
        onView={view}
        onPrice={takePrice}
        onAmount={takeAmount}
      />
    </div>
  )
}

type MarkProps = Pick<Props, 'listed'> & {
  readonly instrument: Instrument
  onPrice(price: string): void
}

/** A contract's book stands around its mark price; the last price of the symbol is that of its pair. */
function MarkPrice({ listed, instrument, onPrice }: MarkProps) {
  const text = useText<Key>()
  const mark = useMark(listed)
  return (
    <MiddlePrice
      instrument={instrument}
      price={mark}
      note={text('contracts.markPrice')}
      onPrice={onPrice}
    />
  )
}

/** The prices of this book at which the member has orders of their own. */
function useOwnPrices(orders: readonly Order[] | undefined, symbol: string): readonly OwnOrder[] {
  return useMemo(
    () =>
      (orders ?? [])
        .filter((order) => order.symbol === symbol && order.state === 'open')
        .flatMap(({ side, effect, price }): OwnOrder[] => {
          if (price === undefined) return []
          return [{ side: (side === 'long') === (effect === 'open') ? 'buy' : 'sell', price }]
        }),
    [orders, symbol],
  )
}
