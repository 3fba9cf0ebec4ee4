/** Which field a refusal is about. */
import type { Refusal } from '@evenkeel/ui'

/** What the last try was refused for. */
export type Fault = Refusal

const fields = {
  contact: ['invalidEmail', 'invalidPhone', 'addressTaken'],
  password: [
    'wrongCredentials',
    'wrongPassword',
    'passwordTooShort',
    'passwordTooLong',
    'passwordTooCommon',
  ],
  /** The login password of who is signed in, as proof. */
  proof: ['wrongPassword'],
  signature: ['signatureWrong'],
  newPassword: [
    'passwordTooShort',
    'passwordTooLong',
    'passwordTooCommon',
    'passwordSame',
    'transactionPasswordSame',
  ],
  confirm: ['passwordsDoNotMatch'],
  transactionPassword: ['transactionPasswordSame'],
  code: ['codeWrong', 'codeSentJustNow', 'tooManyCodes'],
  totp: ['secondFactorWrong', 'secondFactorNeeded', 'firstCodeWrong'],
  inviteCode: ['inviteCodeUnknown'],
  agreement: ['agreementNeeded'],
  addresses: ['badAddress', 'apiKeyNeedsAddresses', 'apiKeyNetworkTooWide'],
} as const
export type Field = keyof typeof fields

/** What to say at a field, if the refusal is about it. */
export function errorAt(field: Field, fault: Fault | undefined): string | undefined {
  const reasons: readonly string[] = fields[field]
  return fault !== undefined && reasons.includes(fault.reason) ? fault.message : undefined
}

type TwoPasswords = { readonly password: string; readonly transaction: string }

/** The same, where there are two new passwords and the refusal does not say which of them it means. */
export function errorAtPassword(
  which: keyof TwoPasswords,
  fault: Fault | undefined,
  { password, transaction }: TwoPasswords,
): string | undefined {
  const isShorter = (which === 'transaction') === transaction.length < password.length
  const meant = new Map([
    ['passwordTooShort', isShorter],
    ['passwordTooLong', !isShorter],
    ['passwordTooCommon', true],
    ['transactionPasswordSame', which === 'transaction'],
  ])
  return fault !== undefined && meant.get(fault.reason) ? fault.message : undefined
}

/** Whether one of these fields says what the refusal is about. */
export function isAtField(fields: readonly Field[], fault: Fault): boolean {
  return fields.some((field) => errorAt(field, fault) !== undefined)
}

/** What is about none of these fields, and has to be said beside them. */
export function errorBeside(fields: readonly Field[], ...faults: readonly (Fault | undefined)[]) {
  return faults.find((fault) => fault !== undefined && !isAtField(fields, fault))?.message
}
