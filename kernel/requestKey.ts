/** The key that a client gives a request, so that repeating it does nothing twice. */
import type { Reader, Writer } from './bytes.ts'

/** Names one request of one owner: 128 bits that the client made, as four signed words. */
export type RequestKey = {
  readonly owner: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const KEY_DIGITS = 32
const words = new Int32Array(4)
const DIGITS = new Int8Array(128).fill(-1)
for (const [value, digit] of [...'0123456789abcdef'].entries()) DIGITS[digit.charCodeAt(0)] = value

/**
 * Reads 32 hex digits, in lower case. The parts of one request have keys of their own, spread so
 * that they meet none of those that the client counts up itself.
 */
export function parseRequestKey(owner: number, text: string, part = 0): RequestKey | undefined {
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
  if (signs < 0) return undefined
  const spread = Math.imul(part, 0x9e3779b1)
  const c = (words[2] as number) ^ spread
  const d = (words[3] as number) ^ Math.imul(spread ^ (spread >>> 15), 0x85ebca6b)
  return { owner, a: words[0] as number, b: words[1] as number, c, d }
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
