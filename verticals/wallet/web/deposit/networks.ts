/** A network, as the screens of deposits know it, and how what is paid there comes to be credited. */
import type { Answer } from '@evenkeel/wire'
import type { getDepositAddress, getNetworks } from '../../contract/deposits.ts'

export type Network = Answer<typeof getNetworks>['networks'][number]
export type Address = Answer<typeof getDepositAddress>

/** By itself, as the chain is watched; by hand; or never, as nobody watches the chain of a sandbox: it has test funds. */
export type Crediting = 'watched' | 'reviewed' | 'sandbox'

export function creditingOf(
  { is_watched }: Pick<Network, 'is_watched'>,
  { is_sandbox }: Pick<Address, 'is_sandbox'>,
): Crediting {
  if (is_watched) return 'watched'
  return is_sandbox ? 'sandbox' : 'reviewed'
}

/** What stands above the form in which a payment is told of. */
export const tellAbout = {
  watched: 'deposit.automatic',
  reviewed: 'deposit.reviewed',
  sandbox: 'deposit.sandboxReview',
} as const satisfies Record<Crediting, string>
