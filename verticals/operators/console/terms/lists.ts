/** Terms that are lists, as rows of cells: how their text is taken apart, put together, sorted, and held to its form. */
import { compare } from '@evenkeel/ui/format/decimals.ts'
import { isTerm } from '../../contract/index.ts'
import type { Field } from './termWords.ts'

export type ListKind = 'tiers' | 'wholes' | 'dates'
export type Cells = readonly string[]

type Column = { readonly name: ColumnName; readonly as: 'amount' | 'bps' | 'count' | 'date' }
type ColumnName = 'value' | 'maintenance' | 'leverage' | 'whole' | 'date'
type Shape = { readonly between: string; readonly columns: readonly Column[] }

const shapes: Readonly<Record<ListKind, Shape>> = {
  tiers: {
    between: '; ',
    columns: [
      { name: 'value', as: 'amount' },
      { name: 'maintenance', as: 'bps' },
      { name: 'leverage', as: 'count' },
    ],
  },
  wholes: { between: ', ', columns: [{ name: 'whole', as: 'count' }] },
  dates: { between: ' ', columns: [{ name: 'date', as: 'date' }] },
}

export const isList = (as: Field['as']): as is ListKind => Object.hasOwn(shapes, as)

export const columnsOf = (kind: ListKind) => shapes[kind].columns

export function rowsIn(kind: ListKind, text: string): readonly Cells[] {
  if (text === '') return []
  const { between, columns } = shapes[kind]
  return text.split(between).map((row) => {
    const cells = row.split(' ')
    return columns.map((_, nth) => cells[nth] ?? '')
  })
}

export function textOf(kind: ListKind, rows: readonly Cells[]): string {
  return rows.map((cells) => cells.join(' ')).join(shapes[kind].between)
}

/** By the first cell, once every one can be read: what is half typed stays where it is. */
export function sorted(kind: ListKind, rows: readonly Cells[]): readonly Cells[] {
  if (!rows.every((cells) => isCell(kind, 0, cells[0] ?? ''))) return rows
  if (kind === 'dates') return rows.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
  return rows.toSorted(([one = ''], [other = '']) => compare(one, other))
}

/** Nothing in it takes a list apart. */
export const cleaned = (typed: string): string => typed.replace(/[\s,;]/g, '')

export function isCell(kind: ListKind, column: number, cell: string): boolean {
  const { as = 'count' } = shapes[kind].columns[column] ?? {}
  return as === 'date' ? cell !== '' && isTerm('dates', cell) : isTerm(as, cell)
}
