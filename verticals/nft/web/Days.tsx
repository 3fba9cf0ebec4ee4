/** For how many days something holds: one of a few terms, under what it is called. */
import { Choice, useText } from '@evenkeel/ui'
import styles from './Sheets.module.css'
import type { Key } from './textKey.ts'

type Props = {
  readonly label: string
  readonly terms: readonly number[]
  readonly value: string
  onChange(days: string): void
}

export function Days({ label, terms, value, onChange }: Props) {
  const text = useText<Key>()
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <Choice
        look="segments"
        label={label}
        options={terms.map((days) => ({ id: String(days), label: text('nft.days', { days }) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
