/** Tells members by mail or SMS what has become of their withdrawals: asked for, paid, rejected. */
import { formatAmount } from '@evenkeel/kernel'
import { fill } from '@evenkeel/wire'
import type { MemberNotice } from '@evenkeel/wire/server'
import { chainTitles } from '../contract/chainTitles.ts'
import type { WithdrawalPaid } from '../core/payouts.ts'
import type { WithdrawalRejected, WithdrawalRequested } from '../core/withdrawals.ts'
import type { WalletPlatform } from '../open.ts'
import { TAIL } from './confirming.ts'
import type { Destinations } from './destinations.ts'
import type en from './text/en.ts'

type Announced = WithdrawalRequested | WithdrawalPaid | WithdrawalRejected
const names = {
  withdrawalRequested: 'requested',
  withdrawalPaid: 'paid',
  withdrawalRejected: 'rejected',
} as const

export function startNotices(
  { exchange, desk, onFailure }: WalletPlatform,
  destinations: Pick<Destinations, 'open'>,
): () => void {
  async function send(event: Announced): Promise<void> {
    const opened =
      event.type === 'withdrawalRequested' ? await destinations.open(event.destination) : undefined
    const name = opened?.isByProgram === true ? 'byProgram' : names[event.type]
    await desk().notify(event.member, noticeOf(event, name, opened?.address))
  }
  return exchange.watchAll((realm, events) => {
    const announced = events.filter((event): event is Announced => Object.hasOwn(names, event.type))
    if (realm !== 'real' || announced.length === 0) return undefined
    return () => {
      for (const event of announced) void send(event).catch(onFailure('withdrawal notice failed'))
    }
  })
}

type NoticeName = (typeof names)[keyof typeof names] | 'byProgram'

function noticeOf(event: Announced, name: NoticeName, address = ''): MemberNotice {
  return async (language) => {
    const { default: texts } = (await import(`./text/${language}.ts`)) as { default: typeof en }
    const figures = {
      amount: formatAmount(event.amount),
      asset: event.asset,
      network: chainTitles[event.chain],
      address: `…${address.slice(-TAIL)}`,
    }
    return {
      subject: fill(texts[`notice.${name}.subject`], language, figures),
      body: fill(texts[`notice.${name}.body`], language, figures),
      short: fill(texts[`notice.${name}.short`], language, figures),
    }
  }
}
