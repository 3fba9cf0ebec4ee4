/** Reads the ledger of an account, page by page and only when asked: every look is in the audit log. */
import { useClient } from '@evenkeel/ui'
import type { More } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getLedger } from '../../contract/console.ts'

type Ledger = Answer<typeof getLedger>
export type LedgerRow = Ledger['rows'][number]
export type LedgerWish = {
  readonly account: string
  /** Empty for all coins. */
  readonly asset: string
  readonly realm: 'real' | 'demo'
}

type Read = Partial<Ledger> & {
  readonly error?: Error
  readonly isMore?: boolean
  readonly hasFailed?: boolean
}

export function useLedger({ account, asset, realm }: LedgerWish) {
  const { client } = useClient()
  const [read, setRead] = useState<Read>({})
  const [coins, setCoins] = useState<readonly string[]>([])
  const asked = useRef<AbortController>(undefined)

  const ask = useCallback(
    async (after?: string) => {
      asked.current?.abort()
      const mine = new AbortController()
      asked.current = mine
      const input = { account, realm, ...(asset !== '' && { asset }), ...(after && { after }) }
      setRead((before) => (after === undefined ? {} : { ...before, isMore: true }))
      try {
        const { signal } = mine
        const { rows, balances, next } = await client.call(getLedger, input, { signal })
        setCoins((known) => [...new Set([...known, ...balances.map((one) => one.asset)])])
        setRead((before) => ({
          balances,
          next,
          rows: after === undefined ? rows : [...(before.rows ?? []), ...rows],
        }))
      } catch (error) {
        if (mine.signal.aborted) return
        setRead((before) =>
          after === undefined
            ? { error: error as Error }
            : { ...before, isMore: false, hasFailed: true },
        )
      }
    },
    [client, account, asset, realm],
  )
  useEffect(() => {
    void ask()
    return () => asked.current?.abort()
  }, [ask])

  const { rows, balances, next, error, isMore = false, hasFailed = false } = read
  const more: More = {
    more: next !== undefined,
    loadingMore: isMore,
    moreFailed: hasFailed,
    loadMore: () => void ask(next),
  }
  return { ...more, rows, balances, error, coins, reload: () => void ask() }
}
