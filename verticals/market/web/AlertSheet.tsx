/** Price alerts of a pair: those that wait, those that fired, and a new one. */
import {
  Button,
  ErrorState,
  IconButton,
  type Instrument,
  Sheet,
  SkeletonRows,
  StepField,
  useCall,
  useChannel,
  useFormat,
  useSubmit,
  useText,
  useTicker,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { alertsChannel, getAlerts, removeAlert, setAlert } from '../contract/index.ts'
import type en from '../text/en.ts'
import styles from './AlertSheet.module.css'

type Props = { readonly instrument: Instrument; readonly open: boolean; onClose(): void }
type Alert = Answer<typeof getAlerts>['alerts'][number]

/** For members: whoever opens it has asked a visitor in. */
export function AlertSheet({ instrument, open, onClose }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <Sheet open={open} title={text('market.alert')} onClose={onClose}>
      <AlertForm instrument={instrument} />
    </Sheet>
  )
}

function AlertForm({ instrument }: { instrument: Instrument }) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const { symbol, quote, priceStep } = instrument
  const { value: ticker } = useTicker(symbol)
  const [price, setPrice] = useState('')
  const { data, error, reload, refresh } = useCall(getAlerts)
  useChannel(alertsChannel, refresh)
  const submit = useSubmit(setAlert, { done: text('market.alertSet'), onDone: reload })
  const mine = data?.alerts.filter((alert) => alert.symbol === symbol)
  async function set() {
    const { type } = await submit({ symbol, price })
    // What was typed meanwhile is the next one.
    if (type === 'done') setPrice((now) => (now === price ? '' : now))
  }
  return (
    <div className={styles.form}>
      <StepField
        label={text('market.alertPrice', { asset: quote })}
        value={price}
        step={priceStep}
        placeholder={ticker && format.price(ticker.index, priceStep)}
        from={ticker?.index}
        onChange={setPrice}
      />
      <Button busy={submit.busy} disabled={price === ''} onClick={() => void set()}>
        {text(price === '' ? 'market.enterPrice' : 'market.setAlert')}
      </Button>
      {mine !== undefined ? (
        <Alerts alerts={mine} priceStep={priceStep} onRemoved={reload} />
      ) : error !== undefined ? (
        <ErrorState error={error} onRetry={reload} />
      ) : (
        <SkeletonRows count={1} mark={false} />
      )}
    </div>
  )
}

type AlertsProps = {
  readonly alerts: readonly Alert[]
  readonly priceStep: string
  onRemoved(): void
}

function Alerts({ alerts, priceStep, onRemoved }: AlertsProps) {
  const text = useText<keyof typeof en>()
  const remove = useSubmit(removeAlert, { onDone: onRemoved })
  if (alerts.length === 0) return <p className={styles.none}>{text('market.noAlerts')}</p>
  return (
    <ul>
      {alerts.map((alert) => (
        <li key={alert.id} className={styles.alert}>
          <AlertText alert={alert} priceStep={priceStep} />
          <IconButton
            icon="remove"
            label={text('market.alertRemove')}
            disabled={remove.busy}
            onClick={() => void remove({ id: alert.id })}
          />
        </li>
      ))}
    </ul>
  )
}

function AlertText({ alert, priceStep }: { alert: Alert; priceStep: string }) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const price = format.price(alert.price, priceStep)
  return (
    <span className={styles.text}>
      {text(alert.direction === 'rise' ? 'market.alertRise' : 'market.alertFall', { price })}
      <span className={styles.state}>
        {text(alert.firedAt === undefined ? 'market.alertWaiting' : 'market.alertDone')}
      </span>
    </span>
  )
}
