/** How strong a new password is, while it is typed. */
import { useText } from '@evenkeel/ui'
import { strengthOf, strengths } from '../../passwords/rules.ts'
import type en from '../../text/en.ts'
import styles from './PasswordStrength.module.css'

type Props = { readonly password: string; readonly names: readonly string[] }

export function PasswordStrength({ password, names }: Props) {
  const text = useText<keyof typeof en>()
  const strength = password === '' ? undefined : strengthOf(password, names)
  const level = strength === undefined ? -1 : strengths.indexOf(strength)
  return (
    <div className={styles.strength} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        {strengths.map((name, nth) => (
          <span key={name} className={styles.bar} data-on={nth <= level} />
        ))}
      </span>
      <span className={styles.word} role="status">
        {strength && text(`members.strength.${strength}`)}
      </span>
    </div>
  )
}
