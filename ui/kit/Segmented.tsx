/** Buy or sell: two halves that meet in a slant, each in the colour of what it does. */
import { useId } from 'react'
import over from './Over.module.css'
import styles from './Segmented.module.css'
import spoken from './Spoken.module.css'

export type Segment<Id extends string> = {
  readonly id: Id
  readonly label: string
  readonly tone: 'up' | 'down'
}

type Props<Id extends string> = {
  readonly label: string
  readonly segments: readonly [Segment<Id>, Segment<Id>]
  readonly value: Id
  onChange(value: NoInfer<Id>): void
}

export function Segmented<Id extends string>({ label, segments, value, onChange }: Props<Id>) {
  const group = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className={spoken.spoken}>{label}</legend>
      {segments.map(({ id, label: name, tone }) => (
        <label key={id} className={`${styles.segment} ${styles[tone]}`}>
          <input
            type="radio"
            name={group}
            className={`${over.over} ${styles.radio}`}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <span className={styles.face}>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
