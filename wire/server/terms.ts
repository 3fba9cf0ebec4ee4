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

/**
 * `bps`: hundredths of a percent. `limit`: an amount, or nothing for none. `percent`: with decimals. `flag`: yes or no.
 * `count`: a whole number. `wholes`: several, as `1, 2, 5`. `dates`: `2026-12-25 2027-01-01`, or nothing for none.
 * `tiers`: up to a value so much maintenance in bps and such a leverage, as `50000 50 100; 250000 100 50`.
 * `choice`: one of its options. `address`: of a contract.
 */
export type Figure = Named & {
  readonly as: 'amount' | 'bps' | 'limit' | 'percent' | 'flag' | 'count'
  /** Of a count: what its core takes. */
  readonly range?: TermsRange
}
export type TermsRange = { readonly least: number; readonly most: number }
type Choice = Named & { readonly as: 'choice'; readonly options: readonly string[] }
type Word = Named & { readonly as: 'wholes' | 'tiers' | 'dates' | 'address' }
type Named = {
  readonly name: string
  /** It never changes once it is listed: an operator has chosen it then, or what is listed gave it. */
  readonly once?: 'chosen' | 'given'
}
export type TermsField = Figure | Choice | Word
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
  /** What is there never changes. */
  readonly isFixed?: true
  /** What is approved is carried out elsewhere. */
  readonly isApprovedOnly?: true
  /** What is not there yet and can be listed: each with the terms that are proposed for it. */
  listable?(machine: Machine): readonly TermsRow[]
  list(machine: Machine): readonly TermsRow[]
  /** What changes them so; nothing, where there are no such terms or a value is none. */
  commandFor(machine: Machine, asked: TermsRow): Typed | undefined
  /** The terms that a command would make. */
  rowOf(command: Typed): TermsRow
}

type Plain = Readonly<Record<string, unknown>>

type Definition<Terms, Field> = Pick<TermsGroup, 'core' | 'command' | 'realms'> & {
  readonly fields: readonly Field[]
  all(machine: Machine): Iterable<Terms>
  /** What is not there yet and can be listed, as it would be at first. */
  listable?(machine: Machine): Iterable<Terms>
  idOf(terms: Terms): string
}

/** Terms that a command states whole: what is no field of the form stays what it is. */
export function termsGroup<Terms extends object, Field extends TermsField = Figure>(
  definition: Definition<Terms, Field>,
): Omit<TermsGroup, 'fields'> & { readonly fields: readonly Field[] } {
  const { core, command, realms, fields, all, listable, idOf } = definition
  const rowOf = (terms: Terms): TermsRow => ({
    id: idOf(terms),
    values: Object.fromEntries(
      fields.map(({ name, as }) => [name, writtenTerm(as, (terms as Plain)[name])]),
    ),
  })
  return {
    core,
    command,
    realms,
    fields,
    list: (machine) => [...all(machine)].map(rowOf),
    ...(listable && {
      listable: (machine: Machine) => [...listable(machine)].map(rowOf),
    }),
    commandFor(machine, { id, values }) {
      const isAsked = (terms: Terms) => idOf(terms) === id
      const known =
        [...all(machine)].find(isAsked) ?? [...(listable?.(machine) ?? [])].find(isAsked)
      const read = fields.map(
        (field) => [field.name, readField(field, values[field.name] ?? '')] as const,
      )
      if (known === undefined || read.some(([, value]) => value === undefined)) return undefined
      const isGiven = ({ name, once }: Field) =>
        once !== 'given' || values[name] === rowOf(known).values[name]
      if (!fields.every(isGiven)) return undefined
      return { type: command, ...known, ...Object.fromEntries(read) }
    },
    rowOf: (made) => rowOf(made as unknown as Terms),
  }
}

const BPS = /^(0|[1-9][0-9]{0,3})$/
const COUNT = /^(0|[1-9][0-9]{0,9})$/
const DATE = /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/

type Tier = {
  readonly valueMax: Amount
  readonly maintenanceBps: number
  readonly leverageMax: number
}
type Term = Amount | number | boolean | string | readonly number[] | readonly string[]

/** What a field's text says; nothing, where it says none. */
export function readField(field: TermsField, text: string): Term | readonly Tier[] | undefined {
  const { as } = field
  if (as === 'choice') return field.options.includes(text) ? text : undefined
  if (as === 'address') return text
  if (as === 'wholes') return text === '' ? [] : whole(text.split(', ').map(readCount))
  if (as === 'dates') return text === '' ? [] : whole(text.split(' ').map(readDate))
  if (as === 'tiers') return text === '' ? [] : whole(text.split('; ').map(readTier))
  return readTerm(as, text)
}

export function readTerm(as: Figure['as'], text: string): Amount | number | boolean | undefined {
  if (as === 'bps') return BPS.test(text) ? Number(text) : undefined
  if (as === 'count') return COUNT.test(text) ? Number(text) : undefined
  if (as === 'flag') return text === 'yes' ? true : text === 'no' ? false : undefined
  const amount = parseAmount(text)
  return amount === undefined || amount < 0n ? undefined : amount
}

/** All of them, or none where one is not what it should be. */
function whole<One>(read: readonly (One | undefined)[]): readonly One[] | undefined {
  const found = read.filter((one) => one !== undefined)
  return found.length === read.length ? found : undefined
}

const readCount = (text: string) => (COUNT.test(text) ? Number(text) : undefined)
const readDate = (text: string) => (DATE.test(text) ? text : undefined)

function readTier(text: string): Tier | undefined {
  const [value = '', bps = '', leverage = '', ...more] = text.split(' ')
  const valueMax = parseAmount(value)
  if (valueMax === undefined || valueMax < 0n || more.length > 0) return undefined
  if (!BPS.test(bps) || !COUNT.test(leverage)) return undefined
  return { valueMax, maintenanceBps: Number(bps), leverageMax: Number(leverage) }
}

export function writtenTerm(as: TermsField['as'], value: unknown): string {
  if (as === 'flag') return value === true ? 'yes' : 'no'
  if (as === 'bps' || as === 'count' || as === 'choice' || as === 'address') return String(value)
  if (as === 'wholes') return (value as readonly unknown[]).join(', ')
  if (as === 'dates') return (value as readonly unknown[]).join(' ')
  if (as === 'tiers') return (value as readonly Tier[]).map(writtenTier).join('; ')
  return formatAmount(value as Amount)
}

const writtenTier = ({ valueMax, maintenanceBps, leverageMax }: Tier): string =>
  `${formatAmount(valueMax)} ${maintenanceBps} ${leverageMax}`
