/** What a table has in its columns, and which of them somebody chose to see. */
import type { ReactNode } from 'react'
import { amountFrom } from '../format/decimals.ts'

export type Column<Row> = {
  readonly id: string
  readonly head: string
  cell(row: Row): ReactNode
  /** What it is sorted by; without it, it is not. An amount is sorted by `rankOf`. */
  sortBy?(row: Row): string | number | bigint
  /** Figures stand in line at their end. */
  readonly align?: 'start' | 'end'
  /** `always` cannot be put away; `asked` is seen once it is chosen; `alone` makes room while a row is open beside the table. */
  readonly shown?: 'always' | 'asked' | 'alone'
}

/** The place of an amount among others. */
export const rankOf = (amount: string): bigint => amountFrom(amount)

export type Shown = Readonly<Record<string, boolean>>

/** What was kept is followed as far as there are such columns. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  kept: string | null | undefined,
): Shown {
  const chosen = choiceIn(kept)
  return Object.fromEntries(
    columns.map(({ id, shown }) => [
      id,
      shown === 'always' || (chosen[id] ?? shown !== 'asked') === true,
    ]),
  )
}

/** Those that are seen beside an open row, which says the rest itself. */
export function besideOf<Row>(columns: readonly Column<Row>[], shown: Shown): Shown {
  const away = columns.filter((column) => column.shown === 'alone').map(({ id }) => [id, false])
  return { ...shown, ...Object.fromEntries(away) }
}

export function writeShown(shown: Shown): string {
  return JSON.stringify(shown)
}

function choiceIn(kept: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const choice: unknown = JSON.parse(kept ?? '{}')
    return typeof choice === 'object' && choice !== null ? (choice as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function compare(one: string | number | bigint, other: string | number | bigint): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other)
  return one < other ? -1 : one > other ? 1 : 0
}
