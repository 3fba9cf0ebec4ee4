/** The one figure of a proof, and of when and whom it is. */
import { Details, Figure, useFormat, useText, When } from '@evenkeel/ui'
import { lowestOf } from '../verify/statement.ts'
import type { Proof } from './proof.ts'
import styles from './Summary.module.css'
import type { Key } from './textKey.ts'

export function Summary({ proof }: { proof: Proof }) {
  const text = useText<Key>()
  const format = useFormat()
  const lowest = lowestOf(proof.assets)
  return (
    <section className={styles.summary} aria-label={text('proof.ratio')}>
      <p className={styles.label}>{text('proof.ratio')}</p>
      <p className={styles.ratio}>{lowest === undefined ? '–' : format.percent(lowest.ratio)}</p>
      {lowest !== undefined && (
        <p className={styles.hint}>{text('proof.ratioHint', { asset: lowest.asset })}</p>
      )}
      <Details
        rows={[
          { label: text('proof.number'), value: proof.number },
          { label: text('proof.time'), value: <When at={proof.at} /> },
          { label: text('proof.members'), value: <Figure value={String(proof.leaves)} /> },
        ]}
      />
    </section>
  )
}
