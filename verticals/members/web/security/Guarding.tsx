/** How well the account is guarded: every step by its name, which are done, and which helps most next. */
import { Badge, followed, Icon, Spoken, usePlace, useText } from '@evenkeel/ui'
import styles from './Guarding.module.css'
import { type Security, type Step, stepPaths, stepsOf } from './guarding.ts'
import type { TextKey } from './textKey.ts'

/** What is to be done. */
const nextTexts: Readonly<Record<Step, TextKey>> = {
  contact: 'members.next.contact',
  second: 'members.next.second',
  transaction: 'members.next.transaction',
  antiPhishing: 'members.next.antiPhishing',
  allowList: 'members.next.allowList',
}
/** What is there once it is done. */
const doneTexts: Readonly<Record<Step, TextKey>> = {
  contact: 'members.step.contact',
  second: 'members.step.second',
  transaction: 'members.transactionPassword',
  antiPhishing: 'members.antiPhishing',
  allowList: 'members.allowList',
}

export function Guarding({ security }: { security: Security }) {
  const text = useText<TextKey>()
  const steps = stepsOf(security)
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)?.step
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
          <span key={step} className={nth < done ? styles.filled : styles.open} />
        ))}
      </div>
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }) => (
          <li key={step}>
            <StepLink step={step} isDone={isDone} isNext={step === next} />
          </li>
        ))}
      </ol>
    </div>
  )
}

type StepProps = { readonly step: Step; readonly isDone: boolean; readonly isNext: boolean }

function StepLink({ step, isDone, isNext }: StepProps) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const path = stepPaths[step]
  return (
    <a
      className={styles.step}
      data-next={isNext || undefined}
      href={`#${path}`}
      onClick={followed(() => go(path))}
    >
      <span className={isDone ? styles.done : styles.ring}>
        {isDone && <Icon name="success" size="small" />}
      </span>
      <span className={styles.name}>
        {text((isDone ? doneTexts : nextTexts)[step])}
        {isDone && <Spoken> {text('members.stepDone')}</Spoken>}
      </span>
      {isNext && <Badge look="mini">{text('members.stepNext')}</Badge>}
      <span className={styles.chevron}>
        <Icon name="next" size="small" />
      </span>
    </a>
  )
}
