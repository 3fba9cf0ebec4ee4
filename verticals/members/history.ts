/** The fees of invited members, as far as their inviters have a share in them, and what was paid of it. */
import { type Amount, type Asset, formatAmount, house, memberOf } from '@evenkeel/kernel'
import {
  type Columns,
  insertRows,
  type ProjectedEntry,
  type Projection,
  type Row,
  withRows,
} from '@evenkeel/wire/server'
import { type Event, SHARE_MS } from './core.ts'

/** Where these movements stand in the bill. */
export const reasons = {
  commission: 'assets',
  demoFunds: 'deposit',
} as const

const INVITATION: Columns = [
  ['member', 'bigint'],
  ['inviter', 'bigint'],
  ['seq', 'bigint'],
  ['at', 'bigint'],
]
const FEE: Columns = [
  ['member', 'bigint'],
  ['asset', 'text'],
  ['seq', 'bigint'],
  ['at', 'bigint'],
  ['amount', 'numeric'],
]
const PAYMENT: Columns = [
  ['member', 'bigint'],
  ['asset', 'text'],
  ['amount', 'numeric'],
]

/** The real book only: nobody has a share in fees of play money. */
export const commission: Projection = {
  name: 'commission',
  version: 1,
  create: `drop table if exists invitation, commission;
    create table invitation (
      member bigint primary key, inviter bigint not null, seq bigint not null, at bigint not null
    );
    create index invitation_by_inviter on invitation (inviter, seq);
    create table commission (
      member bigint not null, asset text not null, fees numeric(38, 8) not null,
      paid numeric(38, 8) not null, primary key (member, asset)
    );`,
  fold(entries) {
    const invitations: Row[] = []
    const fees: Row[] = []
    const payments = new Map<string, [member: number, asset: Asset, amount: Amount]>()
    for (const entry of entries) {
      if (entry.realm !== 'real' || !entry.decision.ok) continue
      for (const event of entry.decision.events as readonly Event[]) {
        if (event.type === 'invited')
          invitations.push([event.member, event.inviter, entry.seq, event.at])
        if (event.type !== 'commissionPaid') continue
        const { member, asset, amount } = event
        const known = payments.get(`${member} ${asset}`)?.[2] ?? 0n
        payments.set(`${member} ${asset}`, [member, asset, known + amount])
      }
      fees.push(...feesIn(entry))
    }
    const paid = [...payments.values()].map(([member, asset, sum]): Row => {
      return [member, asset, formatAmount(sum)]
    })
    // Invitations first: a fee of the same entries may follow one. The place in the journal tells.
    return [
      ...insertRows('invitation', INVITATION, invitations),
      ...withRows('add fees', FEE, fees, ADD_FEES),
      ...withRows('add payments', PAYMENT, paid, ADD_PAYMENTS),
    ]
  },
}

const ADD_FEES = `insert into commission (member, asset, fees, paid)
  select given.member, given.asset, sum(given.amount), 0 from given
    join invitation using (member)
    where given.seq > invitation.seq and given.at < invitation.at + ${SHARE_MS}
    group by given.member, given.asset
  on conflict (member, asset) do update set fees = commission.fees + excluded.fees`
const ADD_PAYMENTS = `insert into commission (member, asset, fees, paid)
  select member, asset, 0, amount from given
  on conflict (member, asset) do update set paid = commission.paid + excluded.paid`

/** What members paid to the house's fees, whatever for. */
function feesIn({ seq, at, movements }: ProjectedEntry): Row[] {
  const rows: Row[] = []
  for (const { from, to, asset, amount } of movements) {
    const member = to === FEES ? memberOf(from) : undefined
    if (member !== undefined) rows.push([member, asset, seq, at, formatAmount(amount)])
  }
  return rows
}

const FEES = house('fees')
