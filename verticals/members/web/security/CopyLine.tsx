/** A secret in a box, with its name above and a way to copy it. */
import { CopyButton } from '@evenkeel/ui'
import styles from './CopyLine.module.css'

type Props = { readonly label: string; readonly value: string; readonly copyLabel: string }

export function CopyLine({ label, value, copyLabel }: Props) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.box}>
        <code className={styles.value}>{value}</code>
        <CopyButton value={value} label={copyLabel} />
      </div>
    </div>
  )
}
