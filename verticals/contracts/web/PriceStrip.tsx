/** Mark and index price, and what funding costs when: what every position is held against. */
import { Countdown, PriceText, Skeleton, useFormat, useText, useTicker } from '@evenkeel/ui'
import { serverClock } from '@evenkeel/ui/data/serverClock.ts'
import { percentOfPpm } from '@evenkeel/ui/format/ppm.ts'
import type { ReactNode } from 'react'
import type { Listed } from './listed.ts'
import styles from './PriceStrip.module.css'
import type { Key } from './textKey.ts'
import { useMark } from './useMark.ts'

type Props = {
  readonly listed: Listed | undefined
  /** The moment of funding has come: another rate holds from now on. */
  onFunding(): void
}

export function PriceStrip({ listed, onFunding }: Props) {
  const text = useText<Key>()
  return (
    <dl className={styles.strip}>
      <Item label={text('contracts.markPrice')}>
        {listed === undefined ? <Skeleton width={64} /> : <Mark listed={listed} />}
      </Item>
      <Item label={text('contracts.indexPrice')}>
        {listed === undefined ? <Skeleton width={64} /> : <Index listed={listed} />}
      </Item>
      <Item label={text('contracts.fundingIn')}>
        {listed === undefined ? (
          <Skeleton width={96} />
        ) : (
          <Funding listed={listed} onFunding={onFunding} />
        )}
      </Item>
    </dl>
  )
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.item}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Mark({ listed }: { listed: Listed }) {
  const mark = useMark(listed)
  if (mark === undefined) return '–'
  return <PriceText look="plain" value={mark} tick={listed.terms.priceStep} />
}

function Index({ listed: { instrument, symbol } }: { listed: Listed }) {
  const { value: ticker } = useTicker(symbol)
  if (ticker === undefined) return '–'
  return <PriceText look="plain" value={ticker.index} tick={instrument.priceStep} />
}

function Funding({ listed, onFunding }: { listed: Listed; onFunding: () => void }) {
  const format = useFormat()
  const { fundingRatePpm, fundingAt } = listed.terms
  const tone = fundingRatePpm === 0 ? '' : fundingRatePpm > 0 ? styles.up : styles.down
  return (
    <span className={styles.funding}>
      <span className={tone}>{format.percent(percentOfPpm(fundingRatePpm))}</span>
      <span className={styles.slash}>/</span>
      <Countdown key={fundingAt} until={fundingAt} now={serverClock.now} onEnd={onFunding} />
    </span>
  )
}
