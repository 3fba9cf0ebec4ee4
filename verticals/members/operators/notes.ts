/** What operators note about members: sealed, and never changed. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Operator, Tables } from '@evenkeel/wire/server'
import type { Sealing } from '../sealing.ts'

export type Note = {
  readonly id: number
  readonly at: Millis
  readonly operator: string
  /** Nothing, where it cannot be read. */
  readonly text: string | undefined
}

export type Notes = {
  add(member: MemberId, operator: Operator, text: string): Promise<number>
  /** The latest first, before a place. */
  of(member: MemberId, before: number | undefined, size: number): Promise<readonly Note[]>
  /** Those before a moment. */
  until(member: MemberId, before: Millis, size: number): Promise<readonly Note[]>
}

type Options = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly now: () => Millis
}
type Row = Omit<Note, 'text'> & { readonly sealed: Buffer }

const COLUMNS = `id::float8 as id, extract(epoch from at)::float8 * 1000 as at,
  operator_name as operator, sealed`

export function createNotes({ tables, sealing, now }: Options): Notes {
  const about = (member: MemberId) => `note ${member}`
  const opened = (member: MemberId, rows: readonly Row[]): Note[] =>
    rows.map(({ sealed, ...row }) => ({ ...row, text: sealing.read(sealed, about(member)) }))

  return {
    async add(member, { id, name }, text) {
      const [row] = await tables.rows<{ id: number }>(
        `insert into member_note (member, at, operator, operator_name, sealed)
         values ($1, to_timestamp($2::float8 / 1000), $3, $4, $5) returning id::float8 as id`,
        [member, now(), id, name, sealing.seal(text, about(member))],
      )
      return (row as { id: number }).id
    },

    async of(member, before, size) {
      const rows = await tables.rows<Row>(
        `select ${COLUMNS} from member_note where member = $1 and ($2::bigint is null or id < $2)
         order by id desc limit $3`,
        [member, before ?? null, size],
      )
      return opened(member, rows)
    },

    async until(member, before, size) {
      const rows = await tables.rows<Row>(
        `select ${COLUMNS} from member_note
         where member = $1 and at < to_timestamp($2::float8 / 1000) order by id desc limit $3`,
        [member, before, size],
      )
      return opened(member, rows)
    },
  }
}
