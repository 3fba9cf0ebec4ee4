/** Private fields: sealed under a key that is not in the database, and found by a keyed hash all the same. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { FieldUnreadable, type Keys } from '@evenkeel/wire/server'

export type Sealing = {
  /** `about` says where it belongs: what is moved to another place cannot be opened there. */
  seal(text: string, about: string): Buffer
  open(sealed: Buffer, about: string): string
  /** The same for what is only shown: nothing, where it cannot be opened. Rule E56. */
  read(sealed: Buffer, about: string): string | undefined
  sealBytes(bytes: Buffer, about: string): Buffer
  openBytes(sealed: Buffer, about: string): Buffer
  /** The same for the same text of a kind; says nothing to whoever has not the key. */
  index(kind: string, text: string): Buffer
}

/** Keys of requests and programs, which are nobody's business in a log. */
const LONG_NAME = / ?[A-Za-z0-9_-]{16,}/g
const TOLD_MOST = 10_000
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
/** So many bytes longer is what was sealed. */
export const SEAL = NONCE + TAG

/** `onUnreadable` is told of each field once: where it belongs, and nothing of what it holds. */
export function createSealing(
  keys: Keys,
  onUnreadable: (field: string) => void = () => undefined,
): Sealing {
  const sealingKey = keys.key('private fields', 32)
  const indexKey = keys.key('index of private fields', 32)
  const told = new Set<string>()

  function openBytes(sealed: Buffer, about: string): Buffer {
    try {
      return openWith(sealingKey, sealed, about)
    } catch {
      const field = about.replaceAll(LONG_NAME, '')
      if (told.size >= TOLD_MOST) told.clear()
      if (!told.has(field)) onUnreadable(field)
      told.add(field)
      throw new FieldUnreadable()
    }
  }

  return {
    seal: (text, about) => sealWith(sealingKey, Buffer.from(text), about),
    open: (sealed, about) => openBytes(sealed, about).toString(),
    read(sealed, about) {
      try {
        return openBytes(sealed, about).toString()
      } catch {
        return undefined
      }
    },
    sealBytes: (bytes, about) => sealWith(sealingKey, bytes, about),
    openBytes,
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
