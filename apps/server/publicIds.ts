/** Public ids: a number under one block of AES, so that it can be neither guessed nor counted. */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { type IdKind, idKinds, type PublicIds } from '@evenkeel/wire/server'

// The block: three zero bytes and the kind, which only the key can produce; nth; the id.
// One block under its own key needs no mode of operation; ECB is the bare cipher.
const CIPHER = 'aes-128-ecb'
const BLOCK = 16
const TWO_32 = 4_294_967_296
const KIND_AT = 3
const NTH_MAX = 1_048_576

export function createPublicIds(key: Buffer): PublicIds {
  const cipher = createCipheriv(CIPHER, key, null).setAutoPadding(false)
  const decipher = createDecipheriv(CIPHER, key, null).setAutoPadding(false)
  const block = Buffer.alloc(BLOCK)
  return {
    of(kind, id, nth = 0) {
      write(block, 0, kind, id, nth)
      return cipher.update(block).toString('base64url')
    },
    ofAll(kind, ids) {
      const clear = Buffer.alloc(ids.length * BLOCK)
      for (const [nth, id] of ids.entries()) write(clear, nth * BLOCK, kind, id, 0)
      const masked = cipher.update(clear)
      return ids.map((_, nth) => masked.toString('base64url', nth * BLOCK, (nth + 1) * BLOCK))
    },
    read(kind: IdKind, text) {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length !== BLOCK || bytes.toString('base64url') !== text) return undefined
      const clear = decipher.update(bytes)
      if (clear.readUInt32BE(0) !== idKinds.indexOf(kind) + 1) return undefined
      const id = clear.readUInt32BE(8) * TWO_32 + clear.readUInt32BE(12)
      const nth = clear.readUInt32BE(4)
      return Number.isSafeInteger(id) && nth < NTH_MAX ? { id, nth } : undefined
    },
  }
}

function write(to: Buffer, at: number, kind: IdKind, id: number, nth: number): void {
  to[at + KIND_AT] = idKinds.indexOf(kind) + 1
  to.writeUInt32BE(nth, at + 4)
  to.writeUInt32BE((id - (id % TWO_32)) / TWO_32, at + 8)
  to.writeUInt32BE(id % TWO_32, at + 12)
}
