/** Members of a test server who may withdraw: verified, with funds and a transaction password. */
import { createPasswords } from '@evenkeel/verticals/members/passwords/passwords.ts'
import { createSealing } from '@evenkeel/verticals/members/sealing.ts'
import { KEY_HEADER } from '@evenkeel/wire'
import { openSecrets } from '../secrets.ts'
import { get, newKey, post } from './calls.ts'
import type { TestServer } from './server.ts'

export const PASSWORD = 'transaction Password 1'

export type Withdrawer = {
  readonly member: number
  readonly token: string
  /** Asks for a withdrawal; without a wish, of 20 USDT on Ethereum. */
  withdraw(wish?: object, key?: string): ReturnType<typeof post>
  get(path: string): ReturnType<typeof get>
  post(path: string, body: object): ReturnType<typeof post>
}

type Wish = {
  readonly level?: 'none' | 'basic' | 'advanced'
  readonly funds?: Readonly<Record<string, string>>
  readonly hasPassword?: boolean
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
  { level = 'basic', funds, hasPassword = true }: Wish = {},
): Promise<Withdrawer> {
  const { member, token } = await server.member(funds === undefined ? {} : { funds })
  await verify(server, member, level)
  if (hasPassword) await setPassword(server, member)
  const { url } = server
  return {
    member,
    token,
    withdraw: (wish = {}, key = newKey()) =>
      post(
        url,
        'wallet/request_withdrawal',
        { ...withdrawal, ...wish },
        { token, [KEY_HEADER]: key },
      ),
    get: (path) => get(url, path, { token }),
    post: (path, body) => post(url, path, body, { token }),
  }
}

async function verify(
  { dataDir, query }: TestServer,
  member: number,
  level: string,
): Promise<void> {
  const sealing = createSealing(await openSecrets({ dataDir, secretFile: undefined }))
  const levels = { none: [], basic: ['basic'], advanced: ['basic', 'advanced'] }[level] ?? []
  for (const one of levels)
    await query(
      `insert into identity (member, level, state, sealed, photos, submitted_at)
       values ($1, $2, 2, $3, '{}', now())`,
      [member, one, sealing.seal(JSON.stringify({ name: 'Ann' }), `identity ${one} ${member}`)],
    )
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
