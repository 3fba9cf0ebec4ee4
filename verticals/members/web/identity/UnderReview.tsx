/** What happens while a verification is under review, and what can be used meanwhile. */
import { Banner, useText } from '@evenkeel/ui'
import type en from '../../text/en.ts'
import styles from './UnderReview.module.css'

export function UnderReview({ level }: { level: 'basic' | 'advanced' }) {
  const text = useText<keyof typeof en>()
  const meanwhile =
    level === 'basic' ? 'members.reviewMeanwhile' : 'members.reviewAdvancedMeanwhile'
  return (
    <Banner icon="clock" title={text('members.reviewTitle')}>
      {text('members.reviewHow')}
      <span className={styles.meanwhile}>{text(meanwhile)}</span>
    </Banner>
  )
}
