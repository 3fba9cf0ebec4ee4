/** Which of a few steps this is. */
import { useText } from '@evenkeel/ui'
import type en from '../../text/en.ts'
import styles from './StepMarks.module.css'

export function StepMarks({ at, of }: { at: number; of: number }) {
  const text = useText<keyof typeof en>()
  return (
    <div className={styles.steps}>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: of }, (_, nth) => nth + 1).map((step) => (
          <span key={step} className={styles.bar} data-on={step <= at} />
        ))}
      </span>
      <span className={styles.word}>{text('members.stepOf', { step: at, all: of })}</span>
    </div>
  )
}
