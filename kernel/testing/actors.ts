/** Who gives a command in tests, where the owner of the request does. */
import type { Actor } from '../decision.ts'
import { EXCHANGE } from '../entry.ts'

/** A request without an owner is the exchange's own. */
export function ownerAsActor(owner = 0): Actor {
  return owner > 0 ? { kind: 'member', id: owner } : EXCHANGE
}
