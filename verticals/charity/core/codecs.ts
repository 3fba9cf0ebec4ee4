/** How charity's events are written: a code and a layout, once used, never change. */
import {
  amount,
  type Codec,
  custodies,
  type EventCodecs,
  flag,
  oneOf,
  optional,
  record,
  uint,
  word,
} from '@evenkeel/kernel'
import type {
  Donated,
  Event,
  FiatGift,
  PayoutApproved,
  PayoutCustody,
  PayoutProposed,
  PayoutRejected,
  ProjectChanged,
  ProjectEnded,
  ProjectOpened,
  RoyaltiesMarked,
  Valued,
} from './facts.ts'
import { currencies, endings, priorities } from './rules.ts'

const valued = record<Valued>({ price: amount, source: word, at: uint })
const fiat = record<FiatGift>({ currency: oneOf(currencies), amount, rate: valued })
const custody = oneOf(custodies) as Codec<PayoutCustody>
const priority = oneOf(priorities)

export const events: EventCodecs<Event> = {
  projectOpened: {
    code: 1,
    fields: record<Omit<ProjectOpened, 'type'>>({
      id: uint,
      slug: word,
      goal: amount,
      priority,
      endsAt: uint,
      at: uint,
    }),
  },
  projectChanged: {
    code: 2,
    fields: record<Omit<ProjectChanged, 'type'>>({
      id: uint,
      goal: amount,
      priority,
      endsAt: uint,
    }),
  },
  projectEnded: {
    code: 3,
    fields: record<Omit<ProjectEnded, 'type'>>({ id: uint, why: oneOf(endings), at: uint }),
  },
  royaltiesMarked: {
    code: 4,
    fields: record<Omit<RoyaltiesMarked, 'type'>>({ project: uint }),
  },
  donated: {
    code: 5,
    fields: record<Omit<Donated, 'type'>>({
      id: uint,
      member: uint,
      item: optional(uint),
      project: uint,
      asset: word,
      amount,
      worth: amount,
      valued,
      fiat: optional(fiat),
      isAnonymous: flag,
      details: word,
      at: uint,
    }),
  },
  payoutProposed: {
    code: 6,
    fields: record<Omit<PayoutProposed, 'type'>>({
      id: uint,
      project: uint,
      asset: word,
      amount,
      custody,
      proof: word,
      by: uint,
      at: uint,
    }),
  },
  payoutApproved: {
    code: 7,
    fields: record<Omit<PayoutApproved, 'type'>>({
      id: uint,
      project: uint,
      asset: word,
      amount,
      custody,
      by: uint,
      at: uint,
    }),
  },
  payoutRejected: {
    code: 8,
    fields: record<Omit<PayoutRejected, 'type'>>({ id: uint, by: uint, at: uint }),
  },
}
