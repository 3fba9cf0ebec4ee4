/** A receipt as it is read: the outcome, the two prices, and how it was paid. */
import {
  Badge,
  CopyButton,
  Details,
  Icon,
  Section,
  useClient,
  useFormat,
  useInstrument,
  useMoney,
  useText,
  useToast,
  When,
} from '@evenkeel/ui'
import { formatDuration } from '@evenkeel/ui/format/duration.ts'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import type { Answer } from '@evenkeel/wire'
import type { getReceipt } from '../../contract/index.ts'
import { DirectionMark } from '../DirectionMark.tsx'
import { pairName, percentText, sourceName } from '../names.ts'
import { toneOf } from '../optionLists.ts'
import { whyOf } from '../settled.ts'
import type { Key } from '../textKey.ts'
import styles from './ReceiptView.module.css'
import { Verify } from './Verify.tsx'

export type Receipt = Answer<typeof getReceipt>

const outcomeNames = {
  won: 'options.settledWon',
  lost: 'options.settledLost',
  equal: 'options.settledEqual',
  stale: 'options.settledRefunded',
  unopened: 'options.settledRefunded',
} as const satisfies Record<Receipt['outcome'], Key>

export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  return (
    <>
      <Head receipt={receipt} />
      <Section title={text('options.ticks')}>
        <div className={styles.ticks}>
          <Tick label={text('options.openPrice')} tick={receipt.opened} receipt={receipt} />
          <Tick label={text('options.closePrice')} tick={receipt.closed} receipt={receipt} />
        </div>
      </Section>
      <Verify receipt={receipt} />
      <Section title={text('options.arithmetic')}>
        <Paid receipt={receipt} />
      </Section>
    </>
  )
}

function Head({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const money = useMoney()
  const { language } = useClient()
  const instrument = useInstrument(receipt.symbol)
  const { outcome, gain, asset, direction, seconds, realm } = receipt
  const why = whyOf({
    state: outcome === 'equal' ? 'equal' : 'refunded',
    why: outcome === 'stale' || outcome === 'unopened' ? outcome : undefined,
  })
  return (
    <div className={styles.head}>
      <p className={styles.what}>
        <span className={styles.pair}>{pairName(instrument ?? undefined, receipt.symbol)}</span>
        <DirectionMark direction={direction} />
        <span className={styles.quiet}>{formatDuration(seconds, language, 'long')}</span>
        {realm === 'demo' && <Badge>{text('ui.demo')}</Badge>}
      </p>
      <p className={styles.outcome}>
        {text('options.isSettled')} · {text(outcomeNames[outcome])}
      </p>
      <p className={`${styles.gain} ${styles[toneOf(outcome)]}`}>
        {unbroken(`${money(gain, { least: 2, signed: true })} ${asset}`)}
      </p>
      {(outcome === 'equal' || outcome === 'stale' || outcome === 'unopened') &&
        why !== undefined && <p className={styles.why}>{text(why)}</p>}
      <Share />
    </div>
  )
}

/** By the phone's own way to share, where it has one; else the link is copied. */
function Share() {
  const text = useText<Key>()
  const toast = useToast()
  const url = window.location.href
  async function share() {
    try {
      await navigator.share({ title: text('options.receiptTitle'), url })
    } catch (error) {
      // Who closes the phone's sheet changed their mind, nothing more.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast(text('ui.copyFailed'), 'failure')
    }
  }
  return (
    <div className={styles.share}>
      {'share' in navigator ? (
        <button type="button" className={styles.link} onClick={() => void share()}>
          <Icon name="share" size="small" />
          {text('options.receiptShare')}
        </button>
      ) : (
        <CopyButton look="button" value={url} label={text('options.copyLink')} />
      )}
      <p className={styles.hint}>{text('options.receiptHint')}</p>
    </div>
  )
}

type TickProps = {
  readonly label: string
  readonly tick: Receipt['opened']
  readonly receipt: Receipt
}

function Tick({ label, tick, receipt }: TickProps) {
  const text = useText<Key>()
  const format = useFormat()
  const instrument = useInstrument(receipt.symbol)
  return (
    <dl className={styles.tick}>
      <dt>{label}</dt>
      <dd className={styles.price}>
        {tick === undefined ? '–' : format.price(tick.price, instrument?.priceStep)}
      </dd>
      {tick !== undefined && (
        <>
          <dd className={styles.quiet}>
            <When at={tick.at} />
          </dd>
          <dd className={styles.quiet}>{sourceName(tick.source, text)}</dd>
        </>
      )}
    </dl>
  )
}

function Paid({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { asset, stake, fee, payoutBps, profit, paid, gain } = receipt
  const coins = (value: string, signed = false) =>
    unbroken(`${money(value, { least: 2, signed })} ${asset}`)
  return (
    <div className={styles.paid}>
      <Details
        rows={[
          { label: text('options.acceptedAt'), value: <When at={receipt.acceptedAt} /> },
          { label: text('options.expiry'), value: <When at={receipt.expiresAt} /> },
          { label: text('options.settledAt'), value: <When at={receipt.settledAt} /> },
          { label: text('options.stake'), value: coins(stake) },
          { label: text('options.fee'), value: coins(fee) },
          { label: text('options.payout'), value: format.percent(percentText(payoutBps)) },
          { label: text('options.profit'), value: coins(profit) },
          { label: text('options.paidOut'), value: coins(paid) },
          { label: text('options.gain'), value: coins(gain, true) },
        ]}
      />
    </div>
  )
}
