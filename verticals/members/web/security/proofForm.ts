/** What a member shows before something changes: rule E17. */
import type { Sent } from '@evenkeel/wire'
import type { endTotp } from '../../contract/index.ts'
import { isSecondCode } from '../entrance/secondCode.ts'
import type { Security } from './guarding.ts'

/** What the account has to be asked for. */
export type Guards = Pick<Security, 'has_password' | 'has_totp' | 'wallet'>
export type Proof = Sent<typeof endTotp>['proof']
export type SignedMessage = NonNullable<Proof['wallet']>

export type ProofForm = {
  readonly password: string
  /** Of the authenticator, or a recovery code. */
  readonly totp: string
  readonly wallet: SignedMessage | undefined
}

export const unproven: ProofForm = { password: '', totp: '', wallet: undefined }

/** An account of the sandbox may have neither password nor wallet. */
export function canProve({ has_password, wallet }: Guards): boolean {
  return has_password || wallet !== undefined
}

export function isWhole(form: ProofForm, { has_password, has_totp }: Guards): boolean {
  const isFirst = has_password ? form.password !== '' : form.wallet !== undefined
  return isFirst && (!has_totp || isSecondCode(form.totp))
}

/** Only what is asked for. */
export function proofOf(form: ProofForm, { has_password, has_totp }: Guards): Proof {
  return {
    ...(has_password ? { password: form.password } : { wallet: form.wallet }),
    ...(has_totp && { totp: form.totp }),
  }
}

/** After a refusal: a signed message has served its once. */
export function afterRefusal(form: ProofForm): ProofForm {
  return { ...form, wallet: undefined }
}
