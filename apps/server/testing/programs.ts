/** Keys of programs on a test server, and requests signed with them by hand. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createSealing } from '@evenkeel/verticals/members/sealing.ts'
import { sealedAs } from '@evenkeel/verticals/members/security/keyRing.ts'
import { openSecrets } from '../secrets.ts'
import type { ReachedServer } from './server.ts'

export type TestKey = { readonly apiKey: string; readonly secret: string; readonly number: number }
type Wish = {
  readonly mayTrade?: boolean
  readonly mayWithdraw?: boolean
  /** How long ago it was made, in milliseconds. */
  readonly age?: number
  readonly addresses?: readonly string[]
  readonly realm?: 'real' | 'demo'
  /** In milliseconds from now. */
  readonly endsIn?: number
}

/** A key as the security centre makes one, for a member who has no password to prove themselves by. */
export async function keyFor(
  server: ReachedServer,
  member: number,
  wish: Wish = {},
): Promise<TestKey> {
  const { mayTrade = true, mayWithdraw = false, age = 0 } = wish
  const { addresses = [], realm = 'real', endsIn } = wish
  const sealing = createSealing(
    await openSecrets({ dataDir: server.dataDir, secretFile: undefined }),
  )
  const apiKey = randomBytes(16).toString('base64url')
  const secret = randomBytes(32).toString('base64url')
  const [row] = await server.query<{ id: number }>(
    `insert into api_key
       (member, key, sealed, name, may_trade, addresses, realm, expires_at, may_withdraw, created_at)
     values ($1, $2, $3, 'bot', $4, $5, $6, to_timestamp($7::float8 / 1000), $8,
       to_timestamp($9::float8 / 1000))
     returning id::float8 as id`,
    [
      member,
      apiKey,
      sealing.seal(secret, sealedAs(apiKey, member)),
      mayTrade,
      addresses,
      realm,
      endsIn === undefined ? null : Date.now() + endsIn,
      mayWithdraw,
      Date.now() - age,
    ],
  )
  return { apiKey, secret, number: row?.id ?? 0 }
}

export type SignedRequest = {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** When it is signed. */
  readonly at?: number
  /** The host that it is signed for, if not the one that is asked. */
  readonly host?: string
  /** It signs its body as well. */
  readonly withBody?: boolean
}

/** The address with all its parameters, and the request: what a program sends, for a test to change. */
export function signed(
  url: string,
  { apiKey, secret }: Omit<TestKey, 'number'>,
  request: SignedRequest,
) {
  const { method = 'GET', path, query = {}, body, at = Date.now(), withBody = false } = request
  const { host = new URL(url).host } = request
  const text = body === undefined ? undefined : JSON.stringify(body)
  const parameters: Record<string, string> = {
    ...query,
    AccessKeyId: apiKey,
    SignatureMethod: 'HmacSHA256',
    SignatureVersion: '2',
    Timestamp: new Date(at).toISOString().slice(0, 19),
    ...(withBody
      ? {
          BodySha256: createHash('sha256')
            .update(text ?? '')
            .digest('hex'),
        }
      : {}),
  }
  const sorted = Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(parameters[name] as string)}`)
    .join('&')
  const payload = [method, host, path, sorted].join('\n')
  const signature = createHmac('sha256', secret).update(payload).digest('base64')
  return {
    address: `${url}${path}?${sorted}&Signature=${encodeURIComponent(signature)}`,
    init: { method, headers: { 'content-type': 'application/json' }, ...(text && { body: text }) },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
export async function send({ address, init }: ReturnType<typeof signed>): Promise<any> {
  return (await fetch(address, init)).json()
}

export const askSigned = (url: string, key: Omit<TestKey, 'number'>, request: SignedRequest) =>
  send(signed(url, key, request))
