/** The second factor as it is asked for: a code of the authenticator, or a recovery code instead. Rules E10 and E38. */
import { type MemberId, type Refused, refuse } from '@evenkeel/kernel'
import type { Origin } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import { isRecoveryCode, type RecoveryCodes } from './recoveryCodes.ts'
import type { Throttle } from './throttle.ts'
import type { Totp } from './totp.ts'

export type SecondFactor = {
  /** A code that is right, or why it is refused. Tries are counted by line, of either kind together. */
  look(
    member: MemberId,
    code: string | undefined,
    by: { readonly line: string; readonly from: Origin },
  ): Promise<RightSecond | Refused<'secondFactorWrong' | 'tooManyAttempts'>>
}
/** It serves until it is used: whoever asked for it looks at everything else first. */
export type RightSecond = {
  /** Nothing, for the one who uses it up; of several at once, the others were wrong. */
  use(): Promise<Refused<'secondFactorWrong'> | undefined>
}

type Options = {
  readonly totp: Pick<Totp, 'look'>
  readonly recoveryCodes: Pick<RecoveryCodes, 'isOne' | 'use'>
  readonly throttle: Pick<Throttle, 'code'>
  readonly events: Pick<AccountEvents, 'tell'>
}
type Using = () => Promise<boolean>

export function createSecondFactor(options: Options): SecondFactor {
  const { totp, recoveryCodes, throttle, events } = options

  /** How a code is used up; nothing, for a wrong one. */
  async function usingOf(member: MemberId, code: string, from: Origin): Promise<Using | undefined> {
    if (!isRecoveryCode(code)) return (await totp.look(member, code))?.use
    if (!(await recoveryCodes.isOne(member, code))) return undefined
    return async () => {
      const left = await recoveryCodes.use(member, code)
      if (left !== undefined) await events.tell(member, 'recoveryCodeUsed', { from, left })
      return left !== undefined
    }
  }

  return {
    async look(member, code, { line, from }) {
      if (code === undefined) return refuse('secondFactorWrong')
      const attempt = throttle.code(member, line)
      if (!attempt.ok) return attempt
      const using = await usingOf(member, code, from)
      if (using === undefined) return refuse('secondFactorWrong')
      attempt.right()
      return {
        async use() {
          if (await using()) return undefined
          // It was somebody else's by now: a wrong try like any other.
          throttle.code(member, line)
          return refuse('secondFactorWrong')
        },
      }
    },
  }
}
