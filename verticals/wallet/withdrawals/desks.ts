/** Withdrawals and the treasury at the terminal: what waits in words, and what an operator decides. */
import { amount, asset, z } from '@evenkeel/wire'
import type { ReviewDesk, Reviewed } from '@evenkeel/wire/server'
import { chains } from '../core/networks.ts'
import type { LookedAt, WaitingWithdrawal, WithdrawalReview } from './review.ts'

const decision = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('approve') }),
  z.strictObject({ verdict: z.literal('begin') }),
  z.strictObject({ verdict: z.literal('unsent') }),
  z.strictObject({
    verdict: z.literal('reject'),
    reason: z.string().check(z.regex(/^[^\p{C}]{3,500}$/u)),
  }),
  z.strictObject({
    verdict: z.literal('sent'),
    transaction: z.string().check(z.regex(/^[0-9A-Za-z]{8,128}$/)),
    cost: amount,
    coin: asset,
  }),
])
const funds = z.strictObject({ coin: asset, chain: z.enum(chains), amount })

const says: Readonly<Record<string, string>> = {
  withdrawalDoesNotExist: 'No such withdrawal waits.',
  withdrawalNotOpen: 'It has moved on: this is not possible any more.',
  otherOperatorNeeded: 'You have said so already. Above the limit it takes another operator.',
  addressUnreadable: 'Its address cannot be opened, so it can never be paid. It can be rejected.',
  figuresDiffer: 'Another operator has said something else about it: look at it together.',
  transactionUsed: 'This transaction has paid another withdrawal.',
  costCoinWrong: 'The chain takes its costs in another coin.',
  paidBySigner: 'The signer pays it. By hand it would be paid twice.',
  networkNotListed: 'This coin is not listed on this chain.',
  amountIsZero: 'The amount is zero.',
}

export function withdrawalDesk(review: WithdrawalReview): ReviewDesk {
  async function decide(id: number, operator: string, asked: unknown): Promise<Reviewed> {
    const decided = decision.parse(asked)
    if (decided.verdict === 'approve') return outcome(await review.approve(id, operator))
    if (decided.verdict === 'begin') return outcome(await review.startByHand(id, operator))
    if (decided.verdict === 'unsent') return outcome(await review.notSent(id, operator))
    if (decided.verdict === 'reject')
      return outcome(await review.reject(id, operator, decided.reason))
    const { transaction, cost, coin: costAsset } = decided
    return outcome(await review.sentByHand(id, operator, { transaction, cost, costAsset }))
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
      const { coin, ...rest } = funds.parse(asked)
      return outcome(await review.fundTreasury(operator, { asset: coin, ...rest }))
    },
  }
}

function line({ withdrawal, state, at, amount: sum, asset: of, chain }: WaitingWithdrawal): string {
  const what = `${sum} ${of} on ${chain}`
  return `case ${withdrawal}  ${state.padEnd(9)}  ${what.padEnd(32)}  since ${new Date(at).toISOString()}`
}

function linesOf(found: LookedAt): readonly string[] {
  const { address, destination, uid, level, account, fee, endorsed, transactions, others } = found
  return [
    line(found),
    `  member       ${uid ?? 'has no number'}, verified: ${level}`,
    `  account      ${account}, fee ${fee}`,
    `  address      ${address}`,
    `  its hash     ${destination}`,
    ...(endorsed ? ['  ! one operator has approved it; above the limit it takes another one'] : []),
    ...transactions.map((tx) => `  signed       ${tx}`),
    ...others.map((other) => `  other        ${other}`),
  ]
}

function outcome(reason: string): Reviewed {
  if (reason === 'done') return { outcome: 'done', says: 'Done.' }
  if (reason === 'noted')
    return {
      outcome: 'done',
      says: 'Noted. Above the limit another operator has to say the same.',
      needsAnother: true,
    }
  return { outcome: 'refused', reason, says: says[reason] ?? reason }
}
