/** Members at the operator's side door: who waits for a review, a look at one, the decision, the photos, and erasure. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Erased } from '@evenkeel/verticals/members/erasure.ts'
import type { Files } from '@evenkeel/verticals/members/files/files.ts'
import type {
  Case,
  Decided,
  Reviews,
  WaitingCase,
} from '@evenkeel/verticals/members/identity/reviews.ts'
import { z } from '@evenkeel/wire'
import { linkIn, sendPicture } from './http/pictures.ts'

export type ReviewParts = { readonly reviews: Reviews; readonly files: Pick<Files, 'show'> }

/** What is answered to whom has the secret, by path. */
export type Answers = {
  readonly '/review/waiting': readonly WaitingCase[]
  readonly '/review/look': Case | null
  readonly '/review/decide': Decided
  readonly '/review/erase': Erased
}

const PICTURE = '/review/picture?'
const operator = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{1,59}$/))
const number = z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
const look = z.strictObject({ case: number, operator })
const decide = z.union([
  z.strictObject({ case: number, operator, verdict: z.literal('verify') }),
  z.strictObject({
    ...{ case: number, operator, verdict: z.literal('again') },
    reason: z.string().check(z.regex(/^[^\p{C}]{3,500}$/u)),
  }),
])
const uid = z.number().check(z.int(), z.minimum(10_000_000), z.maximum(99_999_999))
const erase = z.strictObject({ uid, operator })

/** A link says by itself what it may show: a browser that opens it has no secret to send. */
export async function showPicture(
  { files }: ReviewParts,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (method !== 'GET' || !url.startsWith(PICTURE)) return false
  const picture = await files.show(linkIn(url.slice(PICTURE.length)), 'operator')
  if (picture !== undefined) sendPicture(response, picture)
  return picture !== undefined
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
    const wish = look.parse(body)
    return (await reviews.look(wish.case, wish.operator)) ?? null
  }
  if (asked === 'POST /review/erase') {
    const wish = erase.parse(body)
    return reviews.erase(wish.uid, wish.operator)
  }
  const wish = decide.parse(body)
  const reason = wish.verdict === 'again' ? wish.reason : ''
  return reviews.decide(wish.case, wish.operator, wish.verdict, reason)
}
