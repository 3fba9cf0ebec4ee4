/** Who a program is: its key, and whether what it sent is signed with the secret of that key. Rules E20, E52. */
import { hash, randomBytes } from 'node:crypto'
import {
  type ApiKeys,
  type FoundKey,
  isAmong,
  KEY_REST_MS,
  momentText,
  type Scope,
  type Session,
} from '@evenkeel/wire/server'
import {
  type Fault,
  isSignatureOf,
  momentOf,
  type Parameter,
  parametersOf,
  signedText,
} from '@evenkeel/wire/server/htx'

/** What came, as it came. */
export type SignedRequest = {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly query: string
  readonly address: string
  readonly scope: Scope
  /** The bytes of a body. */
  readonly body?: Buffer | undefined
}

export type Signed = {
  readonly key: FoundKey
  readonly session: Session
  /** When the program signed it. */
  readonly at: number
}

export type Signatures = {
  /** Who has signed this; or what is wrong with it. */
  check(request: SignedRequest): Promise<Signed | Fault>
  /** The same of what a socket says first; it may be signed for several spellings of the address. */
  checkSocket(request: SocketRequest): Promise<Signed | Fault>
}
export type SocketRequest = {
  readonly host: string
  readonly paths: readonly string[]
  /** The names of the parameters are the dialect's own. */
  readonly names: { readonly key: string; readonly at: string }
  readonly parameters: Readonly<Record<string, string>>
  readonly signature: string
  readonly address: string
}

/** So old may a signature be, or so far ahead a clock. */
const WINDOW_MS = 5 * 60_000
const METHOD = 'HmacSHA256'
/** The hash of the body: signed as all parameters are, it binds what HTX's own signature leaves open. */
const BODY_HASH = 'BodySha256'

const fault = (message: string, refusal: Pick<Fault, 'reason' | 'detail'> = {}): Fault => ({
  fault: 'api-signature-not-valid',
  message: `Signature not valid: ${message}`,
  code: 403,
  ...refusal,
})
const INCORRECT_KEY = fault('Incorrect Access key')
const NOT_SIGNED = fault('Incorrect signature')
const WRONG_TIME = fault('Invalid submission time or incorrect time format')

type Options = { readonly apiKeys: ApiKeys; readonly now: () => number }

export function createSignatures({ apiKeys, now }: Options): Signatures {
  /** In this order: whoever does not have the secret learns nothing of a key but that they do not. */
  async function identify(
    name: string,
    timestamp: string,
    isSigned: (secret: string) => boolean,
    { address, scope }: Pick<SignedRequest, 'address' | 'scope'>,
  ): Promise<Signed | Fault> {
    const at = momentOf(timestamp)
    if (at === undefined || Math.abs(now() - at) > WINDOW_MS) return WRONG_TIME
    const key = await apiKeys.find(name)
    if (key === undefined) return INCORRECT_KEY
    if (!isSigned(key.secret)) return NOT_SIGNED
    const refusal = checkKey(key, scope, address, now())
    if (refusal !== undefined) return refusal
    apiKeys.used(key)
    const { member: id, realm, number: apiKey, expiresAt } = key
    const until = expiresAt ?? Number.MAX_SAFE_INTEGER
    return { key, at, session: { id, realm, session: 0, apiKey, expiresAt: until } }
  }

  return {
    async check({ method, host, path, query, body, ...asked }) {
      const parameters = parametersOf(query)
      if (parameters === undefined) return fault('a parameter is there twice')
      const given = valuesOf(parameters)
      const name = given.get('AccessKeyId')
      const signature = given.get('Signature')
      if (name === undefined || signature === undefined) return fault('parameters are missing')
      if (given.get('SignatureMethod') !== METHOD || given.get('SignatureVersion') !== '2')
        return fault(`SignatureMethod is ${METHOD}, SignatureVersion is 2`)
      const text = signedText(method, host, path, parameters)
      const isSigned = (secret: string) => isSignatureOf(text, signature, secret)
      const signed = await identify(name, given.get('Timestamp') ?? '', isSigned, asked)
      const bodyHash = given.get(BODY_HASH)
      if ('fault' in signed || bodyHash === undefined) return signed
      return bodyHash === hash('sha256', body ?? Buffer.alloc(0), 'hex')
        ? signed
        : fault('the body is not the one that was signed')
    },

    async checkSocket({ host, paths, names, parameters, signature, address }) {
      const sent = Object.entries(parameters).map(([name, value]) => ({
        name,
        text: `${name}=${encodeURIComponent(value)}`,
      }))
      const texts = paths.map((path) => signedText('GET', host, path, sent))
      const isSigned = (secret: string) =>
        texts.map((text) => isSignatureOf(text, signature, secret)).includes(true)
      const { [names.key]: name = '', [names.at]: timestamp = '' } = parameters
      return identify(name, timestamp, isSigned, { address, scope: 'read' })
    },
  }
}

/** Why a key is not good for this, if so: told to who has its secret, in the language that they asked in. */
function checkKey(key: FoundKey, scope: Scope, address: string, now: number): Fault | undefined {
  const { expiresAt, addresses, mayTrade, mayWithdraw, madeAt } = key
  if (expiresAt !== undefined && expiresAt <= now)
    return fault('the API key has expired', { reason: 'apiKeyExpired' })
  if (addresses.length > 0 && !isAmong(address, addresses))
    return fault('the API key may not be used from this address', { reason: 'apiKeyElsewhere' })
  if (scope === 'trade' && !mayTrade)
    return fault('API key has no permission', { reason: 'apiKeyMayNotTrade' })
  if (scope !== 'withdraw') return undefined
  // Held to addresses when it was made; should it ever not be, it does not withdraw.
  if (!mayWithdraw || addresses.length === 0 || expiresAt === undefined)
    return fault('API key has no permission', { reason: 'apiKeyMayNotWithdraw' })
  const from = madeAt + KEY_REST_MS
  if (from <= now) return undefined
  const detail = { from: momentText(from) }
  return fault('the API key is too new', { reason: 'apiKeyTooNew', detail })
}

/**
 * The key by which a repeat of this request is known: by the moment at which it was signed, and by the client's own names for
 * what it asks for. Without any, two orders of one second may be alike, and each is a request of its own.
 */
export function requestKeyOf({ key, at }: Signed, path: string, names: readonly string[]): string {
  const rest =
    names.length > 0
      ? hash('sha256', [key.number, path, ...names].join('\n'), 'hex')
      : randomBytes(16).toString('hex')
  const time = at.toString(16).padStart(12, '0')
  return `${time}7${rest.slice(0, 3)}8${rest.slice(3, 18)}`
}

function valuesOf(parameters: readonly Parameter[]): Map<string, string> {
  return new Map(parameters.map(({ name, text }) => [name, unescaped(text.slice(name.length + 1))]))
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
