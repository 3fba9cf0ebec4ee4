/** What operators do with withdrawals: approve, reject, and pay by hand. */
import type { Amount, Exchange, Id, Millis } from '@evenkeel/kernel'
import type { MemberDesk, Operator, Tables } from '@evenkeel/wire/server'
import { isOnceApproved, isUnderReview } from '../core/approvals.ts'
import { type PayoutWord, wordOn } from '../core/endorsements.ts'
import type { ChainName } from '../core/networks.ts'
import { isStopped, type Withdrawal } from '../core/withdrawal.ts'
import { type Command, type State, wallet } from '../core.ts'
import type { Destinations } from './destinations.ts'
import { PAYOUTS_MOST } from './payouts.ts'
import type { Transactions } from './transactions.ts'

/** `done`, `noted` where another operator has to say the same, or by which name it was refused. */
export type Reviewed = string

/** What an operator may do about one now. */
export type Step = 'approve' | 'reject' | 'begin' | 'sent' | 'unsent' | 'paid' | 'cancelPayout'

export type OpenWithdrawal = {
  readonly withdrawal: Withdrawal
  /** Its first approval does not count any more: the next one is the first. */
  readonly isLapsed: boolean
  /** W50: what the first of two has said of how its payout ends. */
  readonly word: PayoutWord | undefined
  readonly steps: readonly Step[]
  /** O9: why its payout does not get on. */
  readonly stuck: string | undefined
}

export type WithdrawalReview = {
  /** Those that are not over, the oldest first, with what an operator may do about them. */
  open(): Promise<readonly OpenWithdrawal[]>
  approve(id: Id, operator: Operator): Promise<Reviewed>
  reject(id: Id, operator: Operator, reason: string): Promise<Reviewed>
  /** From here on nobody can take it back: a person is about to send it. */
  startByHand(id: Id, operator: Operator): Promise<Reviewed>
  /** It was sent by hand and is on the chain. */
  sentByHand(id: Id, operator: Operator, sent: SentByHand): Promise<Reviewed>
  /** W52: a transaction of the signer that does not show it has paid all the same. */
  confirmStopped(id: Id, operator: Operator, transaction: string): Promise<Reviewed>
  /** W64: the nonce of a payout that the signer pays is used up by a self-transfer. */
  cancelPayout(id: Id, operator: Operator): Promise<Reviewed>
  /** It is certain that it was not sent, and never will be. */
  notSent(id: Id, operator: Operator): Promise<Reviewed>
  /** Why one was rejected, as it is kept (`reasonIn` says it); `undefined` if it cannot be opened. */
  readReason(id: Id, sealed: Buffer): string | undefined
}
export type SentByHand = {
  readonly transaction: string
  readonly cost: Amount
  readonly costAsset: string
}
type Options = {
  readonly tables: Tables
  readonly desk: () => Pick<MemberDesk, 'seal' | 'read'>
  readonly exchange: Pick<Exchange, 'submit' | 'read'>
  readonly destinations: Pick<Destinations, 'open'>
  readonly transactions: Transactions
  isPaidBySigner(chain: ChainName): Promise<boolean>
  /** The coin that a chain takes its costs in. */
  costCoinOf(chain: ChainName): string
  /** Why the payout of a withdrawal does not get on. */
  stuckOf(id: Id): string | undefined
  readonly now: () => Millis
}

/** The first of two operators: what they decide is done when the second says the same. */
const halves: ReadonlySet<string> = new Set(['stepEndorsed', 'withdrawalEndorsed'])
const aboutReason = (id: Id) => `rejection ${id}`

type Decide = (operator: Operator, command: Command) => Promise<Reviewed>
type Find = (id: Id) => Promise<Withdrawal | undefined>

/** A person pays, where no signer does. */
function payingByHand(
  { transactions, isPaidBySigner, costCoinOf }: Options,
  find: Find,
  decide: Decide,
): Pick<
  WithdrawalReview,
  'startByHand' | 'sentByHand' | 'confirmStopped' | 'cancelPayout' | 'notSent'
