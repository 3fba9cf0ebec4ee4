/** The wallet's money rules: coins, transfers between a member's own accounts, deposits and withdrawals. Rules: README.md. */

import type { AccountName, Amount, Asset, Codec, Core, Id, MemberId, World } from '@evenkeel/kernel'
import {
  accept,
  accounts,
  available,
  giveSandboxFunds,
  oneOf,
  record,
  refuse,
  word,
} from '@evenkeel/kernel'
import {
  type AllotmentCommand,
  type AllotmentEvent,
  type AllotmentRefusal,
  allotmentEvents,
  allotmentMovements,
  applyAllotment,
  decideAllotment,
  isAllotment,
} from './core/allotments.ts'
import { aloneEvents, applyEndedAlone, type PayoutEndedAlone } from './core/alone.ts'
import {
  type ApprovalLimitSet,
  limitEvents,
  type SetApprovalLimit,
  setApprovalLimit,
} from './core/approvals.ts'
import { audit } from './core/audit.ts'
import {
  applyDeposit,
  type DepositCommand,
  type DepositEvent,
  type DepositRefusal,
  decideDeposit,
  depositEvents,
  depositMovements,
} from './core/deposits.ts'
import { applyEndorsement, endorsementEvents, type StepEndorsed } from './core/endorsements.ts'
import {
  type NetworkRefusal,
  type NetworkSet,
  networkCodec,
  networkName,
  type SetNetwork,
  setNetwork,
} from './core/networks.ts'
import {
  type AttestReserves,
  applyReserves,
  attestReserves,
  type ReserveRefusal,
  type ReservesAttested,
  reserveEvents,
} from './core/reserves.ts'
import { initialState, type State, snapshot } from './core/state.ts'
import {
  type ListToken,
  listToken,
  type TokenListed,
  type TokenRefusal,
  tokenEvents,
} from './core/tokens.ts'
import {
  applyWithdrawal,
  claimWithdrawals,
  decideWithdrawal,
  type WithdrawalCommand,
  type WithdrawalEvent,
  type WithdrawalRefusal,
  withdrawalEvents,
  withdrawalMovements,
} from './core/withdrawals.ts'

export type { State } from './core/state.ts'

export type Transfer = {
  readonly id: Id
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
  readonly from: AccountName
  readonly to: AccountName
}

type MoveFunds = { readonly type: 'transfer' } & Omit<Transfer, 'id'>
type ListCoin = { readonly type: 'listCoin'; readonly asset: Asset }
type GrantFunds = {
  readonly type: 'grantSandboxFunds'
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
}
export type Command =
  | MoveFunds
  | ListCoin
  | GrantFunds
  | SetNetwork
  | ListToken
  | SetApprovalLimit
  | AttestReserves
  | AllotmentCommand
  | DepositCommand
  | WithdrawalCommand

export type Transferred = { readonly type: 'transferred' } & Transfer
export type CoinListed = { readonly type: 'coinListed'; readonly asset: Asset }
export type Event =
  | Transferred
  | CoinListed
  | NetworkSet
  | TokenListed
  | ApprovalLimitSet
  | StepEndorsed
  | PayoutEndedAlone
  | ReservesAttested
  | AllotmentEvent
  | DepositEvent
  | WithdrawalEvent

