/** Withdrawals and the treasury at the terminal: what waits in words, and what an operator decides. */
import { amount, asset, z } from '@evenkeel/wire'
import { type ReviewDesk, type Reviewed, reasonSchema } from '@evenkeel/wire/server'
import { chains } from '../core/networks.ts'
import { allottedHouses } from '../core/rules.ts'
import type { LookedAt, WaitingWithdrawal, WithdrawalReview } from './review.ts'

const transaction = z.string().check(z.regex(/^[0-9A-Za-z]{8,128}$/))
const decision = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('approve') }),
  z.strictObject({ verdict: z.literal('begin') }),
  z.strictObject({ verdict: z.literal('unsent') }),
  z.strictObject({ verdict: z.literal('cancelPayout') }),
  z.strictObject({
    verdict: z.literal('reject'),
    reason: reasonSchema,
  }),
  z.strictObject({ verdict: z.literal('paid'), transaction }),
  z.strictObject({
    verdict: z.literal('sent'),
    transaction,
    cost: amount,
    coin: asset,
  }),
])
const funds = z.strictObject({ coin: asset, chain: z.enum(chains), amount })
const allotment = z.strictObject({
  coin: asset,
  house: z.enum(allottedHouses),
  amount,
  isBack: z.boolean(),
})

const says: Readonly<Record<string, string>> = {
  withdrawalDoesNotExist: 'No such withdrawal waits.',
  withdrawalNotOpen: 'It has moved on: this is not possible any more.',
  otherOperatorNeeded: 'You have said so already. Above the limit it takes another operator.',
  addressUnreadable: 'Its address cannot be opened, so it can never be paid. It can be rejected.',
  figuresDiffer: 'Another operator has said something else about it: look at it together.',
  transactionUsed: 'This transaction has paid another withdrawal.',
  costCoinWrong: 'The chain takes its costs in another coin.',
  paidBySigner: 'The signer pays it. By hand it would be paid twice.',
  payoutUnproven:
    'The chain does not prove that nothing was paid. It is neither rejected nor sent again.',
  transactionNotSigned: 'The signer has not signed this transaction for it.',
  networkNotListed: 'This coin is not listed on this chain.',
  amountIsZero: 'The amount is zero.',
  coinDoesNotExist: 'There is no such coin.',
  reservesExceeded: 'It is more than is held outside. Attest the reserves first.',
  treasuryTooSmall: 'The treasury has not so much.',
  fundsReserved: 'That much is not free: the rest is promised to members.',
}

export function withdrawalDesk(review: WithdrawalReview): ReviewDesk {
  async function decide(id: number, operator: string, asked: unknown): Promise<Reviewed> {
    const decided = decision.parse(asked)
    if (decided.verdict === 'approve') return outcome(await review.approve(id, operator))
    if (decided.verdict === 'begin') return outcome(await review.startByHand(id, operator))
    if (decided.verdict === 'unsent') return outcome(await review.notSent(id, operator))
    if (decided.verdict === 'cancelPayout') return outcome(await review.cancelPayout(id, operator))
    if (decided.verdict === 'reject')
      return outcome(await review.reject(id, operator, decided.reason))
    if (decided.verdict === 'paid')
      return outcome(await review.confirmStopped(id, operator, decided.transaction))
    const { cost, coin: costAsset } = decided
    const sent = { transaction: decided.transaction, cost, costAsset }
    return outcome(await review.sentByHand(id, operator, sent))
  }
  return {
    waiting: async () => (await review.waiting()).map(line),
    async look(id) {
      const found = await review.look(id)
      return found && { lines: linesOf(found), pictures: {} }
    },
    decide,
  }
}

export function treasuryDesk(review: WithdrawalReview): ReviewDesk {
  return {
    waiting: async () => review.treasury(),
    look: async () => undefined,
    async decide(_case, operator, asked) {
      const { coin, ...rest } = z.union([funds, allotment]).parse(asked)
      return outcome(
        'house' in rest
          ? await review.allot(operator, { asset: coin, ...rest })
          : await review.fundTreasury(operator, { asset: coin, ...rest }),
      )
    },
  }
}

function line({ withdrawal, state, at, amount: sum, asset: of, chain }: WaitingWithdrawal): string {
  const what = `${sum} ${of} on ${chain}`
  return `case ${withdrawal}  ${state.padEnd(9)}  ${what.padEnd(32)}  since ${new Date(at).toISOString()}`
}

const stopped: Readonly<Partial<Record<LookedAt['state'], readonly string[]>>> = {
  stopped: ['  ! its transaction is on the chain, and does not show whether it has paid'],
  unpaid: ['  ! its transaction is on the chain, and nothing has moved in its block'],
  cancelling: ['  ! its nonce is being cancelled: the chain decides which transaction uses it'],
  voided: ['  ! its nonce was used up by its cancellation: nothing was paid'],
}

function linesOf(found: LookedAt): readonly string[] {
  const { address, destination, uid, level, account, fee, endorsed, transactions, others } = found
  const byProgram = ['  ! a program asked for it, with an API key of the member']
  return [
    line(found),
    `  member       ${uid ?? 'has no number'}, verified: ${level}`,
    `  account      ${account}, fee ${fee}`,
    `  address      ${address}`,
    `  its hash     ${destination}`,
    ...(endorsed ? ['  ! one operator has approved it; above the limit it takes another one'] : []),
    ...(found.isByProgram ? byProgram : []),
    ...(stopped[found.state] ?? []),
    ...(found.stuck === undefined ? [] : [`  ! it does not get on: ${found.stuck}`]),
    ...(found.nonce === undefined ? [] : [`  nonce        ${found.nonce}`]),
    ...transactions.map((tx) => `  signed       ${tx}`),
    ...others.map((other) => `  other        ${other}`),
  ]
}

function outcome(reason: string): Reviewed {
  if (reason === 'done') return { outcome: 'done', says: 'Done.' }
  if (reason === 'noted')
    return {
      outcome: 'done',
      says: 'Noted. Another operator has to say the same within 24 hours.',
      needsAnother: true,
    }
  return { outcome: 'refused', reason, says: says[reason] ?? reason }
}
