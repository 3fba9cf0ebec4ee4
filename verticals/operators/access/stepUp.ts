/** Showing the second factor again, within a session, for what needs it just shown. Rule P5. */
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import { createTickets } from '@evenkeel/wire/server'
import type { People } from '../people.ts'
import type { Challenge, Factors } from './factors.ts'
import type { Sessions } from './sessions.ts'
import type { Tried } from './tries.ts'

type Options = {
  readonly people: People
  readonly factors: Factors
  readonly sessions: Sessions
  readonly tried: Tried
  readonly now: () => Millis
}
/** Whose session it is. */
type By = { readonly id: number; readonly session: number }

export function createStepUp({ people, factors, sessions, tried, now }: Options) {
  const tickets = createTickets<{ readonly session: number; readonly asked: Challenge }>(now)
  return {
    async withCode(
      { id, session }: By,
      code: string,
    ): Promise<Millis | Refused<'operatorCodeWrong' | 'tooManyAttempts'>> {
      const refused = await tried(id, 'operatorCodeWrong', async () => {
        const person = await people.find({ id })
        return person !== undefined && factors.takeCode(person, code)
      })
      return refused ?? sessions.stepUp(session)
    },

    /** What a passkey has to answer; nothing, where there is none. */
    async ask({ id, session }: By, host: string) {
      const { asked, options } = (await factors.ask(id, host)) ?? {}
      if (asked === undefined || options === undefined) return undefined
      return { ticket: tickets.give({ session, asked }, String(id)), options }
    },

    async withPasskey(
      { id, session }: By,
      answer: { readonly ticket: string; readonly credential: Record<string, unknown> },
    ): Promise<Millis | Refused<'passkeyWrong' | 'ticketOver' | 'tooManyAttempts'>> {
      const begun = tickets.take(answer.ticket)
      if (begun?.session !== session) return refuse('ticketOver')
      const isRight = () => factors.answered(id, answer.credential, begun.asked)
      return (await tried(id, 'passkeyWrong', isRight)) ?? sessions.stepUp(session)
    },
  }
}
