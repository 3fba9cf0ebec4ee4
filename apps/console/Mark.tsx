/** Which exchange this is: play money, or real money. Nobody may mistake one for the other. */
import { useText } from '@evenkeel/ui'
import styles from './Mark.module.css'
import type en from './text/en.ts'

export function Mark({ isSandbox }: { isSandbox: boolean | undefined }) {
  const text = useText<keyof typeof en>()
  if (isSandbox === undefined) return null
  return (
    <span className={`${styles.mark} ${isSandbox ? styles.sandbox : styles.production}`}>
      {text(isSandbox ? 'console.sandbox' : 'console.production')}
    </span>
  )
}
