/** Idempotency keys: the name of one submission, whatever the number of times it is sent. */

/** How far this device's clock is behind the exchange's, where it is worth setting right. */
let behindMs = 0
const WORTH_MS = 60_000

/** A UUID of version 7, without its dashes: the time, and 74 bits that nobody can guess. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = Date.now() + behindMs
  for (let nth = 0; nth < 6; nth++) bytes[nth] = Math.floor(time / 256 ** (5 - nth)) % 256
  bytes[6] = 0x70 | ((bytes[6] as number) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Takes the exchange's time from an answer: keys of a device whose clock is wrong would be refused. */
export function noteServerTime(date: string | null): void {
  const behind = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(behind)) behindMs = Math.abs(behind) < WORTH_MS ? 0 : behind
}
