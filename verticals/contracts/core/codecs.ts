/** How events of contracts are written. A layout never changes: a new one gets a new code. */
import {
  amount,
  big,
  type Codec,
  type EventCodecs,
  flag,
  list,
  marketHours,
  oneOf,
  record,
  type Side,
  uint,
  word,
} from '@evenkeel/kernel'
import {
  type Cancelled,
  type CancelTimerSet,
  type Deleveraged,
  type Event,
  effects,
  type FundingFixed,
  type FundingPaid,
  kinds,
  type Leg,
  type Liquidated,
  type MarginRecovered,
  type MarginWarned,
  type Placed,
  type ProfitSettled,
  positionSides,
  type Reduced,
  type Reference,
  reasonsToEnd,
  type StopUnfilled,
  type Swept,
  type TargetExtended,
  type Terms,
  type Tier,
  type Traded,
  type Trailed,
  type Triggered,
  timesInForce,
} from './facts.ts'

type Fields<Of extends Event> = Omit<Of, 'type'>

/** A number that may be below zero. */
const int: Codec<number> = {
  write: (out, value) => out.big(BigInt(value)),
  read: (input) => Number(input.big()),
}
const side = oneOf(positionSides)
const effect = oneOf(effects)
const reference = record<Reference>({ price: amount, at: uint, source: word })

export const termsCodec = record<Terms>({
  symbol: word,
  tickSize: amount,
  lotSize: amount,
  makerFeeBps: uint,
  takerFeeBps: uint,
  bandBps: uint,
  slippageBps: uint,
  leverages: list(uint),
  tiers: list(record<Tier>({ valueMax: amount, maintenanceBps: uint, leverageMax: uint })),
  openInterestLots: uint,
  houseLots: uint,
  fundingMaxPpm: uint,
  hours: oneOf(marketHours),
  holidays: list(word),
})

export const placedCodec = record<Fields<Placed>>({
  id: uint,
  symbol: word,
  member: uint,
  at: uint,
  side,
  effect,
  kind: oneOf(kinds),
  timeInForce: oneOf(timesInForce),
  tick: uint,
  lots: uint,
  leverage: uint,
  stop: uint,
  isRising: flag,
  distance: uint,
  takeProfit: uint,
  stopLoss: uint,
  clientId: word,
  waits: flag,
  rests: uint,
  freezes: amount,
  makerFeeBps: uint,
})

const leg = record<Leg>({
  member: uint,
  order: uint,
  side,
  effect,
  position: uint,
  cost: amount,
  margin: amount,
  profit: big,
  fee: amount,
  funding: big,
  releases: amount,
})

const ended = {
  id: uint,
  symbol: word,
  member: uint,
  at: uint,
  side,
  position: uint,
  tick: uint,
  lots: uint,
  cost: amount,
  margin: amount,
  profit: big,
  funding: big,
}

export const events: EventCodecs<Event> = {
  contractListed: { code: 1, fields: termsCodec },
  contractOrderPlaced: { code: 2, fields: placedCodec },
  contractTraded: {
    code: 3,
    fields: record<Fields<Traded>>({
      id: uint,
      symbol: word,
      at: uint,
      bookSide: uint as Codec<Side>,
      tick: uint,
      lots: uint,
      taker: leg,
      maker: leg,
      ladder: uint,
    }),
  },
  contractOrderCancelled: {
    code: 4,
    fields: record<Fields<Cancelled>>({
      id: uint,
      symbol: word,
      member: uint,
      at: uint,
      why: oneOf(reasonsToEnd),
      releases: amount,
    }),
  },
  contractOrderReduced: {
    code: 5,
    fields: record<Fields<Reduced>>({
      id: uint,
      symbol: word,
      member: uint,
      by: uint,
      releases: amount,
    }),
  },
  contractTriggered: {
    code: 6,
    fields: record<Fields<Triggered>>({ id: uint, symbol: word, member: uint, reference }),
  },
  contractTrailed: {
    code: 7,
    fields: record<Fields<Trailed>>({
      id: uint,
      symbol: word,
      member: uint,
      stop: uint,
      reference,
    }),
  },
  contractsSwept: { code: 8, fields: record<Fields<Swept>>({ symbol: word, reference }) },
  profitSettled: {
    code: 9,
    fields: record<Fields<ProfitSettled>>({
      symbol: word,
      member: uint,
      side,
      position: uint,
      amount,
      funding: amount,
      reference,
    }),
  },
  liquidated: {
    code: 10,
    fields: record<Fields<Liquidated>>({
      ...ended,
      fee: amount,
      insured: amount,
      uncovered: amount,
      houseLots: uint,
      houseLoss: amount,
      equity: big,
      maintenance: amount,
      reference,
    }),
  },
  deleveraged: {
    code: 11,
    fields: record<Fields<Deleveraged>>({ ...ended, of: uint, gives: amount, reference }),
  },
  fundingFixed: {
    code: 12,
    fields: record<Fields<FundingFixed>>({
      symbol: word,
      of: uint,
      ratePpm: int,
      perLot: big,
      houseProfit: big,
      reference,
    }),
  },
  fundingPaid: {
    code: 13,
    fields: record<Fields<FundingPaid>>({
      symbol: word,
      member: uint,
      side,
      position: uint,
      amount: big,
      at: uint,
    }),
  },
  marginWarned: {
    code: 14,
    fields: record<Fields<MarginWarned>>({ member: uint, percent: uint, at: uint }),
  },
  contractTargetExtended: {
    code: 15,
    fields: record<Fields<TargetExtended>>({ id: uint, symbol: word, member: uint, by: uint }),
  },
  contractStopUnfilled: {
    code: 16,
    fields: record<Fields<StopUnfilled>>({
      id: uint,
      symbol: word,
      member: uint,
      by: uint,
      isFirst: flag,
      reference,
    }),
  },
  marginRecovered: {
    code: 17,
    fields: record<Fields<MarginRecovered>>({ member: uint, percent: uint, at: uint }),
  },
  contractCancelTimerSet: {
    code: 18,
    fields: record<Fields<CancelTimerSet>>({ member: uint, until: uint }),
  },
}
