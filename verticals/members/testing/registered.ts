/** Visitors of a real server: what they go through to become members, over HTTP. */
import assert from 'node:assert/strict'
import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { solve } from '../captcha/testing/solve.ts'

export type Registered = {
  readonly email: string
  readonly password: string
  readonly transactionPassword: string
  readonly token: string
  /** What makes this device known at the next sign-in. */
  readonly device: string
}
// biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
type Answered = { readonly code: number; readonly reason?: string; readonly data: any }
type Headers = Readonly<Record<string, string>>
type Wish = {
  readonly email?: string
  readonly password?: string
  readonly transactionPassword?: string
  readonly inviteCode?: string
  readonly headers?: Headers
}

const TURN_MS = 10

/**
 * The header of a caller with an address and a network of their own, for a server behind a proxy:
 * what one test tries does not count against another that shares the server.
 */
export function fromElsewhere(): Headers {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}

/** Asks for a challenge, solves it, asks for a code, reads it and registers. */
export async function registered(
  { url }: { readonly url: string },
  wish: Wish = {},
): Promise<Registered> {
  const name = randomBytes(6).toString('hex')
  const {
    email = `visitor-${name}@example.org`,
    password = `mauve lantern ${name.slice(0, 6)}`,
    transactionPassword = `quartz harbour ${name.slice(6)}`,
    inviteCode = (await asked(url, 'user/get_entrance')).invite_code,
    headers = fromElsewhere(),
  } = wish
  const { ticket, sandbox_code: code } = await codeFor(url, { email, purpose: 'register' }, headers)
  const { token, device } = await sent(
    url,
    'user/register',
    {
      email,
      password,
      confirm: password,
      transaction_password: transactionPassword,
      invite_code: inviteCode,
      ticket,
      code,
      agreed: true,
    },
    headers,
  )
  return { email, password, transactionPassword, token, device }
}

/** A verification code of a sandbox that can send nothing, with its ticket. */
export async function codeFor(
  url: string,
  wish: { readonly email: string; readonly purpose: 'register' | 'reset' | 'thaw' },
  headers: Headers = {},
): Promise<{ ticket: string; sandbox_code: string }> {
  const action = wish.purpose === 'register' ? 'register' : 'reset'
  return sent(
    url,
    'user/send_code',
    { ...wish, captcha: await solved(url, action, headers) },
    headers,
  )
}

/** A solved proof of work. */
export async function solved(url: string, action: string, headers: Headers = {}): Promise<string> {
  const { challenge, bits } = await asked(url, `common/captcha?action=${action}`, headers)
  const solution = solve(challenge, bits)
  // The work held up everything here: a connection that was closed meanwhile must be noticed before the next call.
  await setTimeout(TURN_MS)
  return solution
}

/** What a call is answered with that must not be refused. */
async function asked(url: string, path: string, headers: Headers = {}): Promise<Answered['data']> {
  return taken(path, await fetch(`${url}/api/${path}`, { headers }))
}

async function sent(
  url: string,
  path: string,
  body: object,
  headers: Headers,
): Promise<Answered['data']> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  return taken(path, await fetch(`${url}/api/${path}`, init))
}

async function taken(path: string, response: Response): Promise<Answered['data']> {
  const { code, reason, data } = (await response.json()) as Answered
  assert.equal(code, 1, `${path}: ${reason}`)
  return data
}
