/** The options that run: each with its ring, its entry, and what it would come to now. */
import {
  EmptyState,
  ErrorState,
  SkeletonRows,
  useFormat,
  useMoney,
  useText,
  useTicker,
} from '@evenkeel/ui'
import { useNow } from '@evenkeel/ui/data/useNow.ts'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import { DirectionMark } from './DirectionMark.tsx'
import { pairName } from './names.ts'
import styles from './OpenList.module.css'
import type { Offer } from './offer.ts'
import { type Option, wouldBe } from './optionLists.ts'
import { Ring } from './Ring.tsx'
import type { Key } from './textKey.ts'
import type { Open } from './useOpenOptions.ts'

type Props = {
  readonly open: Open
  readonly offers: ReadonlyMap<string, Offer>
  onOption(option: Option): void
}

export function OpenList({ open, offers, onOption }: Props) {
  const text = useText<Key>()
  const { options, read } = open
  if (options === undefined)
    return read.error === undefined ? (
      <SkeletonRows count={3} />
    ) : (
      <ErrorState error={read.error} onRetry={read.reload} />
    )
  if (options.length === 0) return <EmptyState icon="options">{text('options.noOpen')}</EmptyState>
  return (
    <ul aria-label={text('options.open')}>
      {options.map((option) => (
        <li key={option.id}>
          <OpenRow
            option={option}
            offer={offers.get(option.symbol)}
            onPress={() => onOption(option)}
          />
        </li>
      ))}
    </ul>
  )
}

type RowProps = {
  readonly option: Option
  readonly offer: Offer | undefined
  onPress(): void
}

const REDRAWN_MS = 500

function OpenRow({ option, offer, onPress }: RowProps) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const now = useNow(REDRAWN_MS)
  const { value: ticker } = useTicker(option.symbol)
  const { direction, stake, asset, opened, seconds, expiresAt } = option
  const result = wouldBe(option, ticker?.index)
  return (
    <article className={styles.row}>
      <Ring seconds={seconds} until={expiresAt} direction={direction} />
      <div className={styles.middle}>
        <p className={styles.top}>
          <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onPress}>
            {pairName(offer, option.symbol)}
          </button>
          <DirectionMark direction={direction} />
        </p>
        <p className={styles.detail}>
          {opened === undefined
            ? text('options.waitsForPrice')
            : `${text('options.openPrice')} ${format.price(opened.price, offer?.priceStep)}`}
        </p>
      </div>
      <div className={styles.end}>
        <p className={`${styles.gain} ${styles[result?.tone ?? 'same']}`} data-live="">
          {now >= expiresAt
            ? text('options.settling')
            : result === undefined
              ? '–'
              : money(result.gain, { least: 2, signed: true })}
        </p>
        <p className={styles.detail}>{unbroken(`${money(stake, { least: 2 })} ${asset}`)}</p>
      </div>
    </article>
  )
}
