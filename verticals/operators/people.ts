/** Who operates: names with roles, made, changed and taken away by admins. Rules P6 and P7. */
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import type { OperatorRole } from '@evenkeel/wire'
import type { Tables } from '@evenkeel/wire/server'
import type { RosterEntry } from './core.ts'

export type { OperatorRole }

export type Person = {
  readonly id: number
  readonly name: string
  readonly role: OperatorRole
  readonly madeAt: Millis
  readonly disabledAt: Millis | undefined
  /** Absent before they enrol, and for those who enrolled before there was a roster. */
  readonly enrolledAt: Millis | undefined
  /** Nothing before they have enrolled. */
  readonly password: string | undefined
  readonly totp: Buffer | undefined
}
export type ListedPerson = Person & {
  readonly passkeys: number
  readonly sessions: number
  readonly seenAt: Millis | undefined
  readonly invitedUntil: Millis | undefined
}

export type People = {
  find(by: { readonly id: number } | { readonly name: string }): Promise<Person | undefined>
  list(): Promise<readonly ListedPerson[]>
  isAnybody(): Promise<boolean>
  /** The number of a new one; nothing, when the name is taken. */
  make(name: string, role: OperatorRole): Promise<number | undefined>
  /** Changes one by an admin who is one at that very moment, as long as an admin stays. */
  change(
    person: number,
    by: number,
    wish: Change,
  ): Promise<Refused<'operatorUnknown' | 'lastAdmin'> | undefined>
  /** Makes the row of one what the journal says; no more access than that. */
  follow(entry: RosterEntry): Promise<void>
  /** Takes password and second factor of the last admin away (P10), at the server's machine. */
  resetHere(person: number): Promise<void>
}
export type Change =
  | { readonly role: OperatorRole }
  | { readonly disabled: true }
  /** Password and second factor are taken away; who was disabled may come back. */
  | { readonly reset: true; readonly role: OperatorRole }

type Options = {
  readonly tables: Tables
  readonly now: () => Millis
  /** How long a session goes on without being used. */
  readonly idleMs: Millis
}
type Row = {
  id: number
  name: string
  role: OperatorRole
  made_at: Millis
  disabled_at: Millis | null
  enrolled_at: Millis | null
  password: string | null
  totp: Buffer | null
}
type ListedRow = Row & {
  passkeys: number
  sessions: number
  seen_at: Millis | null
  invited_until: Millis | null
}

const COLUMNS = `operator.id::float8 as id, operator.name, role, access.made_at::float8 as made_at,
  disabled_at::float8 as disabled_at, enrolled_at::float8 as enrolled_at, password, totp`
const FROM = 'operator_access access join operator on operator.id = access.operator'

export function createPeople({ tables, now, idleMs }: Options): People {
  return {
    async find(by) {
      const [key, value] = 'id' in by ? ['operator.id', by.id] : ['operator.name', by.name]
      const sql = `select ${COLUMNS} from ${FROM} where ${key} = $1`
      const [row] = await tables.rows<Row>(sql, [value])
      return row && personOf(row)
    },

    async list() {
      const rows = await tables.rows<ListedRow>(
        `select ${COLUMNS},
           (select count(*)::float8 from operator_passkey where operator = operator.id) as passkeys,
           (select count(*)::float8 from operator_session where operator = operator.id
             and expires_at > $1 and seen_at > $2) as sessions,
           (select max(seen_at)::float8 from operator_session where operator = operator.id) as seen_at,
           (select expires_at::float8 from operator_invitation where operator = operator.id
             and expires_at > $1) as invited_until
         from ${FROM} order by operator.id`,
        [now(), now() - idleMs],
      )
      return rows.map((row) => ({
        ...personOf(row),
        passkeys: row.passkeys,
        sessions: row.sessions,
        seenAt: row.seen_at ?? undefined,
        invitedUntil: row.invited_until ?? undefined,
      }))
    },

    isAnybody: async () =>
      (await tables.rows('select 1 from operator_access limit 1', [])).length > 0,

    async make(name, role) {
      // A name that was known before there was a console keeps its number: in the journal it is one person.
      const [row] = await tables.rows<{ operator: number }>(
        `with named as (
           insert into operator (name) values ($1)
           on conflict (lower(name)) do update set name = excluded.name returning id)
         insert into operator_access (operator, role, made_at) select id, $2, $3 from named
         on conflict (operator) do nothing returning operator::float8 as operator`,
        [name, role, now()],
      )
      return row?.operator
    },

    change: (...asked) => change(tables, now(), ...asked),

    follow: (entry) => follow(tables, entry),

    async resetHere(person) {
      await tables.rows(
        `with forgotten as (delete from operator_passkey where operator = $1)
         update operator_access set password = null, totp = null where operator = $1`,
        [person],
      )
    },
  }
}

async function follow(
  tables: Tables,
  { operator, role, state, since }: RosterEntry,
): Promise<void> {
  await tables.rows(
    `with forgotten as (
       delete from operator_passkey where operator = $1 and $3 = 'invited'),
     void as (delete from operator_invitation where operator = $1 and $3 = 'disabled'),
     over as (delete from operator_session where operator = $1 and $3 <> 'enrolled')
     update operator_access set role = $2,
       disabled_at = case when $3 = 'disabled' then coalesce(disabled_at, $4) end,
       password = case when $3 = 'invited' then null else password end,
       totp = case when $3 = 'invited' then null else totp end
     where operator = $1`,
    [operator, role, state, since],
  )
}

async function change(
  tables: Tables,
  at: Millis,
  person: number,
  by: number,
  wish: Change,
): Promise<Refused<'operatorUnknown' | 'lastAdmin'> | undefined> {
  const role = 'role' in wish ? wish.role : null
  const [isReset, isDisabled] = ['reset' in wish, 'disabled' in wish]
  // The admins are locked: of two who take each other's role at once, one is none any more.
  const [row] = await tables.rows<{ is_known: boolean; is_changed: boolean }>(
    `with admins as materialized (
       select operator from operator_access
       where role = 'admin' and disabled_at is null and password is not null
       order by operator for update),
     changed as (
       update operator_access set role = coalesce($3, role),
         disabled_at = case when $4 then $6 when $5 then null else disabled_at end,
         password = case when $5 then null else password end,
         totp = case when $5 then null else totp end
       where operator = $1 and exists (select 1 from admins where operator = $2)
         and ($3 = 'admin' or exists (select 1 from admins where operator <> $1))
       returning operator),
     forgotten as (
       delete from operator_passkey where $5 and operator in (select operator from changed)),
     void as (
       delete from operator_invitation
       where ($4 or $5) and operator in (select operator from changed))
     select exists (select 1 from operator_access where operator = $1) as is_known,
       exists (select 1 from changed) as is_changed`,
    [person, by, role, isDisabled, isReset, at],
  )
  if (row?.is_known !== true) return refuse('operatorUnknown')
  return row.is_changed ? undefined : refuse('lastAdmin')
}

function personOf({ id, name, role, made_at: madeAt, password, totp, ...row }: Row): Person {
  return {
    id,
    name,
    role,
    madeAt,
    disabledAt: row.disabled_at ?? undefined,
    enrolledAt: row.enrolled_at ?? undefined,
    password: password ?? undefined,
    totp: totp ?? undefined,
  }
}
