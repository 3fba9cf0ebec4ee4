/** The field that searches what is shown below it. */
import { useRef } from 'react'
import { useText } from '../data/hooks.ts'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './SearchField.module.css'

type Props = {
  readonly label: string
  readonly value: string
  /** `round` stands in a top bar. */
  readonly look?: 'field' | 'round'
  onChange(value: string): void
}

export function SearchField({ label, value, look = 'field', onChange }: Props) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className={`${styles.box} ${styles[look]}`}>
      <span className={styles.glass}>
        <Icon name="search" size="small" />
      </span>
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={text('ui.clear')}
          className={styles.clear}
          onClick={clear}
        />
      )}
    </search>
  )
}
