/** Reads a long list page by page, and keeps what was read when its beginning is read again. */
import type { Answer, AnyCall, Sent } from '@evenkeel/wire'
import { Refused } from '@evenkeel/wire/client'
import { useCallback, useRef, useState } from 'react'
import { useClient } from './context.ts'
import { useReading, useText } from './hooks.ts'
import { extend, type Page, refresh } from './pages.ts'
import { useToast } from './Toast.tsx'

type RowOf<C extends AnyCall> =
  Answer<C> extends { rows: (infer Row extends { id: string })[] } ? Row : never

export type Pages<Row> = {
  readonly rows: readonly Row[] | undefined
  readonly error: Error | undefined
  readonly more: boolean
  readonly loadingMore: boolean
  /** The last page that was asked for did not come. */
  readonly moreFailed: boolean
  loadMore(): void
  reload(): void
}

export function usePages<C extends AnyCall>(definition: C): Pages<RowOf<C>> {
  const { client } = useClient()
  const text = useText()
  const toast = useToast()
  const shown = useRef<Page<RowOf<C>>>(undefined)
  const [loadingMore, setLoadingMore] = useState(false)
  const [moreFailed, setMoreFailed] = useState(false)

  const page = useCallback(
    (after: string | undefined, signal?: AbortSignal) =>
      client.call(definition, { after } as Sent<C>, { signal }) as Promise<Page<RowOf<C>>>,
    [client, definition],
  )
  const first = useCallback(
    async (signal: AbortSignal) => refresh(shown.current, await page(undefined, signal)),
    [page],
  )
  const { data, error, reload, update } = useReading(first)
  shown.current = data

  async function loadMore() {
    if (loadingMore || data?.next === undefined) return
    setLoadingMore(true)
    setMoreFailed(false)
    try {
      const next = await page(data.next)
      update((rows) => extend(rows, next))
    } catch (error) {
      setMoreFailed(true)
      toast(error instanceof Refused ? error.message : text('ui.unreachable'), 'failure')
    } finally {
      setLoadingMore(false)
    }
  }

  const more = data?.next !== undefined
  return { rows: data?.rows, error, more, loadingMore, moreFailed, loadMore, reload }
}
