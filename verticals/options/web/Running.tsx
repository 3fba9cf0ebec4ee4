/** An option from its order to its result: the ring, the live price, what it would come to, what it came to. */
import {
  type Detail,
  Details,
  followed,
  Icon,
  PriceText,
  Spinner,
  useClient,
  useFormat,
  useMoney,
  usePlace,
  useText,
  useTicker,
} from '@evenkeel/ui'
import { useNow } from '@evenkeel/ui/data/useNow.ts'
import { formatDuration } from '@evenkeel/ui/format/duration.ts'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import { formatClock } from './clockTime.ts'
import { directionNames, stateNames } from './names.ts'
import type { Offer } from './offer.ts'
import { type Option, toneOf, wouldBe } from './optionLists.ts'
import { Ring } from './Ring.tsx'
import styles from './Running.module.css'
import { receiptPath, whyOf } from './settled.ts'
import type { Key } from './textKey.ts'

type Props = { readonly option: Option; readonly offer: Offer | undefined }

const REDRAWN_MS = 500

export function Running({ option, offer }: Props) {
  const { isSettled } = option
  return (
    <div className={styles.running}>
      {isSettled ? <Result option={option} /> : <Live option={option} offer={offer} />}
      <Facts option={option} offer={offer} />
    </div>
  )
}

function Live({ option, offer }: Props) {
  const text = useText<Key>()
  const money = useMoney()
  const now = useNow(REDRAWN_MS)
  const { value: ticker } = useTicker(option.symbol)
  const { direction, seconds, expiresAt, asset } = option
  const result = wouldBe(option, ticker?.index)
  const isOver = now >= expiresAt
  return (
    <>
      {isOver ? (
        <span className={styles.wait} role="status">
          <Spinner look="inline" />
          {text('options.settling')}
        </span>
      ) : (
        <Ring seconds={seconds} until={expiresAt} direction={direction} size="large" />
      )}
      <p className={styles.price}>
        {ticker !== undefined && (
          <PriceText value={ticker.index} tick={offer?.priceStep ?? '0.01'} size="large" arrow />
        )}
      </p>
      <p className={styles.would}>
        {result === undefined ? (
          text('options.waitsForPrice')
        ) : (
          <>
            {text('options.wouldBe')}{' '}
            <span className={styles[result.tone]} data-live="">
              {unbroken(`${money(result.gain, { least: 2, signed: true })} ${asset}`)}
            </span>
          </>
        )}
      </p>
    </>
  )
}

function Result({ option }: { option: Option }) {
  const text = useText<Key>()
  const money = useMoney()
  const { go } = usePlace()
  const { state, gain = '0', asset, receipt } = option
  const tone = state === 'won' || state === 'lost' ? toneOf(state) : 'same'
  const why = whyOf(option)
  return (
    <div className={styles.result} role="status">
      <span className={`${styles.mark} ${styles[tone]}`}>
        <Icon name={tone === 'up' ? 'success' : tone === 'down' ? 'fall' : 'about'} size="large" />
      </span>
      <p className={styles.outcome}>{text(stateNames[state])}</p>
      <p className={`${styles.gain} ${styles[tone]}`}>
        {unbroken(`${money(gain, { least: 2, signed: true })} ${asset}`)}
      </p>
      {why !== undefined && <p className={styles.why}>{text(why)}</p>}
      {receipt !== undefined && (
        <a
          className={styles.receipt}
          href={`#${receiptPath(receipt)}`}
          onClick={followed(() => go(receiptPath(receipt)))}
        >
          {text('options.viewReceipt')}
          <Icon name="next" size="small" />
        </a>
      )}
    </div>
  )
}

function Facts({ option, offer }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { language } = useClient()
  const { direction, stake, asset, seconds, opened, closed, expiresAt } = option
  const priced = (label: Key, tick: Option['opened']): readonly Detail[] =>
    tick === undefined
      ? []
      : [{ label: text(label), value: format.price(tick.price, offer?.priceStep) }]
  return (
    <Details
      rows={[
        {
          label: text('options.direction'),
          value: (
            <span className={direction === 'rise' ? styles.up : styles.down}>
              {text(directionNames[direction])} · {formatDuration(seconds, language)}
            </span>
          ),
        },
        {
          label: text('options.amount'),
          value: unbroken(`${money(stake, { least: 2 })} ${asset}`),
        },
        ...priced('options.openPrice', opened),
        ...priced('options.closePrice', closed),
        { label: text('options.expiry'), value: formatClock(expiresAt, language) },
      ]}
    />
  )
}
