/** A table whose rows open beside it. */
import { DataTable, type TableProps } from './DataTable.tsx'
import { type Detail, DetailPane } from './DetailPane.tsx'

type Props<Row> = Omit<TableProps<Row>, 'open' | 'onOpen'> & {
  /** The id of the row that is open. */
  readonly opened: string | undefined
  readonly detail: Detail | undefined
  /** With nothing, it is closed. */
  onOpened(id: string | undefined): void
}

export function OpeningTable<Row extends object>(props: Props<Row>) {
  const { opened, detail, onOpened, ...table } = props
  return (
    <DetailPane
      list={<DataTable {...table} open={opened} onOpen={(row) => onOpened(table.idOf(row))} />}
      detail={detail}
      onClose={() => onOpened(undefined)}
    />
  )
}
