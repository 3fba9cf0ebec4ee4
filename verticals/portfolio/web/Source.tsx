/** Where the yield comes from, what that is not, and the public sums that show it. */
import { Caution, Money, Section, useText } from '@evenkeel/ui'
import styles from './Portfolio.module.css'
import type { TextKey } from './textKey.ts'
import { useTotals } from './useProducts.ts'

export function Source() {
  const text = useText<TextKey>()
  const { data } = useTotals()
  return (
    <Section title={text('portfolio.source')}>
      <div className={styles.source}>
        <p>{text('portfolio.sourceText')}</p>
        <Caution>{text('portfolio.risk')}</Caution>
        {data?.totals.map(({ asset, invested, owed, held }) => (
          <div key={asset} className={styles.totals}>
            <h3>
              {text('portfolio.totals')} · {asset}
            </h3>
            <dl className={styles.lines}>
              <Total label={text('portfolio.investedByAll')} value={invested} asset={asset} />
              <Total label={text('portfolio.owed')} value={owed} asset={asset} />
              <Total label={text('portfolio.held')} value={held} asset={asset} />
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}

type TotalProps = { readonly label: string; readonly value: string; readonly asset: string }

function Total({ label, value, asset }: TotalProps) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>
        <Money value={value} asset={asset} />
      </dd>
    </div>
  )
}
