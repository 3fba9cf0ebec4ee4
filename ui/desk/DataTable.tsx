/** Rows of a kind, dense: sorted by a press on a head, walked by keys, longer by another page. */
import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState, ErrorState } from '../kit/Notice.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { ColumnChoice, useShownColumns } from './ColumnChoice.tsx'
import { besideOf, type Column, compare, type Shown } from './columns.ts'
import styles from './DataTable.module.css'
import { HeadCell } from './HeadCell.tsx'
import type { DeskKey } from './texts.ts'
import { useRowKeys } from './useRowKeys.ts'

/** How a long list goes on: what `usePages` answers with fits. */
export type More = {
  readonly more: boolean
  readonly loadingMore: boolean
  readonly moreFailed: boolean
  loadMore(): void
}

export type TableProps<Row> = {
  /** What the choice of columns is kept by. */
  readonly name: string
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Absent while they are on their way. */
  readonly rows: readonly Row[] | undefined
  readonly error?: Error | undefined
  readonly empty?: string
  readonly pages?: More
  /** The row that is open beside it. */
  readonly open?: string | undefined
  readonly tools?: ReactNode
  idOf(row: Row): string
  onOpen?(row: Row): void
  onRetry?(): void
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})
const NONE: readonly never[] = []

export function DataTable<Row extends object>(props: TableProps<Row>) {
  const { name, label, columns, rows, error, tools, onOpen, onRetry } = props
  const text = useText<DeskKey>()
  const { shown, choose } = useShownColumns(name, columns)
  const visible = props.open === undefined ? shown : besideOf(columns, shown)
  const { ordered, heads } = useOrdered(props, visible)
  const keys = useRowKeys(
    ordered.map(({ id }) => id),
    (place) => {
      const row = ordered[place]
      if (row !== undefined) onOpen?.(row.original)
    },
  )
  const seen = columns.filter(({ id }) => visible[id])
  const isWaiting = rows === undefined && error === undefined
  const hasChoice = columns.some(({ shown: when }) => when !== 'always')

  return (
    <div className={styles.whole}>
      {(tools !== undefined || hasChoice) && (
        <div className={styles.tools}>
          <div className={styles.given}>{tools}</div>
          {hasChoice && <ColumnChoice columns={columns} shown={shown} onChange={choose} />}
        </div>
      )}
      {/* Without rows nothing else in it takes the keys that scroll it. */}
      <div className={styles.frame} tabIndex={rows?.length === 0 ? 0 : undefined}>
        <table
          ref={keys.table}
          className={styles.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows are walked and chosen
          role="grid"
          aria-label={label}
          aria-busy={isWaiting}
        >
          <thead>
            <tr>{heads}</tr>
          </thead>
          <tbody>
            {isWaiting && <WaitingRows columns={seen.length} />}
            {ordered.map(({ id, original }, place) => (
              <BodyRow
                key={id}
                id={id}
                row={original}
                columns={seen}
                isOpen={id === props.open}
                isStop={place === keys.stop}
                onStand={keys.stand}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
        {error !== undefined && rows === undefined && (
          <ErrorState error={error} onRetry={onRetry ?? (() => undefined)} />
        )}
        {rows?.length === 0 && <EmptyState>{props.empty ?? text('ui.empty')}</EmptyState>}
      </div>
      {rows !== undefined && rows.length > 0 && <Foot count={rows.length} pages={props.pages} />}
    </div>
  )
}

/** The rows in the order that was asked for, and the heads that ask for it. */
function useOrdered<Row extends object>({ columns, rows, idOf }: TableProps<Row>, shown: Shown) {
  const [sorting, setSorting] = useState<SortingState>([])
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? NONE,
    getRowId: idOf,
    state: { sorting, columnVisibility: shown },
    onSortingChange: setSorting,
  })
  const known = new Map(columns.map((column) => [column.id, column]))
  const heads = table
    .getHeaderGroups()[0]
    ?.headers.map(({ column }) => (
      <HeadCell
        key={column.id}
        head={known.get(column.id)?.head ?? ''}
        align={known.get(column.id)?.align}
        order={column.getIsSorted()}
        onSort={column.getCanSort() ? () => column.toggleSorting() : undefined}
      />
    ))
  return { ordered: table.getRowModel().rows, heads }
}

type RowProps<Row> = {
  readonly id: string
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly isOpen: boolean
  readonly isStop: boolean
  onStand(id: string): void
  onOpen: ((row: Row) => void) | undefined
}

function BodyRow<Row>({ id, row, columns, isOpen, isStop, onStand, onOpen }: RowProps<Row>) {
  return (
    <tr
      data-row={id}
      className={onOpen ? styles.opens : undefined}
      aria-selected={onOpen ? isOpen : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onStand(id)}
      onClick={({ target }) => {
        // A press on something inside, or the end of marking a text, opens nothing.
        if ((target as Element).closest('button, a, input, label') !== null) return
        if (getSelection()?.isCollapsed !== false) onOpen?.(row)
      }}
    >
      {columns.map(({ id: column, align, cell }) => (
        <td key={column} className={align === 'end' ? styles.end : undefined}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

function definitionOf<Row extends object>({ id, sortBy }: Column<Row>) {
  return {
    id,
    enableSorting: sortBy !== undefined,
    accessorFn: (row: Row) => sortBy?.(row),
    sortFn: (one: { original: Row }, other: { original: Row }) =>
      sortBy === undefined ? 0 : compare(sortBy(one.original), sortBy(other.original)),
  }
}

const WAITING = 8

function WaitingRows({ columns }: { columns: number }) {
  return Array.from({ length: WAITING }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={row}>
      {Array.from({ length: columns }, (__, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <td key={column}>
          <Skeleton width={(row + column) % 2 === 0 ? 96 : 72} />
        </td>
      ))}
    </tr>
  ))
}

function Foot({ count, pages }: { count: number; pages: More | undefined }) {
  const text = useText<DeskKey>()
  return (
    <footer className={styles.foot}>
      <p role="status">
        {text(pages?.more ? 'desk.rowsSoFar' : 'desk.rows', { count })}
        {pages?.moreFailed && <span className={styles.failed}>{text('ui.moreFailed')}</span>}
      </p>
      {pages?.more && (
        <Button look="quiet" size="small" busy={pages.loadingMore} onClick={pages.loadMore}>
          {text('ui.loadMore')}
        </Button>
      )}
    </footer>
  )
}
