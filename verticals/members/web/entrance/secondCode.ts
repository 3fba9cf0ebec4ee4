/** A code of the second factor as it is typed: six digits, or a recovery code in groups of four. */
import { forms } from '../../contract/forms.ts'

const DIGITS = 6
const LETTERS = 12
const FOURS = /.{1,4}/g

/** As it is typed or pasted: `123 456` is six digits. */
export function digitsIn(typed: string): string {
  return typed.replace(/[^0-9]/g, '').slice(0, DIGITS)
}

/** However it was written down: `abcd efgh jkmn` is `ABCD-EFGH-JKMN`. */
export function recoveryIn(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return letters.slice(0, LETTERS).match(FOURS)?.join('-') ?? ''
}

/** Whether it can be sent. */
export function isSecondCode(typed: string): boolean {
  return forms.secondCode.test(typed)
}
