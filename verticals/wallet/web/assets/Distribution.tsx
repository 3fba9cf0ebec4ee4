/** Which coins all of it is made of, as a ring with its legend. */
import {
  type Balance,
  converted,
  Donut,
  drawn,
  Figure,
  Hideable,
  Section,
  sumOf,
  type Ticker,
  useFormat,
  useText,
} from '@evenkeel/ui'
import { sharesOf } from './coins.ts'
import styles from './Distribution.module.css'
import type { ShownMoney } from './money.ts'
import type en from './text/en.ts'

type Props = {
  readonly balances: readonly Balance[] | undefined
  readonly tickers: readonly Ticker[] | undefined
  readonly money: ShownMoney
}

/** Nothing to divide is nothing to show. */
export function Distribution({ balances, tickers, money }: Props) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const shares = balances && tickers ? sharesOf(balances, tickers) : []
  if (shares.length === 0) return null
  const total = sumOf(shares.map(({ worth }) => worth))
  return (
    <Section title={text('assets.distribution')}>
      <div className={styles.ring}>
        <Donut
          slices={shares.map(({ asset, worth }) => ({
            id: asset ?? '',
            label: asset ?? text('assets.others'),
            size: drawn(worth),
            value: (
              <Hideable>
                <Figure value={converted(worth, money.rate)} least={2} />
              </Hideable>
            ),
          }))}
          middle={
            <>
              <span className={styles.total}>
                <Hideable>{format.compact(converted(total, money.rate))}</Hideable>
              </span>
              <span className={styles.currency}>{money.currency}</span>
            </>
          }
        />
      </div>
    </Section>
  )
}
