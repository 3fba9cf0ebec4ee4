/** The second look at an order before it is placed. */
import {
  Caution,
  Checkbox,
  type Detail,
  Details,
  Dialog,
  useFormat,
  useMoney,
  useSession,
  useText,
} from '@evenkeel/ui'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import { useRef } from 'react'
import type en from '../text/en.ts'
import styles from './ConfirmOrder.module.css'
import { kindName, sideNames, sideTones, timeInForceNames } from './names.ts'
import { hasTimeInForce, isPriced, isStop, spends } from './tradeForm.ts'
import type { Draft } from './usePlacing.ts'

type Props = {
  /** Absent while nothing is asked. */
  readonly draft: Draft | undefined
  readonly busy: boolean
  readonly confirms: boolean
  onConfirms(confirms: boolean): void
  onConfirm(draft: Draft): void
  onClose(): void
}

export function ConfirmOrder({ draft, busy, confirms, onConfirms, onConfirm, onClose }: Props) {
  const text = useText<keyof typeof en>()
  // The dialog is still seen while it leaves.
  const last = useRef(draft)
  if (draft !== undefined) last.current = draft
  const shown = last.current
  const rows = useRows(shown)
  if (shown === undefined) return null
  const { side } = shown.form
  const isUnknown = draft?.isUnknown === true
  return (
    <Dialog
      open={draft !== undefined}
      title={text('spot.confirmTitle')}
      look={sideTones[side]}
      confirm={
        isUnknown ? text('ui.retry') : text(side === 'buy' ? 'spot.confirmBuy' : 'spot.confirmSell')
      }
      busy={busy}
      onConfirm={() => draft !== undefined && onConfirm(draft)}
      onClose={onClose}
    >
      <Details rows={rows} />
      <FarNote draft={shown} />
      {isUnknown ? (
        <p className={styles.unknown} role="alert">
          {text('ui.outcomeUnknown')}
        </p>
      ) : (
        <div className={styles.again}>
          <Checkbox
            label={text('spot.dontAsk')}
            checked={!confirms}
            onChange={(checked) => onConfirms(!checked)}
          />
        </div>
      )}
    </Dialog>
  )
}

/** A price that was mistyped by a digit waits in vain, with the money frozen. */
function FarNote({ draft: { awayBps, form } }: { draft: Draft }) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  if (awayBps === undefined) return null
  const percent = format.percent(percentText(awayBps))
  return (
    <div className={styles.far}>
      <Caution>
        {text(form.side === 'buy' ? 'spot.farBelow' : 'spot.farAbove', { percent })}
      </Caution>
    </div>
  )
}

function useRows(draft: Draft | undefined): readonly Detail[] {
  const text = useText<keyof typeof en>()
  const { demo } = useSession()
  const format = useFormat()
  const money = useMoney()
  if (draft === undefined) return []
  const { form, figures, terms } = draft
  const { side, kind, timeInForce } = form
  const { base, quote, priceStep } = terms
  const price = (value: string) => `${format.price(value, priceStep)} ${quote}`
  const isSpent = spends(form)
  const isExact = isPriced(kind) || isSpent
  const worth = `${isExact ? '' : '≈ '}${money(figures.worth, { least: 2 })}`
  const ofSide = (
    <span className={styles[side]}>
      {text(sideNames[side])} · {kindName(kind, text)}
    </span>
  )
  return [
    { label: text('ui.account'), value: text(demo ? 'ui.demoAccount' : 'ui.realAccount') },
    { label: text('spot.pair'), value: `${base}/${quote}` },
    { label: text('spot.side'), value: ofSide },
    ...(isStop(kind) ? [{ label: text('spot.trigger'), value: price(form.stopPrice) }] : []),
    {
      label: text('spot.price'),
      value: isPriced(kind) ? price(form.price) : text('spot.marketPrice'),
    },
    ...(kind === 'oco'
      ? [
          {
            label: text('spot.stopLimitPrice'),
            value:
              form.stopLimitPrice === '' ? text('spot.marketPrice') : price(form.stopLimitPrice),
          },
        ]
      : []),
    {
      label: text('spot.amount'),
      value: unbroken(`${isSpent ? '≈ ' : ''}${money(figures.amount)} ${base}`),
    },
    { label: text('spot.total'), value: unbroken(`${worth} ${quote}`) },
    {
      label: text('spot.feeRate', { rate: format.percent(percentText(figures.feeBps)) }),
      value: `≈ ${money(figures.fee)} ${side === 'buy' ? base : quote}`,
    },
    ...(hasTimeInForce(kind) && timeInForce !== 'gtc'
      ? [{ label: text('spot.force'), value: text(timeInForceNames[timeInForce]) }]
      : []),
  ]
}

/** Hundredths of a percent as a percent: 10 is `0.1`. */
function percentText(bps: number): string {
  const digits = String(bps).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
