/** A member of a test server of whom everything is known that an operator could look for. */
import { createContacts } from '@evenkeel/verticals/members/contacts.ts'
import { createSealing } from '@evenkeel/verticals/members/sealing.ts'
import { openSecrets } from '../secrets.ts'
import { get } from './calls.ts'
import type { ReachedServer } from './server.ts'

export type KnownMember = {
  readonly member: number
  readonly uid: string
  readonly token: string
}

/** What is private of them: none of it may be in a masked answer or in the audit log. */
export const secrets = {
  email: 'ann.example@example.org',
  phone: '+4915112345678',
  wallet: `0x${'ab'.repeat(20)}`,
  name: 'Ann Marlowe',
  idNumber: 'L01X00T471',
  city: 'Heidelberg',
  address: '12 Bergheimer Strasse\n69115',
  birthDate: '1990-04-17',
  country: 'DE',
} as const

/** Funded, verified in full, with every way of being reached. One of them at a server: addresses are somebody's alone. */
export async function knownMember(server: ReachedServer): Promise<KnownMember> {
  const { dataDir, query } = server
  const { member, token } = await server.member()
  const keys = await openSecrets({ dataDir, secretFile: undefined })
  const sealing = createSealing(keys)
  const tables = { rows: (sql: string, values: readonly unknown[]) => query(sql, values) as never }
  const contacts = createContacts(tables, sealing)
  for (const kind of ['email', 'phone', 'wallet'] as const)
    await contacts.set(member, { kind, text: secrets[kind] })
  const { name, idNumber, city, address, birthDate, country } = secrets
  const told = { basic: { name, idNumber, city, address }, advanced: { birthDate, country } }
  for (const [level, fields] of Object.entries(told))
    await query(
      `insert into identity (member, level, state, sealed, photos, submitted_at)
       values ($1, $2, 2, $3, '{}', now())`,
      [member, level, sealing.seal(JSON.stringify(fields), `identity ${level} ${member}`)],
    )
  const { data } = await get(server.url, 'user/get_user_info', { token })
  return { member, uid: String(data.id), token }
}
