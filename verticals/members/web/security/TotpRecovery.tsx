/** Recovery codes: shown this once, in two columns, to be written down or copied. Rule E38. */
import { Button, Caution, CopyButton, useHold, usePlace, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { AskToLeave } from './AskToLeave.tsx'
import { Part } from './Part.tsx'
import styles from './TotpRecovery.module.css'
import type { TextKey } from './textKey.ts'

/** Fewer than this, and it is time for new ones. */
const FEW = 4

export function NewCodes({ codes, onSaved }: { codes: readonly string[]; onSaved(): void }) {
  const text = useText<TextKey>()
  const { back } = usePlace()
  const [isCopied, setCopied] = useState(false)
  const hold = useHold(!isCopied, () => back?.())
  return (
    <Part
      icon="success"
      heading={text('members.recoverySave')}
      hint={text('members.recoverySaveHint')}
      actions={
        <>
          <CopyButton
            look="button"
            value={codes.join('\n')}
            label={text('members.recoveryCopy')}
            onCopied={() => setCopied(true)}
          />
          <Button onClick={onSaved}>{text('members.recoverySaved')}</Button>
        </>
      }
    >
      <ol className={styles.codes} aria-label={text('members.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ol>
      <Caution>{text('members.recoveryOnce')}</Caution>
      <AskToLeave hold={hold} title="members.leaveCodes" hint="members.leaveCodesHint" />
    </Part>
  )
}

/** How many are left, and what to do about it when they are few. */
export function CodesLeft({ left }: { left: number }) {
  const text = useText<TextKey>()
  const many = text('members.recoveryLeft', { left: String(left) })
  if (left >= FEW) return <p className={styles.left}>{many}</p>
  return (
    <Caution>
      {many}
      <br />
      {text('members.recoveryFew')}
    </Caution>
  )
}
