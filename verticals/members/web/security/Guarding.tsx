/** How well the account is guarded, at a glance, and the step that would help most. */
import { followed, Icon, usePlace, useText } from '@evenkeel/ui'
import styles from './Guarding.module.css'
import { type Security, type Step, stepPaths, stepsOf } from './guarding.ts'
import type { TextKey } from './textKey.ts'

const nextTexts: Readonly<Record<Step, TextKey>> = {
  contact: 'members.next.contact',
  second: 'members.next.second',
  transaction: 'members.next.transaction',
  antiPhishing: 'members.next.antiPhishing',
  allowList: 'members.next.allowList',
}

export function Guarding({ security }: { security: Security }) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const steps = stepsOf(security)
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)?.step
  const path = next && stepPaths[next]
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name="shield" />
        </span>
        <div>
          <p className={styles.title}>
            {text(next === undefined ? 'members.guardedWell' : 'members.guarded')}
          </p>
          <p className={styles.count}>{text('members.stepsDone', { done, all: steps.length })}</p>
        </div>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {steps.map(({ step }, nth) => (
          <span key={step} className={nth < done ? styles.done : styles.open} />
        ))}
      </div>
      {next !== undefined &&
        (path === undefined ? (
          <p className={styles.next}>{text(nextTexts[next])}</p>
        ) : (
          <a
            className={`${styles.next} ${styles.link}`}
            href={`#${path}`}
            onClick={followed(() => go(path))}
          >
            <span>{text(nextTexts[next])}</span>
            <Icon name="next" size="small" />
          </a>
        ))}
    </div>
  )
}
