/** The total valuation with its eye and its currency, today's earnings, and what is done with it. */
import {
  ChangePill,
  Choice,
  converted,
  directionOf,
  EyeToggle,
  Figure,
  followed,
  Hideable,
  Icon,
  Skeleton,
  useClient,
  useSession,
  useText,
} from '@evenkeel/ui'
import type names from '../names/text/en.ts'
import type { Currency, ShownMoney } from './money.ts'
import styles from './Total.module.css'
import type en from './text/en.ts'

type Props = {
  /** In USDT; unknown as long as balances or prices are. */
  readonly total: string | undefined
  /** Coins that have no price. */
  readonly unpriced: readonly string[]
  readonly earnings: { readonly amount: string; readonly percent?: string | undefined } | undefined
  readonly isLost: boolean
  readonly money: ShownMoney
  readonly currencies: readonly Currency[]
  onCurrency(currency: Currency): void
}

export function Total(props: Props) {
  const { total, unpriced, earnings, isLost, money, currencies, onCurrency } = props
  const text = useText<keyof typeof en>()
  return (
    <section className={styles.total} aria-label={text('assets.total')}>
      <div className={styles.head}>
        <h2 className={styles.label}>{text('assets.total')}</h2>
        <EyeToggle />
      </div>
      <div className={styles.sum}>
        {total !== undefined ? (
          <Hideable>
            <Figure value={converted(total, money.rate)} least={2} />
          </Hideable>
        ) : isLost ? (
          <span className={styles.lost}>–</span>
        ) : (
          <Skeleton width={180} tall />
        )}
        <Choice
          look="small"
          label={text('assets.currency')}
          options={currencies.map((id) => ({ id, label: id }))}
          value={money.currency}
          onChange={onCurrency}
        />
      </div>
      <Earnings earnings={earnings} money={money} />
      {money.currency !== 'USDT' && <p className={styles.hint}>{text('assets.asUsd')}</p>}
      {unpriced.length > 0 && (
        <p className={styles.hint}>{text('assets.unpriced', { coins: unpriced.join(', ') })}</p>
      )}
      <Actions />
    </section>
  )
}

function Earnings({ earnings, money }: Pick<Props, 'earnings' | 'money'>) {
  const text = useText<keyof typeof en>()
  const amount = earnings && converted(earnings.amount, money.rate)
  return (
    <p className={styles.earnings} title={text('assets.todayHint')}>
      <span className={styles.label}>{text('assets.today')}</span>
      {amount === undefined ? (
        <Skeleton width={110} />
      ) : (
        <Hideable>
          <span className={styles[directionOf(amount)]}>
            <Figure value={amount} least={2} signed /> {money.currency}
          </span>
          {earnings?.percent !== undefined && <ChangePill look="wash" percent={earnings.percent} />}
        </Hideable>
      )}
    </p>
  )
}

const actions = [
  { path: '/deposit', icon: 'deposit', label: 'wallet.deposit', only: 'real' },
  { path: '/withdrawal', icon: 'withdraw', label: 'wallet.withdraw', only: 'real' },
  // Where the demo account is filled.
  { path: '/my', icon: 'addCircle', label: 'wallet.topUp', only: 'demo' },
  { path: '/transfer', icon: 'transfer', label: 'wallet.transfer', only: undefined },
  { path: '/report', icon: 'document', label: 'wallet.report', only: undefined },
] as const

/** What play money cannot do is not offered here. */
function Actions() {
  const text = useText<keyof typeof names>()
  const { go } = useClient()
  const { demo } = useSession()
  const isHere = (only: 'real' | 'demo' | undefined) => only !== (demo ? 'real' : 'demo')
  const offered = actions.filter(({ only }) => isHere(only))
  return (
    <div className={styles.actions}>
      {offered.map(({ path, icon, label }) => (
        <a
          key={path}
          className={styles.action}
          href={`#${path}`}
          onClick={followed(() => go(path))}
        >
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          {text(label)}
        </a>
      ))}
    </div>
  )
}
