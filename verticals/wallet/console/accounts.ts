/** Accounts of the ledger as people read them: `house:fees` is the fees of the house. */
import { useText } from '@evenkeel/ui'
import { useCallback } from 'react'
import { chainTitles } from '../contract/chainTitles.ts'
import type { TextKey } from './textKey.ts'

export const houseNames = [
  'fees',
  'maker',
  'options',
  'portfolio',
  'insurance',
  'charity',
  'nft',
  'treasury',
] as const
export const custodyNames = [
  ...Object.keys(chainTitles),
  'sandbox',
  'play',
  'receivable',
  'clearing',
] as readonly string[]

/** `member:10000007`, `house:fees`, `custody:bitcoin`, or a member's own account by its name. */
export function useAccountName(): (account: string) => string {
  const text = useText<TextKey>()
  return useCallback(
    (account) => {
      const [owner = '', name] = account.split(':')
      if (name === undefined) return text(`account.${owner}` as TextKey)
      if (owner === 'member') return text('money.member', { uid: name })
      const title = name in chainTitles ? chainTitles[name as keyof typeof chainTitles] : undefined
      const own = title ?? text(`money.name.${name}` as TextKey)
      return `${text(owner === 'house' ? 'money.house' : 'money.custody')}: ${own}`
    },
    [text],
  )
}
