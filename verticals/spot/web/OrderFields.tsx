/** The fields of an order: its prices, and how much of it. */
import { Choice, PercentSlider, StepField, useMoney, useText } from '@evenkeel/ui'
import { AMOUNT_MOST } from '@evenkeel/ui/format/amount.ts'
import { cutTo } from '@evenkeel/ui/format/decimals.ts'
import type { Dispatch } from 'react'
import type en from '../text/en.ts'
import styles from './OrderForm.module.css'
import { type Figures, TOTAL_STEP } from './tradeFigures.ts'
import {
  isPriced,
  isStop,
  maySpend,
  type PriceField,
  shows,
  type Touch,
  type TradeForm,
} from './tradeForm.ts'
import type { Terms } from './tradeMarket.ts'

/** More than any order has, in whole coins so that a field can say it. */
const MOST = cutTo(AMOUNT_MOST, '1')

type PartProps = {
  readonly form: TradeForm
  readonly terms: Terms
  dispatch: Dispatch<Touch>
}

type PricesProps = PartProps & {
  /** What an empty field steps away from. */
  readonly market: string | undefined
}

export function Prices({ form, terms, market, dispatch }: PricesProps) {
  const text = useText<keyof typeof en>()
  const { kind } = form
  const field = (name: PriceField, label: string) => (
    <div key={name} data-field={name}>
      <StepField
        label={label}
        value={form[name]}
        step={terms.priceStep}
        most={MOST}
        from={market}
        placeholder={name === 'stopLimitPrice' ? text('spot.market') : undefined}
        onChange={(value) => dispatch({ type: name, value })}
      />
    </div>
  )
  const asset = terms.quote
  return (
    <>
      {isStop(kind) && kind !== 'oco' && field('stopPrice', text('spot.triggerIn', { asset }))}
      {isPriced(kind) ? (
        field('price', text('spot.priceIn', { asset }))
      ) : kind === 'market' ? (
        <p className={styles.market}>{text('spot.marketPrice')}</p>
      ) : null}
      {kind === 'oco' && field('stopPrice', text('spot.triggerIn', { asset }))}
      {kind === 'oco' && field('stopLimitPrice', text('spot.stopLimitOptional'))}
    </>
  )
}

type QuantitiesProps = PartProps & { readonly figures: Figures }

export function Quantities({ form, terms, figures, dispatch }: QuantitiesProps) {
  const text = useText<keyof typeof en>()
  const money = useMoney()
  const { base, quote, quantityStep, minimum } = terms
  const amount = shows(form, 'amount') && (
    <div data-field="amount">
      <StepField
        label={text('spot.amountIn', { asset: base })}
        value={figures.amount}
        step={quantityStep}
        most={MOST}
        onChange={(value) => dispatch({ type: 'amount', value })}
      />
    </div>
  )
  const total = shows(form, 'total') && (
    <div data-field="total">
      <StepField
        label={text('spot.totalIn', { asset: quote })}
        value={figures.total}
        step={TOTAL_STEP}
        most={MOST}
        placeholder={text('spot.totalFrom', { minimum: money(minimum) })}
        onChange={(value) => dispatch({ type: 'total', value })}
      />
    </div>
  )
  return (
    <>
      {maySpend(form) && (
        <Choice
          look="segments"
          label={text('spot.unit')}
          options={[
            { id: 'total', label: text('spot.total') },
            { id: 'amount', label: text('spot.amount') },
          ]}
          value={form.unit}
          onChange={(unit) => dispatch({ type: 'unit', unit })}
        />
      )}
      {amount}
      {!isPriced(form.kind) && total}
      <PercentSlider
        label={text('spot.share')}
        value={figures.percent}
        onChange={(percent) => dispatch({ type: 'percent', percent })}
      />
      {isPriced(form.kind) && total}
    </>
  )
}
