/** A list among terms, such as tiers or holidays: a row for each, with what is wrong with it below it. */
import { afterPress, Button, IconButton, type TermsWarning, useText } from '@evenkeel/ui'
import { type FocusEvent, useId, useState } from 'react'
import styles from './ListField.module.css'
import {
  type Cells,
  cleaned,
  columnsOf,
  isCell,
  type ListKind,
  rowsIn,
  sorted,
  textOf,
} from './lists.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly kind: ListKind
  readonly label: string
  readonly value: string
  /** What its vertical says against it. */
  readonly warnings: readonly TermsWarning[]
  onChange(value: string): void
}

export function ListField({ kind, label, value, warnings, onChange }: Props) {
  const text = useText<TextKey>()
  // A row without anything in it is here alone: the text of a list has none.
  const [kept, keep] = useState(() => rowsIn(kind, value))
  const rows = textOf(kind, kept) === value ? kept : rowsIn(kind, value)
  const become = (next: readonly Cells[]) => {
    keep(next)
    onChange(textOf(kind, next))
  }
  const whole = warnings.find(({ row }) => row === undefined)
  /** Not while it is typed: a row never moves away from under the cursor. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // What is pressed meanwhile stays where it is until it is let go.
    if (!currentTarget.contains(relatedTarget)) afterPress(() => become(sorted(kind, rows)))
  }
  return (
    <fieldset className={styles.list} onBlur={leave}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.rows} data-kind={kind}>
        {kind === 'tiers' && rows.length > 0 && (
          <div className={styles.row} aria-hidden="true">
            {columnsOf(kind).map(({ name }) => (
              <span key={name} className={styles.head}>
                {text(`terms.list.${name}`)}
              </span>
            ))}
          </div>
        )}
        {rows.map((cells, row) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names but their places
            key={row}
            kind={kind}
            label={label}
            nth={row}
            cells={cells}
            warnings={warnings.filter((one) => one.row === row)}
            onChange={(next) => become(rows.with(row, next))}
            onRemove={() => become(rows.toSpliced(row, 1))}
          />
        ))}
      </div>
      {whole !== undefined && <p className={styles.wrong}>{text(whole.text as TextKey)}</p>}
      <div>
        <Button
          look="quiet"
          size="small"
          onClick={() => become([...rows, columnsOf(kind).map(() => '')])}
        >
          {text('terms.list.add')}
        </Button>
      </div>
    </fieldset>
  )
}

type RowProps = {
  readonly kind: ListKind
  readonly label: string
  readonly nth: number
  readonly cells: Cells
  readonly warnings: readonly TermsWarning[]
  onChange(cells: Cells): void
  onRemove(): void
}

function Row({ kind, label, nth, cells, warnings, onChange, onRemove }: RowProps) {
  const text = useText<TextKey>()
  const id = useId()
  const number = `${nth + 1}`
  const columns = columnsOf(kind)
  const badColumn = columns.find((_, at) => cells[at] !== '' && !isCell(kind, at, cells[at] ?? ''))
  const wrong = badColumn
    ? [text(`terms.wrong.${badColumn.as}`)]
    : warnings.map((one) => text(one.text as TextKey))
  return (
    <div>
      <div className={styles.row}>
        {columns.map(({ name, as }, at) => (
          <input
            key={name}
            className={styles.cell}
            type={as === 'date' ? 'date' : 'text'}
            inputMode={as === 'amount' ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-label={`${label} ${number}: ${text(`terms.list.${name}`)}`}
            aria-invalid={wrong.length > 0}
            aria-describedby={id}
            value={cells[at] ?? ''}
            onChange={({ target }) => onChange(cells.with(at, cleaned(target.value)))}
          />
        ))}
        <IconButton
          icon="remove"
          label={text('terms.list.remove', { row: `${label} ${number}` })}
          onClick={onRemove}
        />
      </div>
      <p id={id} className={styles.wrong} aria-live="polite">
        {wrong.join(' ')}
      </p>
    </div>
  )
}
