/** Who is told of which member's changes: they look at each when it happens, and are told once a batch. */

import { type AccountRef, type MemberId, memberOf } from './accounts.ts'
import type { Millis, Typed } from './decision.ts'
import type { Realm } from './entry.ts'
import type { Group } from './group.ts'
import type { Asset, Movement } from './ledger.ts'
import type { Machine } from './machine.ts'

/** A balance, by whose it is and of what. */
export type Holding = { readonly account: AccountRef; readonly asset: Asset }

/** What changed for a member, as it is right after the command that changed it. */
export type Notice = {
  readonly at: Millis
  /** Of the state right after it: what has a greater one is newer. */
  readonly revision: number
  readonly realm: Realm
  /** For a look at the state of this moment: later it may hold what is not durable yet. */
  readonly machine: Machine
  readonly events: readonly Typed[]
  /** The member's balances that it moved. */
  readonly moved: readonly Holding[]
}

/** Follows one member through one batch of the journal. */
export type Follower = {
  /** Looks at a change when it happens. */
  see(notice: Notice): void
  /**
   * The batch is whole, and the state is what its last command left: answers how to tell of it
   * when it is durable.
   */
  close(): () => void
}
/** Made for each batch in which something changes for the member. */
export type Follow = () => Follower
/** Looks at a change when it happens; whoever made it is answered when it is durable, and needs no telling. */
export type SeeOwn = (notice: Notice) => void
/** Looks at everything that happens, whoever it concerns; `undefined` for what is not worth telling. */
export type SeeAll = (realm: Realm, events: readonly Typed[]) => (() => void) | undefined

type Sender = { readonly realm: Realm; readonly member: MemberId; readonly see: SeeOwn }
type Followed = { readonly realm: Realm; readonly member: MemberId; readonly follower: Follower }

export class Watchers {
  readonly #machine: Machine
  readonly #byMember: Record<Realm, Map<MemberId, Set<Follow>>> = {
    real: new Map(),
    demo: new Map(),
  }
  /** Of the command that is being applied. */
  #sender: Sender | undefined
  /** What the current command has moved of each member whom somebody watches. */
  readonly #touched = new Map<MemberId, Holding[]>()
  /** Those who follow the group that is open. */
  readonly #following = new Map<Follow, Followed>()
  readonly #all = new Set<SeeAll>()
  readonly #onFailure: (error: unknown) => void

  constructor(machine: Machine, onFailure: (error: unknown) => void) {
    this.#machine = machine
    this.#onFailure = onFailure
  }

  /** Returns how to stop. */
  add(realm: Realm, member: MemberId, follow: Follow): () => void {
    const byMember = this.#byMember[realm]
    const watching = byMember.get(member) ?? new Set()
    byMember.set(member, watching.add(follow))
    this.#listen()
    return () => this.#remove(realm, member, follow)
  }

  #remove(realm: Realm, member: MemberId, follow: Follow): void {
    const watching = this.#byMember[realm].get(member)
    watching?.delete(follow)
    if (watching?.size === 0) this.#byMember[realm].delete(member)
    this.#following.delete(follow)
    this.#listen()
  }

  /** For the sender of one command, from before it is applied until it was noted. */
  addSender(realm: Realm, member: MemberId, see: SeeOwn): () => void {
    this.#sender = { realm, member, see }
    this.#listen()
    return () => {
      this.#sender = undefined
      this.#listen()
    }
  }

  addToAll(see: SeeAll): () => void {
    this.#all.add(see)
    return () => this.#all.delete(see)
  }

  /** While nobody watches, the machine tells nothing: that saves it the work. */
  #listen(): void {
    const { real, demo } = this.#byMember
    const isWatching = real.size + demo.size > 0 || this.#sender !== undefined
    this.#machine.onMovement = isWatching ? this.#touch : undefined
    this.#machine.onConcern = isWatching ? this.#concern : undefined
  }

  /** Shows the command that was just applied to those who watch, now: later the state is another. */
  note(realm: Realm, events: readonly Typed[], group: Group): void {
    if (this.#all.size > 0) this.#noteToAll(realm, events, group)
    if (this.#touched.size === 0) return
    const machine = this.#machine
    const { at, revision } = machine
    for (const [member, moved] of this.#touched) {
      const notice: Notice = { at, revision, realm, machine, events, moved }
      const sender = this.#sender
      if (sender?.member === member && sender.realm === realm)
        this.#isolated(
          () => sender.see(notice),
          () => undefined,
        )
      const follows = this.#byMember[realm].get(member)
      if (follows !== undefined) this.#show(notice, member, follows)
    }
    this.#touched.clear()
  }

  #show(notice: Notice, member: MemberId, follows: ReadonlySet<Follow>): void {
    const { realm } = notice
    for (const follow of follows)
      try {
        this.#followerOf(follow, realm, member).see(notice)
      } catch (error) {
        this.#remove(realm, member, follow)
        this.#onFailure(error)
      }
  }

  #followerOf(follow: Follow, realm: Realm, member: MemberId): Follower {
    const known = this.#following.get(follow)
    if (known !== undefined) return known.follower
    const follower = follow()
    this.#following.set(follow, { realm, member, follower })
    return follower
  }

  /**
   * The group takes no more: those who followed it look once more before memory holds what comes
   * after it. Who has stopped watching when it is durable is not told.
   */
  close(group: Group): void {
    for (const [follow, { realm, member, follower }] of this.#following) {
      const leave = () => this.#remove(realm, member, follow)
      const tell = this.#isolated(() => follower.close(), leave)
      if (tell === undefined) continue
      group.after(() => {
        if (this.#byMember[realm].get(member)?.has(follow)) this.#isolated(tell, leave)
      })
    }
    this.#following.clear()
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
    for (const member of members) this.#movedOf(realm, member)
  }

  readonly #touch = (realm: Realm, { asset, from, to }: Movement): void => {
    this.#move(realm, from, asset)
    this.#move(realm, to, asset)
  }

  #move(realm: Realm, account: AccountRef, asset: Asset): void {
    const member = memberOf(account)
    const moved = member === undefined ? undefined : this.#movedOf(realm, member)
    // A command moves few balances of one member: to look through them is quicker than to name each.
    if (moved?.some((one) => one.account === account && one.asset === asset) === false)
      moved.push({ account, asset })
  }

  #movedOf(realm: Realm, member: MemberId): Holding[] | undefined {
    const known = this.#touched.get(member)
    if (known !== undefined) return known
    const isSender = this.#sender?.member === member && this.#sender.realm === realm
    if (!isSender && !this.#byMember[realm].has(member)) return undefined
    const moved: Holding[] = []
    this.#touched.set(member, moved)
    return moved
  }
}
