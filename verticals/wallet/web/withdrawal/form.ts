/** What the member has filled in so far, and what is still in the way of sending it. */
import { amountProblem } from '@evenkeel/ui/format/amount.ts'
import type { Answer } from '@evenkeel/wire'
import type { getWithdrawalTerms } from '../../contract/withdrawals.ts'
import { isTooFine, mostToSend, takenInAll } from '../../core/rules.ts'

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
  /** What stands in the field of the amount cannot be read as one. */
  readonly isMisread: boolean
}

export const emptyForm: Form = {
  account: 'spot',
  chain: undefined,
  address: '',
  amount: '',
  isMisread: false,
}

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
const obstacles = ['verify', 'setPassword', 'contact', 'held', 'owes'] as const
export type Obstacle = (typeof obstacles)[number]

export function isObstacle(lack: Lack | Obstacle): lack is Obstacle {
  return obstacles.some((obstacle) => obstacle === lack)
}

export function obstacleIn(terms: Terms): Obstacle | undefined {
  if (terms.needs_verification) return 'verify'
  if (!terms.has_transaction_password) return 'setPassword'
  if (terms.code_to === undefined) return 'contact'
  if (terms.held_until !== undefined) return 'held'
  return /[1-9]/.test(terms.owes) ? 'owes' : undefined
}

/** The first thing that is missing or wrong. */
export type Lack =
  | 'address'
  | 'wrongAddress'
  | 'amount'
  | 'misread'
  | 'tooLittle'
  | 'insufficientFunds'
  | 'overLimit'
  | 'tooFine'

/** `isWrong` when the address was looked at, and money cannot go there. */
export function lackIn(
  terms: Terms,
  form: Form,
  network: Network,
  isWrong: boolean,
): Lack | undefined {
  if (form.address.trim() === '') return 'address'
  return isWrong ? 'wrongAddress' : amountLackIn(terms, form, network)
}

export function amountLackIn(terms: Terms, form: Form, network: Network): Lack | undefined {
  const { amount, account } = form
  if (form.isMisread) return 'misread'
  const most = mostIn(terms, form, network)
  const problem = amountProblem(amount, { least: network.minimum, most })
  if (problem === 'missing') return 'amount'
  if (problem === 'tooLittle') return 'tooLittle'
  if (isTooFine(amount, network.decimals)) return 'tooFine'
  if (problem === undefined) return undefined
  const all = { most: spendableIn(terms, account) }
  const isBeyond = amountProblem(takenInAll(amount, network.fee), all) === 'tooMuch'
  return isBeyond ? 'insufficientFunds' : 'overLimit'
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
