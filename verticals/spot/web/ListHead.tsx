/** What stands above a list of orders: this pair alone or all, and what can be done with the list. */
import { Switch, useText } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import type en from '../text/en.ts'
import styles from './Orders.module.css'

export type OnlyPair = { readonly checked: boolean; onChange(checked: boolean): void }

export function ListHead({ onlyPair, children }: { onlyPair: OnlyPair; children?: ReactNode }) {
  const text = useText<keyof typeof en>()
  return (
    <div className={styles.head}>
      <Switch label={text('spot.onlyPair')} {...onlyPair} />
      {children}
    </div>
  )
}
