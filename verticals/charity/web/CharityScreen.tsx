/** About the charity: what it is, how it works, and its sums beside the ledger's. */
import {
  Badge,
  Button,
  Details,
  EmptyState,
  ErrorState,
  Money,
  Screen,
  Section,
  SkeletonRows,
  useCall,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useNews } from '@evenkeel/ui/data/useNews.ts'
import type { Answer } from '@evenkeel/wire'
import { charityChannel, getTotals } from '../contract/index.ts'
import { isMore } from '../core/rules.ts'
import styles from './CharityScreen.module.css'
import { CoinSums } from './ProjectScreen.tsx'
import type { TextKey } from './textKey.ts'

type Totals = Answer<typeof getTotals>

export default function CharityScreen() {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const totals = useCall(getTotals)
  const { data, error, reload, refresh } = totals
  useNews(charityChannel, () => true, refresh)
  return (
    <Screen title={text('charity.about')} reads={[totals]}>
      <p className={styles.mission}>{text('charity.mission')}</p>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonRows count={4} mark={false} />}
      {data !== undefined && <Sums totals={data} />}
      <Section title={text('charity.how')}>
        <ol className={styles.steps}>
          <li>{text('charity.step1')}</li>
          <li>{text('charity.step2')}</li>
          <li>{text('charity.step3')}</li>
        </ol>
      </Section>
      {data !== undefined && <Check totals={data} />}
      <div className={styles.action}>
        <Button onClick={() => go('/donation')}>{text('charity.toList')}</Button>
      </div>
    </Screen>
  )
}

function Sums({ totals }: { totals: Totals }) {
  const text = useText<TextKey>()
  return (
    <div className={styles.inset}>
      <Details
        rows={[
          {
            label: text('charity.raisedTotal'),
            value: <Money value={totals.raised} asset="USDT" strong />,
          },
          { label: text('charity.projects'), value: totals.projects },
          { label: text('charity.ongoing'), value: totals.ongoing },
          { label: text('charity.participants'), value: totals.participants },
          { label: text('charity.donations'), value: totals.donations },
          {
            label: text('charity.general'),
            value: <Money value={totals.general} asset="USDT" />,
          },
        ]}
      />
    </div>
  )
}

function Check({ totals: { coins } }: { totals: Totals }) {
  const text = useText<TextKey>()
  return (
    <Section title={text('charity.check')}>
      <p className={styles.hint}>{text('charity.checkHint')}</p>
      {coins.length === 0 && <EmptyState icon="coins">{text('charity.noneGiven')}</EmptyState>}
      {coins.map((coin) => {
        const isShort = isMore(coin.held, coin.ledger)
        return (
          <div key={coin.asset} className={styles.coin}>
            <p className={styles.head}>
              <strong>{coin.asset}</strong>
              <Badge tone={isShort ? 'danger' : 'up'} look="tag">
                {text(isShort ? 'charity.differs' : 'charity.matches')}
              </Badge>
            </p>
            <CoinSums {...coin} />
            <Details
              rows={[
                {
                  label: text('charity.ledger'),
                  value: <Money value={coin.ledger} asset={coin.asset} exact />,
                },
              ]}
            />
          </div>
        )
      })}
    </Section>
  )
}
