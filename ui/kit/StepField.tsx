/** The compact field for a price or an amount, with a step down at its left and a step up at its right. */
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useClient } from '../data/context.ts'
import { useText } from '../data/hooks.ts'
import { type AmountLimits, amountProblem } from '../format/amount.ts'
import { formatFigure, formatMoney } from '../format/money.ts'
import { isOnStep, stepBy } from '../format/steps.ts'
import { Icon } from './Icon.tsx'
import styles from './StepField.module.css'
import { useAmountText, useRestingText } from './useAmountText.ts'
import { useRepeat } from './useRepeat.ts'

type Props = AmountLimits & {
  /** With its unit, as in "Price (USDT)". */
  readonly label: string
  /** A plain decimal string; empty as long as what is typed is not an amount. */
  readonly value: string
  /** The grid that a value must be on, and how far one step goes. */
  readonly step: string
  readonly disabled?: boolean
  /** What stands there while nothing is typed: what an empty field means, or what may be typed. */
  readonly placeholder?: string | undefined
  /** Where the first step goes from while nothing is typed. */
  readonly from?: string | undefined
  onChange(value: string): void
}

/** Letters that have room on the narrowest phones. */
const LONG = 10

/** What is wrong stands in the place of the label, so that nothing moves, and is read aloud. */
export function StepField(props: Props) {
  const { label, value, step, least, most, disabled, placeholder = '0', from, onChange } = props
  const { language } = useClient()
  const text = useText()
  const id = useId()
  const typed = useAmountText(value, '', (read) => onChange(read))
  const resting = useRestingText(typed, value)
  const [typing, setTyping] = useState(false)
  const shown = typing ? typed.shown : resting
  const input = useRef<HTMLInputElement>(null)
  // The text loses its groups, and the mark on it with them: whoever types now means another figure.
  useLayoutEffect(() => {
    if (typing) input.current?.select()
  }, [typing])
  const { problem: misread, type } = typed
  const go = (count: number) =>
    onChange(stepBy(value || (from ?? ''), step, count, { least, most }))
  const fewer = useRepeat(() => go(-1))
  const more = useRepeat(() => go(1))

  const problem = findProblem()
  function findProblem(): string | undefined {
    if (misread === 'form')
      return text('ui.amountForm', { example: formatFigure('1234.5', language) })
    if (misread === 'decimals' || !isOnStep(value, step))
      return text('ui.amountStep', { step: formatFigure(step, language) })
    const limit = amountProblem(value, { least, most })
    if (limit === 'tooMuch') return say('ui.amountMost', most)
    return limit === 'tooLittle' ? say('ui.amountLeast', least) : undefined
  }
  function say(key: 'ui.amountMost' | 'ui.amountLeast', amount = '0') {
    return text(key, { amount: formatMoney(amount, language), asset: '' }).trim()
  }
  function press(event: KeyboardEvent) {
    const count = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (count === undefined) return
    event.preventDefault()
    go(count)
  }

  return (
    <div className={styles.field} data-wrong={problem !== undefined} data-off={disabled}>
      <button
        type="button"
        className={styles.step}
        aria-label={text('ui.decrease', { label })}
        disabled={disabled}
        tabIndex={-1}
        {...fewer}
      >
        <Icon name="minus" size="small" />
      </button>
      <label className={styles.middle} htmlFor={id}>
        <span className={styles.label} data-hidden={problem !== undefined}>
          {label}
        </span>
        <input
          ref={input}
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={placeholder}
          disabled={disabled}
          value={shown}
          data-long={shown.length > LONG || undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
        />
      </label>
      <button
        type="button"
        className={styles.step}
        aria-label={text('ui.increase', { label })}
        disabled={disabled}
        tabIndex={-1}
        {...more}
      >
        <Icon name="add" size="small" />
      </button>
      <span id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </span>
    </div>
  )
}
