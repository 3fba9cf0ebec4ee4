/** Deposits: credited once by where they come from, taken back when the chain does. Rules W14 to W19: README.md. */
import {
  type Amount,
  type Asset,
  accept,
  amount,
  available,
  custody,
  house,
  type Id,
  type MemberId,
  type Millis,
  optional,
  type Post,
  record,
  refuse,
  smaller,
  uint,
  type World,
  word,
} from '@evenkeel/kernel'
import { ALONE_MS, aloneFields, type DoneAlone, sumAlone } from './alone.ts'
import { ENDORSED_MS, isCounted, treasuryAct, withoutSecond } from './endorsements.ts'
import { type ChainName, chain, networkOf } from './networks.ts'
import { takeFree, uncovered } from './reserves.ts'
import { debtName, debtOf, type State } from './state.ts'

/** Where a deposit comes from, as one word: a hash of chain, transaction and place within it. */
export type Source = string

type Deposit = {
  readonly member: MemberId
  readonly asset: Asset
  readonly chain: ChainName
  readonly source: Source
  readonly amount: Amount
}
/** As the chain brought it, final by its confirmations. */
export type CreditDeposit = { readonly type: 'creditDeposit'; readonly block: number } & Deposit
/** By hand: one operator proposes, another one says the same. */
export type CreditByHand = { readonly type: 'creditByHand' } & Deposit
/** An operator takes back what they or another proposed. */
export type DropProposal = { readonly type: 'dropProposal'; readonly source: Source }
export type ReverseDeposit = { readonly type: 'reverseDeposit'; readonly source: Source }
export type FinalizeBlocks = {
  readonly type: 'finalizeBlocks'
  readonly chain: ChainName
  readonly block: number
}
/** The operator's own coins, for the costs of the chain. */
export type FundTreasury = {
  readonly type: 'fundTreasury'
  readonly asset: Asset
  readonly chain: ChainName
  readonly amount: Amount
}
/** The test funds of a sandbox: no chain has them, so they are no chain's custody. */
export type CreditTestFunds = { readonly type: 'creditTestFunds' } & Omit<Deposit, 'chain'>
export type DepositCommand =
  | CreditDeposit
  | CreditByHand
  | DropProposal
  | ReverseDeposit
  | FinalizeBlocks
  | FundTreasury
  | CreditTestFunds

export type DepositCredited = {
  readonly type: 'depositCredited'
  readonly id: Id
  readonly block: number
  /** Out of it, what the member owed. */
  readonly repaid: Amount
  /** Who said the same as the first, for one by hand. */
  readonly operator: number | undefined
} & Deposit
export type CreditProposed = {
  readonly type: 'creditProposed'
  readonly operator: number
  readonly at: Millis
} & Deposit
export type ProposalDropped = {
  readonly type: 'proposalDropped'
  readonly source: Source
  readonly operator: number
}
export type DepositReversed = {
  readonly type: 'depositReversed'
  readonly id: Id
  /** What was still there; the rest is owed. */
  readonly taken: Amount
} & Deposit
export type BlocksFinalized = { readonly type: 'blocksFinalized' } & Omit<FinalizeBlocks, 'type'>
export type TreasuryFunded = { readonly type: 'treasuryFunded'; readonly id: Id } & Omit<
  FundTreasury,
  'type'
>
/** W67: the same funding, by one operator within the limit; no money moves by it. */
export type TreasuryFundedAlone = {
  readonly type: 'treasuryFundedAlone'
  readonly id: Id
} & DoneAlone
export type TestFundsCredited = {
  readonly type: 'testFundsCredited'
  readonly id: Id
  readonly repaid: Amount
} & Omit<Deposit, 'chain'>
export type DepositEvent =
  | DepositCredited
  | CreditProposed
  | ProposalDropped
  | DepositReversed
  | BlocksFinalized
  | TreasuryFunded
  | TreasuryFundedAlone
  | TestFundsCredited

export type DepositRefusal =
  | 'coinDoesNotExist'
  | 'networkNotListed'
  | 'amountIsZero'
  | 'blockIsFinal'
  | 'depositKnown'
  | 'operatorNeeded'
  | 'otherOperatorNeeded'
  | 'figuresDiffer'
  | 'reservesExceeded'

const deposit = { member: uint, asset: word, chain, source: word, amount }

export const depositEvents = {
  depositCredited: {
    code: 4,
    fields: record<Omit<DepositCredited, 'type'>>({
      ...deposit,
      id: uint,
      block: uint,
      repaid: amount,
      operator: optional(uint),
    }),
  },
  creditProposed: {
    code: 5,
    fields: record<Omit<CreditProposed, 'type'>>({ ...deposit, operator: uint, at: uint }),
  },
  proposalDropped: {
    code: 17,
    fields: record<Omit<ProposalDropped, 'type'>>({ source: word, operator: uint }),
  },
  depositReversed: {
    code: 6,
    fields: record<Omit<DepositReversed, 'type'>>({ ...deposit, id: uint, taken: amount }),
  },
  blocksFinalized: {
    code: 7,
    fields: record<Omit<BlocksFinalized, 'type'>>({ chain, block: uint }),
  },
  treasuryFunded: {
    code: 8,
    fields: record<Omit<TreasuryFunded, 'type'>>({ id: uint, asset: word, chain, amount }),
  },
  treasuryFundedAlone: {
    code: 32,
    fields: record<Omit<TreasuryFundedAlone, 'type'>>({ id: uint, ...aloneFields }),
  },
  testFundsCredited: {
    code: 20,
    fields: record<Omit<TestFundsCredited, 'type'>>({
      id: uint,
      member: uint,
      asset: word,
      source: word,
      amount,
      repaid: amount,
    }),
  },
}

