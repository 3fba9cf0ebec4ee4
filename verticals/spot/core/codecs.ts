/** How spot's events are written. A layout never changes: a new one gets a new code. */
import {
  amount,
  type Codec,
  type EventCodecs,
  oneOf,
  record,
  type Side,
  uint,
  word,
} from '@evenkeel/kernel'
import {
  type Cancelled,
  type Event,
  kinds,
  type Placed,
  type Reduced,
  type Reference,
  reasonsToEnd,
  type Terms,
  type Traded,
  type Triggered,
  timesInForce,
} from './facts.ts'

type Fields<Of extends Event> = Omit<Of, 'type'>

const kind = oneOf(kinds)
const timeInForce = oneOf(timesInForce)
const why = oneOf(reasonsToEnd)
const side = uint as Codec<Side>

const RISING = 2
const WAITS = 4

// By hand, as these are the bulk of a journal: they read twice as fast as `record`.
export const placedCodec: Codec<Fields<Placed>> = {
  write(out, order) {
    out.uint(order.id)
    out.word(order.pair)
    out.uint(order.member)
    out.uint(order.at)
    out.u8(order.side + (order.isRising ? RISING : 0) + (order.waits ? WAITS : 0))
    kind.write(out, order.kind)
    timeInForce.write(out, order.force)
    out.uint(order.tick)
    out.uint(order.lots)
    out.amount(order.spend)
    out.uint(order.stop)
    out.uint(order.partner)
    out.word(order.clientId)
    out.uint(order.rests)
    out.amount(order.freezes)
    out.word(order.asset)
  },
  read(input) {
    const id = input.uint()
    const pair = input.word()
    const member = input.uint()
    const at = input.uint()
    const flags = input.u8()
    return {
      id,
      pair,
      member,
      at,
      side: (flags & 1) as Side,
      kind: kind.read(input),
      force: timeInForce.read(input),
      tick: input.uint(),
      lots: input.uint(),
      spend: input.amount(),
      stop: input.uint(),
      isRising: (flags & RISING) !== 0,
      waits: (flags & WAITS) !== 0,
      partner: input.uint(),
      clientId: input.word(),
      rests: input.uint(),
      freezes: input.amount(),
      asset: input.word(),
    }
  },
}

const tradedCodec: Codec<Fields<Traded>> = {
  write(out, trade) {
    out.uint(trade.id)
    out.word(trade.pair)
    out.uint(trade.at)
    out.u8(trade.side)
    out.uint(trade.tick)
    out.uint(trade.lots)
    out.amount(trade.base)
    out.amount(trade.quote)
    out.word(trade.baseAsset)
    out.word(trade.quoteAsset)
    out.uint(trade.taker)
    out.uint(trade.takerOrder)
    out.uint(trade.maker)
    out.uint(trade.makerOrder)
    out.amount(trade.takerFee)
    out.amount(trade.makerFee)
    out.uint(trade.ladder)
  },
  read: (input) => ({
    id: input.uint(),
    pair: input.word(),
    at: input.uint(),
    side: input.u8() as Side,
    tick: input.uint(),
    lots: input.uint(),
    base: input.amount(),
    quote: input.amount(),
    baseAsset: input.word(),
    quoteAsset: input.word(),
    taker: input.uint(),
    takerOrder: input.uint(),
    maker: input.uint(),
    makerOrder: input.uint(),
    takerFee: input.amount(),
    makerFee: input.amount(),
    ladder: input.uint(),
  }),
}

const cancelledCodec: Codec<Fields<Cancelled>> = {
  write(out, order) {
    out.uint(order.id)
    out.word(order.pair)
    out.uint(order.member)
    out.uint(order.at)
    out.u8(order.side)
    why.write(out, order.why)
    out.amount(order.releases)
    out.word(order.asset)
  },
  read: (input) => ({
    id: input.uint(),
    pair: input.word(),
    member: input.uint(),
    at: input.uint(),
    side: input.u8() as Side,
    why: why.read(input),
    releases: input.amount(),
    asset: input.word(),
  }),
}

export const referenceCodec = record<Reference>({ price: amount, at: uint, source: word })

export const termsCodec = record<Terms>({
  pair: word,
  base: word,
  quote: word,
  tickSize: amount,
  lotSize: amount,
  makerFeeBps: uint,
  takerFeeBps: uint,
  minNotional: amount,
  bandBps: uint,
  slippageBps: uint,
})

export const events: EventCodecs<Event> = {
  pairListed: { code: 1, fields: termsCodec },
  orderPlaced: { code: 2, fields: placedCodec },
  traded: { code: 3, fields: tradedCodec },
  orderCancelled: { code: 4, fields: cancelledCodec },
  orderReduced: {
    code: 5,
    fields: record<Fields<Reduced>>({
      id: uint,
      pair: word,
      member: uint,
      side,
      by: uint,
      releases: amount,
      asset: word,
    }),
  },
  stopTriggered: {
    code: 6,
    fields: record<Fields<Triggered>>({
      id: uint,
      pair: word,
      member: uint,
      side,
      releases: amount,
      asset: word,
      reference: referenceCodec,
    }),
  },
  swept: { code: 7, fields: record({ pair: word, reference: referenceCodec }) },
  cancelTimerSet: { code: 8, fields: record({ member: uint, until: uint }) },
}
