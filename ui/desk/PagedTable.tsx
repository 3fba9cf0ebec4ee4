/** The rows of a list that is read page by page. */
import type { Pages } from '../data/usePages.ts'
import type { Column } from './columns.ts'
import { DataTable } from './DataTable.tsx'

type Props<Row> = {
  /** What the choice of columns is kept by. */
  readonly name: string
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly pages: Pages<Row>
}

export function PagedTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { name, label, columns, pages } = props
  return (
    <DataTable
      name={name}
      label={label}
      columns={columns}
      rows={pages.rows}
      error={pages.error}
      pages={pages}
      idOf={({ id }) => id}
      onRetry={pages.reload}
    />
  )
}
