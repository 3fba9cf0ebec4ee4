/** The member's fills, newest first. */
import { EmptyState, ErrorState, InfiniteList, SkeletonRows, useText } from '@evenkeel/ui'
import { useCallback } from 'react'
import { getFills } from '../contract/index.ts'
import type en from '../text/en.ts'
import { FillRow } from './FillRow.tsx'
import { ListHead, type OnlyPair } from './ListHead.tsx'
import type { Listed } from './Orders.tsx'
import type { Fill } from './orderLists.ts'
import { type ReadPage, usePast } from './usePast.ts'

type Props = Pick<Listed, 'pair' | 'terms'> & { readonly onlyPair: OnlyPair }

export function FillList({ pair, terms, onlyPair }: Props) {
  const text = useText<keyof typeof en>()
  const read = useCallback<ReadPage<Fill>>(
    async (client, after, signal) => {
      const { fills, next } = await client.call(getFills, { pair, after }, { signal })
      return { rows: fills, next }
    },
    [pair],
  )
  const { rows, error, more, loadingMore, moreFailed, loadMore, reload } = usePast(read)
  return (
    <>
      <ListHead onlyPair={onlyPair} />
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={4} mark={false} />}
      {rows?.length === 0 && <EmptyState>{text('spot.noFills')}</EmptyState>}
      {rows !== undefined && rows.length > 0 && (
        <InfiniteList
          label={text('spot.fills')}
          rows={rows}
          rowPx={110}
          more={more}
          loading={loadingMore}
          failed={moreFailed}
          keyOf={({ id }) => id}
          onMore={loadMore}
        >
          {(fill) => <FillRow fill={fill} terms={terms.get(fill.pair)} />}
        </InfiniteList>
      )}
    </>
  )
}
