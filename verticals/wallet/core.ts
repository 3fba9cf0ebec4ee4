/** The wallet's money rules: which coins there are, and moving them between a member's own accounts. Rules W1–W6: README.md. */

import type { AccountName, Amount, Asset, Codec, Core, Id, MemberId, World } from '@evenkeel/kernel'
import {
  accept,
  accounts,
  available,
  custody,
  flag,
  map,
  move,
  oneOf,
  record,
  refuse,
  word,
} from '@evenkeel/kernel'

export type Transfer = {
  readonly id: Id
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
  readonly from: AccountName
  readonly to: AccountName
}

export type State = { readonly coins: Map<Asset, boolean> }

type MoveFunds = { readonly type: 'transfer' } & Omit<Transfer, 'id'>
type ListCoin = { readonly type: 'listCoin'; readonly asset: Asset }
type GrantFunds = {
  readonly type: 'grantSandboxFunds'
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
}
export type Command = MoveFunds | ListCoin | GrantFunds

export type Transferred = { readonly type: 'transferred' } & Transfer
export type CoinListed = { readonly type: 'coinListed'; readonly asset: Asset }
export type Event = Transferred | CoinListed

export type Refusal = 'coinDoesNotExist' | 'sameAccount' | 'amountIsZero' | 'insufficientFunds'

// Written by hand: transfers are the bulk of a journal, and this reads twice as fast as `record`.
const account = oneOf(accounts)
const transferCodec: Codec<Transfer> = {
  write(out, transfer) {
    out.uint(transfer.id)
    out.uint(transfer.member)
    out.word(transfer.asset)
    out.big(transfer.amount)
    account.write(out, transfer.from)
    account.write(out, transfer.to)
  },
  read: (input) => ({
    id: input.uint(),
    member: input.uint(),
    asset: input.word(),
    amount: input.big(),
    from: account.read(input),
    to: account.read(input),
  }),
}

export const wallet: Core<State, Command, Event, Refusal> = {
  name: 'wallet',
  code: 1,
  initial: () => ({ coins: new Map() }),

  decide(command, state, world) {
    if (command.type === 'transfer') return transfer(command, state, world)
    if (command.type === 'listCoin') return listCoin(command, state)
    return grantSandboxFunds(command, state, world)
  },

  apply(event, state) {
    if (event.type === 'coinListed') state.coins.set(event.asset, true)
  },

  movements(event, post) {
    if (event.type !== 'transferred') return
    const { id, asset, amount, member, from, to } = event
    post(asset, amount, available(member, from), available(member, to), 'transfer', id)
  },

  events: {
    transferred: { code: 1, fields: transferCodec },
    coinListed: { code: 2, fields: record<Omit<CoinListed, 'type'>>({ asset: word }) },
  },
  snapshot: record<State>({ coins: map(word, flag) }),
}

function transfer(asked: MoveFunds, { coins }: State, world: World) {
  const { member, asset, amount, from, to } = asked
  if (!coins.has(asset)) return refuse('coinDoesNotExist')
  if (from === to) return refuse('sameAccount')
  if (amount <= 0n) return refuse('amountIsZero')
  if (amount > world.spendable(member, from, asset)) return refuse('insufficientFunds')
  return accept<Event>({ type: 'transferred', id: world.id(), member, asset, amount, from, to })
}

function listCoin({ asset }: ListCoin, { coins }: State) {
  return coins.has(asset) ? accept<Event>() : accept<Event>({ type: 'coinListed', asset })
}

function grantSandboxFunds({ member, asset, amount }: GrantFunds, { coins }: State, world: World) {
  if (!coins.has(asset)) return refuse('coinDoesNotExist')
  if (amount <= 0n) return refuse('amountIsZero')
  const from = custody('sandbox')
  const to = available(member, 'spot')
  return accept(move({ asset, amount, from, to, reason: 'sandboxFunds', of: world.id() }))
}
