/** Whose an address is, with all that the entrance has to know of them, in one statement. */
import type { MemberId } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import { openAntiPhishing } from '../antiPhishing.ts'
import type { Contact, Contacts } from '../contacts.ts'
import type { Sealing } from '../sealing.ts'
import { IS_FROZEN } from './entering.ts'

export type Owner = {
  readonly member: MemberId
  readonly isFrozen: boolean
  readonly hasTotp: boolean
  readonly antiPhishing: string | undefined
  /** When the login password was set. */
  readonly passwordOf: string | undefined
}

/** The member that an address without an owner has: what is looked up of somebody is looked up of nobody too. */
export const NOBODY: MemberId = 0

export type FindOwner = (contact: Contact) => Promise<Owner | undefined>

type Options = {
  readonly tables: Tables
  readonly contacts: Pick<Contacts, 'index'>
  readonly sealing: Sealing
}
type Row = {
  member: number
  frozen: boolean
  totp: boolean
  anti_phishing: Buffer | null
  password: string | null
}

export function createOwners({ tables, contacts, sealing }: Options): FindOwner {
  return async (contact) => {
    const [row] = await tables.rows<Row>(
      `select member.id::float8 as member, ${IS_FROZEN} as frozen, totp is not null as totp,
         anti_phishing,
         (select changed_at::text from password
           where password.member = member.id and password.kind = 'login') as password
       from contact join member on id = contact.member where kind = $1 and lookup = $2`,
      [contact.kind, contacts.index(contact)],
    )
    if (row === undefined) return undefined
    const { member, frozen: isFrozen, totp: hasTotp, anti_phishing: sealed } = row
    const antiPhishing = openAntiPhishing(sealing, sealed, member)
    return { member, isFrozen, hasTotp, antiPhishing, passwordOf: row.password ?? undefined }
  }
}
