/** A new password, typed twice. */
import type { Fault } from '../entrance/faults.ts'

export type PasswordForm = { readonly password: string; readonly confirm: string }

export const noPassword: PasswordForm = { password: '', confirm: '' }

export function isTyped({ password, confirm }: PasswordForm): boolean {
  return password !== '' && confirm !== ''
}

/** Known before it is sent: a code of the authenticator would be kept from being used up. */
export function mismatch({ password, confirm }: PasswordForm, message: string): Fault | undefined {
  return password === confirm ? undefined : { reason: 'passwordsDoNotMatch', message }
}
