/** A settled option in the history: its two prices with their times, and what it came to. */
import { Icon, useClient, useFormat, useMoney, useText, When } from '@evenkeel/ui'
import { formatDuration } from '@evenkeel/ui/format/duration.ts'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import { DirectionMark } from './DirectionMark.tsx'
import styles from './HistoryRow.module.css'
import { pairName, stateNames } from './names.ts'
import type { Offer } from './offer.ts'
import { type Option, toneOf } from './optionLists.ts'
import type { Key } from './textKey.ts'

type Props = {
  readonly option: Option
  readonly offer: Offer | undefined
  onPress(): void
}

export function HistoryRow({ option, offer, onPress }: Props) {
  const text = useText<Key>()
  const money = useMoney()
  const { language } = useClient()
  const { direction, seconds, stake, asset, state, gain = '0', opened, closed } = option
  const tone = state === 'won' || state === 'lost' ? toneOf(state) : 'same'
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <DirectionMark direction={direction} />
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onPress}>
          {pairName(offer, option.symbol)}
        </button>
        <span className={styles.time}>{formatDuration(seconds, language)}</span>
        <span className={`${styles.gain} ${styles[tone]}`}>
          {unbroken(`${money(gain, { least: 2, signed: true })} ${asset}`)}
        </span>
      </div>
      <dl className={styles.ticks}>
        <Tick label={text('options.openPrice')} tick={opened} offer={offer} />
        <Tick label={text('options.closePrice')} tick={closed} offer={offer} />
      </dl>
      <p className={styles.state}>
        <span>
          {text('options.stake')} {unbroken(`${money(stake, { least: 2 })} ${asset}`)}
        </span>
        <span className={styles.flag}>
          {text('options.isSettled')} · {text(stateNames[state])}
          <Icon name="next" size="small" />
        </span>
      </p>
    </article>
  )
}

type TickProps = {
  readonly label: string
  readonly tick: Option['opened']
  readonly offer: Offer | undefined
}

function Tick({ label, tick, offer }: TickProps) {
  const format = useFormat()
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.price}>
        {tick === undefined ? '–' : format.price(tick.price, offer?.priceStep)}
      </dd>
      <dd className={styles.when}>{tick !== undefined && <When at={tick.at} />}</dd>
    </div>
  )
}
