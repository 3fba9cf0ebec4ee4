/** How the events of options are written. A layout never changes: a new one gets a new code. */
import {
  amount,
  type Codec,
  flag,
  list,
  marketHours,
  oneOf,
  record,
  uint,
  word,
} from '@evenkeel/kernel'
import {
  directions,
  type HoursSet,
  type Opened,
  outcomes,
  type Paused,
  type Placed,
  type Settled,
  type Term,
  type Tick,
} from './facts.ts'

const direction = oneOf(directions)
const outcome = oneOf(outcomes)

export const termCodec = record<Term>({
  symbol: word,
  seconds: uint,
  payoutBps: uint,
  feeBps: uint,
  minStake: amount,
  maxStake: amount,
  isOffered: flag,
})

export const tickCodec: Codec<Tick> = {
  write(out, { price, at, source }) {
    out.amount(price)
    out.uint(at)
    out.word(source)
  },
  read: (input) => ({ price: input.amount(), at: input.uint(), source: input.word() }),
}

// By hand, as these are the bulk of a journal: they read twice as fast as `record`.
export const placedCodec: Codec<Omit<Placed, 'type'>> = {
  write(out, option) {
    out.uint(option.id)
    out.uint(option.member)
    out.word(option.symbol)
    direction.write(out, option.direction)
    out.uint(option.seconds)
    out.amount(option.stake)
    out.amount(option.fee)
    out.uint(option.payoutBps)
    out.uint(option.acceptedAt)
    out.uint(option.expiresAt)
  },
  read: (input) => ({
    id: input.uint(),
    member: input.uint(),
    symbol: input.word(),
    direction: direction.read(input),
    seconds: input.uint(),
    stake: input.amount(),
    fee: input.amount(),
    payoutBps: input.uint(),
    acceptedAt: input.uint(),
    expiresAt: input.uint(),
  }),
}

export const openedCodec: Codec<Omit<Opened, 'type'>> = {
  write(out, { id, member, tick }) {
    out.uint(id)
    out.uint(member)
    tickCodec.write(out, tick)
  },
  read: (input) => ({ id: input.uint(), member: input.uint(), tick: tickCodec.read(input) }),
}

export const settledCodec: Codec<Omit<Settled, 'type'>> = {
  write(out, option) {
    out.uint(option.id)
    out.uint(option.member)
    out.word(option.symbol)
    out.uint(option.at)
    out.uint(option.expiresAt)
    outcome.write(out, option.outcome)
    out.u8(option.tick === undefined ? 0 : 1)
    if (option.tick !== undefined) tickCodec.write(out, option.tick)
    out.amount(option.stake)
    out.amount(option.fee)
    out.amount(option.profit)
  },
  read: (input) => ({
    id: input.uint(),
    member: input.uint(),
    symbol: input.word(),
    at: input.uint(),
    expiresAt: input.uint(),
    outcome: outcome.read(input),
    tick: input.u8() === 1 ? tickCodec.read(input) : undefined,
    stake: input.amount(),
    fee: input.amount(),
    profit: input.amount(),
  }),
}

export const hoursCodec = record<Omit<HoursSet, 'type'>>({
  symbol: word,
  hours: oneOf(marketHours),
  holidays: list(word),
})

export const pausedCodec = record<Omit<Paused, 'type'>>({ member: uint, until: uint })
