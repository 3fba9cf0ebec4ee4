/** The account in one strip: equity, what may be spent, and how near the margin is to its end. */
import { Caution, Hideable, Skeleton, useFormat, useMoney, useText } from '@evenkeel/ui'
import { formatAmount } from '@evenkeel/ui/format/decimals.ts'
import type { ReactNode } from 'react'
import styles from './AccountStrip.module.css'
import { ASSET } from './listed.ts'
import { cents } from './money.ts'
import { percentText, toneOf } from './names.ts'
import type { Key } from './textKey.ts'
import type { Own } from './useOwnAccount.ts'

const WARNED_BPS = 8_000
const URGENT_BPS = 9_000
/** Half a turn of a circle of this radius. */
const RADIUS = 16
const ARC = Math.PI * RADIUS

export function AccountStrip({ own }: { own: Own }) {
  const text = useText<Key>()
  const money = useMoney()
  const { standing } = own
  const short = (value: bigint) => money(cents(formatAmount(value)), { least: 2 })
  const profit = standing && cents(formatAmount(standing.risk.profit))
  const wait = <Skeleton width={72} />
  return (
    <section className={styles.strip} aria-label={text('contracts.account')}>
      <dl className={styles.figures}>
        <Figure label={`${text('contracts.equity')} (${ASSET})`}>
          {standing === undefined ? wait : <Hideable>{short(standing.risk.equity)}</Hideable>}
        </Figure>
        <Figure label={text('contracts.unrealised')}>
          {profit === undefined ? (
            wait
          ) : (
            <Hideable>
              <span className={styles[toneOf(profit)]}>
                {money(profit, { least: 2, signed: true })}
              </span>
            </Hideable>
          )}
        </Figure>
        <Figure label={text('contracts.available')}>
          {standing === undefined ? wait : <Hideable>{short(standing.spendable)}</Hideable>}
        </Figure>
      </dl>
      <Gauge bps={standing?.ratioBps} />
      {standing?.ratioBps !== undefined && standing.ratioBps >= WARNED_BPS && (
        <Warning bps={standing.ratioBps} />
      )}
    </section>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd data-live="">{children}</dd>
    </div>
  )
}

/** Maintenance as a share of equity: at 100% the account is liquidated. */
function Gauge({ bps }: { bps: number | undefined }) {
  const text = useText<Key>()
  const format = useFormat()
  const share = Math.min(bps ?? 0, 10_000) / 10_000
  const tone = bps === undefined || bps < WARNED_BPS ? 'calm' : bps < URGENT_BPS ? 'near' : 'urgent'
  const written = bps === undefined ? '–' : format.percent(percentText(bps))
  return (
    <div className={styles.gauge} data-tone={tone}>
      <span className={styles.name}>{text('contracts.marginRatio')}</span>
      <svg viewBox="0 0 40 22" className={styles.dial} aria-hidden="true">
        <path className={styles.track} d="M4 20a16 16 0 0 1 32 0" />
        <path
          className={styles.level}
          d="M4 20a16 16 0 0 1 32 0"
          strokeDasharray={`${share * ARC} ${ARC}`}
        />
      </svg>
      <span className={styles.percent} data-live="">
        {written}
      </span>
    </div>
  )
}

function Warning({ bps }: { bps: number }) {
  const text = useText<Key>()
  const format = useFormat()
  return (
    <div className={styles.warning}>
      <Caution tone="danger">
        {text(bps >= 10_000 ? 'contracts.isLiquidated' : 'contracts.isNear', {
          percent: format.percent(percentText(bps)),
        })}
      </Caution>
    </div>
  )
}
