/** Contracts by time, folded from the journal: fixed funding rates, open interest by the hour, liquidations; and the funding of each member. Rule LC47. */
import { type Amount, formatAmount, type MemberId, type Millis } from '@evenkeel/kernel'
import {
  type Columns,
  insertRows,
  type ProjectedEntry,
  type Projection,
  type Row,
} from '@evenkeel/wire/server'
import { liquidationFunding } from './core/apply.ts'
import type { Event, PositionSide } from './core/index.ts'

const HOUR_MS = 3_600_000

const RATE_COLUMNS: Columns = [
  ['symbol', 'text'],
  ['at', 'bigint'],
  ['ppm', 'int'],
]
const LIQUIDATION_COLUMNS: Columns = [
  ['symbol', 'text'],
  ['id', 'bigint'],
  ['at', 'bigint'],
  ['side', 'text'],
  ['tick', 'bigint'],
  ['lots', 'bigint'],
]
const INTEREST_COLUMNS: Columns = [
  ['symbol', 'text'],
  ['hour', 'bigint'],
  ['long_lots', 'bigint'],
  ['short_lots', 'bigint'],
]
const FUNDING_COLUMNS: Columns = [
  ['realm', 'text'],
  ['member', 'bigint'],
  ['symbol', 'text'],
  ['seq', 'bigint'],
  ['nth', 'int'],
  ['at', 'bigint'],
  ['amount', 'numeric'],
]

const CREATE = `drop table if exists contract_funding_rate, contract_liquidation,
    contract_interest, contract_funding;
  create table contract_funding_rate (
    symbol text not null, at bigint not null, ppm int not null, primary key (symbol, at)
  );
  create table contract_liquidation (
    symbol text not null, id bigint not null, at bigint not null, side text not null,
    tick bigint not null, lots bigint not null, primary key (symbol, id)
  );
  -- By how much the lots of all members on each side changed in the hour that begins then.
  create table contract_interest (
    symbol text not null, hour bigint not null, long_lots bigint not null,
    short_lots bigint not null, primary key (symbol, hour)
  ) with (fillfactor = 80);
  create table contract_funding (
    realm text not null, member bigint not null, symbol text not null, seq bigint not null,
    nth int not null, at bigint not null, amount numeric(38, 8) not null
  );
  create index contract_funding_by_member on contract_funding (member, symbol, seq, nth);`

const ADDED = `on conflict (symbol, hour) do update set
  long_lots = contract_interest.long_lots + excluded.long_lots,
  short_lots = contract_interest.short_lots + excluded.short_lots`

type Hour = {
  readonly symbol: string
  readonly start: Millis
  readonly lots: Record<PositionSide, number>
}
type Folded = {
  readonly rates: Row[]
  readonly liquidations: Row[]
  readonly hours: Map<string, Hour>
  readonly fundings: Row[]
}

export const marketHistory: Projection = {
  name: 'contracts_market',
  version: 1,
  create: CREATE,
  fold(entries) {
    const folded: Folded = { rates: [], liquidations: [], hours: new Map(), fundings: [] }
    for (const entry of entries) {
      if (!entry.decision.ok) continue
      foldFunding(entry, folded)
      // What everybody may read is of the real realm.
      if (entry.realm === 'real') foldMarket(entry, folded)
    }
    const { rates, liquidations, hours, fundings } = folded
    const changed = [...hours.values()].map(({ symbol, start, lots }) => {
      return [symbol, start, lots.long, lots.short]
    })
    return [
      ...insertRows('contract_funding_rate', RATE_COLUMNS, rates),
      ...insertRows('contract_liquidation', LIQUIDATION_COLUMNS, liquidations),
      ...insertRows('contract_interest', INTEREST_COLUMNS, changed, ADDED),
      ...insertRows('contract_funding', FUNDING_COLUMNS, fundings),
    ]
  },
}

const eventsOf = ({ decision }: ProjectedEntry) =>
  (decision.ok ? decision.events : []) as readonly Event[]

function foldMarket(entry: ProjectedEntry, { rates, liquidations, hours }: Folded): void {
  const { at } = entry
  const start = at - (at % HOUR_MS)
  const count = (symbol: string, side: PositionSide, by: number) => {
    const name = `${symbol} ${start}`
    const hour = hours.get(name) ?? { symbol, start, lots: { long: 0, short: 0 } }
    hours.set(name, hour)
    hour.lots[side] += by
  }
  for (const event of eventsOf(entry))
    switch (event.type) {
      case 'fundingFixed':
        rates.push([event.symbol, event.of, event.ratePpm])
        break
      case 'contractTraded':
        for (const { member, effect, side } of [event.taker, event.maker])
          if (member > 0) count(event.symbol, side, effect === 'open' ? event.lots : -event.lots)
        break
      case 'liquidated':
        liquidations.push([event.symbol, event.id, at, event.side, event.tick, event.lots])
        count(event.symbol, event.side, -event.lots)
        break
      case 'deleveraged':
        count(event.symbol, event.side, -event.lots)
    }
}

function foldFunding(entry: ProjectedEntry, { fundings }: Folded): void {
  const { realm, seq, at } = entry
  const pay = (nth: number, symbol: string, member: MemberId, amount: Amount) => {
    if (member === 0 || amount === 0n) return
    fundings.push([realm, member, symbol, seq, nth, at, formatAmount(amount)])
  }
  for (const [nth, event] of eventsOf(entry).entries())
    switch (event.type) {
      case 'contractTraded':
        // Two places for each event: a trade has two legs.
        for (const [place, { member, funding }] of [event.taker, event.maker].entries())
          pay(2 * nth + place, event.symbol, member, funding)
        break
      case 'liquidated':
        pay(2 * nth, event.symbol, event.member, liquidationFunding(event))
        break
      case 'deleveraged':
      case 'profitSettled':
        pay(2 * nth, event.symbol, event.member, event.funding)
        break
      case 'fundingPaid':
        pay(2 * nth, event.symbol, event.member, event.amount)
    }
}
