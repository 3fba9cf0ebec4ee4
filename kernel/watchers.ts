/** Who is told of which member's changes: events and balances, as they were when they happened. */

import { type AccountRef, type MemberId, memberOf } from './accounts.ts'
import type { Millis, Typed } from './decision.ts'
import type { Realm } from './entry.ts'
import type { Group } from './group.ts'
import type { Asset, Movement } from './ledger.ts'
import type { Machine } from './machine.ts'
import type { Amount } from './money.ts'

/** What changed for a member, as it is right after the command that changed it. */
export type Notice = {
  readonly at: Millis
  /** Of the state right after it: what has a greater one is newer. */
  readonly revision: number
  readonly realm: Realm
  /** For a look at the state of this moment: later it may hold what is not durable yet. */
  readonly machine: Machine
  readonly events: readonly Typed[]
  readonly balances: readonly { account: AccountRef; asset: Asset; amount: Amount }[]
}

/** Looks at a change when it happens, and answers how to tell of it when it is durable. */
export type See = (notice: Notice) => () => void
/** Looks at a change when it happens; whoever made it is answered when it is durable, and needs no telling. */
export type SeeOwn = (notice: Notice) => void
/** Looks at everything that happens, whoever it concerns; `undefined` for what is not worth telling. */
export type SeeAll = (realm: Realm, events: readonly Typed[]) => (() => void) | undefined
type Touched = Map<string, { account: AccountRef; asset: Asset }>

export class Watchers {
  readonly #machine: Machine
  readonly #byMember: Record<Realm, Map<MemberId, Set<See>>> = { real: new Map(), demo: new Map() }
  readonly #touched = new Map<MemberId, Touched>()
  readonly #all = new Set<SeeAll>()
  readonly #onFailure: (error: unknown) => void

  constructor(machine: Machine, onFailure: (error: unknown) => void) {
    this.#machine = machine
    this.#onFailure = onFailure
  }

  /** Returns how to stop. */
  add(realm: Realm, member: MemberId, see: See): () => void {
    const byMember = this.#byMember[realm]
    const watching = byMember.get(member) ?? new Set()
    byMember.set(member, watching.add(see))
    this.#listen()
    return () => this.#remove(realm, member, see)
  }

  #remove(realm: Realm, member: MemberId, see: See): void {
    const watching = this.#byMember[realm].get(member)
    watching?.delete(see)
    if (watching?.size === 0) this.#byMember[realm].delete(member)
    this.#listen()
  }

  /** For the sender of one command, from before it is applied until it was noted. */
  addSender(realm: Realm, member: MemberId, see: SeeOwn): () => void {
    return this.add(realm, member, (notice) => {
      see(notice)
      return () => undefined
    })
  }

  addToAll(see: SeeAll): () => void {
    this.#all.add(see)
    return () => this.#all.delete(see)
  }

  /** While nobody watches, the machine tells nothing: that saves it the work. */
  #listen(): void {
    const { real, demo } = this.#byMember
    const isWatching = real.size + demo.size > 0
    this.#machine.onMovement = isWatching ? this.#touch : undefined
    this.#machine.onConcern = isWatching ? this.#concern : undefined
  }

  /**
   * Shows the command that was just applied to those who watch, now: by the time it is durable,
   * memory may already hold what is not. Who has stopped watching by then is not told.
   */
  note(realm: Realm, events: readonly Typed[], group: Group): void {
    if (this.#all.size > 0) this.#noteToAll(realm, events, group)
    if (this.#touched.size === 0) return
    for (const [member, accounts] of this.#touched) {
      const balances = [...accounts.values()].map(({ account, asset }) => {
        return { account, asset, amount: this.#machine.balance(realm, account, asset) }
      })
      const machine = this.#machine
      const { at, revision } = machine
      const notice = { at, revision, realm, machine, events, balances }
      for (const see of this.#byMember[realm].get(member) ?? []) {
        const leave = () => this.#remove(realm, member, see)
        const tell = this.#isolated(() => see(notice), leave)
        if (tell === undefined) continue
        group.after(() => {
          if (this.#byMember[realm].get(member)?.has(see)) this.#isolated(tell, leave)
        })
      }
    }
    this.#touched.clear()
  }

  #noteToAll(realm: Realm, events: readonly Typed[], group: Group): void {
    for (const see of this.#all) {
      const leave = () => this.#all.delete(see)
      const tell = this.#isolated(() => see(realm, events), leave)
      if (tell !== undefined) group.after(() => this.#isolated(tell, leave))
    }
  }

  /** A listener that throws is told nothing any more; those beside it, and the exchange, go on. */
  #isolated<Seen>(work: () => Seen, leave: () => void): Seen | undefined {
    try {
      return work()
    } catch (error) {
      leave()
      this.#onFailure(error)
      return undefined
    }
  }

  readonly #concern = (realm: Realm, members: readonly MemberId[]): void => {
    for (const member of members) this.#accountsOf(realm, member)
  }

  readonly #touch = (realm: Realm, { asset, from, to }: Movement): void => {
    for (const account of [from, to]) {
      const member = memberOf(account)
      if (member === undefined) continue
      this.#accountsOf(realm, member)?.set(`${account} ${asset}`, { account, asset })
    }
  }

  /** What the current command has touched of a member whom somebody watches. */
  #accountsOf(realm: Realm, member: MemberId): Touched | undefined {
    if (!this.#byMember[realm].has(member)) return undefined
    const touched: Touched = this.#touched.get(member) ?? new Map()
    this.#touched.set(member, touched)
    return touched
  }
}
