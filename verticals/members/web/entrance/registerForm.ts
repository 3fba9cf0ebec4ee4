/** What the registration form can tell by itself: its steps, what is still missing, and what cannot be right. */
import { isSame, namesOf, passwordFault } from '../../passwords/rules.ts'
import type en from '../../text/en.ts'
import type { ContactForm } from './contactForm.ts'
import { errorAt, errorAtPassword, type Fault } from './faults.ts'

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

/** Where one is reached; the login password; what is left, and the agreement. */
export const steps = [1, 2, 3] as const
export type Step = (typeof steps)[number]

/** The fields that can be seen to be wrong before they are sent. */
export const checked = ['contact', 'password', 'confirm', 'transaction'] as const
export type Checked = (typeof checked)[number]

export const checkedAt: Readonly<Record<Step, readonly Checked[]>> = {
  1: ['contact'],
  2: ['password', 'confirm'],
  3: ['transaction'],
}

/** The name of the first field of a step that is still to be filled, in the order of the form. */
export function missingAt(step: Step, form: RegisterForm): Key | undefined {
  const { contact, isCoded, password, confirm, transaction, invite } = form
  if (step === 1) {
    if (contact.way === 'email' && contact.email.trim() === '') return 'members.email'
    if (contact.way === 'phone' && (contact.area === undefined || contact.phone.trim() === ''))
      return 'members.mobile'
    return isCoded ? undefined : 'members.code'
  }
  if (step === 2) {
    if (password === '') return 'members.password'
    return confirm === '' ? 'members.confirmPassword' : undefined
  }
  if (transaction === '') return 'members.transactionPassword'
  return invite === '' ? 'members.inviteCode' : undefined
}

/** Nothing is missing at this step, and nothing is seen to be wrong. */
export function isDone(step: Step, form: RegisterForm): boolean {
  return (
    missingAt(step, form) === undefined &&
    checkedAt[step].every((field) => wrongIn(field, form) === undefined)
  )
}

/** The step that is shown: the one that was asked for, or the first before it that is not done or was not left yet. */
export function stepFor(asked: string | null, form: RegisterForm, reached: number): Step {
  const wished = steps.find((step) => String(step) === asked) ?? 1
  const isLast = (step: Step) => step === wished || step === reached || !isDone(step, form)
  return steps.find(isLast) ?? wished
}

/** Which step a refusal is about, if it is about a field. */
export function stepOfFault(
  fault: Fault,
  both: Pick<RegisterForm, 'password' | 'transaction'>,
): Step | undefined {
  const isAt = (...fields: Parameters<typeof errorAt>[0][]) =>
    fields.some((field) => errorAt(field, fault) !== undefined)
  if (isAt('contact', 'code')) return 1
  if (isAt('confirm') || errorAtPassword('password', fault, both) !== undefined) return 2
  const isLast = errorAtPassword('transaction', fault, both) !== undefined
  return isLast || isAt('inviteCode', 'agreement') ? 3 : undefined
}

const EMAIL = /^[^\s@]{1,64}@([^\s@.]+\.)+[^\s@.]{2,63}$/u
const DIGITS_LEAST = 4

/** Why a field that is filled would be refused; the server has the last word, and knows more reasons. */
export function wrongIn(field: Checked, form: RegisterForm): Key | undefined {
  const { contact, password, confirm, transaction } = form
  if (field === 'contact') return wrongContact(contact)
  if (field === 'confirm')
    return confirm === '' || isSame(confirm, password) ? undefined : 'refusal.passwordsDoNotMatch'
  const typed = field === 'password' ? password : transaction
  const fault = typed === '' ? undefined : passwordFault(typed, namesIn(contact))
  if (fault !== undefined) return `refusal.${fault}`
  const isTwice = field === 'transaction' && typed !== '' && isSame(typed, password)
  return isTwice ? 'refusal.transactionPasswordSame' : undefined
}

/** What of a contact must not be in a password. */
export function namesIn({ way, email, phone }: ContactForm): string[] {
  return namesOf({ kind: way, text: way === 'email' ? email.trim() : digitsOf(phone) })
}

function wrongContact({ way, email, phone }: ContactForm): Key | undefined {
  const typed = (way === 'email' ? email : phone).trim()
  if (typed === '') return undefined
  if (way === 'email') return EMAIL.test(typed) ? undefined : 'refusal.invalidEmail'
  return digitsOf(typed).length < DIGITS_LEAST ? 'refusal.invalidPhone' : undefined
}

const digitsOf = (phone: string) => phone.replace(/[^0-9]/g, '')
