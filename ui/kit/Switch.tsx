/** On or off at once, and a box to agree with: the browser's own checkboxes, dressed. */
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import over from './Over.module.css'
import styles from './Switch.module.css'

type Props = {
  readonly label: ReactNode
  readonly checked: boolean
  readonly disabled?: boolean
  onChange(checked: boolean): void
}

type SwitchProps = Props & {
  readonly hint?: ReactNode
  /** `row` has the label at the left, over the whole width, as settings have it. */
  readonly look?: 'inline' | 'row'
}

export function Switch(props: SwitchProps) {
  const { label, hint, look = 'inline', checked, disabled, onChange } = props
  const id = useId()
  return (
    <label className={`${styles.label} ${styles[look]}`}>
      <input
        type="checkbox"
        role="switch"
        className={`${over.over} ${styles.box}`}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : id}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} />
      <span className={styles.words}>
        {label}
        {hint !== undefined && (
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

export function Checkbox({ label, onChange, ...box }: Props) {
  return (
    <label className={`${styles.label} ${styles.inline}`}>
      <input
        type="checkbox"
        className={`${over.over} ${styles.box}`}
        {...box}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.square}>
        <Icon name="check" size="tiny" />
      </span>
      <span className={styles.words}>{label}</span>
    </label>
  )
}
