/** Public ids: a number under one block of AES, so that it can be neither guessed nor counted. */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { PublicIds, Vertical } from '@evenkeel/wire/server'

// The block: three zero bytes and the kind, which only the key can produce; nth; the id.
// One block under its own key needs no mode of operation; ECB is the bare cipher.
const CIPHER = 'aes-128-ecb'
const BLOCK = 16
const TWO_32 = 4_294_967_296
const KIND_AT = 3
const NTH_MAX = 1_048_576

export type IdKinds = Readonly<Record<string, number>>

/** Those of all verticals, and the places in long lists that every vertical hands out. */
export function idKindsOf(verticals: readonly Vertical[]): IdKinds {
  const kinds: Record<string, number> = { page: 3 }
  for (const { name, idKinds = {} } of verticals)
    for (const [kind, number] of Object.entries(idKinds)) {
      if (Object.hasOwn(kinds, kind) || Object.values(kinds).includes(number))
        throw new Error(`${name}: the id kind ${kind} or its number ${number} is taken`)
      kinds[kind] = number
    }
  return kinds
}

export function createPublicIds(key: Buffer, kinds: IdKinds): PublicIds {
  const cipher = createCipheriv(CIPHER, key, null).setAutoPadding(false)
  const decipher = createDecipheriv(CIPHER, key, null).setAutoPadding(false)
  const block = Buffer.alloc(BLOCK)
  const numbers = new Map(Object.entries(kinds))
  const numberOf = (kind: string): number => {
    const number = numbers.get(kind)
    if (number === undefined) throw new TypeError(`no vertical declares the id kind ${kind}`)
    return number
  }
  return {
    of(kind, id, nth = 0) {
      write(block, 0, numberOf(kind), id, nth)
      return cipher.update(block).toString('base64url')
    },
    ofAll(kind, ids) {
      const clear = Buffer.alloc(ids.length * BLOCK)
      const number = numberOf(kind)
      for (const [nth, id] of ids.entries()) write(clear, nth * BLOCK, number, id, 0)
      const masked = cipher.update(clear)
      return ids.map((_, nth) => masked.toString('base64url', nth * BLOCK, (nth + 1) * BLOCK))
    },
    read(kind, text) {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length !== BLOCK || bytes.toString('base64url') !== text) return undefined
      const clear = decipher.update(bytes)
      if (clear.readUInt32BE(0) !== numberOf(kind)) return undefined
      const id = clear.readUInt32BE(8) * TWO_32 + clear.readUInt32BE(12)
      const nth = clear.readUInt32BE(4)
      return Number.isSafeInteger(id) && nth < NTH_MAX ? { id, nth } : undefined
    },
  }
}

function write(to: Buffer, at: number, kind: number, id: number, nth: number): void {
  to[at + KIND_AT] = kind
  to.writeUInt32BE(nth, at + 4)
  to.writeUInt32BE((id - (id % TWO_32)) / TWO_32, at + 8)
  to.writeUInt32BE(id % TWO_32, at + 12)
}
