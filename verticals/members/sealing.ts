/** Private fields: sealed under a key that is not in the database, and found by a keyed hash all the same. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Keys } from '@evenkeel/wire/server'

export type Sealing = {
  /** `about` says where it belongs: what is moved to another place cannot be opened there. */
  seal(text: string, about: string): Buffer
  open(sealed: Buffer, about: string): string
  sealBytes(bytes: Buffer, about: string): Buffer
  openBytes(sealed: Buffer, about: string): Buffer
  /** The same for the same text of a kind; says nothing to whoever has not the key. */
  index(kind: string, text: string): Buffer
}

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
/** So many bytes longer is what was sealed. */
export const SEAL = NONCE + TAG

export function createSealing(keys: Keys): Sealing {
  const sealingKey = keys.key('private fields', 32)
  const indexKey = keys.key('index of private fields', 32)
  return {
    seal: (text, about) => sealWith(sealingKey, Buffer.from(text), about),
    open: (sealed, about) => openWith(sealingKey, sealed, about).toString(),
    sealBytes: (bytes, about) => sealWith(sealingKey, bytes, about),
    openBytes: (sealed, about) => openWith(sealingKey, sealed, about),
    index: (kind, text) => createHmac('sha256', indexKey).update(`${kind}\0${text}`).digest(),
  }
}

/** Nonce, tag, then what was sealed. */
export function sealWith(key: Buffer, bytes: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws for anything that was not sealed under this key, for this place. */
export function openWith(key: Buffer, sealed: Buffer, about: string): Buffer {
  const nonce = sealed.subarray(0, NONCE)
  const tag = sealed.subarray(NONCE, SEAL)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
  decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(SEAL)), decipher.final()])
}
