/** The field for an amount of a coin: shows what was typed as it is, and says what is wrong with it. */
import { DECIMALS } from '@evenkeel/kernel'
import { type ReactNode, useId } from 'react'
import { useClient } from '../data/context.ts'
import { useText } from '../data/hooks.ts'
import {
  AMOUNT_MOST,
  type AmountLimits,
  amountProblem,
  isZero,
  type TypedAmount,
  writeAmount,
} from '../format/amount.ts'
import { formatFigure, formatMoney } from '../format/money.ts'
import styles from './AmountField.module.css'
import spoken from './Spoken.module.css'
import { useAmountText } from './useAmountText.ts'

type Props = AmountLimits & {
  readonly label: string
  readonly asset: string
  /** A plain decimal string; empty as long as what is typed is not an amount. */
  readonly value: string
  /** At the right of the label: what there is to choose from. */
  readonly hint?: ReactNode
  /** `compact`, among many other fields: what is wrong stands in the place of the label, and nothing moves. */
  readonly look?: 'large' | 'compact'
  /** Said of more than the most, in the place of how much that is. */
  readonly tooMuch?: string
  /** Said of an amount that is within its limits, and wrong all the same. */
  readonly error?: string | undefined
  /** `problem` says why the text is no amount, where there is a text. */
  onChange(value: string, problem: TypedAmount['problem']): void
}

export function AmountField(props: Props) {
  const { label, asset, value, least, most, hint, look = 'large', tooMuch, error, onChange } = props
  const { language } = useClient()
  const text = useText()
  const id = useId()
  const { shown, problem: misread, type } = useAmountText(value, asset, onChange)
  const problem = misread ?? amountProblem(value, { least, most })
  const isOut = problem !== undefined && problem !== 'missing'
  const wrong = isOut || error !== undefined
  const limit = formatMoney(
    problem === 'tooLittle' ? (least ?? '0') : (most ?? AMOUNT_MOST),
    language,
  )
  const problems = {
    form: () => text('ui.amountForm', { example: formatFigure('1234.5', language) }),
    decimals: () => text('ui.amountDecimals', { count: DECIMALS }),
    tooMuch: () => tooMuch ?? text('ui.amountMost', { amount: limit, asset }),
    tooLittle: () => text('ui.amountLeast', { amount: limit, asset }),
  }
  const all = most === undefined || isZero(most) ? undefined : most

  const said = (
    <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
      {isOut ? problems[problem]() : error}
    </p>
  )
  const isCompact = look === 'compact'

  return (
    <div className={styles[look]}>
      <div className={styles.top}>
        <label htmlFor={id} className={isCompact && wrong ? spoken.spoken : styles.label}>
          {label}
        </label>
        {isCompact && said}
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
          value={shown}
          data-length={lengthOf(shown)}
          aria-invalid={wrong}
          aria-describedby={`${id}-problem`}
          onChange={(event) => type(event.target.value)}
        />
        <span className={styles.asset}>{asset}</span>
        {most !== undefined && (
          <button
            type="button"
            className={styles.all}
            disabled={all === undefined}
            onClick={() => all !== undefined && type(writeAmount(all, language))}
          >
            {text('ui.all')}
          </button>
        )}
      </div>
      {!isCompact && said}
    </div>
  )
}

function lengthOf(value: string): 'short' | 'medium' | 'long' | 'longest' {
  if (value.length <= 10) return 'short'
  if (value.length <= 14) return 'medium'
  return value.length <= 17 ? 'long' : 'longest'
}
