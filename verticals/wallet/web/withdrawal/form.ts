/** What the member has filled in so far, and what is still in the way of sending it. */
import type { Answer } from '@evenkeel/wire'
import type { getWithdrawalTerms } from '../../contract/withdrawals.ts'
import { isTooFine, mostToSend } from '../../core/rules.ts'

export type Terms = Answer<typeof getWithdrawalTerms>
export type Network = Terms['networks'][number]
export type Account = Terms['accounts'][number]['account']
export type Chain = Network['chain']

export type Form = {
  readonly account: Account
  /** Undefined until the member chooses: then it is the first of the coin. */
  readonly chain: Chain | undefined
  readonly address: string
  readonly amount: string
}

export const emptyForm: Form = { account: 'spot', chain: undefined, address: '', amount: '' }

export function networkIn({ networks }: Terms, { chain }: Form): Network | undefined {
  return networks.find((one) => one.chain === chain) ?? networks[0]
}

export function spendableIn({ accounts }: Terms, account: Account): string {
  return accounts.find((one) => one.account === account)?.spendable ?? '0'
}

export function mostIn(terms: Terms, { account }: Form, network: Network): string {
  return mostToSend({
    spendable: spendableIn(terms, account),
    fee: network.fee,
    leftToday: network.left_today,
    decimals: network.decimals,
  })
}

/** What keeps the member from withdrawing at all. */
export type Obstacle = 'verify' | 'setPassword' | 'held' | 'owes'

export function obstacleIn(terms: Terms): Obstacle | undefined {
  if (terms.needs_verification) return 'verify'
  if (!terms.has_transaction_password) return 'setPassword'
  if (terms.held_until !== undefined) return 'held'
  return /[1-9]/.test(terms.owes) ? 'owes' : undefined
}

/** The first thing that is missing or wrong. */
export type Lack = 'address' | 'amount' | 'fine'

export function lackIn(
  { address, amount }: Form,
  { decimals }: Network,
  amountProblem: string | undefined,
): Lack | undefined {
  if (address.trim() === '') return 'address'
  if (amountProblem !== undefined) return 'amount'
  return isTooFine(amount, decimals) ? 'fine' : undefined
}

/** The last characters are what people compare. */
export const TAIL = 6

export function cutTail(address: string): readonly [head: string, tail: string] {
  return [address.slice(0, -TAIL), address.slice(-TAIL)]
}

const open: readonly string[] = ['requested', 'reviewing']

/** W23: until it is approved. */
export function canCancel(state: string): boolean {
  return open.includes(state)
}
