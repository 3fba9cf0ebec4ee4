/** A text as a code for a camera, and below it the text itself, to be copied. */
import { useMemo } from 'react'
import { encode } from 'uqr'
import { CopyButton } from './CopyButton.tsx'
import styles from './QrCode.module.css'

type Props = {
  readonly value: string
  /** What the code holds. */
  readonly label: string
  /** Without the text below. */
  readonly bare?: boolean
}

export function QrCode({ value, label, bare = false }: Props) {
  const { path, size } = useMemo(() => drawn(value), [value])
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

function drawn(value: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(value, { ecc: 'M', border: 3 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { path: squares.join(''), size }
}
