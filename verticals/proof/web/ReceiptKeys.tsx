/** The public keys that receipts are signed with, for who keeps one and checks receipts by it. */
import { CopyButton, ListRow, Section, useReading, useText } from '@evenkeel/ui'
import { useFeed } from '@evenkeel/ui/data/feeds.ts'
import { marketFeed } from '@evenkeel/ui/data/market.ts'
import { useCallback } from 'react'
import styles from './Evidence.module.css'
import type { Key } from './textKey.ts'

export function ReceiptKeys() {
  const text = useText<Key>()
  const market = useFeed(marketFeed)
  const { data } = useReading(useCallback(() => market.receiptChain(), [market]))
  if (data === undefined) return null
  return (
    <Section title={text('proof.keys')}>
      {data.keys.map((key, nth) => {
        const label = text(nth === 0 ? 'proof.keyNow' : 'proof.keyBefore')
        return (
          <ListRow
            key={key}
            title={label}
            detail={<span className={styles.hash}>{key}</span>}
            end={<CopyButton value={key} label={`${text('ui.copy')}: ${label}`} />}
          />
        )
      })}
      <div className={styles.tree}>
        <p className={styles.hint}>{text('proof.keysHint')}</p>
      </div>
    </Section>
  )
}
