/** Codes of an authenticator (RFC 6238) and their secrets, wherever these are kept. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'

const ISSUER = 'Evenkeel'
const STEP_MS = 30_000
const DIGITS = 6
/** As many as RFC 4226 recommends for a secret. */
const SECRET_BYTES = 20
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret, as a person types it and as an authenticator reads it; `account` is what it will be called there. */
export function newSecret(account: string): {
  readonly secret: Buffer
  readonly text: string
  readonly uri: string
} {
  const secret = randomBytes(SECRET_BYTES)
  const text = base32(secret)
  const label = `${ISSUER}:${encodeURIComponent(account)}`
  return { secret, text, uri: `otpauth://totp/${label}?secret=${text}&issuer=${ISSUER}` }
}

/** The code of a secret at a step: RFC 4226 with SHA-1, as every authenticator has it. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = mac.readUInt8(mac.length - 1) & 15
  const number = mac.readUInt32BE(at) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Which of the three steps that count now a code is of; the newest, if it is of several. */
export function stepOf(secret: Buffer, code: string, at: Millis): number | undefined {
  const step = Math.floor(at / STEP_MS)
  return [step + 1, step, step - 1].find((one) => isSame(codeOf(secret, one), code))
}

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits.match(/.{1,5}/g) ?? []
  return letters.map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
