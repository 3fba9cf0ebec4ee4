/** How long a message stays: a short one for a glance, a longer one for as long as it takes to read. */
/** Of one that tells of something under way, unless that is over before. */
export const LOADING_MS = 12_000
const SHORT_MS = 1_500
const LONGEST_MS = 6_000
const LETTER_MS = 55
/** One of these says as much as a few letters. */
const SIGN_MS = 150
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

export function shownFor(text: string): number {
  const signs = text.match(SIGNS)?.length ?? 0
  const reading = signs * SIGN_MS + (text.length - signs) * LETTER_MS
  return Math.min(LONGEST_MS, Math.max(SHORT_MS, reading))
}
