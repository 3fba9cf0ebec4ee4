/** A text as a code for a camera, and below it the text itself, to be copied. */
import { useMemo } from 'react'
import { CopyButton } from './CopyButton.tsx'
import styles from './QrCode.module.css'
import { qrPath } from './qrPath.ts'

type Props = {
  readonly value: string
  /** What the code holds. */
  readonly label: string
  /** Without the text below. */
  readonly bare?: boolean
}

export function QrCode({ value, label, bare = false }: Props) {
  const { path, size } = useMemo(() => qrPath(value), [value])
  return (
    <div className={styles.code}>
      <svg className={styles.square} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path d={path} />
      </svg>
      {!bare && (
        <div className={styles.text}>
          <span className={styles.value}>{value}</span>
          <CopyButton value={value} />
        </div>
      )}
    </div>
  )
}
