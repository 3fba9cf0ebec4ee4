/** Which passwords are not good enough, and how good the others are: rule E5, on the server and in the forms. */
import { forms } from '../contract/forms.ts'
import { isGuessable } from './guessable.ts'

export type PasswordRefusal = 'passwordTooShort' | 'passwordTooLong' | 'passwordTooCommon'

/** Cannot be seen or typed again: control characters, line ends, marks of direction, halves of a character. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
/** A shorter name stands in many good passwords by chance. */
const NAME_SHORTEST = 4
const NUMBER_END = 8

/** The same for whichever keyboard a password was typed on. */
export function normal(password: string): string {
  return password.normalize('NFKC')
}

export function isSame(one: string, other: string): boolean {
  return normal(one) === normal(other)
}

/** Why a password is refused; `names` are those of its owner. */
export function passwordFault(
  password: string,
  names: readonly string[],
): PasswordRefusal | undefined {
  const text = normal(password)
  const { length } = [...text]
  if (length < forms.password.least) return 'passwordTooShort'
  if (length > forms.password.most) return 'passwordTooLong'
  const isGuessed = INVISIBLE.test(text) || isGuessable(text.toLowerCase()) || has(text, names)
  return isGuessed ? 'passwordTooCommon' : undefined
}

function has(password: string, names: readonly string[]): boolean {
  const text = password.toLowerCase()
  return names.some((name) => name.length >= NAME_SHORTEST && text.includes(name.toLowerCase()))
}

/** What of an address must not be in its owner's password. */
export function namesOf({ kind, text }: { readonly kind: string; readonly text: string }) {
  if (kind === 'email') return [text.slice(0, text.lastIndexOf('@'))]
  return [text.slice(-NUMBER_END)]
}

export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]
/** Each further kind of character makes up for this many more of the same kind. */
const KIND_WORTH = 2
const GOOD_FROM = 14
const STRONG_FROM = 18

/** How long it holds against guessing, roughly: what is refused is weak, and length counts most. */
export function strengthOf(password: string, names: readonly string[]): Strength {
  if (passwordFault(password, names) !== undefined) return 'weak'
  const text = normal(password)
  const kinds = KINDS.filter((kind) => kind.test(text)).length
  // The same few characters over and over are no longer than they are different.
  const length = Math.min([...text].length, new Set(text).size * 2)
  const worth = length + (kinds - 1) * KIND_WORTH
  if (worth >= STRONG_FROM) return 'strong'
  return worth >= GOOD_FROM ? 'good' : 'fair'
}
