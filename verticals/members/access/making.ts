/** Makes members, whichever way they come: with the address they are found by, and who invited them. */

import type { Exchange, MemberId, Millis } from '@evenkeel/kernel'
import { EXCHANGE } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import { type Columns, overRows, type Tables } from '@evenkeel/wire/server'
import { about, type Contact, type Contacts } from '../contacts.ts'
import { members as core } from '../core.ts'
import type { HouseRules } from '../houseRules.ts'
import type { PasswordKind } from '../passwords/passwords.ts'
import type { Sealing } from '../sealing.ts'

export type NewMember = {
  readonly contact: Contact
  readonly language: Language
  readonly invitedBy: Inviter
  /** Of the passwords, as they are kept; who comes with a wallet has none. */
  readonly hashes?: Readonly<Record<PasswordKind, string>>
}
/** Nobody stands for the house. */
export type Inviter = { readonly member: MemberId | undefined }

export type Making = {
  /** Whose invitation code it is; nothing, when it is nobody's. */
  inviterOf(code: string): Promise<Inviter | undefined>
  /** The new member; nothing, when the address is somebody's already. */
  make(wish: NewMember): Promise<MemberId | undefined>
}

type Options = {
  readonly exchange: Exchange
  readonly tables: Tables
  readonly sealing: Sealing
  readonly contacts: Contacts
  readonly now: () => Millis
  rules(): Promise<HouseRules>
}
type Fault = { readonly code?: string; readonly constraint?: string }

const UNIQUE = '23505'
const ADDRESS = 'contact_kind_lookup_key'
/** A number or an invitation code that was drawn may be somebody's: then others are drawn. */
const DRAWS = 5

const HASH: Columns = [
  ['kind', 'text'],
  ['hash', 'text', 'free'],
]
const MAKE = `, made as (
    insert into member (id, created_at, language, invited_by) overriding system value
    values ($1, to_timestamp($2::float8 / 1000), $3, $4)),
  hashed as (
    insert into password (member, kind, hash, changed_at)
    select $1, kind, hash, to_timestamp($2::float8 / 1000) from given)
  insert into contact (member, kind, lookup, sealed, created_at)
  values ($1, $5, $6, $7, to_timestamp($2::float8 / 1000))`

export function createMaking(options: Options): Making {
  const { exchange, tables, sealing, contacts, now, rules } = options

  async function insert({ contact, language, invitedBy, hashes }: NewMember): Promise<MemberId> {
    const [next] = await tables.rows<{ id: number }>(
      `select nextval(pg_get_serial_sequence('member', 'id'))::float8 as id`,
      [],
    )
    const { id } = next as { id: number }
    const { sql, values } = overRows('make member', HASH, Object.entries(hashes ?? {}), MAKE, [
      id,
      now(),
      language,
      invitedBy.member ?? null,
      contact.kind,
      contacts.index(contact),
      sealing.seal(contact.text, about(id)),
    ])
    await tables.rows(sql, values)
    return id
  }

  return {
    async inviterOf(code) {
      const upper = code.toUpperCase()
      if (upper === (await rules()).houseCode) return { member: undefined }
      const [row] = await tables.rows<{ id: number }>(
        'select id::float8 as id from member where invite_code = $1',
        [upper],
      )
      return row && { member: row.id }
    },

    async make(wish) {
      for (let draw = 1; ; draw++) {
        try {
          const member = await insert(wish)
          const inviter = wish.invitedBy.member
          if (inviter !== undefined)
            await exchange.submit(
              core,
              { type: 'invite', member, inviter },
              { realm: 'real', actor: EXCHANGE },
            )
          return member
        } catch (error) {
          const { code, constraint } = error as Fault
          if (code === UNIQUE && constraint === ADDRESS) return undefined
          if (code !== UNIQUE || draw === DRAWS) throw error
        }
      }
    },
  }
}
