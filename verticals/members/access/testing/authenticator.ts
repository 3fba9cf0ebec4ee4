/** A device that makes passkeys and answers with them, as a phone does, and can be told to do it wrong. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createCertificate } from './certificate.ts'

export type Credential = Record<string, unknown>
type Options = Readonly<Record<string, unknown>>

/** What it does other than a sound device would. */
export type Quirks = {
  readonly challenge?: string
  readonly origin?: string
  readonly type?: string
  /** The name that it hashes in. */
  readonly name?: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  /** An attestation that nobody asked for: by the passkey itself, or with a certificate. */
  readonly attestation?: 'self' | 'certified'
}

export type Authenticator = {
  readonly id: string
  create(options: Options, quirks?: Quirks): Credential
  get(options: Options, quirks?: Quirks): Credential
}

const PRESENT = 1
const VERIFIED = 4
const ATTESTED = 64

/** `origin` is the page that it is asked from, `counter` what it counts from; nought for one that does not count. */
export function createAuthenticator(origin: string, counter = 1): Authenticator {
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE: kty EC2, alg ES256, curve P-256, x, y.
  const coseKey = map([1, 2], [3, -7], [-1, 1], [-2, base64(x)], [-3, base64(y)])
  const name = new URL(origin).hostname
  let count = counter
  let userHandle = ''

  function clientData(type: string, challenge: unknown, quirks: Quirks): Buffer {
    const said = { type: quirks.type ?? type, challenge: quirks.challenge ?? challenge }
    const page = { origin: quirks.origin ?? origin, crossOrigin: false }
    return Buffer.from(JSON.stringify({ ...said, ...page }))
  }

  function data(flags: number, quirks: Quirks, more = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | PRESENT | (quirks.isVerified === false ? 0 : VERIFIED))
    head.writeUInt32BE(quirks.counter ?? count, 1)
    return Buffer.concat([sha256(quirks.name ?? name), head, more])
  }

  /** As FIDO U2F keys have it, or as a passkey that vouches for itself. */
  function attestation(kind: Quirks['attestation'], authData: Buffer, said: Buffer) {
    if (kind === undefined) return { fmt: 'none', attStmt: map() }
    if (kind === 'self') {
      const sig = sign('sha256', Buffer.concat([authData, said]), privateKey)
      return { fmt: 'packed', attStmt: map(['alg', -7], ['sig', sig]) }
    }
    const point = Buffer.concat([Buffer.from([4]), base64(x), base64(y)])
    const signed = Buffer.concat([Buffer.alloc(1), authData.subarray(0, 32), said, id, point])
    const { certificate, key } = createCertificate()
    const sig = sign('sha256', signed, key)
    return { fmt: 'fido-u2f', attStmt: map(['x5c', [certificate]], ['sig', sig]) }
  }

  const credential = (response: object): Credential => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  })

  return {
    id: id.toString('base64url'),

    create(options, quirks = {}) {
      userHandle = (options.user as { id: string }).id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey])
      const said = clientData('webauthn.create', options.challenge, quirks)
      const authData = data(ATTESTED, quirks, attested)
      const { fmt, attStmt } = attestation(quirks.attestation, authData, sha256(said))
      const attestationObject = map(['fmt', fmt], ['attStmt', attStmt], ['authData', authData])
      return credential({
        clientDataJSON: said.toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal', 'hybrid', 'telepathy'],
      })
    },

    get(options, quirks = {}) {
      if (count > 0) count++
      const said = clientData('webauthn.get', options.challenge, quirks)
      const authenticatorData = data(0, quirks)
      const signed = Buffer.concat([authenticatorData, sha256(said)])
      return credential({
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: quirks.userHandle ?? userHandle,
      })
    },
  }
}

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest()
const base64 = (text: string) => Buffer.from(text, 'base64url')

type Key = string | number
/** A map stands as the bytes that `map` made; all other bytes are a string of bytes. */
const maps = new WeakSet<Buffer>()

/** CBOR, as much of it as is needed here. */
function map(...entries: readonly (readonly [Key, string | number | Buffer | Buffer[]])[]): Buffer {
  const parts = entries.flatMap(([key, value]) => [item(key), item(value)])
  const made = Buffer.concat([head(5, entries.length), ...parts])
  maps.add(made)
  return made
}

function item(value: string | number | Buffer | Buffer[]): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(item)])
  return maps.has(value) ? value : Buffer.concat([head(2, value.length), value])
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  if (count < 256) return Buffer.from([(kind << 5) | 24, count])
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255])
}
