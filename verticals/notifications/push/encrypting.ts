/** Web Push as RFC 8291 and RFC 8292 have it: a message that only its browser can read, and who it is from. */
import {
  createCipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'

/** What a browser gives: where to send to, its public key, and a secret that both share. */
export type Subscription = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Who messages are from: the key that browsers subscribe with, and what proves it to the service that delivers them. */
export type Sender = {
  readonly publicKey: string
  /** The header that says who sends to this origin. */
  authorization(origin: string, expiresAtSeconds: number): string
}

const CURVE = 'prime256v1'
const RECORD_BYTES = 4_096
const KEY_BYTES = 65

/** The private key follows from the master secret of the installation, as all of its keys do. */
export function createSender(secret: Buffer, contact: string): Sender {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(scalarOf(secret))
  const publicKey = pair.getPublicKey()
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: publicKey.subarray(1, 33).toString('base64url'),
      y: publicKey.subarray(33).toString('base64url'),
      d: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
    },
  })
  const name = publicKey.toString('base64url')
  return {
    publicKey: name,
    authorization(origin, exp) {
      const head = partOf({ typ: 'JWT', alg: 'ES256' })
      const claims = partOf({ aud: origin, exp, sub: contact })
      const signed = sign('sha256', Buffer.from(`${head}.${claims}`), {
        key,
        dsaEncoding: 'ieee-p1363',
      })
      return `vapid t=${head}.${claims}.${signed.toString('base64url')}, k=${name}`
    },
  }
}

const partOf = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The order of the curve: a private key is below it, and not zero. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

function scalarOf(secret: Buffer): Buffer {
  const number = (BigInt(`0x${secret.toString('hex')}`) % (ORDER - 1n)) + 1n
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
}

/** The body of the request, in the content encoding `aes128gcm`. */
export function encrypt(
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  message: Buffer,
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url')
  const pair = createECDH(CURVE)
  const ownKey = pair.generateKeys()
  const salt = randomBytes(16)
  const shared = createHmac('sha256', Buffer.from(auth, 'base64url'))
    .update(pair.computeSecret(browserKey))
    .digest()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey, Buffer.of(1)])
  const input = createHmac('sha256', shared).update(info).digest()
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${purpose}\0`, bytes))
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  // The last record ends in a two.
  const sealed = [cipher.update(Buffer.concat([message, Buffer.of(2)])), cipher.final()]
  const head = Buffer.alloc(21)
  salt.copy(head)
  head.writeUInt32BE(RECORD_BYTES, 16)
  head.writeUInt8(KEY_BYTES, 20)
  return Buffer.concat([head, ownKey, ...sealed, cipher.getAuthTag()])
}

/** Whether these are a key and a secret of a browser: what is not would fail at every message. */
export function isReadable({ p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>): boolean {
  try {
    const secret = Buffer.from(auth, 'base64url')
    encrypt({ p256dh, auth }, Buffer.from(''))
    return secret.length === 16
  } catch {
    return false
  }
}
