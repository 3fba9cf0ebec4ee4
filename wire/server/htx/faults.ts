/** What is wrong with a request at one of HTX's paths, in the shapes that its clients look for. */
import type { Millis } from '@evenkeel/kernel'
import { type PlatformRefusal, platformRefusals } from '../../refusals.ts'
import { type Json, json } from './json.ts'

/** `code` is the number of the same fault at the paths that number them, `reason` the name of a refusal of ours. */
export type Fault = {
  readonly fault: string
  readonly message: string
  readonly code?: number
  readonly reason?: string
  /** What the text of the refusal is filled with. */
  readonly detail?: Readonly<Record<string, string>>
}

export function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'fault' in value && 'message' in value
}

export function invalid(message: string): Fault {
  return { fault: 'invalid-parameter', message }
}

/** By the code at which HTX's clients try again. */
export const BUSY: Fault = {
  fault: 'gateway-internal-error',
  message: 'system is busy, try again later',
}
const OTHER: Fault = { fault: 'bad-request', message: 'bad request' }
const DISABLED = 'base-symbol-trade-disabled'

const FAULTS: Readonly<Partial<Record<PlatformRefusal, Fault>>> = {
  notFound: { fault: 'bad-request', message: 'no such call' },
  tooManyRequests: {
    fault: 'base-request-exceed-frequency-limit',
    message: 'too many requests, try again later',
  },
  notLoggedIn: { fault: 'api-signature-not-valid', message: 'Signature not valid', code: 403 },
  sessionExpired: { fault: 'api-signature-not-valid', message: 'Signature not valid', code: 403 },
  exchangeBusy: BUSY,
  deadlinePassed: BUSY,
  historyBehind: BUSY,
  tooManyKeys: BUSY,
  keyReused: {
    fault: 'invalid-client-order-id',
    message: 'this request was sent before with another body',
    code: 1067,
  },
  maintenance: { fault: 'system-maintenance', message: 'system is under maintenance' },
  exchangeFrozen: { fault: DISABLED, message: 'trading is halted', code: 1013 },
  cancelOnly: { fault: DISABLED, message: 'only cancelling is possible now', code: 1013 },
  marketHalted: { fault: DISABLED, message: 'trading in this symbol is halted', code: 1013 },
  marketDelisted: { fault: DISABLED, message: 'this symbol is not traded any more', code: 1013 },
  decisionFailed: { fault: 'gateway-internal-error', message: 'server error' },
  serverError: { fault: 'gateway-internal-error', message: 'server error' },
}

export function platformFault(reason: string): Fault {
  return FAULTS[reason as PlatformRefusal] ?? OTHER
}

/** Its second version, and the fifth, of contracts, have numbers; each of these beside the older words: clients look for either. */
const SECOND = /^\/v2\//
const FIFTH = /^\/v5\//
const NUMBERED_ANYHOW = 1030

/** The body that tells of a fault at this path. */
export function faultText(
  path: string,
  { fault, message, code, reason }: Fault,
  ts: Millis,
): string {
  const words: Json = {
    status: 'error',
    'err-code': fault,
    'err-msg': message,
    data: null,
    ts,
    ...(reason === undefined ? {} : { reason }),
  }
  if (FIFTH.test(path)) {
    const number = code ?? NUMBERED_ANYHOW
    return json({ code: number, message, ...words })
  }
  return json(SECOND.test(path) ? { code: code ?? 2002, message, ...words } : words)
}

/** The body of a refusal of the server itself. */
export function platformFaultText(path: string, reason: PlatformRefusal, ts: Millis): string {
  const fault = platformFault(reason)
  const { code } = platformRefusals[reason]
  return faultText(path, { code, ...fault }, ts)
}
