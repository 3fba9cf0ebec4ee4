/** How members are reached and found: e-mail addresses, mobile numbers and wallets, sealed. */
import type { MemberId, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Sealing } from './sealing.ts'

export const contactKinds = ['email', 'phone', 'wallet'] as const
export type ContactKind = (typeof contactKinds)[number]
/** In one spelling: an address in small letters, a number as `+4915112345678`, a wallet as `0xabc...`. */
export type Contact = { readonly kind: ContactKind; readonly text: string }
export type KeptContact = { readonly kind: ContactKind; readonly text: string | undefined }
/** One that a message can be sent to. */
export type Reachable = Contact & { readonly kind: 'email' | 'phone' }

export type Contacts = {
  find(contact: Contact): Promise<MemberId | undefined>
  /** Those that can be read. */
  of(member: MemberId): Promise<readonly Contact[]>
  /** All of them: those that cannot be read have no text. Rule E56. */
  kept(member: MemberId): Promise<readonly KeptContact[]>
  /** Sets or replaces the contact of its kind; false, when it is somebody else's. */
  set(member: MemberId, contact: Contact): Promise<boolean>
  /** What it is found by where the text itself must not be kept. */
  index(contact: Contact): Buffer
}

/** What the entrance's forms send: one of the two. */
export type Said = {
  readonly email?: string | undefined
  readonly area_code?: string | undefined
  readonly phone?: string | undefined
}

const EMAIL = /^[^\s@<>(),;:\\"[\]\p{C}]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/u

export function readContact(said: Said): Reachable | Refused<'invalidEmail' | 'invalidPhone'> {
  if (said.phone === undefined) {
    const text = (said.email ?? '').trim().normalize('NFC').toLowerCase()
    return EMAIL.test(text) ? { kind: 'email', text } : refuse('invalidEmail')
  }
  const code = (said.area_code ?? '').replace('+', '')
  const number = parsePhoneNumberFromString(`+${code}${said.phone.replace(/[^0-9]/g, '')}`)
  if (said.email !== undefined || code === '' || number?.isValid() !== true)
    return refuse('invalidPhone')
  return { kind: 'phone', text: number.number }
}

export function createContacts(tables: Tables, sealing: Sealing): Contacts {
  const index = ({ kind, text }: Contact) => sealing.index(kind, text)

  async function kept(member: MemberId): Promise<readonly KeptContact[]> {
    const rows = await tables.rows<{ kind: ContactKind; sealed: Buffer }>(
      'select kind, sealed from contact where member = $1 order by created_at, kind',
      [member],
    )
    return rows.map(({ kind, sealed }) => ({ kind, text: sealing.read(sealed, about(member)) }))
  }

  return {
    index,

    async find(contact) {
      const [row] = await tables.rows<{ member: number }>(
        'select member::float8 as member from contact where kind = $1 and lookup = $2',
        [contact.kind, index(contact)],
      )
      return row?.member
    },

    kept,
    of: async (member) => (await kept(member)).filter(isReadable),

    async set(member, contact) {
      const sealed = sealing.seal(contact.text, about(member))
      const set = await tables
        .rows(
          `insert into contact (member, kind, lookup, sealed)
         select $1, $2, $3, $4 where not exists
           (select 1 from contact where kind = $2 and lookup = $3 and member <> $1)
         on conflict (member, kind) do update
           set lookup = excluded.lookup, sealed = excluded.sealed, created_at = now()
         returning member`,
          [member, contact.kind, index(contact), sealed],
        )
        .catch((error: { code?: string }) => {
          // Somebody else took it between the look and the leap.
          if (error.code === '23505') return []
          throw error
        })
      return set.length > 0
    },
  }
}

const isReadable = (one: KeptContact): one is Contact => one.text !== undefined

/** As its owner may show it to others: `an**@example.org`, `+49*****678`, `0x12ab…cdef`. */
export function masked({ kind, text }: Contact): string {
  if (kind === 'wallet') return `${text.slice(0, 6)}…${text.slice(-4)}`
  if (kind === 'phone') return `${text.slice(0, 3)}*****${text.slice(-3)}`
  const at = text.lastIndexOf('@')
  const letters = [...text.slice(0, at)]
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}***${text.slice(at)}`
}

/** Where a sealed contact belongs. */
export function about(member: MemberId): string {
  return `contact ${member}`
}

/** By mail if there is an address: an SMS is for who has nothing else. */
export function whereTold(all: readonly Contact[]): readonly Reachable[] {
  const reachable = all.filter((contact): contact is Reachable => contact.kind !== 'wallet')
  const mails = reachable.filter(({ kind }) => kind === 'email')
  return mails.length > 0 ? mails : reachable
}
