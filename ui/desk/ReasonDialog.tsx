/** Asks for the reason of a decision: one of those that are usual, or one's own words. */
import { REASON_FORM } from '@evenkeel/wire'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useText } from '../data/hooks.ts'
import type { ButtonLook } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { TextField } from '../kit/TextField.tsx'
import styles from './ReasonDialog.module.css'
import { inOneLine } from './reason.ts'
import { isTyped, TypedWord } from './TypedWord.tsx'
import type { DeskKey } from './texts.ts'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  /** Those that are usual here, in the words that are sent. */
  readonly reasons?: readonly string[]
  /** How long it may be. */
  readonly most?: number
  /** Below one's own words, where they are not for the audit log. */
  readonly hint?: string
  /** What is typed as well, letter by letter, where it concerns everybody. */
  readonly word?: string | undefined
  readonly confirm?: string
  readonly look?: ButtonLook
  readonly busy?: boolean
  onConfirm(reason: string): void
  onClose(): void
}

export function ReasonDialog(props: Props) {
  const { reasons = [], most = 300, word, children, onConfirm, ...dialog } = props
  const text = useText<DeskKey>()
  const { hint = text('desk.reasonHint') } = props
  const group = useId()
  const [chosen, setChosen] = useState('')
  const [own, setOwn] = useState('')
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { open } = props
  useEffect(() => {
    if (!open) return
    setChosen('')
    setOwn('')
    setTyped('')
    setAsked(false)
  }, [open])
  const isOwn = chosen === '' || reasons.length === 0
  const reason = inOneLine(isOwn ? own : chosen)
  const isReason = REASON_FORM.test(reason)
  function confirm() {
    setAsked(true)
    if (isReason && (word === undefined || isTyped(typed, word))) onConfirm(reason)
  }
  return (
    <Dialog {...dialog} onConfirm={confirm}>
      <div className={styles.body}>
        {children}
        {reasons.length > 0 && (
          <fieldset className={styles.reasons}>
            <legend className={styles.legend}>{text('desk.reason')}</legend>
            {[...reasons, ''].map((each) => (
              <label key={each} className={styles.reason}>
                <input
                  type="radio"
                  name={group}
                  className={styles.radio}
                  checked={chosen === each}
                  onChange={() => setChosen(each)}
                />
                {each === '' ? text('desk.ownReason') : each}
              </label>
            ))}
          </fieldset>
        )}
        {isOwn && (
          <TextField
            label={text('desk.reason')}
            value={own}
            lines={3}
            most={most}
            hint={hint}
            error={isAsked && !isReason ? text('desk.reasonNeeded') : undefined}
            onChange={setOwn}
          />
        )}
        {word !== undefined && (
          <TypedWord word={word} typed={typed} isAsked={isAsked} onChange={setTyped} />
        )}
      </div>
    </Dialog>
  )
}