export function decideDeposit(command: DepositCommand, state: State, world: World) {
  if (command.type === 'creditDeposit') return creditDeposit(command, state, world)
  if (command.type === 'creditByHand') return creditByHand(command, state, world)
  if (command.type === 'dropProposal') return dropProposal(command, state, world)
  if (command.type === 'reverseDeposit') return reverseDeposit(command, state, world)
  if (command.type === 'finalizeBlocks') return finalizeBlocks(command, state)
  if (command.type === 'creditTestFunds') return creditTestFunds(command, state, world)
  return fundTreasury(command, state, world)
}

/** W14: brought twice, it is credited once, and the second time is no mistake. */
function creditDeposit({ type: _, block, ...terms }: CreditDeposit, state: State, world: World) {
  if (wasCredited(state, terms.source)) return accept<DepositEvent>()
  const fault = faultOf(terms, state)
  if (fault !== undefined) return refuse(fault)
  if (block <= (state.finalBlocks.get(terms.chain) ?? 0)) return refuse('blockIsFinal')
  return accept<DepositEvent>(credited(terms, block, undefined, state, world))
}

/** W66: and not taken back since, however long ago, and whatever block it is said to be in. */
export function wasCredited({ credited, settled }: State, source: Source): boolean {
  return credited.has(source) || settled.has(source)
}

/** W18: a picture is no evidence; two people who looked at the chain are. */
function creditByHand({ type: _, ...terms }: CreditByHand, state: State, world: World) {
  const { actor, now } = world
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  if (wasCredited(state, terms.source)) return refuse('depositKnown')
  const fault = faultOf(terms, state)
  if (fault !== undefined) return refuse(fault)
  const beyond = uncovered(terms, state)
  if (beyond !== undefined) return beyond
  const known = state.proposed.get(terms.source)
  if (known === undefined || !isCounted(known, world))
    return accept<DepositEvent>({ type: 'creditProposed', ...terms, operator: actor.id, at: now })
  if (known.operator === actor.id) return refuse('otherOperatorNeeded')
  const isSame =
    known.member === terms.member &&
    known.asset === terms.asset &&
    known.chain === terms.chain &&
    known.amount === terms.amount
  if (!isSame) return refuse('figuresDiffer')
  return accept<DepositEvent>(credited(terms, 0, actor.id, state, world))
}

/** W18: what was proposed and taken back is the first word of nobody. */
function dropProposal({ source }: DropProposal, { proposed }: State, { actor }: World) {
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  if (!proposed.has(source)) return accept<DepositEvent>()
  return accept<DepositEvent>({ type: 'proposalDropped', source, operator: actor.id })
}

function faultOf({ asset, chain: on, amount: sum }: Deposit, state: State) {
  if (networkOf(state, asset, on) === undefined) return 'networkNotListed'
  return sum <= 0n ? 'amountIsZero' : undefined
}

function credited(
  terms: Deposit,
  block: number,
  operator: number | undefined,
  state: State,
  world: World,
): DepositCredited {
  const repaid = smaller(debtOf(state, terms.member, terms.asset), terms.amount)
  return { type: 'depositCredited', ...terms, id: world.id(), block, repaid, operator }
}

/** W17: what the chain took back is taken back; what is no longer there is owed. */
function reverseDeposit({ source }: ReverseDeposit, { credited }: State, { ledger, id }: World) {
  const known = credited.get(source)
  if (known === undefined) return accept<DepositEvent>()
  const { member, asset, chain: on, amount: sum } = known
  const has = ledger.balance(available(member, 'spot'), asset)
  return accept<DepositEvent>({
    type: 'depositReversed',
    id: id(),
    member,
    asset,
    chain: on,
    source,
    amount: sum,
    taken: smaller(has, sum),
  })
}

function finalizeBlocks({ chain: on, block }: FinalizeBlocks, { finalBlocks }: State) {
  if (block <= (finalBlocks.get(on) ?? 0)) return accept<DepositEvent>()
  return accept<DepositEvent>({ type: 'blocksFinalized', chain: on, block })
}

