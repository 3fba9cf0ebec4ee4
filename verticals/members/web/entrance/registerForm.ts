/** What the registration form can tell by itself: what is still missing, and what cannot be right. */
import { forms } from '../../contract/forms.ts'
import type en from '../../text/en.ts'
import type { ContactForm } from './contactForm.ts'

type Key = keyof typeof en

export type RegisterForm = {
  readonly contact: ContactForm
  /** A code was sent to that contact, and is there in full. */
  readonly isCoded: boolean
  readonly password: string
  readonly confirm: string
  readonly transaction: string
  readonly invite: string
}

/** The fields that can be seen to be wrong before they are sent. */
export const checked = ['contact', 'password', 'confirm', 'transaction'] as const
export type Checked = (typeof checked)[number]

/** The name of the first field that is still to be filled, in the order of the form. */
export function missingIn(form: RegisterForm): Key | undefined {
  const { contact, isCoded, password, confirm, transaction, invite } = form
  if (contact.way === 'email' && contact.email.trim() === '') return 'members.email'
  if (contact.way === 'phone' && (contact.area === undefined || contact.phone.trim() === ''))
    return 'members.mobile'
  if (!isCoded) return 'members.code'
  if (password === '') return 'members.password'
  if (confirm === '') return 'members.confirmPassword'
  if (transaction === '') return 'members.transactionPassword'
  return invite === '' ? 'members.inviteCode' : undefined
}

const EMAIL = /^[^\s@]{1,64}@([^\s@.]+\.)+[^\s@.]{2,63}$/u
const DIGITS_LEAST = 4

/** Why a field that is filled would be refused; the server has the last word, and knows more reasons. */
export function wrongIn(field: Checked, form: RegisterForm): Key | undefined {
  const { contact, password, confirm, transaction } = form
  if (field === 'contact') return wrongContact(contact)
  if (field === 'confirm')
    return confirm === '' || isSame(confirm, password) ? undefined : 'refusal.passwordsDoNotMatch'
  if (field === 'password') return wrongPassword(password)
  const isTwice = transaction !== '' && isSame(transaction, password)
  return wrongPassword(transaction) ?? (isTwice ? 'refusal.transactionPasswordSame' : undefined)
}

function wrongContact({ way, email, phone }: ContactForm): Key | undefined {
  const typed = (way === 'email' ? email : phone).trim()
  if (typed === '') return undefined
  if (way === 'email') return EMAIL.test(typed) ? undefined : 'refusal.invalidEmail'
  const digits = typed.replace(/[^0-9]/g, '')
  return digits.length < DIGITS_LEAST ? 'refusal.invalidPhone' : undefined
}

function wrongPassword(password: string): Key | undefined {
  const { length } = [...normal(password)]
  if (length === 0) return undefined
  const { least, most } = forms.password
  if (length < least) return 'refusal.passwordTooShort'
  return length > most ? 'refusal.passwordTooLong' : undefined
}

const normal = (password: string) => password.normalize('NFKC')
const isSame = (one: string, other: string) => normal(one) === normal(other)
