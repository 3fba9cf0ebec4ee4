/** How operators come in: by a link, and by name, password and code, as the console does it. */
import assert from 'node:assert/strict'
import { fromBase32 } from '@evenkeel/verticals/members/access/testing/base32.ts'
import { codeOf } from '@evenkeel/verticals/members/access/totpCodes.ts'
import { type Answered, get, type Headers, post } from './calls.ts'
import type { TestServer } from './server.ts'

export const PASSWORD = 'nine boats on an even keel'

export type Entered = { readonly token: string; readonly name: string; readonly code: () => string }

/** The secret that a link carries. */
export function invitationIn(link: string | undefined): string {
  const secret = /#\/enrol\?invitation=([\w-]{43})$/.exec(link ?? '')?.[1]
  assert(secret !== undefined, `${link} is no link`)
  return secret
}

/** Codes of an authenticator: each one is of a step of its own, as when somebody waits for the next. */
export function codesOf(text: string): () => string {
  const secret = fromBase32(text)
  let ahead = -2
  return () => {
    ahead++
    assert(ahead <= 1, 'no more than three codes count at a time')
    return codeOf(secret, Math.floor(Date.now() / 30_000) + ahead)
  }
}

export async function enrol(
  url: string,
  link: string | undefined,
  name?: string,
): Promise<Entered> {
  const invitation = invitationIn(link)
  const opened = await post(url, 'console/open_invitation', { invitation })
  assert.equal(opened.code, 1, opened.text)
  const chosen = { invitation, ...(name && { name }), password: PASSWORD, confirm: PASSWORD }
  const begun = await post(url, 'console/begin_enrolment', chosen)
  assert.equal(begun.code, 1, begun.text)
  const code = codesOf(begun.data.totp.secret)
  const { ticket } = begun.data
  const { data, text } = await post(url, 'console/enrol_totp', { ticket, totp: code() })
  assert(data !== null, text)
  return { token: data.token, name: name ?? opened.data.name, code }
}

/** Both steps of a sign-in, or the first refusal. */
export async function signIn(
  url: string,
  { name, code, password = PASSWORD }: { name: string; code: () => string; password?: string },
  headers: Headers = {},
): Promise<Answered> {
  const first = await post(url, 'console/sign_in', { name, password }, headers)
  if (first.code !== 1) return first
  const { ticket } = first.data
  return post(url, 'console/sign_in_second', { ticket, totp: code() }, headers)
}

/** The link of a new operator, whom one admin invites and another agrees to. */
export async function inviteByTwo(
  server: Pick<TestServer, 'consoleUrl' | 'operator'>,
  wish: { readonly name: string; readonly role: string },
): Promise<string> {
  const { consoleUrl: url } = server
  const [first, second] = [await server.operator(), await server.operator()]
  const made = await post(url, 'console/invite_operator', wish, { token: first.token })
  assert.equal(made.code, 1, made.text)
  const { token } = second
  const { data } = await get(url, 'console/get_access_changes', { token })
  const { id, text: seen } = data.changes.find(
    ({ operator }: { operator: string }) => operator === wish.name,
  )
  const agreed = await post(url, 'console/approve_access', { id, seen }, { token })
  assert.equal(agreed.code, 1, agreed.text)
  return agreed.data.link
}
