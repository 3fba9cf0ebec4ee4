/** One-time links: each lets one operator choose a password and a second factor, once, within a day. Rules P2 and P3. */
import { hash, randomBytes } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'
import type { OperatorRole } from '@evenkeel/wire'
import type { Tables } from '@evenkeel/wire/server'

export type Invited = {
  /** Nobody yet: the first operator chooses a name. */
  readonly operator: number | undefined
  readonly name: string | undefined
  readonly role: OperatorRole
}
/** What an operator enrols with. */
export type Enrolled = {
  readonly name: string
  readonly password: string
  readonly totp?: { readonly sealed: Buffer; readonly step: number }
  readonly passkey?: {
    readonly id: string
    readonly publicKey: Buffer
    readonly counter: number
    readonly name: string
  }
}

export type Newcomer = { readonly operator: number; readonly role: OperatorRole }

export type Invitations = {
  /** A link's secret; one that was given to the same operator before is void. */
  give(operator: number | undefined): Promise<{ readonly secret: string; readonly until: Millis }>
  look(secret: string): Promise<Invited | undefined>
  /** Uses it up, and keeps all of this or nothing; the operator, for the one who came first. */
  use(secret: string, enrolled: Enrolled): Promise<Newcomer | undefined>
}

type Options = { readonly tables: Tables; readonly now: () => Millis }
type Row = { operator: number | null; name: string | null; role: OperatorRole | null }

const LASTS_MS = 24 * 3_600_000

export function createInvitations({ tables, now }: Options): Invitations {
  return {
    async give(operator) {
      const secret = randomBytes(32).toString('base64url')
      const until = now() + LASTS_MS
      await tables.rows(
        `with void as (delete from operator_invitation where operator is null and $2::bigint is null)
         insert into operator_invitation (token_hash, operator, expires_at) values ($1, $2, $3)
         on conflict (operator) do update
         set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
        [hashed(secret), operator ?? null, until],
      )
      return { secret, until }
    },

    async look(secret) {
      const [row] = await tables.rows<Row>(
        `select invitation.operator::float8 as operator, operator.name, role
         from operator_invitation invitation
           left join operator_access access on access.operator = invitation.operator
           left join operator on operator.id = invitation.operator
         where token_hash = $1 and expires_at > $2
           and (invitation.operator is not null or not exists (select 1 from operator_access))`,
        [hashed(secret), now()],
      )
      if (row === undefined) return undefined
      const { operator, name, role } = row
      return { operator: operator ?? undefined, name: name ?? undefined, role: role ?? 'admin' }
    },

    async use(secret, { name, password, totp, passkey }) {
      // A row that is deleted is deleted once: of several who come with one link, one finds it.
      const [row] = await tables.rows<Newcomer>(
        `with used as (
           delete from operator_invitation where token_hash = $1 and expires_at > $2
             and (operator is not null or not exists (select 1 from operator_access))
           returning operator),
         named as (
           insert into operator (name) select $3 from used where operator is null
           on conflict (lower(name)) do update set name = excluded.name returning id),
         first as (
           insert into operator_access
             (operator, role, made_at, enrolled_at, password, totp, totp_step)
           select id, 'admin', $2, $2, $4, $5, $6 from named returning operator, role),
         enrolled as (
           update operator_access set password = $4, totp = $5, totp_step = $6, enrolled_at = $2
           from used where operator_access.operator = used.operator and disabled_at is null
           returning operator_access.operator, operator_access.role),
         whoever as (select * from first union all select * from enrolled),
         kept as (
           insert into operator_passkey (operator, credential, public_key, counter, name, made_at)
           select operator, $7, $8, $9, $10, $2 from whoever where $7::text is not null)
         select operator::float8 as operator, role from whoever`,
        [
          hashed(secret),
          now(),
          name,
          password,
          totp?.sealed ?? null,
          totp?.step ?? 0,
          passkey?.id ?? null,
          passkey?.publicKey ?? null,
          passkey?.counter ?? null,
          passkey?.name ?? null,
        ],
      )
      return row
    },
  }
}

function hashed(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
