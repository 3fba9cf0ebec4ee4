/** Which coins all of it is made of, as a ring with its legend. */
import {
  type Balance,
  converted,
  Donut,
  drawn,
  Figure,
  Hideable,
  Section,
  type Ticker,
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
  const shares = balances && tickers ? sharesOf(balances, tickers) : []
  if (shares.length === 0) return null
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
          middle={money.currency}
        />
      </div>
    </Section>
  )
}
