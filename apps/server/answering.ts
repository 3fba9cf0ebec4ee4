/** What calls of members and of operators have in common: whose session is over, what they ask, and what becomes of the result. */
import type { Millis } from '@evenkeel/kernel'
import type { AnyCall } from '@evenkeel/wire'
import {
  type Decode,
  type Encode,
  FieldUnreadable,
  type FileAnswer,
  HistoryBehind,
  unread,
  unstorableFields,
} from '@evenkeel/wire/server'
import { type Envelope, fieldsAtFault, platform, withoutRandom } from './envelopes.ts'
import { fieldsOf, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'

export function isOver(session: { readonly expiresAt: Millis } | undefined, now: Millis): boolean {
  return session !== undefined && session.expiresAt <= now
}

type Decoding = { readonly call: AnyCall; readonly decode: Decode }

/** The input as it is read, or the fields of it that are wrong. */
export function readInput(
  { call, decode }: Decoding,
  came: unknown,
): { readonly input: unknown } | { readonly wrong: readonly string[] } {
  const asked = call.method === 'GET' ? came : withoutRandom(came)
  const input = decode(asked)
  if (input === unread) return { wrong: fieldsAtFault(call, asked) }
  const wrong = unstorableFields(asked)
  return wrong.length > 0 ? { wrong } : { input }
}

type Encoding = { readonly call: AnyCall; readonly encode: Encode }

export function succeeded({ call, encode }: Encoding, outcome: unknown, news?: string): Envelope {
  if (call.gives === 'file') return { status: 200, text: '', file: outcome as FileAnswer }
  const beside = news === undefined ? '' : `,"news":${news}`
  return { status: 200, text: `{"code":1,"msg":"","data":${encode(outcome)}${beside}}` }
}

type AttemptParts = {
  readonly log: Log
  readonly metrics: Metrics
  /** What it is called in the log and among the metrics. */
  readonly failed: string
  readonly timed: Parameters<Metrics['time']>[0]
}

/** Never fails: what does is a refusal, and in the log. */
export type Attempt = (call: AnyCall, work: () => Promise<unknown>) => Promise<unknown>

export function createAttempt({ log, metrics, failed, timed }: AttemptParts): Attempt {
  return async (call, work) => {
    const begun = performance.now()
    try {
      return await work()
    } catch (error) {
      if (error instanceof HistoryBehind) return platform('historyBehind')
      if (error instanceof FieldUnreadable) return platform('fieldUnreadable')
      log.error(failed, { call: call.path, ...fieldsOf(error) })
      return platform('serverError')
    } finally {
      metrics.time(timed, performance.now() - begun)
    }
  }
}
