/** The fields of an order: its prices, its lots, its targets, and how long it stands. */
import { Icon, OptionSheet, PercentSlider, StepField, useMoney, useText } from '@evenkeel/ui'
import { type Dispatch, useState } from 'react'
import { ASSET, type Listed } from './listed.ts'
import { cents } from './money.ts'
import { forceNames, forceSign } from './names.ts'
import styles from './OrderForm.module.css'
import type { Figures } from './orderFigures.ts'
import {
  isPriced,
  isStop,
  type OrderForm,
  type TextField,
  type TimeInForce,
  type Touch,
  timesInForce,
} from './orderForm.ts'
import type { Key } from './textKey.ts'

const LOTS_MOST = '1000000000'
/** Hundredths of a percent, up to half of the price. */
const DISTANCE_STEP = '0.01'
const DISTANCE_MOST = '50'

type PartProps = {
  readonly form: OrderForm
  readonly listed: Listed
  /** What an empty field steps away from. */
  readonly market: string | undefined
  dispatch: Dispatch<Touch>
}

export function Prices({ form, listed, market, dispatch }: PartProps) {
  const text = useText<Key>()
  const { kind } = form
  const asset = listed.instrument.quote
  const field = (name: TextField, label: string) => (
    <div data-field={name}>
      <StepField
        label={label}
        value={form[name]}
        step={name === 'distance' ? DISTANCE_STEP : listed.terms.priceStep}
        {...(name === 'distance' ? { most: DISTANCE_MOST } : { from: market })}
        onChange={(value) => dispatch({ type: name, value })}
      />
    </div>
  )
  return (
    <>
      {isStop(kind) && field('stopPrice', text('contracts.triggerIn', { asset }))}
      {isPriced(kind) && field('price', text('contracts.priceIn', { asset }))}
      {kind === 'market' && <p className={styles.market}>{text('contracts.marketPrice')}</p>}
      {kind === 'trailing' && field('distance', text('contracts.distance'))}
    </>
  )
}

type LotsProps = {
  readonly listed: Listed
  readonly figures: Figures
  dispatch: Dispatch<Touch>
}

export function Lots({ listed, figures, dispatch }: LotsProps) {
  const text = useText<Key>()
  const money = useMoney()
  const lot = { size: money(listed.terms.lotSize), asset: listed.instrument.base }
  return (
    <>
      <div data-field="lots">
        <StepField
          label={text('contracts.lotsOf', lot)}
          value={figures.typed}
          step="1"
          most={LOTS_MOST}
          onChange={(value) => dispatch({ type: 'lots', value })}
        />
      </div>
      <p className={styles.worth} data-live="">
        {figures.lots > 0 && `≈ ${money(cents(figures.worth), { least: 2 })} ${ASSET}`}
      </p>
      <PercentSlider
        label={text('contracts.share')}
        value={figures.percent}
        onChange={(percent) => dispatch({ type: 'percent', percent })}
      />
    </>
  )
}

export function Targets({ form, listed, market, dispatch }: PartProps) {
  const text = useText<Key>()
  const { priceStep } = listed.terms
  const field = (name: 'takeProfit' | 'stopLoss', label: string) => (
    <div data-field={name}>
      <StepField
        label={label}
        value={form[name]}
        step={priceStep}
        from={isPriced(form.kind) && form.price !== '' ? form.price : market}
        placeholder="–"
        onChange={(value) => dispatch({ type: name, value })}
      />
    </div>
  )
  return (
    <>
      {field('takeProfit', text('contracts.takeProfit'))}
      {field('stopLoss', text('contracts.stopLoss'))}
    </>
  )
}

type ForceProps = { readonly value: TimeInForce; onChange(force: TimeInForce): void }

export function ForceChoice({ value, onChange }: ForceProps) {
  const text = useText<Key>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.forceChoice}
        aria-haspopup="dialog"
        aria-label={`${text('contracts.force')}: ${text(forceNames[value])}`}
        onClick={() => setOpen(true)}
      >
        {forceSign(value, text)}
        <Icon name="down" size="tiny" />
      </button>
      <OptionSheet
        open={open}
        title={text('contracts.force')}
        options={timesInForce.map((id) => ({ id, label: text(forceNames[id]) }))}
        value={value}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
