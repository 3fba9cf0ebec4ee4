/** What of members moves money: who invited whom, their share of fees, the play money of the demo book. Rules E30, E32–E34: README.md. */
import type { Amount, Asset, Codec, Core, Id, MemberId, Millis, World } from '@evenkeel/kernel'
import {
  accept,
  accounts,
  amount,
  available,
  custody,
  flag,
  formatAmount,
  frozen,
  house,
  list,
  map,
  record,
  refuse,
  shareDown,
  smaller,
  UNIT,
  uint,
  word,
} from '@evenkeel/kernel'

/** The inviter's part of the fees, and for how long fees count. */
export const SHARE_BPS = 2_000
export const SHARE_DAYS = 365
export const SHARE_MS: Millis = SHARE_DAYS * 24 * 3_600_000
/** What a demo book begins with and is filled up to. */
export const DEMO_ASSET: Asset = 'USDT'
export const DEMO_FUNDS: Amount = 100_000n * UNIT

export type Invitation = { readonly inviter: MemberId; readonly at: Millis }

export type State = {
  /** By the invited member. */
  readonly invitations: Map<MemberId, Invitation>
  /** What the inviter was given, by the invited member and the coin. */
  readonly paid: Map<MemberId, Map<Asset, Amount>>
  isPlayMoney: boolean
  /** Whose demo book was filled already. */
  readonly begun: Set<MemberId>
}

type Invite = {
  readonly type: 'invite'
  readonly member: MemberId
  readonly inviter: MemberId
}
type PayCommission = {
  readonly type: 'payCommission'
  readonly member: MemberId
  readonly asset: Asset
  /** All that the invited member has paid so far, as far as it counts. */
  readonly fees: Amount
}
type DeclarePlayMoney = { readonly type: 'declarePlayMoney' }
type BeginDemo = { readonly type: 'beginDemo'; readonly member: MemberId }
type TopUpDemo = { readonly type: 'topUpDemo'; readonly member: MemberId }
export type Command = Invite | PayCommission | DeclarePlayMoney | BeginDemo | TopUpDemo

export type Invited = {
  readonly type: 'invited'
  readonly member: MemberId
  readonly inviter: MemberId
  readonly at: Millis
}
export type CommissionPaid = {
  readonly type: 'commissionPaid'
  readonly id: Id
  readonly member: MemberId
  readonly inviter: MemberId
  readonly asset: Asset
  /** What the share was worked out from, and what of it was not paid before. */
  readonly fees: Amount
  readonly amount: Amount
}
export type PlayMoneyDeclared = { readonly type: 'playMoneyDeclared' }
/** A demo book that had enough when it began. */
export type DemoBegun = { readonly type: 'demoBegun'; readonly member: MemberId }
export type DemoFilled = {
  readonly type: 'demoFilled'
  readonly id: Id
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
}
export type Event = Invited | CommissionPaid | PlayMoneyDeclared | DemoBegun | DemoFilled

export type Refusal =
  | 'invitesThemselves'
  | 'alreadyInvited'
  | 'notInvited'
  | 'notPlayMoney'
  | 'demoIsFull'

const ids = list(uint)
const inOrder: Codec<Set<MemberId>> = {
  write: (out, members) =>
    ids.write(
      out,
      [...members].sort((one, other) => one - other),
    ),
  read: (input) => new Set(ids.read(input)),
}

