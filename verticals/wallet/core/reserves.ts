/** Reserves: what the exchange holds outside, as operators attest it; no credit by hand goes beyond. Rules W41, W42: README.md. */
import {
  type Amount,
  type Asset,
  accept,
  amount,
  type Balances,
  big,
  custody,
  formatAmount,
  type Millis,
  optional,
  record,
  refuse,
  uint,
  type World,
  word,
} from '@evenkeel/kernel'
import { type StepEndorsed, withoutSecond } from './endorsements.ts'
import { type ChainName, chain, networkName, networkOf } from './networks.ts'
import type { State } from './state.ts'

/** What is held of a coin on a chain, without what its watcher is still going to bring. */
export type AttestReserves = {
  readonly type: 'attestReserves'
  readonly asset: Asset
  readonly chain: ChainName
  readonly amount: Amount
}
export type ReservesAttested = {
  readonly type: 'reservesAttested'
  readonly asset: Asset
  readonly chain: ChainName
  readonly amount: Amount
  /** By so much it is more than the custody of the ledger; below zero, by so much less. */
  readonly free: Amount
  /** Who said the same as the first; nobody for the sample of a sandbox. */
  readonly operator: number | undefined
  readonly at: Millis
}
export type ReserveRefusal =
  | 'networkNotListed'
  | 'networkTermsWrong'
  | 'operatorNeeded'
  | 'otherOperatorNeeded'
  | 'figuresDiffer'
  | 'reservesExceeded'

export const reserveEvents = {
  reservesAttested: {
    code: 25,
    fields: record<Omit<ReservesAttested, 'type'>>({
      asset: word,
      chain,
      amount,
      free: big,
      operator: optional(uint),
      at: uint,
    }),
  },
}

const reservesAct = (asset: Asset, on: ChainName) => `reserves ${networkName(asset, on)}`

export function attestReserves({ type: _, ...said }: AttestReserves, state: State, world: World) {
  const { asset, chain: on, amount: sum } = said
  const { actor, now, ledger } = world
  if (networkOf(state, asset, on) === undefined) return refuse('networkNotListed')
  if (sum < 0n) return refuse('networkTermsWrong')
  if (actor.kind !== 'exchange') {
    const instead = withoutSecond({ act: reservesAct(asset, on), figures: `${sum}` }, state, world)
    if (instead !== undefined) return instead
  }
  return accept<ReservesAttested | StepEndorsed>({
    type: 'reservesAttested',
    ...said,
    free: sum - heldOn(ledger, asset, on),
    operator: actor.kind === 'operator' ? actor.id : undefined,
    at: now,
  })
}

/** The custody of a chain, by the ledger. */
export function heldOn(ledger: Balances, asset: Asset, on: ChainName): Amount {
  return -ledger.balance(custody(on), asset)
}

/** W42: why this is not credited by hand; nothing where the reserves cover it. */
export function uncovered(
  credit: { readonly asset: Asset; readonly chain: ChainName; readonly amount: Amount },
  { reserves }: State,
) {
  const { asset } = credit
  const free = reserves.get(networkName(asset, credit.chain))?.free ?? 0n
  if (credit.amount <= free) return undefined
  return refuse('reservesExceeded', { free: formatAmount(free < 0n ? 0n : free), asset })
}

export function applyReserves(event: ReservesAttested, state: State): void {
  const { asset, chain: on, amount: attested, free, operator, at } = event
  state.reserves.set(networkName(asset, on), { attested, free, operator, at })
  state.endorsed.delete(reservesAct(asset, on))
}

/**
 * What people put into custody without the chain having brought it. What a chain brings, takes back or is
 * paid changes custody and what is held by the same amount.
 */
export function takeFree(state: State, asset: Asset, on: ChainName, sum: Amount): void {
  const name = networkName(asset, on)
  const known = state.reserves.get(name)
  if (known !== undefined) state.reserves.set(name, { ...known, free: known.free - sum })
}
