/** The cases that a list shows: kept true by the stream of changes, and longer by another page. */
import { useClient, useReading } from '@evenkeel/ui'
import { type More, useFollow } from '@evenkeel/ui/desk'
import type { Sent } from '@evenkeel/wire'
import { useCallback, useEffect, useRef } from 'react'
import { getCases } from '../../contract/index.ts'
import type { CaseRow, QueueName } from './cases.ts'

export type CaseWish = {
  readonly state: 'waiting' | 'decided'
  readonly search: string
  readonly asset: string
  readonly taken: 'mine' | 'nobody' | ''
}

export type Cases = More & {
  readonly rows: readonly CaseRow[] | undefined
  readonly error: Error | undefined
  reload(): void
}

const STEP = 50
/** No call gives more. */
const MOST = 500

export function useCases(queue: QueueName, wish: CaseWish): Cases {
  const { client } = useClient()
  const size = useRef(STEP)
  const written = JSON.stringify(inputOf(queue, wish))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins with its first page
  useEffect(() => {
    size.current = STEP
  }, [written])
  const read = useCallback(
    (signal: AbortSignal) => {
      const input = JSON.parse(written) as Sent<typeof getCases>
      return client.call(getCases, { ...input, size: String(size.current) }, { signal })
    },
    [client, written],
  )
  const { data, error, loading, reload } = useReading(read)
  useFollow([`queue.${queue}`], reload)
  const rows = data?.rows
  const isShort = rows !== undefined && rows.length < size.current
  return {
    rows,
    error,
    reload,
    more: data?.is_more === true && rows !== undefined && rows.length < MOST,
    loadingMore: loading && isShort && data?.is_more === true,
    moreFailed: error !== undefined && rows !== undefined,
    loadMore() {
      size.current = Math.min(size.current + STEP, MOST)
      reload()
    },
  }
}

function inputOf(queue: QueueName, { state, search, asset, taken }: CaseWish) {
  return {
    queue,
    state,
    ...(search !== '' && { search }),
    ...(asset !== '' && { asset }),
    ...(taken !== '' && { taken }),
  }
}
