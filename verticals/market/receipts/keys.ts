/** The keys that receipts are signed with: made at the first start, replaced by hand, their public halves published for ever. */
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'
import type { ReceiptSignature } from '@evenkeel/wire/proof'
import { BadConfig, type Keys, type Tables } from '@evenkeel/wire/server'

/** `key` in hex; the newest signs. */
export type PublishedKey = { readonly key: string; readonly since: Millis }
export type ReceiptKeys = {
  /** Newest first. */
  readonly published: readonly PublishedKey[]
  sign(bytes: Uint8Array): ReceiptSignature
}

type Row = { readonly public_key: string; readonly sealed: Buffer; readonly since: string }

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export async function openReceiptKeys(
  tables: Tables,
  keys: Keys,
  now: Millis,
): Promise<ReceiptKeys> {
  const known = await rowsIn(tables)
  const rows = known.length > 0 ? known : await addReceiptKey(tables, keys, now)
  const [newest] = rows
  if (newest === undefined) throw new Error('receipts have a key')
  const { public_key: key } = newest
  const secret = secretOf(newest, keys)
  return {
    published: rows.map(({ public_key, since }) => ({ key: public_key, since: Number(since) })),
    sign: (bytes) => ({ key, value: sign(null, bytes, secret).toString('hex') }),
  }
}

/** From the next start on receipts are signed with a new key; those before it stay published. */
export async function addReceiptKey(tables: Tables, keys: Keys, now: Millis) {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const publicKey = Buffer.from(x ?? '', 'base64url').toString('hex')
  await tables.rows(
    `insert into receipt_key (number, public_key, sealed, since)
     select coalesce(max(number), 0) + 1, $1, $2, $3 from receipt_key`,
    [publicKey, encrypt(Buffer.from(d ?? '', 'base64url'), keys), Math.round(now)],
  )
  return rowsIn(tables)
}

function rowsIn(tables: Tables): Promise<readonly Row[]> {
  const sql = 'select public_key, sealed, since from receipt_key order by number desc'
  return tables.rows<Row>(sql, [])
}

function secretOf({ public_key, sealed }: Row, keys: Keys): KeyObject {
  const x = Buffer.from(public_key, 'hex').toString('base64url')
  const d = decrypt(sealed, keys).toString('base64url')
  return createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d }, format: 'jwk' })
}

function encrypt(plain: Buffer, keys: Keys): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(keys), nonce)
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

function decrypt(sealed: Buffer, keys: Keys): Buffer {
  const textAt = NONCE_BYTES + TAG_BYTES
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(CIPHER, cipherKey(keys), nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, textAt))
    return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()])
  } catch {
    throw new BadConfig('The master secret does not open the key that receipts are signed with.')
  }
}

const cipherKey = (keys: Keys) => keys.key('receipt keys', 32)
