/** Donations and payouts, folded from the journal into tables. */
import { formatAmount } from '@evenkeel/kernel'
import {
  type Columns,
  insertRows,
  type ProjectedEntry,
  type Projection,
  type Row,
  withRows,
} from '@evenkeel/wire/server'
import type { Donated, Event, PayoutProposed } from './core/index.ts'

/** Where these movements stand in the bill. */
export const reasons = { donation: 'assets', charityPayout: 'assets' } as const

const DONATION: Columns = [
  ['realm', 'text'],
  ['id', 'bigint'],
  ['member', 'bigint'],
  ['item', 'bigint'],
  ['project', 'bigint'],
  ['asset', 'text'],
  ['amount', 'numeric'],
  ['worth', 'numeric'],
  ['price', 'numeric'],
  ['source', 'text', 'free'],
  ['priced_at', 'bigint'],
  ['currency', 'text'],
  ['fiat', 'numeric'],
  ['rate', 'numeric'],
  ['is_anonymous', 'boolean'],
  ['details', 'text', 'free'],
  ['at', 'bigint'],
]
const PAYOUT: Columns = [
  ['realm', 'text'],
  ['id', 'bigint'],
  ['project', 'bigint'],
  ['asset', 'text'],
  ['amount', 'numeric'],
  ['custody', 'text'],
  ['proof', 'text'],
  ['proposed_by', 'bigint'],
  ['at', 'bigint'],
  ['state', 'text'],
]
const ENDED: Columns = [
  ['realm', 'text'],
  ['id', 'bigint'],
  ['state', 'text'],
  ['ended_by', 'bigint'],
  ['ended_at', 'bigint'],
]

export const donations: Projection = {
  name: 'charity',
  version: 1,
  create: `drop table if exists charity_donation, charity_payout;
    create table charity_donation (
      realm text not null, id bigint not null, member bigint not null, item bigint,
      project bigint not null, asset text not null, amount numeric(38, 8) not null,
      worth numeric(38, 8) not null, price numeric(38, 8) not null, source text not null,
      priced_at bigint not null, currency text, fiat numeric(38, 8), rate numeric(38, 8),
      is_anonymous boolean not null, details text not null, at bigint not null,
      primary key (realm, id)
    );
    create index charity_donation_of_project on charity_donation (realm, project, id);
    create index charity_donation_of_member on charity_donation (realm, member, id);
    create index charity_donation_details on charity_donation (details);
    create table charity_payout (
      realm text not null, id bigint not null, project bigint not null, asset text not null,
      amount numeric(38, 8) not null, custody text not null, proof text not null,
      proposed_by bigint not null, at bigint not null, state text not null,
      ended_by bigint, ended_at bigint, primary key (realm, id)
    );
    create index charity_payout_of_project on charity_payout (realm, project, id);`,
  fold(entries) {
    const given: Row[] = []
    const proposed: Row[] = []
    const ended: Row[] = []
    for (const entry of entries) {
      if (!entry.decision.ok) continue
      for (const event of entry.decision.events as readonly Event[]) {
        if (event.type === 'donated') given.push(donationRow(entry, event))
        else if (event.type === 'payoutProposed') proposed.push(payoutRow(entry, event))
        else if (event.type === 'payoutApproved' || event.type === 'payoutRejected') {
          const state = event.type === 'payoutApproved' ? 'paid' : 'rejected'
          ended.push([entry.realm, event.id, state, event.by, event.at])
        }
      }
    }
    return [
      ...insertRows('charity_donation', DONATION, given),
      ...insertRows('charity_payout', PAYOUT, proposed),
      ...withRows('end charity payouts', ENDED, ended, END),
    ]
  },
}

const END = `update charity_payout set state = given.state, ended_by = given.ended_by,
  ended_at = given.ended_at from given
  where charity_payout.realm = given.realm and charity_payout.id = given.id`

/** In the order of `DONATION`. */
function donationRow({ realm }: ProjectedEntry, event: Donated): Row {
  const { valued, fiat } = event
  return [
    realm,
    event.id,
    event.member,
    event.item ?? null,
    event.project,
    event.asset,
    formatAmount(event.amount),
    formatAmount(event.worth),
    formatAmount(valued.price),
    valued.source,
    valued.at,
    fiat?.currency ?? null,
    fiat === undefined ? null : formatAmount(fiat.amount),
    fiat === undefined ? null : formatAmount(fiat.rate.price),
    event.isAnonymous ? 'true' : 'false',
    event.details,
    event.at,
  ]
}

/** In the order of `PAYOUT`. */
function payoutRow({ realm }: ProjectedEntry, event: PayoutProposed): Row {
  const { id, project, asset, amount, custody, proof, by, at } = event
  return [realm, id, project, asset, formatAmount(amount), custody, proof, by, at, 'proposed']
}
