/** The envelope around every answer. */

/** `code` 1 is success; 401 and 4001 end the session; anything else shows `msg` to the member. */
export type Envelope = {
  readonly code: number
  readonly msg: string
  readonly data: unknown
  /** The refusal's name, for programs that do not read prose. */
  readonly reason?: string
  /** Of a bad request: the fields that are missing or wrong. */
  readonly fields?: readonly string[]
  /** Of a call that moves money, where it was asked for: what it changed, as the channels tell it. Absent when that is not known, as of a repeat. */
  readonly news?: readonly ChannelNews[]
}

export type ChannelNews = { readonly channel: string; readonly data: unknown }

export const SUCCESS = 1
export const REFUSED = 0
export const SESSION_CODES: readonly number[] = [401, 4001]
export const TIMEOUT_MS = 10_000
/** The header that names a request which moves money, by a key that the client makes. */
export const KEY_HEADER = 'idempotency-key'
/** A UUID of version 7, with or without its dashes: it tells when the request was made. */
export const KEY_PATTERN =
  '^[0-9a-f]{8}-?[0-9a-f]{4}-?7[0-9a-f]{3}-?[89ab][0-9a-f]{3}-?[0-9a-f]{12}$'
/** The header that asks for the news of such a request beside its answer: `1`. */
export const NEWS_HEADER = 'with-news'

export function isEnvelope(answer: unknown): answer is Envelope {
  if (typeof answer !== 'object' || answer === null) return false
  const { code, msg } = answer as Record<string, unknown>
  return typeof code === 'number' && typeof msg === 'string'
}
