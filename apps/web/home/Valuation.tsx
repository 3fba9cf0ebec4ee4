/** What the member has, and the three ways in and out; a visitor is invited in. */
import {
  Button,
  EyeToggle,
  Figure,
  Hideable,
  Skeleton,
  useBalances,
  useClient,
  useSession,
  useText,
  useTickers,
} from '@evenkeel/ui'
import type en from '../text/en.ts'
import styles from './Valuation.module.css'
import { valuationOf } from './valuation.ts'

export function Valuation() {
  const { signedIn } = useSession()
  return <section className={styles.valuation}>{signedIn ? <Mine /> : <Welcome />}</section>
}

function Mine() {
  const text = useText<keyof typeof en>()
  const { go } = useClient()
  const { value: balances } = useBalances()
  const { value: tickers } = useTickers()
  const isKnown = balances !== undefined && tickers !== undefined
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.label}>{text('home.valuation')}</h2>
        <EyeToggle />
      </div>
      <p className={styles.sum}>
        {isKnown ? (
          <Hideable>
            <Figure value={valuationOf(balances, tickers)} least={2} most={2} />
          </Hideable>
        ) : (
          <Skeleton width={180} tall />
        )}
        <span className={styles.asset}>USDT</span>
      </p>
      <p className={styles.hint}>{text('home.available')}</p>
      <div className={styles.actions}>
        <Button onClick={() => go('/deposit')}>{text('home.deposit')}</Button>
        <Button look="quiet" onClick={() => go('/withdrawal')}>
          {text('home.withdraw')}
        </Button>
        <Button look="quiet" onClick={() => go('/transfer')}>
          {text('home.transfer')}
        </Button>
      </div>
    </>
  )
}

function Welcome() {
  const text = useText<keyof typeof en>()
  const { go } = useClient()
  return (
    <>
      <h2 className={styles.welcome}>{text('home.welcome')}</h2>
      <p className={styles.hint}>{text('home.welcomeHint')}</p>
      <div className={styles.actions}>
        <Button onClick={() => go('/login')}>{text('web.signIn')}</Button>
        <Button look="quiet" onClick={() => go('/market')}>
          {text('home.markets')}
        </Button>
      </div>
    </>
  )
}
