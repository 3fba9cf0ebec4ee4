/** Members at the ops port: who waits for a review, a look at one, the decision, the photos, and erasure. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatAmount } from '@evenkeel/kernel'
import type { Files } from '@evenkeel/verticals/members/files/files.ts'
import type {
  Case,
  Decided,
  Reviews,
  WaitingCase,
} from '@evenkeel/verticals/members/identity/reviews.ts'
import { z } from '@evenkeel/wire'
import type { Holdings } from '@evenkeel/wire/server'
import { linkIn, sendPicture } from './http/pictures.ts'

export type ReviewParts = { readonly reviews: Reviews; readonly files: Pick<Files, 'showMarked'> }

/** What is answered to whom has the secret, by path. */
export type Answers = {
  readonly '/review/waiting': readonly WaitingCase[]
  readonly '/review/look': Case | null
  readonly '/review/decide': Decided
  /** What the member holds yet, in words, where that is in the way. */
  readonly '/review/erase': 'done' | 'memberUnknown' | { readonly holds: readonly string[] }
}

const PICTURE = '/review/picture?'
export const operator = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{1,59}$/))
export const number = z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
const look = z.strictObject({ case: number, operator })
const decide = z.union([
  z.strictObject({ case: number, operator, verdict: z.literal('verify') }),
  z.strictObject({
    case: number,
    operator,
    verdict: z.literal('again'),
    reason: z.string().check(z.regex(/^[^\p{C}]{3,500}$/u)),
  }),
])
const uid = z.number().check(z.int(), z.minimum(10_000_000), z.maximum(99_999_999))
const erase = z.strictObject({ uid, operator, abandonFunds: z.optional(z.boolean()) })

export function isPicture({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && url.startsWith(PICTURE)
}

/** A link says by itself what it may show: a browser that opens it has no secret to send. Tells why there is no picture. */
export async function showPicture(
  { files }: ReviewParts,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<'linkOver' | 'busy' | undefined> {
  const picture = await files.showMarked(linkIn(url.slice(PICTURE.length)))
  if (picture === undefined) return 'linkOver'
  if (picture === 'busy') return 'busy'
  sendPicture(response, picture)
  return undefined
}

export function isReview(asked: string): asked is `POST ${keyof Answers}` {
  return /^POST \/review\/(waiting|look|decide|erase)$/.test(asked)
}

/** Throws for a body that is none. */
export async function answerReview(
  { reviews }: ReviewParts,
  asked: `POST ${keyof Answers}`,
  body: unknown,
): Promise<Answers[keyof Answers]> {
  if (asked === 'POST /review/waiting') return reviews.waiting()
  if (asked === 'POST /review/look') {
    const looked = look.parse(body)
    return (await reviews.look(looked.case, looked.operator)) ?? null
  }
  if (asked === 'POST /review/erase') {
    const { uid, operator, ...how } = erase.parse(body)
    const erased = await reviews.erase(uid, operator, how)
    return typeof erased === 'string' ? erased : { holds: inWords(erased.holds) }
  }
  const decided = decide.parse(body)
  const reason = decided.verdict === 'again' ? decided.reason : ''
  return reviews.decide(decided.case, decided.operator, decided.verdict, reason)
}

/** Why an operator does not get what they asked for, if so; nothing of the member is in it. */
export function refusalIn(answer: unknown): string | undefined {
  if (answer === null) return 'caseUnknown'
  if (typeof answer === 'string') return answer === 'done' ? undefined : answer
  return typeof answer === 'object' && 'holds' in answer ? 'holdsFunds' : undefined
}

function inWords({ funds, obligations }: Holdings): readonly string[] {
  return [
    ...funds.map(({ asset, available, frozen }) => {
      const all = `${formatAmount(available + frozen)} ${asset}`
      return frozen === 0n ? all : `${all}, of it ${formatAmount(frozen)} frozen`
    }),
    ...obligations,
  ]
}
