/** Which columns of a table are seen: chosen by whoever works with it, and kept in their browser. */
import { useCallback, useMemo, useState } from 'react'
import { useText } from '../data/hooks.ts'
import styles from './ColumnChoice.module.css'
import { type Column, type Shown, shownColumns, writeShown } from './columns.ts'
import { Popover } from './Popover.tsx'
import type { DeskKey } from './texts.ts'

type Choice = { readonly shown: Shown; choose(id: string, isShown: boolean): void }

export function useShownColumns<Row>(name: string, columns: readonly Column<Row>[]): Choice {
  const place = `TABLE_${name}`
  const [kept, setKept] = useState(() => localStorage.getItem(place))
  const shown = useMemo(() => shownColumns(columns, kept), [columns, kept])
  const choose = useCallback(
    (id: string, isShown: boolean) => {
      const written = writeShown({ ...shown, [id]: isShown })
      localStorage.setItem(place, written)
      setKept(written)
    },
    [place, shown],
  )
  return { shown, choose }
}

type Props<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly shown: Shown
  onChange(id: string, isShown: boolean): void
}

export function ColumnChoice<Row>({ columns, shown, onChange }: Props<Row>) {
  const text = useText<DeskKey>()
  return (
    <Popover label={text('desk.columns')} icon="filter">
      <fieldset className={styles.set}>
        <legend className={styles.title}>{text('desk.columns')}</legend>
        {columns.map((column) => (
          <label key={column.id} className={styles.row}>
            <input
              type="checkbox"
              className={styles.check}
              checked={shown[column.id] ?? false}
              disabled={column.shown === 'always'}
              onChange={({ target }) => onChange(column.id, target.checked)}
            />
            {column.head}
          </label>
        ))}
      </fieldset>
    </Popover>
  )
}
