/** A reason as it is sent: what was typed, in one line. A log and a mail have no room for more, and calls take no other. */

export function inOneLine(typed: string): string {
  return typed.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()
}
