/** What an operator typed to find a member, by its form: the console asks only for what is whole. */

export type TermKind = 'uid' | 'email' | 'phone' | 'address' | 'id'

const forms: readonly (readonly [TermKind, RegExp])[] = [
  ['uid', /^[1-9][0-9]{7}$/],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/],
  ['phone', /^(\+|00)[0-9][0-9 ()./-]{5,22}$/],
  ['id', /^[A-Za-z0-9_-]{22}$/],
  ['address', /^[A-Za-z0-9]{26,100}$/],
]

/** Nothing, for what is none of these, or not all of it yet. */
export function termKindOf(typed: string): TermKind | undefined {
  return forms.find(([, form]) => form.test(typed.trim()))?.[0]
}
