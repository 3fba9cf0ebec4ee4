/** What goes back for a call, whichever way it came: the envelope of its result, or of a refusal. */
import type { Decision, Refused } from '@evenkeel/kernel'
import {
  type AnyCall,
  KEY_HEADER,
  KEY_PATTERN,
  type Language,
  type PlatformRefusal,
  platformRefusals,
  REFUSED,
  type z,
} from '@evenkeel/wire'
import { badRequest, type FileAnswer, tryParse } from '@evenkeel/wire/server'
import type { Metrics } from './metrics.ts'
import { refusalText } from './texts.ts'

/** The envelope as it goes out, and the HTTP status that belongs to it; or the file of a call that gives one. */
export type Envelope = {
  readonly status: number
  readonly text: string
  readonly file?: FileAnswer
}

/** A bad request names the fields at fault. */
export type Refusal = Refused & { readonly fields?: readonly string[] }

const KEY = new RegExp(KEY_PATTERN)

/** Writes refusals, and counts them. */
export function createRefusing(metrics: Pick<Metrics, 'count'>) {
  return async function refuse(
    { refusal, detail, fields }: Refusal,
    language: Language,
  ): Promise<Envelope> {
    const { code, status } = isPlatform(refusal)
      ? platformRefusals[refusal]
      : { code: REFUSED, status: 200 }
    const msg = await refusalText(language, refusal, detail)
    metrics.count('refusals_total', { reason: refusal })
    return { status, text: JSON.stringify({ code, msg, data: null, reason: refusal, fields }) }
  }
}

export function platform(refusal: PlatformRefusal): Refused {
  return { ok: false, refusal }
}

/** What is wrong with the key of a call that needs one. */
export function keyFault({ keyed }: AnyCall, key: unknown): Refusal | undefined {
  if (!keyed) return undefined
  if (key === undefined) return platform('keyMissing')
  return typeof key === 'string' && KEY.test(key) ? undefined : badRequest([KEY_HEADER])
}

export function plainKey(key: unknown): string {
  const text = String(key)
  return text.includes('-') ? text.replaceAll('-', '') : text
}

/** The fields of the call that are missing or wrong; what the caller made up is not quoted. */
export function fieldsAtFault({ input }: AnyCall, asked: unknown): string[] {
  const parsed = tryParse(input, asked)
  if (parsed === undefined) return Object.keys(input.shape).filter((name) => !fits(name))
  const issues = parsed.error?.issues ?? []
  return [...new Set(issues.flatMap(({ path }) => path.slice(0, 1).map(String)))]

  function fits(name: string): boolean {
    const value = (asked as Record<string, unknown>)[name]
    return tryParse(input.shape[name] as z.ZodMiniType, value)?.success === true
  }
}

/** The spec's clients add a `random` field to every body; it means nothing. */
export function withoutRandom(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { random: _, ...rest } = body as Record<string, unknown>
  return rest
}

export function isRefused(outcome: unknown): outcome is Refusal {
  return (outcome as Decision | undefined)?.ok === false
}

function isPlatform(refusal: string): refusal is PlatformRefusal {
  return refusal in platformRefusals
}
