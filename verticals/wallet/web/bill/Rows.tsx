/** The rows of the bill: what is pending, then every movement, page by page. */
import {
  Button,
  EmptyState,
  ErrorState,
  InfiniteList,
  type Pages,
  SkeletonRows,
  useText,
} from '@evenkeel/ui'
import { BillLine, type Pending, PendingLine, type Row } from './BillLine.tsx'
import styles from './Rows.module.css'
import type en from './text/en.ts'

const ROW_PX = 64

type Props = {
  readonly pages: Pages<Row>
  readonly pending: readonly Pending[]
  onOpen(id: string): void
  /** Shows all of it again; none where all of it is shown. */
  readonly onReset: (() => void) | undefined
}

export function Rows({ pages, pending, onOpen, onReset }: Props) {
  const text = useText<keyof typeof en>()
  const { rows, error } = pages
  if (rows === undefined)
    return error === undefined ? (
      <SkeletonRows />
    ) : (
      <ErrorState error={error} onRetry={pages.reload} />
    )
  if (rows.length === 0 && pending.length === 0)
    return (
      <EmptyState
        action={
          onReset && (
            <Button look="quiet" onClick={onReset}>
              {text('bill.reset')}
            </Button>
          )
        }
      >
        {text(onReset === undefined ? 'bill.empty' : 'bill.noMatch')}
      </EmptyState>
    )
  return (
    <>
      {pending.length > 0 && (
        <ul className={styles.pending}>
          {pending.map((one) => (
            <li key={one.id}>
              <PendingLine pending={one} />
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <InfiniteList
          label={text('bill.title')}
          rows={rows}
          rowPx={ROW_PX}
          more={pages.more}
          loading={pages.loadingMore}
          failed={pages.moreFailed}
          keyOf={({ id }) => id}
          onMore={pages.loadMore}
        >
          {(row) => <BillLine row={row} onOpen={() => onOpen(row.id)} />}
        </InfiniteList>
      )}
    </>
  )
}
