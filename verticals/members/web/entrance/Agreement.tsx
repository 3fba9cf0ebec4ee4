/** The box to agree with, and the ways to what is agreed to. */
import { Checkbox, useText } from '@evenkeel/ui'
import type en from '../../text/en.ts'
import styles from './Agreement.module.css'

type Props = {
  readonly checked: boolean
  readonly error: string | undefined
  onChange(checked: boolean): void
}

export function Agreement({ checked, error, onChange }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <div data-wrong={error !== undefined}>
      <Checkbox label={text('members.agree')} checked={checked} onChange={onChange} />
      <p className={styles.documents}>
        {(['terms', 'privacy'] as const).map((name) => (
          // In a page of its own: what was typed here stays.
          <a key={name} className={styles.link} href={`#/${name}`} target="_blank" rel="noopener">
            {text(`members.${name}`)}
          </a>
        ))}
      </p>
      <p className={styles.error} role="alert">
        {error}
      </p>
    </div>
  )
}
