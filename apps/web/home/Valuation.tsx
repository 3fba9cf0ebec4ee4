/** What the member has, and what is done with it most; a visitor is invited in. */
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
  valuationOf,
} from '@evenkeel/ui'
import { useTopUp } from '../my/RealmSwitch.tsx'
import type { PlaceName } from '../places.ts'
import type en from '../text/en.ts'
import styles from './Valuation.module.css'
import { waysOf } from './ways.ts'

export function Valuation() {
  const { signedIn } = useSession()
  return <section className={styles.valuation}>{signedIn ? <Mine /> : <Welcome />}</section>
}

function Mine() {
  const text = useText<keyof typeof en | PlaceName>()
  const { value: balances, failed: unread } = useBalances()
  const { value: tickers, failed: unpriced } = useTickers()
  const isKnown = balances !== undefined && tickers !== undefined
  const isLost = (unread && balances === undefined) || (unpriced && tickers === undefined)
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.label}>{text('home.valuation')}</h2>
        <EyeToggle />
        <Brand />
      </div>
      <p className={styles.sum}>
        {isKnown ? (
          <Hideable>
            <Figure value={valuationOf(balances, tickers)} least={2} />
          </Hideable>
        ) : isLost ? (
          <span className={styles.lost}>–</span>
        ) : (
          <Skeleton width={180} tall />
        )}
        <span className={styles.asset}>USDT</span>
      </p>
      <p className={styles.hint}>{text('home.available')}</p>
      <Ways />
    </>
  )
}

/** Whose page this is. */
function Brand() {
  return (
    <p className={styles.brand}>
      <img src="/favicon.svg" alt="" className={styles.keel} />
      Evenkeel
    </p>
  )
}

/** Of a demo account the main one fills it up again. */
function Ways() {
  const text = useText<keyof typeof en | PlaceName>()
  const { go } = useClient()
  const { demo } = useSession()
  const { busy, refusal, topUp } = useTopUp()
  return (
    <>
      <div className={styles.actions}>
        {demo && (
          <Button busy={busy} onClick={() => void topUp()}>
            {text('home.topUp')}
          </Button>
        )}
        {waysOf(demo).map(({ path, label }, nth) => (
          <Button key={path} look={nth === 0 && !demo ? 'main' : 'quiet'} onClick={() => go(path)}>
            {text(label)}
          </Button>
        ))}
      </div>
      {demo && refusal !== undefined && <p className={styles.hint}>{refusal}</p>}
    </>
  )
}

function Welcome() {
  const text = useText<keyof typeof en>()
  const { go } = useClient()
  return (
    <>
      <Brand />
      <h2 className={styles.welcome}>{text('home.welcome')}</h2>
      <p className={styles.hint}>{text('home.welcomeHint')}</p>
      <div className={styles.actions}>
        <Button onClick={() => go('/register')}>{text('home.register')}</Button>
        <Button look="quiet" onClick={() => go('/login')}>
          {text('web.signIn')}
        </Button>
      </div>
    </>
  )
}
