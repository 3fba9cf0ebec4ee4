/** A secret in a box, with its name above and a way to copy it. */
import { CopyButton } from '@evenkeel/ui'
import styles from './CopyLine.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly copyLabel: string
  /** Somebody may have to type it: it is shown four letters at a time. */
  readonly typed?: boolean
  onCopied?(): void
}

const FOURS = /.{1,4}/g

export function CopyLine({ label, value, copyLabel, typed = false, onCopied }: Props) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.box}>
        <code className={styles.value}>{typed ? value.match(FOURS)?.join(' ') : value}</code>
        <CopyButton value={value} label={copyLabel} onCopied={onCopied} />
      </div>
    </div>
  )
}
