/** The delivery times, side by side, each with what it pays. */
import { useClient, useFormat, useText } from '@evenkeel/ui'
import { formatDuration } from '@evenkeel/ui/format/duration.ts'
import { useId } from 'react'
import { percentText } from './names.ts'
import type { Term } from './offer.ts'
import styles from './TermChoice.module.css'
import type { Key } from './textKey.ts'

type Props = {
  readonly terms: readonly Term[]
  readonly value: number
  onChange(seconds: number): void
}

export function TermChoice({ terms, value, onChange }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const { language } = useClient()
  const group = useId()
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.legend}>
        <span>{text('options.delivery')}</span>
        <span className={styles.payouts}>{text('options.payout')}</span>
      </legend>
      <div className={styles.row}>
        {terms.map(({ seconds, payoutBps }) => (
          <label key={seconds} className={styles.term}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={seconds === value}
              onChange={() => onChange(seconds)}
            />
            <span className={styles.face}>
              <span className={styles.time}>{formatDuration(seconds, language)}</span>
              <span className={styles.payout}>{format.percent(percentText(payoutBps))}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
