/** The second factor as it is asked for: a code of the authenticator, or a recovery code instead. Rules E10 and E38. */
import { type MemberId, type Refused, refuse } from '@evenkeel/kernel'
import type { Origin } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import { isRecoveryCode, type RecoveryCodes } from './recoveryCodes.ts'
import type { Throttle } from './throttle.ts'
import type { Totp } from './totp.ts'

export type SecondFactor = {
  /** Nothing, for a right code, which is used up by that. Tries are counted by line, of either kind together. */
  fault(
    member: MemberId,
    code: string | undefined,
    by: { readonly line: string; readonly from: Origin },
  ): Promise<Refused<'secondFactorWrong' | 'tooManyAttempts'> | undefined>
}

type Options = {
  readonly totp: Pick<Totp, 'check'>
  readonly recoveryCodes: Pick<RecoveryCodes, 'use'>
  readonly throttle: Pick<Throttle, 'code'>
  readonly events: Pick<AccountEvents, 'tell'>
}

export function createSecondFactor(options: Options): SecondFactor {
  const { totp, recoveryCodes, throttle, events } = options

  async function uses(member: MemberId, code: string, from: Origin): Promise<boolean> {
    if (!isRecoveryCode(code)) return totp.check(member, code)
    const left = await recoveryCodes.use(member, code)
    if (left === undefined) return false
    await events.tell(member, 'recoveryCodeUsed', { from, left })
    return true
  }

  return {
    async fault(member, code, { line, from }) {
      if (code === undefined) return refuse('secondFactorWrong')
      const attempt = throttle.code(member, line)
      if (!attempt.ok) return attempt
      if (!(await uses(member, code, from))) return refuse('secondFactorWrong')
      attempt.right()
      return undefined
    },
  }
}
