/** What a sandbox has to trade and pay with: out of its own custody, for which nothing stands outside. */
import { type AccountRef, custody } from './accounts.ts'
import { type Accepted, accept, type Refused, refuse, type World } from './decision.ts'
import { type Asset, type Moved, move } from './ledger.ts'
import type { Amount } from './money.ts'

type Funds = { readonly asset: Asset; readonly amount: Amount }

/** A core has a command of its own for this, so that its purpose and its journal stay its own. */
export function giveSandboxFunds(
  { asset, amount }: Funds,
  to: AccountRef,
  world: World,
): Accepted<Moved> | Refused<'amountIsZero'> {
  if (amount <= 0n) return refuse('amountIsZero')
  const from = custody('sandbox')
  return accept(move({ asset, amount, from, to, reason: 'sandboxFunds', of: world.id() }))
}
