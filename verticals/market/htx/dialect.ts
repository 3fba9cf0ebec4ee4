/** Refusals of the server at HTX's paths, in HTX's shape: in any other, a client takes "no such call" for a broken line and asks for ever. */
import type { Dialect } from '@evenkeel/wire/server'
import { platformFaultText } from '@evenkeel/wire/server/htx'
import type { Market } from '../market.ts'

/** Where clients of HTX look for calls, those of contracts too; none of ours is there. */
const PATHS =
  /^\/(?:market|v[0-9]|index|heartbeat|swap-ex|linear-swap-ex|(?:api|swap-api|linear-swap-api)\/v[0-9])\//

export function htxDialect({ now }: Pick<Market, 'now'>): Dialect {
  return {
    refusal: (path, reason) =>
      PATHS.test(path) ? platformFaultText(path, reason, now()) : undefined,
  }
}
