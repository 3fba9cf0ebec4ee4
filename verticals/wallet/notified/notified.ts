/** What members are notified of in the wallet: what came in and what becomes of what goes out. */
import { formatAmount } from '@evenkeel/kernel'
import type { Noted, NotificationSource, ReadRecorded, Tables } from '@evenkeel/wire/server'
import type { Event } from '../core.ts'
import { figureOf } from '../deposits/records.ts'

/** What leaves is told by message whatever a member has chosen: a thief must not silence it. */
const always = { group: 'assets', mailedAtSource: 'always' } as const
const chosen = { group: 'assets', mailedAtSource: 'chosen' } as const

export const notified: NotificationSource = {
  kinds: {
    depositArrived: chosen,
    depositTakenBack: { group: 'assets' },
    depositTurnedDown: chosen,
    withdrawalAsked: always,
    withdrawalSent: always,
    withdrawalTurnedDown: always,
  },
  texts: (language) => import(`./text/${language}.ts`),
  of: ({ decision }) =>
    decision.ok ? (decision.events as readonly Event[]).flatMap((event) => notedOf(event)) : [],
}

const DEPOSITS = '/depositlist'
const WITHDRAWALS = '/withdrawal'

function notedOf(event: Event): Noted[] {
  switch (event.type) {
    case 'depositCredited':
    case 'testFundsCredited':
      return [noted('depositArrived', event, DEPOSITS)]
    case 'depositReversed':
      return [noted('depositTakenBack', event, DEPOSITS)]
    case 'withdrawalRequested':
      return [noted('withdrawalAsked', event, WITHDRAWALS)]
    case 'withdrawalPaid':
      return [noted('withdrawalSent', event, WITHDRAWALS)]
    case 'withdrawalRejected':
      return [noted('withdrawalTurnedDown', event, WITHDRAWALS)]
    default:
      return []
  }
}

type Moved = { readonly member: number; readonly asset: string; readonly amount: bigint }

function noted(kind: string, { member, asset, amount }: Moved, link: string): Noted {
  return { kind, member, figures: { amount: formatAmount(amount), asset }, link }
}

/** Reports of deposits that operators have rejected: the journal does not know of them. */
export function rejectedReports(tables: Tables): ReadRecorded {
  return async (since, limit) => {
    const rows = await tables.rows<{
      id: number
      member: number
      asset: string
      amount: string
      at: number
    }>(
      `select id::float8 as id, member::float8 as member, asset, amount::text,
         floor(extract(epoch from decided_at) * 1000)::float8 as at
       from reported_deposit where state = 'rejected' and decided_at >= to_timestamp($1::float8 / 1000)
       order by decided_at, id limit $2`,
      [since, limit],
    )
    return rows.map(({ id, at, ...row }) => ({
      ...noted('depositTurnedDown', { ...row, amount: figureOf(row.amount) }, DEPOSITS),
      source: `rejected deposit ${id}`,
      at,
      realm: 'real',
    }))
  }
}
