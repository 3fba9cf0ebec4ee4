/** Idempotency keys: the name of one submission, whatever the number of times it is sent. */

/** 32 hex digits that nobody can guess. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
