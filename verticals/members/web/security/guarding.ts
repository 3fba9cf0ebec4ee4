/** How well an account is guarded: five steps, and which of them comes next. */
import type { Answer } from '@evenkeel/wire'
import type { getSecurity } from '../../contract/index.ts'
import { ALLOW_LIST, pathOf } from './parts.ts'

export type Security = Answer<typeof getSecurity>
export type Step = 'contact' | 'second' | 'transaction' | 'antiPhishing' | 'allowList'

/** In the order in which they help most. */
export function stepsOf(security: Security): readonly { step: Step; isDone: boolean }[] {
  return [
    { step: 'contact', isDone: (security.email ?? security.phone) !== undefined },
    { step: 'second', isDone: security.has_totp || security.passkeys.length > 0 },
    { step: 'transaction', isDone: security.has_transaction_password },
    { step: 'antiPhishing', isDone: security.anti_phishing !== undefined },
    { step: 'allowList', isDone: security.is_allow_listed },
  ]
}

/** Where a step is taken, and what it set is changed. */
export const stepPaths: Readonly<Record<Step, string>> = {
  contact: pathOf('email'),
  second: pathOf('totp'),
  transaction: '/change-pay-passwd',
  antiPhishing: pathOf('antiPhishing'),
  allowList: ALLOW_LIST,
}
