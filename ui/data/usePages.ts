/** Reads a long list page by page, and keeps what was read when its beginning is read again. */
import type { Answer, AnyCall, Sent } from '@evenkeel/wire'
import { Refused } from '@evenkeel/wire/client'
import { startTransition, useCallback, useRef, useState } from 'react'
import { useToast } from '../kit/Toast.tsx'
import { useClient } from './context.ts'
import { useReading, useText } from './hooks.ts'
import { type AnsweredPage, extend, type Page, pageOf, refresh } from './pages.ts'

type Line = { readonly id: string }
type RowOf<C extends AnyCall> = Answer<C> extends { rows: (infer Row extends Line)[] } ? Row : never

export type PagesWish<C extends AnyCall, Row extends Line> = {
  /** What is asked for beside the page; another input is another question. */
  readonly input?: Omit<Sent<C>, 'after'>
  /** The rows of an answer that calls them by another name than `rows`. */
  rowsOf?(answer: Answer<C>): readonly Row[]
}

export type Pages<Row> = {
  /** Absent until this question is answered: what was read for another is never shown as its answer. */
  readonly rows: readonly Row[] | undefined
  /** As it was read last, for whoever waits for another reading. */
  readonly data: unknown
  readonly loading: boolean
  readonly error: Error | undefined
  readonly more: boolean
  readonly loadingMore: boolean
  /** The last page that was asked for did not come. */
  readonly moreFailed: boolean
  loadMore(): void
  reload(): void
  /** Reads the first page again for news, as `Reading.refresh` does. */
  refresh(): void
}

export function usePages<C extends AnyCall, Row extends Line = RowOf<C>>(
  definition: C,
  { input, rowsOf }: PagesWish<C, Row> = {},
): Pages<Row> {
  const { client } = useClient()
  const text = useText()
  const toast = useToast()
  const question = JSON.stringify(input ?? {})
  const shown = useRef<AnsweredPage<Row>>(undefined)
  const rowsIn = useRef(rowsOf)
  rowsIn.current = rowsOf
  /** The question that a further page is on its way for, and the one whose page did not come. */
  const [loading, setLoading] = useState<string>()
  const [failed, setFailed] = useState<string>()

  const read = useCallback(
    async (after: string | undefined, signal?: AbortSignal): Promise<Page<Row>> => {
      const asked = { ...JSON.parse(question), after } as Sent<C>
      const answer = (await client.call(definition, asked, { signal })) as Answer<C> & Page<Row>
      return { rows: rowsIn.current?.(answer) ?? answer.rows, next: answer.next }
    },
    [client, definition, question],
  )
  const first = useCallback(
    async (signal: AbortSignal): Promise<AnsweredPage<Row>> => {
      const page = await read(undefined, signal)
      return { question, page: refresh(pageOf(shown.current, question), page) }
    },
    [read, question],
  )
  const reading = useReading(first)
  const { data, loading: isReading, error, reload, update } = reading
  shown.current = data
  const page = pageOf(data, question)

  async function loadMore() {
    if (loading === question || page?.next === undefined) return
    setLoading(question)
    setFailed(undefined)
    try {
      const older = await read(page.next)
      update((known) =>
        known.question === question ? { question, page: extend(known.page, older) } : known,
      )
    } catch (error) {
      setFailed(question)
      toast(error instanceof Refused ? error.message : text('ui.unreachable'), 'failure')
    } finally {
      // With the rows that came, and not before them: who taps in between would ask again.
      startTransition(() => setLoading((current) => (current === question ? undefined : current)))
    }
  }

  return {
    rows: page?.rows,
    data,
    loading: isReading,
    error,
    more: page?.next !== undefined,
    loadingMore: loading === question,
    moreFailed: failed === question,
    loadMore: () => void loadMore(),
    reload,
    refresh: reading.refresh,
  }
}
