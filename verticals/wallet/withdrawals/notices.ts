/** Tells members by mail or SMS of every change of their withdrawals: asked for, approved, paid, cancelled, rejected. */
import { formatAmount } from '@evenkeel/kernel'
import { fill } from '@evenkeel/wire'
import type { MemberNotice } from '@evenkeel/wire/server'
import { chainTitles } from '../contract/chainTitles.ts'
import type { WithdrawalApproved, WithdrawalApprovedAlone } from '../core/approvals.ts'
import type { WithdrawalPaid } from '../core/payouts.ts'
import type {
  WithdrawalCancelled,
  WithdrawalRejected,
  WithdrawalRequested,
} from '../core/withdrawals.ts'
import { type State, wallet } from '../core.ts'
import type { WalletPlatform } from '../open.ts'
import { TAIL } from './confirming.ts'
import type { Destinations } from './destinations.ts'
import type en from './text/en.ts'

type Told = WithdrawalRequested | WithdrawalPaid | WithdrawalRejected | WithdrawalCancelled
type Announced = Told | WithdrawalApproved | WithdrawalApprovedAlone
/** What a message says of a withdrawal. */
export type Announcement = Pick<Told, 'amount' | 'asset' | 'chain'> & {
  readonly name: (typeof names)[keyof typeof names] | 'byProgram'
  /** Where it goes to, for what was asked for. */
  readonly address?: string | undefined
}
const names = {
  withdrawalRequested: 'requested',
  withdrawalApproved: 'approved',
  withdrawalApprovedAlone: 'approved',
  withdrawalPaid: 'paid',
  withdrawalRejected: 'rejected',
  withdrawalCancelled: 'cancelled',
} as const satisfies Record<Announced['type'], string>

export function startNotices(
  { exchange, desk, machine, onFailure }: WalletPlatform,
  destinations: Pick<Destinations, 'open'>,
): () => void {
  /** An approval names the withdrawal alone, which is there until it is over. */
  const termsOf = (event: Announced) =>
    'amount' in event ? event : (machine.state('real', wallet) as State).withdrawals.get(event.id)

  async function send(event: Announced): Promise<void> {
    const terms = termsOf(event)
    if (terms === undefined) return
    const opened =
      event.type === 'withdrawalRequested' ? await destinations.open(event.destination) : undefined
    const name: Announcement['name'] = opened?.isByProgram ? 'byProgram' : names[event.type]
    const { amount, asset, chain } = terms
    const told = { name, amount, asset, chain, address: opened?.address }
    await desk().notify(event.member, noticeOf(told))
  }
  return exchange.watchAll((realm, events) => {
    const announced = events.filter((event): event is Announced => Object.hasOwn(names, event.type))
    if (realm !== 'real' || announced.length === 0) return undefined
    return () => {
      for (const event of announced) void send(event).catch(onFailure('withdrawal notice failed'))
    }
  })
}

export function noticeOf({ name, amount, asset, chain, address = '' }: Announcement): MemberNotice {
  return async (language) => {
    const { default: texts } = (await import(`./text/${language}.ts`)) as { default: typeof en }
    const figures = {
      amount: formatAmount(amount),
      asset,
      network: chainTitles[chain],
      address: `…${address.slice(-TAIL)}`,
    }
    return {
      subject: fill(texts[`notice.${name}.subject`], language, figures),
      body: fill(texts[`notice.${name}.body`], language, figures),
      short: fill(texts[`notice.${name}.short`], language, figures),
    }
  }
}
