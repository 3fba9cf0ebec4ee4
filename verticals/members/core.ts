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

/** By the invited member and the coin. */
type Sums = Map<MemberId, Map<Asset, Amount>>
export type Owed = {
  readonly asset: Asset
  /** All fees that count, and what of the share in them was not paid yet. */
  readonly fees: Amount
  readonly amount: Amount
}

export type State = {
  /** By the invited member. */
  readonly invitations: Map<MemberId, Invitation>
  /** What the inviter was given. */
  readonly paid: Sums
  isPlayMoney: boolean
  /** Whose demo book was filled already. */
  readonly begun: Set<MemberId>
  /** The fees in which the inviter has a share. */
  readonly counted: Sums
}

type Invite = {
  readonly type: 'invite'
  readonly member: MemberId
  readonly inviter: MemberId
}
/** Asks for what the inviter of this member is owed; how much that is, the core alone knows. */
type PayCommission = { readonly type: 'payCommission'; readonly member: MemberId }
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
  /** All fees that count until then, and what of the share in them was not paid before. */
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
/** An invited member paid a fee, on whatever part of the exchange, in which the inviter has a share. */
export type FeeCounted = {
  readonly type: 'feeCounted'
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
}
export type Event =
  | Invited
  | CommissionPaid
  | PlayMoneyDeclared
  | DemoBegun
  | DemoFilled
  | FeeCounted

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
  purposes: {
    invite: 'run',
    payCommission: 'run',
    declarePlayMoney: 'run',
    beginDemo: 'move',
    topUpDemo: 'move',
  },
  initial: () => ({
    invitations: new Map(),
    paid: new Map(),
    isPlayMoney: false,
    begun: new Set(),
    counted: new Map(),
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
        const { member, asset, amount, fees } = event
        add(state.paid, member, asset, amount)
        // In journals from before fees were counted here, nothing but this states what counted.
        const missing = fees - sumOf(state.counted, member, asset)
        if (missing > 0n) add(state.counted, member, asset, missing)
        break
      }
      case 'feeCounted':
        add(state.counted, event.member, event.asset, event.amount)
        break
      case 'playMoneyDeclared':
        state.isPlayMoney = true
        break
      case 'demoBegun':
      case 'demoFilled':
        state.begun.add(event.member)
    }
  },

  /** Within the year after the invitation, and never on play money. */
  reacts(fact, { invitations, isPlayMoney }, { now }) {
    if (fact.type !== 'feePaid') return []
    const { member, asset, amount } = fact
    const invitation = invitations.get(member)
    if (invitation === undefined || isPlayMoney || now >= invitation.at + SHARE_MS) return []
    return [{ type: 'feeCounted', member, asset, amount }]
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
        id: uint,
        member: uint,
        inviter: uint,
        asset: word,
        fees: amount,
        amount,
      }),
    },
    playMoneyDeclared: { code: 3, fields: record<Omit<PlayMoneyDeclared, 'type'>>({}) },
    demoBegun: { code: 4, fields: record<Omit<DemoBegun, 'type'>>({ member: uint }) },
    demoFilled: {
      code: 5,
      fields: record<Omit<DemoFilled, 'type'>>({ id: uint, member: uint, asset: word, amount }),
    },
    feeCounted: {
      code: 6,
      fields: record<Omit<FeeCounted, 'type'>>({ member: uint, asset: word, amount }),
    },
  },
  snapshot: record<State>({
    invitations: map(uint, record<Invitation>({ inviter: uint, at: uint })),
    paid: map(uint, map(word, amount)),
    isPlayMoney: flag,
    begun: inOrder,
    counted: map(uint, map(word, amount)),
  }),
}

/** What of the share in this member's fees was not paid yet: each coin, by name, that any is owed in. */
export function owedFor(member: MemberId, { counted, paid }: State): readonly Owed[] {
  // By name, since a map that was restored from a snapshot is in another order.
  const fees = [...(counted.get(member) ?? [])].sort(([one], [other]) => (one < other ? -1 : 1))
  return fees
    .map(([asset, fees]) => {
      return { asset, fees, amount: shareDown(fees, SHARE_BPS) - sumOf(paid, member, asset) }
    })
    .filter(({ amount }) => amount > 0n)
}

function invite({ member, inviter }: Invite, { invitations }: State, { now }: World) {
  if (member === inviter) return refuse('invitesThemselves')
  const known = invitations.get(member)
  if (known === undefined) return accept<Event>({ type: 'invited', member, inviter, at: now })
  return known.inviter === inviter ? accept<Event>() : refuse('alreadyInvited')
}

/** Pays all that is owed, as far as the house has it; asked again, it pays nothing. */
function payCommission({ member }: PayCommission, state: State, world: World) {
  const invitation = state.invitations.get(member)
  if (invitation === undefined) return refuse('notInvited')
  const { inviter } = invitation
  const payments: CommissionPaid[] = []
  for (const { asset, fees, amount: owed } of owedFor(member, state)) {
    const amount = smaller(owed, world.ledger.balance(house('fees'), asset))
    if (amount <= 0n) continue
    const id = world.id()
    payments.push({ type: 'commissionPaid', id, member, inviter, asset, fees, amount })
  }
  return accept<Event>(...payments)
}

function add(sums: Sums, member: MemberId, asset: Asset, amount: Amount): void {
  const known = sums.get(member) ?? new Map<Asset, Amount>()
  sums.set(member, known.set(asset, (known.get(asset) ?? 0n) + amount))
}

function sumOf(sums: Sums, member: MemberId, asset: Asset): Amount {
  return sums.get(member)?.get(asset) ?? 0n
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
