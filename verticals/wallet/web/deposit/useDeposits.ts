/** The member's deposits, as they were read and as the channel has told of them since. */
import { type Pages, useChannel, usePages } from '@evenkeel/ui'
import type { News } from '@evenkeel/wire'
import { useState } from 'react'
import { depositsChannel, getDeposits } from '../../contract/deposits.ts'

export type Deposit = News<typeof depositsChannel>

export function useDeposits(): Pages<Deposit> {
  const pages = usePages(getDeposits)
  const [news, setNews] = useState<KnownNews>(new Map())
  useChannel(depositsChannel, (deposit) => {
    const isOld = pages.rows?.some(({ id }) => id === deposit.id)
    // A reason is told in the member's language; this device may be read in another.
    const isKept = deposit.reason === undefined
    setNews((known) => withNews(known, deposit, isKept))
    if (!isOld || !isKept) pages.refresh()
  })
  return { ...pages, rows: pages.rows?.map((row) => newer(row, news.get(row.id))) }
}

type KnownNews = ReadonlyMap<string, Deposit>

/** What is read anew leaves nothing behind that was told before. */
function withNews(known: KnownNews, deposit: Deposit, isKept: boolean): KnownNews {
  const next = new Map(known)
  if (isKept) next.set(deposit.id, deposit)
  else next.delete(deposit.id)
  return next
}

/** What was read after a change tells of it as well. */
function newer(read: Deposit, told: Deposit | undefined): Deposit {
  if (told === undefined) return read
  const isBehind =
    read.status !== 'confirming' || (read.confirmations ?? 0) > (told.confirmations ?? 0)
  return told.status === 'confirming' && isBehind ? read : told
}
