/** The sheet of one option: as it runs, or everything about how it was settled, with its receipt. */
import {
  Button,
  CopyButton,
  Details,
  Sheet,
  useClient,
  useFormat,
  useMoney,
  usePlace,
  useText,
  When,
} from '@evenkeel/ui'
import { formatDuration } from '@evenkeel/ui/format/duration.ts'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import { sourceName } from '@evenkeel/ui/receipt/sourceName.ts'
import type { ReceiptKey } from '@evenkeel/ui/receipt/texts.ts'
import { useRef } from 'react'
import { directionNames, pairName, percentText, stateNames } from './names.ts'
import styles from './OptionSheet.module.css'
import type { Offer } from './offer.ts'
import { type Option, toneOf } from './optionLists.ts'
import { Running } from './Running.tsx'
import { receiptPath, whyOf } from './settled.ts'
import type { Key } from './textKey.ts'

type Props = {
  /** Absent while none is looked at. */
  readonly option: Option | undefined
  readonly offers: ReadonlyMap<string, Offer>
  onClose(): void
}

export function OptionSheet({ option, offers, onClose }: Props) {
  const text = useText<Key | ReceiptKey>()
  const { go } = usePlace()
  // The sheet is still seen while it leaves.
  const last = useRef(option)
  if (option !== undefined) last.current = option
  const shown = last.current
  if (shown === undefined) return null
  const offer = offers.get(shown.symbol)
  const { receipt } = shown
  return (
    <Sheet
      open={option !== undefined}
      title={`${pairName(offer, shown.symbol)} · ${text(directionNames[shown.direction])}`}
      footer={
        receipt !== undefined && (
          <Button onClick={() => go(receiptPath(receipt))}>{text('options.viewReceipt')}</Button>
        )
      }
      onClose={onClose}
    >
      <div className={styles.body}>
        {shown.isSettled ? (
          <Settled option={shown} offer={offer} />
        ) : (
          <Running option={shown} offer={offer} />
        )}
        <p className={styles.id}>
          <span>{text('options.optionId')}</span>
          <span className={styles.letters}>{shown.id}</span>
          <CopyButton value={shown.id} label={text('options.copyId')} />
        </p>
      </div>
    </Sheet>
  )
}

function Settled({ option, offer }: { option: Option; offer: Offer | undefined }) {
  const text = useText<Key | ReceiptKey>()
  const format = useFormat()
  const money = useMoney()
  const { language } = useClient()
  const { state, gain = '0', asset, opened, closed } = option
  const why = whyOf(option)
  const tone = state === 'won' || state === 'lost' ? toneOf(state) : 'same'
  const coins = (value: string, signed = false) =>
    unbroken(`${money(value, { least: 2, signed })} ${asset}`)
  const ofTick = (tick: Option['opened']) =>
    tick === undefined ? (
      '–'
    ) : (
      <span className={styles.tick}>
        <span>{format.price(tick.price, offer?.priceStep)}</span>
        <span className={styles.quiet}>
          <When at={tick.at} />
        </span>
        <span className={styles.quiet}>{sourceName(tick.source, text)}</span>
      </span>
    )
  return (
    <>
      <Details
        rows={[
          {
            label: text('options.gain'),
            value: <span className={styles[tone]}>{coins(gain, true)}</span>,
          },
          {
            label: text('options.state'),
            value: `${text('options.isSettled')} · ${text(stateNames[state])}`,
          },
          { label: text('options.stake'), value: coins(option.stake) },
          { label: text('options.fee'), value: coins(option.fee) },
          { label: text('options.payout'), value: format.percent(percentText(option.payoutBps)) },
          {
            label: text('options.delivery'),
            value: formatDuration(option.seconds, language, 'long'),
          },
          { label: text('options.acceptedAt'), value: <When at={option.acceptedAt} /> },
          { label: text('options.openPrice'), value: ofTick(opened) },
          { label: text('options.expiry'), value: <When at={option.expiresAt} /> },
          { label: text('options.closePrice'), value: ofTick(closed) },
        ]}
      />
      {why !== undefined && <p className={styles.why}>{text(why)}</p>}
    </>
  )
}
