/** Finds members by what an operator has of them: a number, an address, an id. Rule E45. */
import type { MemberId } from '@evenkeel/kernel'
import type { MemberFacts, Tables } from '@evenkeel/wire/server'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Contact, Contacts } from '../contacts.ts'
import { readContact } from '../contacts.ts'
import { termKindOf } from '../contract/memberTerm.ts'

/** So many at most: an address that many have withdrawn to is an exchange's. */
const FOUND_MAX = 20

type Options = {
  readonly tables: Tables
  readonly contacts: Pick<Contacts, 'find'>
  /** Of all verticals, looked up when somebody searches. */
  facts(): readonly MemberFacts[]
}

export type FindMembers = (typed: string) => Promise<readonly MemberId[]>

export function createSearch({ tables, contacts, facts }: Options): FindMembers {
  async function byContact(contact: Contact | undefined): Promise<readonly MemberId[]> {
    const found = contact && (await contacts.find(contact))
    return found === undefined ? [] : [found]
  }

  async function byUid(uid: string): Promise<readonly MemberId[]> {
    const sql = 'select id::float8 as id from member where uid = $1'
    return (await tables.rows<{ id: MemberId }>(sql, [Number(uid)])).map(({ id }) => id)
  }

  async function elsewhere(typed: string): Promise<readonly MemberId[]> {
    return (await Promise.all(facts().map(({ find }) => find(typed)))).flat()
  }

  return async (said) => {
    const typed = said.trim()
    const kind = termKindOf(typed)
    if (kind === undefined) return []
    if (kind === 'uid') return byUid(typed)
    if (kind === 'email') return byContact(emailOf(typed))
    if (kind === 'phone') return byContact(phoneOf(typed))
    const found = [...(await byContact(walletOf(typed))), ...(await elsewhere(typed))]
    return [...new Set(found)].slice(0, FOUND_MAX)
  }
}

function emailOf(email: string): Contact | undefined {
  const contact = readContact({ email })
  return 'ok' in contact ? undefined : contact
}

function phoneOf(typed: string): Contact | undefined {
  const number = parsePhoneNumberFromString(typed.replace(/^00/, '+'))
  return number?.isValid() === true ? { kind: 'phone', text: number.number } : undefined
}

function walletOf(typed: string): Contact | undefined {
  const isWallet = /^0x[0-9a-fA-F]{40}$/.test(typed)
  return isWallet ? { kind: 'wallet', text: typed.toLowerCase() } : undefined
}
