/** The key that a client gives a request, so that repeating it does nothing twice. */
import type { Reader, Writer } from './bytes.ts'
import type { Millis } from './decision.ts'

/** Names one request of one owner: a UUID of version 7 that the client made, as four signed words. */
export type RequestKey = {
  readonly owner: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const KEY_DIGITS = 32
const TWO_16 = 65_536
const VERSION = 7
const VARIANT = 2
const words = new Int32Array(4)
const DIGITS = new Int8Array(128).fill(-1)
for (const [value, digit] of [...'0123456789abcdef'].entries()) DIGITS[digit.charCodeAt(0)] = value

/** Reads the 32 hex digits of a UUID of version 7, in lower case and without dashes. */
export function parseRequestKey(owner: number, text: string): RequestKey | undefined {
  if (text.length !== KEY_DIGITS) return undefined
  let signs = 0
  for (let nth = 0; nth < words.length; nth++) {
    let value = 0
    for (let i = nth * 8; i < nth * 8 + 8; i++) {
      const digit = DIGITS[text.charCodeAt(i)] ?? -1
      signs |= digit
      value = (value << 4) | digit
    }
    words[nth] = value
  }
  const [a, b, c, d] = words as unknown as [number, number, number, number]
  return signs < 0 || !isTimed(b, c) ? undefined : { owner, a, b, c, d }
}

/** When the client made it. Journals of older versions hold keys that do not tell. */
export function keyTime({ a, b, c }: RequestKey): Millis | undefined {
  return isTimed(b, c) ? (a >>> 0) * TWO_16 + (b >>> 16) : undefined
}

export function readKey(input: Reader, owner: number): RequestKey {
  return { owner, a: input.i32(), b: input.i32(), c: input.i32(), d: input.i32() }
}

export function writeKey(out: Writer, { a, b, c, d }: RequestKey): void {
  out.i32(a)
  out.i32(b)
  out.i32(c)
  out.i32(d)
}

export function isSameKey(one: RequestKey | undefined, other: RequestKey): boolean {
  if (one === undefined || one.owner !== other.owner) return false
  return one.a === other.a && one.b === other.b && one.c === other.c && one.d === other.d
}

/** Says of itself that it is a UUID of version 7, which begins with a time. */
function isTimed(b: number, c: number): boolean {
  return ((b >>> 12) & 15) === VERSION && c >>> 30 === VARIANT
}
