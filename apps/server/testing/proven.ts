/** Members who can prove who they are: registered over HTTP, with a transaction password, and a second factor if they like. */
import assert from 'node:assert/strict'
import { codeOf } from '@evenkeel/verticals/members/access/totpCodes.ts'
import { type Registered, registered } from '@evenkeel/verticals/members/testing/registered.ts'
import { get, post } from './calls.ts'

export type Proven = Registered & {
  readonly id: number
  readonly uid: number
}

const STEP_MS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export async function provenMember(server: {
  readonly url: string
  query<Row extends { id: string }>(sql: string, values?: readonly unknown[]): Promise<Row[]>
}): Promise<Proven> {
  const member = await registered(server)
  const { data } = await get(server.url, 'user/get_user_info', { token: member.token })
  const [row] = await server.query('select id from member where uid = $1', [data.id])
  return { ...member, id: Number(row?.id), uid: Number(data.id) }
}

/** Switches the second factor on; what it gives tells the code of now, which no other call has used. */
export async function switchTotpOn(url: string, { token, password }: Registered) {
  const proof = { password }
  const begun = await post(url, 'user/begin_totp', { proof }, { token })
  const secret = bytesOf(begun.data.secret)
  const step = () => Math.floor(Date.now() / STEP_MS)
  const confirm = { ticket: begun.data.ticket, totp: codeOf(secret, step() - 1) }
  const confirmed = await post(url, 'user/confirm_totp', confirm, { token })
  assert.equal(confirmed.code, 1, confirmed.reason)
  return () => codeOf(secret, step())
}

export async function switchAllowListOn(url: string, { token, password }: Registered) {
  const wish = { is_on: true, proof: { password } }
  assert.equal((await post(url, 'user/set_allow_list', wish, { token })).code, 1)
}

/** The secret of a second factor, as an authenticator reads it. */
export function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
