/** One coin: where it is held, what was attested there, and what may still be credited by hand. */
import { Badge, isZero, useMoney, useText, When } from '@evenkeel/ui'
import { KeyValue, TextLink } from '@evenkeel/ui/desk'
import { useAccountName } from '../accounts.ts'
import type { CoinRow } from '../MoneyPage.tsx'
import type { TextKey } from '../textKey.ts'
import styles from './money.module.css'

export function CoinDetail({ coin }: { coin: CoinRow }) {
  const text = useText<TextKey>()
  const nameOf = useAccountName()
  const money = useMoney()
  const written = (value: string | undefined) =>
    value === undefined ? undefined : money(value, { exact: true })
  return (
    <div className={styles.stack}>
      <h3 className={styles.head}>{text('money.places')}</h3>
      {coin.custody.map(({ name, held, is_exempt: isExempt, reserves }) => (
        <section key={name} className={styles.place} aria-label={nameOf(`custody:${name}`)}>
          <h4 className={styles.name}>
            <TextLink to={`/ledger?account=custody:${name}`}>{nameOf(`custody:${name}`)}</TextLink>{' '}
            {reserves?.is_sample && (
              <Badge tone="accent" look="tag">
                {text('money.sample')}
              </Badge>
            )}
          </h4>
          <KeyValue
            rows={[
              { label: text('money.held'), value: written(held) },
              ...(isExempt
                ? [{ label: text('money.attestedAmount'), value: text('money.exempt') }]
                : [
                    { label: text('money.attestedAmount'), value: written(reserves?.attested) },
                    { label: text('money.free'), value: written(reserves?.free) },
                    {
                      label: text('memberMoney.time'),
                      value: reserves && <When at={reserves.at} />,
                    },
                  ]),
            ]}
          />
        </section>
      ))}
      {!isZero(coin.clearing) && (
        <section className={styles.place} aria-label={nameOf('custody:clearing')}>
          <h4 className={styles.name}>
            <TextLink to="/ledger?account=custody:clearing">{nameOf('custody:clearing')}</TextLink>
          </h4>
          <KeyValue rows={[{ label: text('money.clearing'), value: coin.clearing }]} />
        </section>
      )}
    </div>
  )
}