> & {
  stepsOf(one: Withdrawal): Promise<readonly Step[]>
} {
  /** Where the signer pays, a person does not: unless it has failed at it too often. */
  async function whyNotByHand(one: Withdrawal | undefined): Promise<Reviewed | undefined> {
    if (one === undefined) return 'withdrawalDoesNotExist'
    if (one.state === 'cancelling') return 'paidBySigner'
    if (one.state === 'paying' || isStopped(one))
      return one.nonce === undefined ? undefined : 'paidBySigner'
    if (!(await isPaidBySigner(one.chain))) return undefined
    return (await transactions.payoutsOf(one.id)) >= PAYOUTS_MOST ? undefined : 'paidBySigner'
  }

  async function byHand(id: Id, work: (one: Withdrawal) => Promise<Reviewed>): Promise<Reviewed> {
    const one = await find(id)
    const refusal = await whyNotByHand(one)
    return refusal ?? work(one as Withdrawal)
  }

  return {
    async stepsOf(one) {
      if (isUnderReview(one)) return ['approve', 'reject']
      if (one.state === 'stopped') return ['paid']
      if (one.state === 'unpaid') return ['unsent', 'reject', 'paid']
      if (one.state === 'voided') return ['unsent', 'reject']
      if (one.state === 'cancelling') return []
      const isByHand = (await whyNotByHand(one)) === undefined
      if (one.state === 'paying') return isByHand ? ['sent', 'unsent'] : ['cancelPayout']
      return isByHand ? ['begin', 'sent', 'reject'] : ['reject']
    },

    startByHand: (id, operator) =>
      byHand(id, () => decide(operator, { type: 'startPayout', id, nonce: undefined })),

    sentByHand: (id, operator, sent) =>
      byHand(id, async ({ state, chain }) => {
        if (sent.costAsset !== costCoinOf(chain)) return 'costCoinWrong'
        if (state !== 'paying') {
          const begun = await decide(operator, { type: 'startPayout', id, nonce: undefined })
          if (begun !== 'done') return begun
        }
        return decide(operator, { type: 'confirmPayout', id, ...sent })
      }),

    async confirmStopped(id, operator, transaction) {
      const one = await find(id)
      if (one === undefined) return 'withdrawalDoesNotExist'
      if (one.nonce === undefined || !isStopped(one)) return 'withdrawalNotOpen'
      const signed = await transactions.of(id, one.nonce)
      const known = signed.find(
        ({ tx, isCancellation }) => tx === transaction.toLowerCase() && !isCancellation,
      )
      if (known === undefined) return 'transactionNotSigned'
      const costAsset = costCoinOf(one.chain)
      return decide(operator, {
        type: 'confirmPayout',
        id,
        transaction: known.tx,
        cost: 0n,
        costAsset,
      })
    },

    async cancelPayout(id, operator) {
      const one = await find(id)
      if (one === undefined) return 'withdrawalDoesNotExist'
      if (one.nonce === undefined) return 'withdrawalNotOpen'
      const { nonce } = one
      const reviewed = await decide(operator, { type: 'startPayoutCancellation', id, nonce })
      // It was begun anew between the look and the decision.
      return reviewed === 'nonceDiffers' ? 'withdrawalNotOpen' : reviewed
    },

    async notSent(id, operator) {
      const one = await find(id)
      const refusal = one !== undefined && isStopped(one) ? undefined : await whyNotByHand(one)
      if (one === undefined || refusal !== undefined) return refusal ?? 'withdrawalDoesNotExist'
      const costAsset = costCoinOf(one.chain)
      return decide(operator, { type: 'failPayout', id, cost: 0n, costAsset })
    },
  }
}

export function createWithdrawalReview(options: Options): WithdrawalReview {
  const { tables, desk, exchange } = options

  const find: Find = (id) =>
    exchange.read((machine) => (machine.state('real', wallet) as State).withdrawals.get(id))

  const decide: Decide = async (operator, command) => {
    const actor = { kind: 'operator', id: operator.id } as const
    const decision = await exchange.submit(wallet, command, { realm: 'real', actor })
    if (!decision.ok) return decision.refusal
    return decision.events.some(({ type }) => halves.has(type)) ? 'noted' : 'done'
  }

  const { stepsOf, ...byHand } = payingByHand(options, find, decide)
  return {
    async open() {
      const all = await notOver(options)
      return Promise.all(
        all.map(async ({ withdrawal, isLapsed, word }) => ({
          withdrawal,
          isLapsed,
          word,
          steps: await stepsOf(withdrawal),
          stuck: options.stuckOf(withdrawal.id),
        })),
      )
    },

    async approve(id, operator) {
      const one = await find(id)
      // What cannot be opened cannot be paid: nobody's approval is spent on it.
      if (one !== undefined && isUnderReview(one) && (await openedOf(options, one)) === undefined)
        return 'addressUnreadable'
      return decide(operator, { type: 'approveWithdrawal', id })
    },

    async reject(id, operator, reason) {
      const one = await find(id)
      if (one === undefined || ['paying', 'cancelling', 'stopped'].includes(one.state))
        return decide(operator, { type: 'rejectWithdrawal', id })
      // Before it is told to anybody: who is rejected can always read why.
      await tables.rows(
        `insert into withdrawal_rejection (withdrawal, operator, reason) values ($1, $2, $3)
         on conflict (withdrawal) do update set operator = excluded.operator, reason = excluded.reason`,
        [id, operator.id, desk().seal(reason, aboutReason(id))],
      )
      return decide(operator, { type: 'rejectWithdrawal', id })
    },

    ...byHand,
    readReason: (id, sealed) => desk().read(sealed, aboutReason(id)),
  }
}

function notOver({ exchange, now }: Options) {
  return exchange.read((machine) => {
    const { operatorCounts } = machine.look('real')
    const world = { now: now(), operatorCounts }
    const state = machine.state('real', wallet) as State
    return [...state.withdrawals.values()]
      .toSorted((a, b) => a.id - b.id)
      .map((withdrawal) => ({
        withdrawal,
        isLapsed: withdrawal.state === 'endorsed' && !isOnceApproved(withdrawal, world),
        word: wordOn(withdrawal.id, state, world),
      }))
  })
}

/** Nothing for one that is not there, or is not what was sealed. */
async function openedOf({ destinations }: Options, { destination }: Withdrawal) {
  return destinations.open(destination).catch(() => undefined)
}
