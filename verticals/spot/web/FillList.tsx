/** The member's fills, newest first. */
import {
  Button,
  EmptyState,
  ErrorState,
  InfiniteList,
  SkeletonRows,
  useChannel,
  usePages,
  useText,
} from '@evenkeel/ui'
import { getFills, ordersChannel } from '../contract/index.ts'
import type en from '../text/en.ts'
import { FillRow } from './FillRow.tsx'
import { ListHead, type OnlyPair } from './ListHead.tsx'
import type { Listed } from './Orders.tsx'
import { isPast } from './orderLists.ts'

type Props = Pick<Listed, 'pair' | 'terms'> & { readonly onlyPair: OnlyPair }

export function FillList({ pair, terms, onlyPair }: Props) {
  const text = useText<keyof typeof en>()
  const { rows, error, more, loadingMore, moreFailed, loadMore, reload, refresh } = usePages(
    getFills,
    {
      input: { pair },
      rowsOf: ({ fills }) => fills,
    },
  )
  useChannel(ordersChannel, ({ orders }) => orders.some(isPast) && refresh())
  return (
    <>
      <ListHead onlyPair={onlyPair} />
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={4} mark={false} />}
      {rows?.length === 0 &&
        (pair === undefined ? (
          <EmptyState>{text('spot.noFills')}</EmptyState>
        ) : (
          <EmptyState
            icon="filter"
            action={
              <Button look="quiet" size="medium" onClick={() => onlyPair.onChange(false)}>
                {text('spot.showAll')}
              </Button>
            }
          >
            {text('spot.noFillsHere')}
          </EmptyState>
        ))}
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