function fundTreasury({ type: _, ...funds }: FundTreasury, state: State, world: World) {
  const { asset, chain: on, amount: sum } = funds
  const { actor, now } = world
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  const network = networkOf(state, asset, on)
  if (network === undefined) return refuse('networkNotListed')
  if (sum <= 0n) return refuse('amountIsZero')
  const beyond = uncovered(funds, state)
  if (beyond !== undefined) return beyond
  const isAlone = sum + sumAlone(state.fundedAlone.values(), asset, now) <= network.fourEyesAbove
  const said = { act: treasuryAct(asset, on), figures: `${sum}` }
  const instead = isAlone ? undefined : withoutSecond(said, state, world)
  if (instead !== undefined) return instead
  const id = world.id()
  const funded = { type: 'treasuryFunded', id, ...funds } as const
  if (!isAlone) return accept<DepositEvent>(funded)
  const alone = { id, asset, amount: sum, operator: actor.id, at: now }
  return accept<DepositEvent>(funded, { type: 'treasuryFundedAlone', ...alone })
}

/** W39: out of the sandbox's custody; once by their source, which journals of before have as a deposit's. */
function creditTestFunds({ type: _, ...funds }: CreditTestFunds, state: State, { id }: World) {
  const { member, asset, source, amount: sum } = funds
  if (state.testFunds.has(source) || state.credited.has(source)) return accept<DepositEvent>()
  if (!state.coins.has(asset)) return refuse('coinDoesNotExist')
  if (sum <= 0n) return refuse('amountIsZero')
  const repaid = smaller(debtOf(state, member, asset), sum)
  return accept<DepositEvent>({ type: 'testFundsCredited', ...funds, id: id(), repaid })
}

export function applyDeposit(event: DepositEvent, state: State): void {
  if (event.type === 'depositCredited') {
    const { id, member, asset, chain: on, amount: sum, block } = event
    state.credited.set(event.source, { id, member, asset, chain: on, amount: sum, block })
    state.proposed.delete(event.source)
    if (isByHand(event)) takeFree(state, asset, on, sum)
    owe(state, member, asset, -event.repaid)
  } else if (event.type === 'testFundsCredited') {
    state.testFunds.set(event.source, true)
    owe(state, event.member, event.asset, -event.repaid)
  } else if (event.type === 'creditProposed') {
    const { type: _, source, ...proposed } = event
    for (const [other, { at }] of state.proposed)
      if (at + ENDORSED_MS <= event.at) state.proposed.delete(other)
    state.proposed.set(source, proposed)
  } else if (event.type === 'proposalDropped') {
    state.proposed.delete(event.source)
  } else if (event.type === 'depositReversed') {
    const { source, asset, chain: on, amount: sum } = event
    const known = state.credited.get(source)
    if (known !== undefined && isByHand(known)) takeFree(state, asset, on, -sum)
    state.credited.delete(source)
    owe(state, event.member, asset, sum - event.taken)
  } else if (event.type === 'blocksFinalized') {
    state.finalBlocks.set(event.chain, event.block)
    for (const [source, { chain: on, block }] of state.credited) {
      if (on !== event.chain || block === 0 || block > event.block) continue
      state.credited.delete(source)
      state.settled.add(source)
    }
  } else if (event.type === 'treasuryFundedAlone') {
    const { type: _, id, ...alone } = event
    for (const [other, { at }] of state.fundedAlone)
      if (at + ALONE_MS <= alone.at) state.fundedAlone.delete(other)
    state.fundedAlone.set(id, alone)
  } else {
    state.endorsed.delete(treasuryAct(event.asset, event.chain))
    takeFree(state, event.asset, event.chain, event.amount)
  }
}

/** No block of a chain has it. */
const isByHand = ({ block }: { readonly block: number }): boolean => block === 0

function owe({ debts }: State, member: MemberId, asset: Asset, more: Amount): void {
  const name = debtName(member, asset)
  const owed = (debts.get(name) ?? 0n) + more
  if (owed === 0n) debts.delete(name)
  else debts.set(name, owed)
}

export function depositMovements(event: DepositEvent, post: Post): void {
  if (event.type === 'creditProposed' || event.type === 'proposalDropped') return
  if (event.type === 'blocksFinalized' || event.type === 'treasuryFundedAlone') return
  const { id, asset, amount: sum } = event
  if (event.type === 'testFundsCredited') {
    const own = available(event.member, 'spot')
    post(asset, sum, custody('sandbox'), own, 'sandboxFunds', id)
    repay(event, post)
    return
  }
  const held = custody(event.chain)
  if (event.type === 'treasuryFunded') {
    post(asset, sum, held, house('treasury'), 'treasury', id)
    return
  }
  const own = available(event.member, 'spot')
  if (event.type === 'depositCredited') {
    post(asset, sum, held, own, 'deposit', id)
    repay(event, post)
    return
  }
  const missing = sum - event.taken
  if (event.taken > 0n) post(asset, event.taken, own, held, 'depositReversed', id)
  if (missing > 0n) post(asset, missing, custody('receivable'), held, 'depositReversed', id)
}

function repay({ id, member, asset, repaid }: DepositCredited | TestFundsCredited, post: Post) {
  if (repaid === 0n) return
  post(asset, repaid, available(member, 'spot'), custody('receivable'), 'debtRepaid', id)
}
