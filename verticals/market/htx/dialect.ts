/** Refusals of the server at HTX's paths, in HTX's shape: in any other, a client takes "no such call" for a broken line and asks for ever. */
import { type PlatformRefusal, platformRefusals } from '@evenkeel/wire'
import type { Dialect } from '@evenkeel/wire/server'
import type { Market } from '../market.ts'
import { json } from './json.ts'
import { BUSY } from './page.ts'
import type { Fault } from './parameters.ts'

/** Where clients of HTX look for calls, those of contracts too; none of ours is there. */
const PATHS =
  /^\/(?:market|v[0-9]|index|heartbeat|swap-ex|linear-swap-ex|(?:api|swap-api|linear-swap-api)\/v[0-9])\//
/** Its second version, which has errors of its own beside the others: clients look for either. */
const SECOND = /^\/v2\//

const OTHER: Fault = { fault: 'bad-request', message: 'bad request' }
const FAULTS: Readonly<Partial<Record<PlatformRefusal, Fault>>> = {
  notFound: { fault: 'bad-request', message: 'no such call' },
  tooManyRequests: {
    fault: 'base-request-exceed-frequency-limit',
    message: 'too many requests, try again later',
  },
  exchangeBusy: BUSY,
  deadlinePassed: BUSY,
  maintenance: { fault: 'system-maintenance', message: 'system is under maintenance' },
  serverError: { fault: 'gateway-internal-error', message: 'server error' },
}

export function htxDialect({ now }: Pick<Market, 'now'>): Dialect {
  return {
    refusal(path, reason) {
      if (!PATHS.test(path)) return undefined
      const { fault, message } = FAULTS[reason] ?? OTHER
      const error = {
        status: 'error',
        'err-code': fault,
        'err-msg': message,
        data: null,
        ts: now(),
      }
      const { code } = platformRefusals[reason]
      return json(SECOND.test(path) ? { code, message, ...error } : error)
    },
  }
}
