/** Members of a test server who may withdraw: verified, with funds and a transaction password. */
import { createTotp } from '@evenkeel/verticals/members/access/totp.ts'
import { codeOf } from '@evenkeel/verticals/members/access/totpCodes.ts'
import { createContacts } from '@evenkeel/verticals/members/contacts.ts'
import { createPasswords } from '@evenkeel/verticals/members/passwords/passwords.ts'
import { createSealing } from '@evenkeel/verticals/members/sealing.ts'
import { createSerialQueue } from '@evenkeel/verticals/wallet/deposits/serialQueue.ts'
import { KEY_HEADER } from '@evenkeel/wire'
import { openSecrets } from '../secrets.ts'
import { get, newKey, post } from './calls.ts'
import { bytesOf } from './proven.ts'
import type { TestServer } from './server.ts'

export const PASSWORD = 'transaction Password 1'

export type Withdrawer = {
  readonly member: number
  readonly token: string
  /** Asks for a withdrawal with a code of its own; without a wish, of 20 USDT on Ethereum. */
  withdraw(wish?: object, key?: string): ReturnType<typeof post>
  /** The code that confirms it, as if the last one had been sent days ago; a wrong one where none is sent. */
  codeFor(wish?: object): Promise<{ readonly ticket: string; readonly code: string }>
  get(path: string): ReturnType<typeof get>
  post(path: string, body: object): ReturnType<typeof post>
}

type Wish = {
  readonly level?: 'none' | 'basic' | 'advanced'
  readonly funds?: Readonly<Record<string, string>>
  readonly hasPassword?: boolean
  readonly hasContact?: boolean
}

export const withdrawal = {
  account: 'spot',
  asset: 'USDT',
  chain: 'ethereum',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  amount: '20',
  transaction_password: PASSWORD,
} as const

export async function givenWithdrawer(
  server: TestServer,
  { level = 'basic', funds, hasPassword = true, hasContact = true }: Wish = {},
): Promise<Withdrawer> {
  const { member, token } = await server.member(funds === undefined ? {} : { funds })
  await verify(server, member, level)
  if (hasPassword) await setPassword(server, member)
  if (hasContact) await setContact(server, member)
  const { url } = server
  const turn = createSerialQueue()
  const codeFor = (wish: object = {}) =>
    turn(async () => {
      const { account, asset, chain, address, amount } = { ...withdrawal, ...wish }
      const asked = { account, asset, chain, address, amount }
      const { data } = await post(url, 'wallet/send_withdrawal_code', asked, { token })
      await server.query(`update verification_code set sent_at = sent_at - interval '2 days'`)
      return data?.ticket === undefined
        ? { ticket: 'none', code: '000000' }
        : { ticket: data.ticket as string, code: data.sandbox_code as string }
    })
  return {
    member,
    token,
    codeFor,
    async withdraw(wish = {}, key = newKey()) {
      const code = 'ticket' in wish ? {} : await codeFor(wish)
      const body = { ...withdrawal, ...code, ...wish }
      return post(url, 'wallet/request_withdrawal', body, { token, [KEY_HEADER]: key })
    },
    get: (path) => get(url, path, { token }),
    post: (path, body) => post(url, path, body, { token }),
  }
}

async function verify(
  server: TestServer,
  member: number,
  level: NonNullable<Wish['level']>,
): Promise<void> {
  const basic = { name: 'Ann', idNumber: `A-${member}`, city: 'Ede', address: 'Quay 7' }
  if (level !== 'none') await keepIdentity(server, member, 'basic', basic)
  const advanced = { birthDate: '1990-04-01', country: 'NL' }
  if (level === 'advanced') await keepIdentity(server, member, 'advanced', advanced)
}

/** As if it had been handed in and verified, whatever was told. */
export async function keepIdentity(
  { dataDir, query }: TestServer,
  member: number,
  level: 'basic' | 'advanced',
  told: object,
): Promise<void> {
  const sealing = createSealing(await openSecrets({ dataDir, secretFile: undefined }))
  await query(
    `insert into identity (member, level, state, sealed, photos, submitted_at)
     values ($1, $2, 2, $3, '{}', now())`,
    [member, level, sealing.seal(JSON.stringify(told), `identity ${level} ${member}`)],
  )
}

async function setContact({ dataDir, query }: TestServer, member: number): Promise<void> {
  const tables = { rows: (sql: string, values: readonly unknown[]) => query(sql, values) as never }
  const sealing = createSealing(await openSecrets({ dataDir, secretFile: undefined }))
  const contact = { kind: 'email', text: `ann${member}@example.org` } as const
  await createContacts(tables, sealing).set(member, contact)
}

async function setPassword({ dataDir, query }: TestServer, member: number): Promise<void> {
  const passwords = createPasswords({
    tables: { rows: (sql, values) => query(sql, values) as never },
    keys: await openSecrets({ dataDir, secretFile: undefined }),
    now: Date.now,
    onFailure: (error) => {
      throw error
    },
  })
  const places = passwords.reserve(1)
  if (places === undefined) throw new Error('nobody else hashes here')
  await passwords.keep(member, 'transaction', await passwords.hash(places, PASSWORD))
  places.release()
  await passwords.stop()
}

/** Switches the second factor of a member on; what it gives tells the code of now, which nothing else has used. */
export async function setSecondFactor(
  { dataDir, query }: TestServer,
  member: number,
): Promise<() => string> {
  const tables = { rows: (sql: string, values: readonly unknown[]) => query(sql, values) as never }
  const sealing = createSealing(await openSecrets({ dataDir, secretFile: undefined }))
  const totp = createTotp({ tables, sealing, now: Date.now })
  const { ticket, secret } = totp.begin(member, 'ann@example.org')
  const step = () => Math.floor(Date.now() / 30_000)
  const confirmed = await totp.confirm(member, ticket, codeOf(bytesOf(secret), step() - 1))
  if (confirmed === undefined) throw new Error('the code of a new second factor is right')
  return () => codeOf(bytesOf(secret), step())
}
