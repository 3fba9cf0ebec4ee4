/** Rates, limits and listings that two operators change: each vertical says what there is, and which command makes it so. */
import {
  type Amount,
  type AnyCore,
  formatAmount,
  type Machine,
  parseAmount,
  type Realm,
  type Typed,
} from '@evenkeel/kernel'

/** `bps`: hundredths of a percent. `limit`: an amount, or nothing for none. `percent`: with decimals. `flag`: yes or no. `count`: a whole number. `choice`: one of its options. `dates`: days with a space between them, or nothing. */
export type Figure = {
  readonly name: string
  readonly as: 'amount' | 'bps' | 'limit' | 'percent' | 'flag' | 'count'
}
type Choice = { readonly name: string; readonly as: 'choice'; readonly options: readonly string[] }
type Dates = { readonly name: string; readonly as: 'dates' }
export type TermsField = Figure | Choice | Dates
export type TermsRow = {
  /** What these are the terms of: `btcusdt`. */
  readonly id: string
  /** By field, as they are written. */
  readonly values: Readonly<Record<string, string>>
}

/** All terms of one kind. */
export type TermsGroup = {
  readonly core: AnyCore
  /** The command that changes them; where other groups have the same, which of these are its own. */
  readonly command: string
  owns?(command: Typed): boolean
  readonly realms: readonly Realm[]
  readonly fields: readonly TermsField[]
  /** What is not there yet can be proposed as well, under a name like this. */
  readonly newName?: RegExp
  list(machine: Machine): readonly TermsRow[]
  /** What changes them so; nothing, where there are no such terms or a value is none. */
  commandFor(machine: Machine, asked: TermsRow): Typed | undefined
  /** The terms that a command would make. */
  rowOf(command: Typed): TermsRow
}

type Plain = Readonly<Record<string, unknown>>

type Definition<Terms> = Pick<TermsGroup, 'core' | 'command' | 'realms'> & {
  readonly fields: readonly Figure[]
  all(machine: Machine): Iterable<Terms>
  idOf(terms: Terms): string
}

/** Terms that a command states whole: what is no field of the form stays what it is. */
export function termsGroup<Terms extends object>(
  definition: Definition<Terms>,
): Omit<TermsGroup, 'fields'> & { readonly fields: readonly Figure[] } {
  const { core, command, realms, fields, all, idOf } = definition
  const rowOf = (terms: Terms): TermsRow => ({
    id: idOf(terms),
    values: Object.fromEntries(
      fields.map(({ name, as }) => [name, written(as, (terms as Plain)[name])]),
    ),
  })
  return {
    ...{ core, command, realms, fields },
    list: (machine) => [...all(machine)].map(rowOf),
    commandFor(machine, { id, values }) {
      const known = [...all(machine)].find((terms) => idOf(terms) === id)
      const read = fields.map(({ name, as }) => [name, readTerm(as, values[name] ?? '')] as const)
      if (known === undefined || read.some(([, value]) => value === undefined)) return undefined
      return { type: command, ...known, ...Object.fromEntries(read) }
    },
    rowOf: (made) => rowOf(made as unknown as Terms),
  }
}

const BPS = /^(0|[1-9][0-9]{0,3})$/
const COUNT = /^[1-9][0-9]{0,8}$/

export function readTerm(as: Figure['as'], text: string): Amount | number | boolean | undefined {
  if (as === 'bps') return BPS.test(text) ? Number(text) : undefined
  if (as === 'count') return COUNT.test(text) ? Number(text) : undefined
  if (as === 'flag') return text === 'yes' ? true : text === 'no' ? false : undefined
  const amount = parseAmount(text)
  return amount === undefined || amount < 0n ? undefined : amount
}

function written(as: Figure['as'], value: unknown): string {
  if (as === 'flag') return value === true ? 'yes' : 'no'
  return as === 'bps' || as === 'count' ? String(value) : formatAmount(value as Amount)
}
