/** The field for an amount of a coin: takes digits and a decimal sign, and says what is wrong. */
import { type ReactNode, useId } from 'react'
import styles from './AmountField.module.css'
import { type AmountLimits, amountProblem, isZero, typeAmount } from './amount.ts'
import { useClient } from './context.ts'
import { useText } from './hooks.ts'
import { decimalSign, formatFigure } from './money.ts'

type Props = AmountLimits & {
  readonly label: string
  readonly asset: string
  readonly value: string
  /** At the right of the label: what there is to choose from. */
  readonly hint?: ReactNode
  onChange(value: string): void
}

export function AmountField({ label, asset, value, least, most, hint, onChange }: Props) {
  const { language } = useClient()
  const text = useText()
  const id = useId()
  const problem = amountProblem(value, { least, most })
  const wrong = problem !== undefined && problem !== 'missing'
  const limit = formatFigure((problem === 'tooMuch' ? most : least) ?? '0', language)
  const all = most === undefined || isZero(most) ? undefined : most

  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span className={styles.hint}>{hint}</span>
      </div>
      <div className={styles.box} data-wrong={wrong}>
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder="0"
          value={value}
          data-length={lengthOf(value)}
          aria-invalid={wrong}
          aria-describedby={`${id}-problem`}
          onChange={(event) =>
            onChange(typeAmount(value, event.target.value, decimalSign(language)))
          }
        />
        <span className={styles.asset}>{asset}</span>
        <button
          type="button"
          className={styles.all}
          disabled={all === undefined}
          onClick={() => all !== undefined && onChange(all)}
        >
          {text('ui.all')}
        </button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {wrong &&
          text(problem === 'tooMuch' ? 'ui.amountMost' : 'ui.amountLeast', {
            amount: limit,
            asset,
          })}
      </p>
    </div>
  )
}

function lengthOf(value: string): 'short' | 'medium' | 'long' | 'longest' {
  if (value.length <= 10) return 'short'
  if (value.length <= 14) return 'medium'
  return value.length <= 17 ? 'long' : 'longest'
}
