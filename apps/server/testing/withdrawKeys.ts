/** Programs of a test server that may withdraw: a guarded member, an address that has rested, and a key. */
import assert from 'node:assert/strict'
import { KEY_HEADER } from '@evenkeel/wire'
import { newKey, post } from './calls.ts'
import { keyFor, type TestKey } from './programs.ts'
import type { TestServer } from './server.ts'
import { givenWithdrawer, PASSWORD, type Withdrawer } from './withdrawing.ts'

const HOUR_MS = 3_600_000
export const BOOKED = '0x52908400098527886E0F7030069857D2E4169EE7'
export const LOOPBACK = ['127.0.0.1', '::1']

export type WithdrawingProgram = Withdrawer & { readonly key: TestKey }

/** Its address book has one address, of USDT on Ethereum. */
export async function givenWithdrawingProgram(server: TestServer): Promise<WithdrawingProgram> {
  const who = await givenWithdrawer(server, { funds: { USDT: '100000' } })
  await addToBook(server, who)
  await server.query(
    `update wallet_address set added_at = now() - interval '25 hours' where member = $1`,
    [who.member],
  )
  await server.query('update member set is_allow_listed = true, totp = $2 where id = $1', [
    who.member,
    Buffer.from('not looked into here'),
  ])
  return { ...who, key: await withdrawKey(server, who.member) }
}

export function withdrawKey(
  server: TestServer,
  member: number,
  wish: Parameters<typeof keyFor>[2] = {},
): Promise<TestKey> {
  const usual = { mayWithdraw: true, addresses: LOOPBACK, age: 25 * HOUR_MS, endsIn: HOUR_MS }
  return keyFor(server, member, { ...usual, ...wish })
}

export async function addToBook(
  { url }: Pick<TestServer, 'url'>,
  { token }: Pick<Withdrawer, 'token'>,
  address = BOOKED,
): Promise<void> {
  const entry = { asset: 'USDT', chain: 'ethereum', address, remark: 'cold wallet' }
  const body = { ...entry, transaction_password: PASSWORD }
  const added = await post(url, 'wallet/add_address', body, { token, [KEY_HEADER]: newKey() })
  assert.equal(added.code, 1, added.text)
}
