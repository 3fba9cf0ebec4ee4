/** What a proof of liabilities proves, and what it does not. */
import { Section, useText } from '@evenkeel/ui'
import styles from './Meaning.module.css'
import type { Key } from './textKey.ts'

export function Meaning() {
  const text = useText<Key>()
  return (
    <Section title={text('proof.meaning')}>
      <ul className={styles.meaning}>
        <li>{text('proof.proves')}</li>
        <li>{text('proof.provesNot')}</li>
        <li>{text('proof.shows')}</li>
      </ul>
    </Section>
  )
}
