/** Credits by hand of what arrived and nobody reported: two operators, never what a chain has brought. Rules W18, W45. */
import type { Amount, Decision, MemberId } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { MemberDesk, OperatorExchange, Tables } from '@evenkeel/wire/server'
import type { ChainName } from '../chains/chain.ts'
import { chainTitles } from '../contract/chainTitles.ts'
import { wallet } from '../core.ts'
import { noticeOf } from './notices.ts'
import { isSeen } from './review.ts'
import type { SerialQueue } from './serialQueue.ts'
import { readTransaction, sourceOf } from './transactions.ts'

export type HandCredit = {
  readonly member: MemberId
  readonly asset: string
  readonly chain: ChainName
  readonly transaction: string
  readonly entry?: number | undefined
  readonly amount: Amount
}

export type HandCredits = {
  /** The exchange is the operator's own, who is told apart by it. */
  credit(wanted: HandCredit, exchange: Pick<OperatorExchange, 'submit'>): Promise<Decision>
}

type Options = {
  readonly tables: Tables
  readonly queue: SerialQueue
  isNative(asset: string, chain: ChainName): boolean
  desk(): Pick<MemberDesk, 'notify'>
  onFailure(error: unknown): void
}

export function createHandCredits({ tables, queue, ...options }: Options): HandCredits {
  return {
    // One at a time with what chains bring: nothing is seen between the look and the credit.
    credit: (wanted, exchange) =>
      queue(async () => {
        const { member, asset, chain, amount } = wanted
        const transaction = readTransaction(chain, wanted.transaction)
        if (transaction === undefined) return refuse('transactionMalformed')
        const entry = wanted.entry ?? (options.isNative(asset, chain) ? 0 : 1)
        if (await isSeen(tables, wanted, transaction, entry)) return refuse('depositKnown')
        const source = sourceOf(chain, transaction, entry)
        const command = { type: 'creditByHand', member, asset, chain, source, amount } as const
        const decision = await exchange.submit(wallet, command)
        if (decision.ok && decision.events.some(({ type }) => type === 'depositCredited'))
          await notify(wanted, options)
        return decision
      }),
  }
}

/** Notified or not, it is credited: who could not be reached sees it in the bill. */
async function notify(
  { member, asset, chain, amount }: HandCredit,
  { desk, onFailure }: Pick<Options, 'desk' | 'onFailure'>,
): Promise<void> {
  const credited = { kind: 'reported', status: 'approved', amount, asset } as const
  const notice = noticeOf(credited, chainTitles[chain], undefined)
  if (notice !== undefined) await desk().notify(member, notice, 'depositArrived').catch(onFailure)
}
