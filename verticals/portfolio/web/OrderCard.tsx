/** A subscription in progress: what it has earned, how far it is, and what can be done with it. */
import {
  Button,
  CoinMark,
  Figure,
  Hideable,
  Switch,
  useFormat,
  useSubmit,
  useText,
  useToast,
  When,
} from '@evenkeel/ui'
import { setRenewal } from '../contract/index.ts'
import styles from './OrderCard.module.css'
import { daysOver } from './progress.ts'
import type { TextKey } from './textKey.ts'
import type { Order } from './useOrders.ts'

type Props = { readonly order: Order; onExit(): void }

export function OrderCard({ order, onExit }: Props) {
  const text = useText<TextKey>()
  const format = useFormat()
  const { asset, days, amount, earned } = order
  const over = daysOver(order)
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <CoinMark asset={asset} />
        <h3 className={styles.name}>
          {asset} · {text('portfolio.days', { count: days })}
        </h3>
        <p className={styles.yield}>
          {format.percent(order.daily_yield)} <span>{text('portfolio.daily')}</span>
        </p>
      </header>
      <dl className={styles.figures}>
        <div>
          <dt>{text('portfolio.amount')}</dt>
          <dd>
            <Hideable>
              <Figure value={amount} exact />
            </Hideable>
          </dd>
        </div>
        <div>
          <dt>{text('portfolio.earned')}</dt>
          <dd className={/[1-9]/.test(earned) ? styles.earned : undefined}>
            <Hideable>
              <Figure value={earned} exact signed={/[1-9]/.test(earned)} />
            </Hideable>
          </dd>
        </div>
        <div>
          <dt>{text('portfolio.toTheEnd')}</dt>
          <dd>
            <Hideable>
              <Figure value={order.earns} exact />
            </Hideable>
          </dd>
        </div>
      </dl>
      <div className={styles.way}>
        <div className={styles.bar} style={{ '--share': over / days } as Record<string, number>} />
        <p>{text('portfolio.dayOf', { day: over + 1, days })}</p>
      </div>
      <Dates order={order} />
      <Renewal order={order} />
      {order.is_exitable && (
        <Button look="quiet" size="medium" onClick={onExit}>
          {text('portfolio.exit')}
        </Button>
      )}
    </article>
  )
}

function Dates({ order }: { order: Order }) {
  const text = useText<TextKey>()
  const rows = [
    ['portfolio.start', order.start_at],
    ['portfolio.next', order.next_at],
    ['portfolio.end', order.end_at],
  ] as const
  return (
    <dl className={styles.dates}>
      {rows.map(([label, at]) => (
        <div key={label}>
          <dt>{text(label)}</dt>
          <dd>{at !== undefined && <When at={at} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Renewal({ order: { id, renews = false } }: { order: Order }) {
  const text = useText<TextKey>()
  const toast = useToast()
  const submit = useSubmit(setRenewal, {
    onDone: ({ renews: isOn }) =>
      toast(text(isOn ? 'portfolio.renewalOn' : 'portfolio.renewalOff'), 'success'),
  })
  return (
    <div className={styles.renew}>
      <Switch
        look="row"
        label={text('portfolio.renew')}
        checked={renews}
        disabled={submit.busy}
        onChange={(isOn) => void submit({ id, renews: isOn })}
      />
    </div>
  )
}
