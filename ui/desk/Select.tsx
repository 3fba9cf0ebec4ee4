/** One of several, with the browser's own list: what an operator's keyboard knows. */
import { useId } from 'react'
import { Icon } from '../kit/Icon.tsx'
import spoken from '../kit/Spoken.module.css'
import styles from './Select.module.css'

export type SelectOption<Id extends string> = {
  readonly id: Id
  readonly label: string
  /** The language of a label that is not in the page's own. */
  readonly language?: string
}

type Props<Id extends string> = {
  readonly label: string
  readonly options: readonly SelectOption<Id>[]
  readonly value: Id
  /** `bare` shows its value alone: a filter whose values speak for themselves. */
  readonly look?: 'field' | 'bare'
  readonly disabled?: boolean
  onChange(value: NoInfer<Id>): void
}

export function Select<Id extends string>(props: Props<Id>) {
  const { label, options, value, look = 'field', disabled = false, onChange } = props
  const id = useId()
  return (
    <div className={styles.whole}>
      <label htmlFor={id} className={look === 'bare' ? spoken.spoken : styles.label}>
        {label}
      </label>
      <span className={styles.box} data-look={look}>
        <select
          id={id}
          className={styles.select}
          value={value}
          disabled={disabled}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.id === target.value)
            if (chosen !== undefined) onChange(chosen.id)
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id} lang={option.language}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="down" size="small" />
        </span>
      </span>
    </div>
  )
}
