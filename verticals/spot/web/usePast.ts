/** Orders that are over, or fills, read page by page, newest first, and read again when there is news. */
import { useChannel, useClient, useReading, useText, useToast } from '@evenkeel/ui'
import { extend, type Page, refresh } from '@evenkeel/ui/pages.ts'
import { useCallback, useRef, useState } from 'react'
import { ordersChannel } from '../contract/index.ts'
import { isPast } from './orderLists.ts'

type Row = { readonly id: string }
/** Reads one page, from its beginning or after a place; kept by `useCallback`. */
export type ReadPage<Line extends Row> = (
  client: ReturnType<typeof useClient>['client'],
  after: string | undefined,
  signal?: AbortSignal,
) => Promise<Page<Line>>

export type Past<Line> = {
  readonly rows: readonly Line[] | undefined
  readonly error: Error | undefined
  readonly more: boolean
  readonly loadingMore: boolean
  readonly moreFailed: boolean
  loadMore(): void
  reload(): void
}

export function usePast<Line extends Row>(read: ReadPage<Line>): Past<Line> {
  const { client } = useClient()
  const text = useText()
  const toast = useToast()
  const shown = useRef<{ readonly read: ReadPage<Line>; readonly page: Page<Line> }>(undefined)
  const [loadingMore, setLoadingMore] = useState(false)
  const [moreFailed, setMoreFailed] = useState(false)

  const first = useCallback(
    async (signal: AbortSignal) => {
      const page = await read(client, undefined, signal)
      return {
        read,
        page: refresh(shown.current?.read === read ? shown.current.page : undefined, page),
      }
    },
    [client, read],
  )
  const { data, error, reload, update } = useReading(first)
  // What was read for another question is not shown as the answer to this one.
  const mine = data?.read === read ? data : undefined
  shown.current = mine
  useChannel(ordersChannel, ({ orders }) => orders.some(isPast) && reload())

  async function loadMore() {
    const next = mine?.page.next
    if (loadingMore || next === undefined) return
    setLoadingMore(true)
    setMoreFailed(false)
    try {
      const older = await read(client, next)
      update((known) => (known.read === read ? { read, page: extend(known.page, older) } : known))
    } catch {
      setMoreFailed(true)
      toast(text('ui.unreachable'), 'failure')
    } finally {
      setLoadingMore(false)
    }
  }

  return {
    rows: mine?.page.rows,
    error,
    more: mine?.page.next !== undefined,
    loadingMore,
    moreFailed,
    loadMore: () => void loadMore(),
    reload,
  }
}
