/** The desks of the verticals at the ops port: what waits there, a look at one, the decision. */
import { z } from '@evenkeel/wire'
import type { ReviewCase, ReviewDesk, Reviewed } from '@evenkeel/wire/server'
import { number, operator } from './reviewDoor.ts'

export type Desks = Readonly<Record<string, ReviewDesk>>

/** What is answered to whom has the secret, by path; `null` for a desk or a case that is not there. */
export type DeskAnswers = {
  readonly '/desk/waiting': readonly string[] | null
  readonly '/desk/look': ReviewCase | null
  readonly '/desk/decide': Reviewed | null
}
type DeskRoute = `POST ${keyof DeskAnswers}`

const desk = z.string().check(z.regex(/^[a-z]{1,20}$/))
const waiting = z.strictObject({ desk })
const look = z.strictObject({ desk, case: number, operator })
const decide = z.strictObject({
  desk,
  case: number,
  operator,
  decision: z.record(z.string(), z.unknown()),
})

export function isDesk(asked: string): asked is DeskRoute {
  return /^POST \/desk\/(waiting|look|decide)$/.test(asked)
}

/** Throws for a body that is none. */
export async function answerDesk(
  desks: Desks,
  asked: DeskRoute,
  body: unknown,
): Promise<DeskAnswers[keyof DeskAnswers]> {
  const of = (name: string) => (Object.hasOwn(desks, name) ? desks[name] : undefined)
  if (asked === 'POST /desk/waiting') return (await of(waiting.parse(body).desk)?.waiting()) ?? null
  if (asked === 'POST /desk/look') {
    const looked = look.parse(body)
    return (await of(looked.desk)?.look(looked.case, looked.operator)) ?? null
  }
  const decided = decide.parse(body)
  const { case: number, operator: by, decision } = decided
  return (await of(decided.desk)?.decide(number, by, decision)) ?? null
}

/** Why an operator does not get what they asked for, if so; nothing of the member is in it. */
export function deskRefusal(answer: DeskAnswers[keyof DeskAnswers]): string | undefined {
  if (answer === null) return 'caseUnknown'
  return 'outcome' in answer && answer.outcome === 'refused' ? answer.reason : undefined
}
