/** One realm of the machine: balances, states and answered keys that the other cannot reach. */
import { type AccountRef, available, house, houses, isAvailable, memberOf } from './accounts.ts'
import type { Answered } from './answered.ts'
import { assert } from './assert.ts'
import type { Audit } from './audit.ts'
import type { Prices } from './board.ts'
import { Reader, Writer } from './bytes.ts'
import { list, word } from './codec.ts'
import type { Actor, AnyCore, Millis, World } from './decision.ts'
import type { Realm } from './entry.ts'
import type { Id } from './ids.ts'
import { type Asset, Ledger, type Post } from './ledger.ts'

export type RealmState = {
  readonly realm: Realm
  readonly ledger: Ledger
  /** By the core's code. */
  readonly states: unknown[]
  readonly answered: Answered
  readonly world: {
    now: Millis
    actor: Actor
    readonly ledger: Ledger
    readonly spendable: World['spendable']
    readonly free: World['free']
    readonly operatorCounts: World['operatorCounts']
    readonly prices: Prices
    readonly isHeld: World['isHeld']
    id(): Id
  }
  readonly post: Post
  /**
   * By the core's code: the symbols that changed since nothing was due in them, and whether the core's
   * indexes have followed since. Derived, and never kept.
   */
  readonly changed: Changed[]
}

export type Changed = Map<string, boolean> | undefined

const CODES = 256
const FORMAT = 2

/** How far a snapshot's state is: its entries, its batches, and when the last entry was taken. */
export type SnapshotHead = { readonly seq: number; readonly batch: number; readonly at: Millis }

/** The first piece of a snapshot. */
export function snapshotHead({ seq, batch, at }: SnapshotHead): Uint8Array {
  return written((out) => {
    out.u8(FORMAT)
    out.uint(seq)
    out.uint(batch)
    out.uint(at)
  })
}

export function readSnapshotHead(input: Reader): SnapshotHead {
  assert(input.u8() === FORMAT, 'a snapshot has the format that this version knows')
  return { seq: input.uint(), batch: input.uint(), at: input.uint() }
}

export function initialStates(cores: readonly AnyCore[]): unknown[] {
  const states: unknown[] = new Array(CODES).fill(undefined)
  for (const core of cores) states[core.code] = core.initial()
  return states
}

/** What may be taken from accounts, by what every core says of them. */
export function takenFrom(
  cores: readonly AnyCore[],
  ledger: Ledger,
  states: readonly unknown[],
  world: () => World,
): Pick<World, 'spendable' | 'free'> {
  const encumbering = cores.filter((core) => core.encumbered !== undefined)
  const reserving = new Map(
    houses.map((name) => [name, cores.filter((core) => core.reserved?.[name] !== undefined)]),
  )
  return {
    spendable(member, account, asset) {
      let left = ledger.balance(available(member, account), asset)
      for (const core of encumbering)
        left -= core.encumbered?.(member, account, asset, states[core.code], world()) ?? 0n
      return left > 0n ? left : 0n
    },
    free(name, asset) {
      const speaking = reserving.get(name) ?? []
      if (speaking.length === 0) return 0n
      let left = ledger.balance(house(name), asset)
      for (const core of speaking)
        left -= core.reserved?.[name]?.(asset, states[core.code], world()) ?? 0n
      return left > 0n ? left : 0n
    },
  }
}

export function noSymbols(cores: readonly AnyCore[]): Changed[] {
  const changed: Changed[] = new Array(CODES).fill(undefined)
  for (const core of cores) changed[core.code] = new Map()
  return changed
}

/** In the order that the core has for them, not in that of their changes: a restart would not know it. */
export function inOrder(
  core: AnyCore,
  state: unknown,
  changed: ReadonlyMap<string, boolean>,
): readonly string[] {
  if (changed.size === 1) return [...changed.keys()]
  return core.symbols?.(state).filter((symbol) => changed.has(symbol)) ?? []
}

/** Tells a core that money came out of or into the account that it watches, and notes where that may have made something due. */
export function noteMoved(
  { code, watched }: AnyCore,
  states: readonly unknown[],
  changed: readonly Changed[],
  asset: Asset,
  from: AccountRef,
  to: AccountRef,
): void {
  if (watched === undefined || asset !== watched.asset) return
  const payer = isAvailable(from, watched.account) ? memberOf(from) : undefined
  const less = payer === undefined ? undefined : watched.lessened(payer, states[code])
  if (less !== undefined) changed[code]?.set(less, false)
  if (watched.increased === undefined) return
  const payee = isAvailable(to, watched.account) ? memberOf(to) : undefined
  const more = payee === undefined ? undefined : watched.increased(payee, states[code])
  if (more !== undefined) changed[code]?.set(more, false)
}

export function stateOf({ states }: RealmState, { code }: AnyCore): unknown {
  const state = states[code]
  assert(state !== undefined, 'the exchange runs the core that it is asked for')
  return state
}

/** Every byte of it, piece by piece; equal realms make equal pieces. */
export function* piecesOf(
  { ledger, answered, states }: RealmState,
  cores: readonly AnyCore[],
): Generator<Uint8Array> {
  yield written((out) => Ledger.codec.write(out, ledger))
  yield* answered.pieces()
  yield written((out) =>
    names.write(
      out,
      cores.map(({ name }) => name),
    ),
  )
  for (const core of cores) yield written((out) => core.snapshot.write(out, states[core.code]))
}

/** Reads the states of a realm whose ledger and keys were read. */
export function* readingStates(
  { states }: RealmState,
  cores: readonly AnyCore[],
): Generator<void, void, Uint8Array> {
  for (const name of names.read(new Reader(yield))) {
    const core = cores.find((candidate) => candidate.name === name)
    assert(core !== undefined, `this version knows the core ${name}`)
    const input = new Reader(yield)
    states[core.code] = core.snapshot.read(input)
    assert(input.done, `the state of ${name} ends where it says`)
  }
}

const names = list(word)

export function written(write: (out: Writer) => void): Uint8Array {
  const out = new Writer()
  write(out)
  return out.view()
}

/** Every invariant, from nothing but the state. */
export function checkRealm(realm: RealmState, cores: readonly AnyCore[]): void {
  const { ledger, states } = realm
  ledger.check((claim) => {
    for (const core of cores) core.claims?.(states[core.code], claim)
  })
  auditRealm(realm, cores, {
    expect: () => undefined,
    // A price may take any step: that the market maker cannot follow it is an alarm, and no broken rule.
    look: (check, fault) =>
      assert(fault === undefined || check === 'makerCovered', `${check}: ${fault}`),
  })
}

export function auditRealm(
  { ledger, states, world }: RealmState,
  cores: readonly AnyCore[],
  audit: Audit,
): void {
  for (const core of cores) core.audit?.(states[core.code], ledger, audit, world.prices)
}