export const members: Core<State, Command, Event, Refusal> = {
  name: 'members',
  code: 3,
  initial: () => ({
    invitations: new Map(),
    paid: new Map(),
    isPlayMoney: false,
    begun: new Set(),
  }),

  decide(command, state, world) {
    switch (command.type) {
      case 'invite':
        return invite(command, state, world)
      case 'payCommission':
        return payCommission(command, state, world)
      case 'declarePlayMoney':
        return state.isPlayMoney ? accept<Event>() : accept<Event>({ type: 'playMoneyDeclared' })
      case 'beginDemo':
        return beginDemo(command, state, world)
      case 'topUpDemo':
        return topUpDemo(command, state, world)
    }
  },

  apply(event, state) {
    switch (event.type) {
      case 'invited': {
        const { member, inviter, at } = event
        state.invitations.set(member, { inviter, at })
        break
      }
      case 'commissionPaid': {
        const { member, asset, amount } = event
        const paid = state.paid.get(member) ?? new Map<Asset, Amount>()
        state.paid.set(member, paid.set(asset, (paid.get(asset) ?? 0n) + amount))
        break
      }
      case 'playMoneyDeclared':
        state.isPlayMoney = true
        break
      case 'demoBegun':
      case 'demoFilled':
        state.begun.add(event.member)
    }
  },

  movements(event, post) {
    if (event.type === 'commissionPaid') {
      const { id, asset, amount, inviter } = event
      post(asset, amount, house('fees'), available(inviter, 'spot'), 'commission', id)
    } else if (event.type === 'demoFilled') {
      const { id, asset, amount, member } = event
      post(asset, amount, custody('play'), available(member, 'spot'), 'demoFunds', id)
    }
  },

  events: {
    invited: {
      code: 1,
      fields: record<Omit<Invited, 'type'>>({ member: uint, inviter: uint, at: uint }),
    },
    commissionPaid: {
      code: 2,
      fields: record<Omit<CommissionPaid, 'type'>>({
        ...{ id: uint, member: uint, inviter: uint },
        ...{ asset: word, fees: amount, amount },
      }),
    },
    playMoneyDeclared: { code: 3, fields: record<Omit<PlayMoneyDeclared, 'type'>>({}) },
    demoBegun: { code: 4, fields: record<Omit<DemoBegun, 'type'>>({ member: uint }) },
    demoFilled: {
      code: 5,
      fields: record<Omit<DemoFilled, 'type'>>({ id: uint, member: uint, asset: word, amount }),
    },
  },
  snapshot: record<State>({
    invitations: map(uint, record<Invitation>({ inviter: uint, at: uint })),
    paid: map(uint, map(word, amount)),
    isPlayMoney: flag,
    begun: inOrder,
  }),
}

function invite({ member, inviter }: Invite, { invitations }: State, { now }: World) {
  if (member === inviter) return refuse('invitesThemselves')
  const known = invitations.get(member)
  if (known === undefined) return accept<Event>({ type: 'invited', member, inviter, at: now })
  return known.inviter === inviter ? accept<Event>() : refuse('alreadyInvited')
}

/** Pays what is missing from the share of all fees: asked again, or with an older sum, it pays nothing. */
function payCommission(asked: PayCommission, { invitations, paid }: State, world: World) {
  const { member, asset, fees } = asked
  const invitation = invitations.get(member)
  if (invitation === undefined) return refuse('notInvited')
  const owed = shareDown(fees, SHARE_BPS) - (paid.get(member)?.get(asset) ?? 0n)
  const sum = smaller(owed, world.ledger.balance(house('fees'), asset))
  if (sum <= 0n) return accept<Event>()
  const { inviter } = invitation
  const id = world.id()
  return accept<Event>({ type: 'commissionPaid', id, member, inviter, asset, fees, amount: sum })
}

/** Fills a demo book once, whatever its owner loses later. */
function beginDemo({ member }: BeginDemo, { isPlayMoney, begun }: State, world: World) {
  if (!isPlayMoney) return refuse('notPlayMoney')
  if (begun.has(member)) return accept<Event>()
  const lacks = lackOf(member, world)
  return accept<Event>(lacks > 0n ? filled(member, lacks, world) : { type: 'demoBegun', member })
}

function topUpDemo({ member }: TopUpDemo, { isPlayMoney }: State, world: World) {
  if (!isPlayMoney) return refuse('notPlayMoney')
  const lacks = lackOf(member, world)
  if (lacks > 0n) return accept<Event>(filled(member, lacks, world))
  const held = heldBy(member, world)
  return refuse('demoIsFull', {
    available: formatAmount(held.available),
    frozen: formatAmount(held.frozen),
  })
}

/** Money at work counts as well: it comes back. */
function lackOf(member: MemberId, world: World): Amount {
  const held = heldBy(member, world)
  return DEMO_FUNDS - held.available - held.frozen
}

/** In all accounts together. */
function heldBy(member: MemberId, { ledger }: World) {
  const sum = (part: typeof available | typeof frozen) =>
    accounts.reduce((all, name) => all + ledger.balance(part(member, name), DEMO_ASSET), 0n)
  return { available: sum(available), frozen: sum(frozen) }
}

function filled(member: MemberId, lacks: Amount, world: World): DemoFilled {
  return { type: 'demoFilled', id: world.id(), member, asset: DEMO_ASSET, amount: lacks }
}
