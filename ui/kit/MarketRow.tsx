/** A market in a list: what it is, its last day, its price and what that has done. */

import { useClient } from '../data/context.ts'
import { directionOf, formatCompact } from '../format/price.ts'
import { ChangePill } from './ChangePill.tsx'
import { CoinMark } from './CoinMark.tsx'
import { followed } from './links.ts'
import styles from './MarketRow.module.css'
import { PriceText } from './PriceText.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Sparkline } from './Sparkline.tsx'

type Props = {
  /** What the mark is of: the coin, or the whole symbol of a pair of currencies. */
  readonly mark: string
  readonly base: string
  readonly quote: string
  readonly tick: string
  /** Absent as long as they are on their way. */
  readonly price?: string
  /** In percent, as a decimal string. */
  readonly change?: string
  readonly volume?: string
  /** What matters more than the volume now. */
  readonly note?: string | undefined
  readonly points?: readonly number[]
  readonly path: string
  onPress(): void
}

export function MarketRow(props: Props) {
  const { mark, base, quote, tick, price, change, volume, note, points, path, onPress } = props
  const { language } = useClient()
  return (
    <a className={styles.row} href={`#${path}`} onClick={followed(onPress)}>
      <span className={styles.mark}>
        <CoinMark asset={mark} size="large" />
      </span>
      <span className={styles.name}>
        <span className={styles.pair}>
          {base}
          <span className={styles.quote}>/{quote}</span>
        </span>
        <span className={styles.volume}>
          {volume === undefined ? (
            <Skeleton width={48} />
          ) : (
            (note ?? `${formatCompact(volume, language)} ${quote}`)
          )}
        </span>
      </span>
      <span className={styles.line} data-beside-note={note === undefined ? undefined : ''}>
        {points !== undefined && change !== undefined && (
          <Sparkline points={points} direction={directionOf(change)} />
        )}
      </span>
      <span className={styles.price}>
        {price === undefined ? (
          <Skeleton width={72} tall />
        ) : (
          <PriceText look="plain" value={price} tick={tick} />
        )}
      </span>
      <span className={styles.change}>
        {change === undefined ? <Skeleton width={72} tall /> : <ChangePill percent={change} />}
      </span>
    </a>
  )
}
