/** What stands above a list: this contract alone or all, and what can be done with the list. */
import { Switch, useText } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import type { Listed } from './listed.ts'
import styles from './Orders.module.css'
import type { Key } from './textKey.ts'

export type OnlySymbol = { readonly checked: boolean; onChange(checked: boolean): void }

/** What every list of them is given. */
export type ListProps = {
  /** Of the contract that the screen stands at; `undefined` for all. */
  readonly symbol: string | undefined
  readonly bySymbol: ReadonlyMap<string, Listed>
  readonly onlySymbol: OnlySymbol
}

type Props = { readonly onlySymbol: OnlySymbol; readonly children?: ReactNode }

export function ListHead({ onlySymbol, children }: Props) {
  const text = useText<Key>()
  return (
    <div className={styles.head}>
      <Switch label={text('contracts.onlySymbol')} {...onlySymbol} />
      {children}
    </div>
  )
}
