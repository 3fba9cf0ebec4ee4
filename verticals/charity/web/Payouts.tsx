/** Where a project's money went: what it holds of each coin, and each payout with its document. */
import { Button, EmptyState, Money, Section, useDownload, useText, When } from '@evenkeel/ui'
import { getProof } from '../contract/index.ts'
import styles from './Payouts.module.css'
import { CoinSums, type ProjectPage } from './ProjectScreen.tsx'
import type { TextKey } from './textKey.ts'

export function Payouts({ page: { coins, payouts } }: { page: ProjectPage }) {
  const text = useText<TextKey>()
  const save = useDownload(getProof)
  return (
    <>
      {coins.map((coin) => (
        <Section key={coin.asset} title={coin.asset}>
          <div className={styles.inset}>
            <CoinSums {...coin} />
          </div>
        </Section>
      ))}
      {payouts.length === 0 && <EmptyState icon="document">{text('charity.noPayouts')}</EmptyState>}
      <ul>
        {payouts.map(({ id, at, asset, amount, recipient, purpose, proof }) => (
          <li key={id} className={styles.payout}>
            <p className={styles.head}>
              <strong>{recipient}</strong>
              <Money value={amount} asset={asset} strong exact />
            </p>
            <p className={styles.purpose}>{purpose}</p>
            <p className={styles.hash}>
              <When at={at} /> · SHA-256 {proof}
            </p>
            <Button
              look="quiet"
              size="small"
              busy={save.busy}
              onClick={() => void save({ payout: id })}
            >
              {text('charity.proof')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
