/** Which passwords are not good enough: rule E5. */
import type { Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { Contact } from '../contacts.ts'
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

export function faultOf(
  password: string,
  names: readonly string[],
): Refused<PasswordRefusal> | undefined {
  const text = normal(password)
  const letters = [...text]
  if (letters.length < forms.password.least) return refuse('passwordTooShort')
  if (letters.length > forms.password.most) return refuse('passwordTooLong')
  const isGuessed = INVISIBLE.test(text) || isGuessable(text.toLowerCase()) || has(text, names)
  return isGuessed ? refuse('passwordTooCommon') : undefined
}

/** What of an address must not be in its owner's password. */
export function namesOf({ kind, text }: Contact): string[] {
  if (kind === 'email') return [text.slice(0, text.lastIndexOf('@'))]
  return [text.slice(-NUMBER_END)]
}

function has(password: string, names: readonly string[]): boolean {
  const text = password.toLowerCase()
  return names.some((name) => name.length >= NAME_SHORTEST && text.includes(name.toLowerCase()))
}