export type Refusal =
  | 'coinDoesNotExist'
  | 'sameAccount'
  | 'amountIsZero'
  | 'insufficientFunds'
  | NetworkRefusal
  | TokenRefusal
  | ReserveRefusal
  | AllotmentRefusal
  | DepositRefusal
  | WithdrawalRefusal

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
  layout: 2,
  reduces: (command) => command.type === 'transfer' && command.to === 'trading',
  purposes: {
    transfer: 'move',
    listCoin: 'terms',
    setNetwork: 'terms',
    listToken: 'terms',
    grantSandboxFunds: 'run',
    creditDeposit: 'run',
    creditByHand: 'move',
    creditTestFunds: 'run',
    setApprovalLimit: 'terms',
    attestReserves: 'run',
    dropProposal: 'run',
    reverseDeposit: 'run',
    finalizeBlocks: 'run',
    fundTreasury: 'run',
    allotFunds: 'move',
    takeBackFunds: 'move',
    requestWithdrawal: 'withdraw',
    cancelWithdrawal: 'cancel',
    approveWithdrawal: 'withdraw',
    rejectWithdrawal: 'run',
    startPayout: 'withdraw',
    confirmPayout: 'run',
    failPayout: 'run',
    stopPayout: 'run',
    startPayoutCancellation: 'run',
    confirmPayoutCancellation: 'run',
  },
  isEarly: ({ type }) => type === 'dropProposal',
  initial: initialState,

  decide(command, state, world) {
    switch (command.type) {
      case 'transfer':
        return transfer(command, state, world)
      case 'listCoin':
        return listCoin(command, state)
      case 'grantSandboxFunds':
        return grantSandboxFunds(command, state, world)
      case 'setNetwork':
        return setNetwork(command, state)
      case 'listToken':
        return listToken(command, state)
      case 'setApprovalLimit':
        return setApprovalLimit(command, state)
      case 'attestReserves':
        return attestReserves(command, state, world)
      case 'allotFunds':
      case 'takeBackFunds':
        return decideAllotment(command, state, world)
      case 'creditDeposit':
      case 'creditByHand':
      case 'dropProposal':
      case 'reverseDeposit':
      case 'finalizeBlocks':
      case 'fundTreasury':
      case 'creditTestFunds':
        return decideDeposit(command, state, world)
      default:
        return decideWithdrawal(command, state, world)
    }
  },

  apply(event, state) {
    if (event.type === 'transferred') return
    if (event.type === 'coinListed') state.coins.set(event.asset, true)
    else if (event.type === 'networkSet') {
      const { type: _, ...network } = event
      state.networks.set(networkName(network.asset, network.chain), network)
    } else if (event.type === 'tokenListed') {
      const { type: _, ...token } = event
      state.tokens.set(networkName(token.asset, token.chain), token)
    } else if (event.type === 'approvalLimitSet')
      state.approvalLimits.set(event.asset, event.dailyMax)
    else if (event.type === 'stepEndorsed') applyEndorsement(event, state)
    else if (event.type === 'payoutEndedAlone') applyEndedAlone(event, state)
    else if (event.type === 'reservesAttested') applyReserves(event, state)
    else if (isAllotment(event)) applyAllotment(event, state)
    else if (isDeposit(event)) applyDeposit(event, state)
    else applyWithdrawal(event, state)
  },

  movements(event, post) {
    if (isListing(event) || isWord(event)) return
    if (event.type !== 'transferred') {
      if (isAllotment(event)) allotmentMovements(event, post)
      else if (isDeposit(event)) depositMovements(event, post)
      else withdrawalMovements(event, post)
      return
    }
    const { id, asset, amount, member, from, to } = event
    post(asset, amount, available(member, from), available(member, to), 'transfer', id)
  },

  tells(event, tell, { withdrawals }) {
    if (event.type !== 'payoutStarted') return
    const withdrawal = withdrawals.get(event.id)
    if (withdrawal === undefined) return
    tell({ type: 'paidOut', asset: withdrawal.asset, amount: withdrawal.amount })
  },

  /** W62: a coin that is traded is a coin here: it can be held and transferred, whether or not it comes and goes on any network. */
  reacts(fact, { coins }) {
    if (fact.type !== 'coinTraded' || coins.has(fact.asset)) return []
    return [{ type: 'coinListed', asset: fact.asset }]
  },

  /** How far a withdrawal has come is its owner's business, though no money moves. */
  concerns: (event) => ('member' in event ? [event.member] : []),
  claims: claimWithdrawals,
  audit,

  events: {
    transferred: { code: 1, fields: transferCodec },
    coinListed: { code: 2, fields: record<Omit<CoinListed, 'type'>>({ asset: word }) },
    networkSet: { code: 3, fields: networkCodec },
    ...limitEvents,
    ...depositEvents,
    ...withdrawalEvents,
    ...endorsementEvents,
    ...aloneEvents,
    ...reserveEvents,
    ...allotmentEvents,
    ...tokenEvents,
  },
  snapshot,
}

/** What moves no money, and is about no member. */
function isListing(event: Event): event is Listing {
  return (listings as readonly string[]).includes(event.type)
}
type Listing = Extract<Event, { readonly type: (typeof listings)[number] }>
const listings = ['coinListed', 'networkSet', 'tokenListed', 'approvalLimitSet'] as const

/** What operators say, and what nothing moves by yet. */
function isWord(event: Event): event is Word {
  return (words as readonly string[]).includes(event.type)
}
type Word = Extract<Event, { readonly type: (typeof words)[number] }>
const words = ['stepEndorsed', 'reservesAttested', 'payoutEndedAlone'] as const

function isDeposit(event: DepositEvent | WithdrawalEvent): event is DepositEvent {
  return event.type in depositEvents
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

function grantSandboxFunds(command: GrantFunds, { coins }: State, world: World) {
  if (!coins.has(command.asset)) return refuse('coinDoesNotExist')
  return giveSandboxFunds(command, available(command.member, 'spot'), world)
}
