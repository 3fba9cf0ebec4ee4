/** The second look at an order before it is placed. */
import {
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
import styles from './ConfirmOrder.module.css'
import { ASSET, pairName } from './listed.ts'
import { cents } from './money.ts'
import { deedNames, forceNames, kindNames, sideTones } from './names.ts'
import { isPriced, isStop } from './orderForm.ts'
import type { Key } from './textKey.ts'
import type { Draft, Step } from './usePlacing.ts'

type Props = {
  /** Absent while nothing is asked. */
  readonly step: Step | undefined
  readonly busy: boolean
  readonly confirms: boolean
  onConfirms(confirms: boolean): void
  onConfirm(draft: Draft): void
  onClose(): void
}

export function ConfirmOrder({ step, busy, confirms, onConfirms, onConfirm, onClose }: Props) {
  const text = useText<Key>()
  const asked = step?.type === 'risk' ? undefined : step
  // The dialog is still seen while it leaves.
  const last = useRef(asked)
  if (asked !== undefined) last.current = asked
  const shown = last.current
  const rows = useRows(shown?.draft)
  if (shown === undefined) return null
  const { side, effect } = shown.draft.form
  const isUnknown = asked?.type === 'unknown'
  return (
    <Dialog
      open={asked !== undefined}
      title={text('contracts.confirmTitle')}
      look={sideTones[side]}
      confirm={isUnknown ? text('ui.retry') : text(deedNames[effect][side])}
      busy={busy}
      onConfirm={() => asked !== undefined && onConfirm(asked.draft)}
      onClose={onClose}
    >
      <Details rows={rows} />
      {isUnknown ? (
        <p className={styles.unknown} role="alert">
          {text('ui.outcomeUnknown')}
        </p>
      ) : (
        <div className={styles.again}>
          <Checkbox
            label={text('contracts.dontAsk')}
            checked={!confirms}
            onChange={(checked) => onConfirms(!checked)}
          />
        </div>
      )}
    </Dialog>
  )
}

function useRows(draft: Draft | undefined): readonly Detail[] {
  const text = useText<Key>()
  const { demo } = useSession()
  const format = useFormat()
  const money = useMoney()
  if (draft === undefined) return []
  const { form, figures, listed, request } = draft
  const { side, effect, kind } = form
  const { priceStep } = listed.terms
  const price = (value: string) =>
    unbroken(`${format.price(value, priceStep)} ${listed.instrument.quote}`)
  const about = (value: string) => unbroken(`≈ ${money(cents(value), { least: 2 })} ${ASSET}`)
  const row = (key: Key, value: string | undefined): Detail[] =>
    value === undefined ? [] : [{ label: text(key), value }]
  return [
    { label: text('ui.account'), value: text(demo ? 'ui.demoAccount' : 'ui.realAccount') },
    { label: text('contracts.contract'), value: pairName(listed) },
    {
      label: text('contracts.kind'),
      value: (
        <span className={styles[side]}>
          {text(deedNames[effect][side])} · {text(kindNames[kind])}
        </span>
      ),
    },
    ...row(
      'contracts.leverage',
      request.leverage === undefined ? undefined : `${request.leverage}×`,
    ),
    ...row('contracts.trigger', isStop(kind) ? price(form.stopPrice) : undefined),
    ...row('contracts.distance', kind === 'trailing' ? format.percent(form.distance) : undefined),
    ...row('contracts.price', isPriced(kind) ? price(form.price) : text('contracts.marketPrice')),
    ...row('contracts.lots', money(String(figures.lots))),
    ...row('contracts.value', about(figures.worth)),
    ...row('contracts.margin', effect === 'open' ? about(figures.margin) : undefined),
    ...row('contracts.estFee', about(figures.fee)),
    ...row('contracts.takeProfit', request.takeProfit && price(request.takeProfit)),
    ...row('contracts.stopLoss', request.stopLoss && price(request.stopLoss)),
    ...row('contracts.estLiquidation', figures.liquidationPrice && price(figures.liquidationPrice)),
    ...row(
      'contracts.force',
      isPriced(kind) && form.force !== 'gtc' ? text(forceNames[form.force]) : undefined,
    ),
  ]
}
