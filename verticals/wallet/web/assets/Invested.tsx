/** What is invested in the portfolio, and what it earned, coin by coin; nothing for who never invested. */
import { Figure, Hideable, ListRow, Section, useEarnings, useSession, useText } from '@evenkeel/ui'
import styles from './Total.module.css'
import type en from './text/en.ts'

/** Play money is not invested. */
export function Invested() {
  const { demo, signedIn } = useSession()
  return signedIn && !demo ? <Coins /> : null
}

function Coins() {
  const text = useText<keyof typeof en>()
  const { value = [] } = useEarnings()
  if (value.length === 0) return null
  return (
    <Section title={text('assets.invested')}>
      <ul>
        {value.map(({ asset, invested, today, total }) => (
          <li key={asset}>
            <ListRow
              icon="portfolio"
              path="/financial"
              chevron
              title={
                <Hideable>
                  <Figure value={invested} /> {asset}
                </Hideable>
              }
              detail={
                <>
                  {text('assets.totalEarnings')}{' '}
                  <Hideable>
                    <Figure value={total} />
                  </Hideable>
                </>
              }
              value={
                <span className={isNothing(today) ? undefined : styles.up}>
                  <Hideable>
                    <Figure value={today} signed={!isNothing(today)} strong />
                  </Hideable>
                </span>
              }
              valueDetail={text('assets.today')}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const isNothing = (value: string) => !/[1-9]/.test(value)
