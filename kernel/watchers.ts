/** Who is told of which member's changes: events and balances, as they were when they happened. */
import type { Millis, Typed } from './decision.ts'
import type { Realm } from './entry.ts'
import type { Group } from './group.ts'
import { type AccountRef, type Asset, type MemberId, type Movement, memberOf } from './ledger.ts'
import type { Machine } from './machine.ts'
import type { Amount } from './money.ts'

/** What a member is told the moment it is durable. */
export type Notice = {
  readonly at: Millis
  readonly events: readonly Typed[]
  readonly balances: readonly { account: AccountRef; asset: Asset; amount: Amount }[]
}

type Tell = (notice: Notice) => void
type Touched = Map<string, { account: AccountRef; asset: Asset }>

export class Watchers {
  readonly #machine: Machine
  readonly #byMember: Record<Realm, Map<MemberId, Set<Tell>>> = { real: new Map(), demo: new Map() }
  readonly #touched = new Map<MemberId, Touched>()

  constructor(machine: Machine) {
    this.#machine = machine
    machine.onMovement = (realm, movement) => this.#touch(realm, movement)
  }

  /** Returns how to stop. */
  add(realm: Realm, member: MemberId, tell: Tell): () => void {
    const byMember = this.#byMember[realm]
    const tells = byMember.get(member) ?? new Set()
    byMember.set(member, tells.add(tell))
    return () => {
      tells.delete(tell)
      if (tells.size === 0 && byMember.get(member) === tells) byMember.delete(member)
    }
  }

  /**
   * Notes what to tell of the command that was just applied. The balances are read now: by the time
   * it is durable, memory may already hold what is not.
   */
  note(realm: Realm, events: readonly Typed[], group: Group): void {
    if (this.#touched.size === 0) return
    for (const [member, accounts] of this.#touched) {
      const balances = [...accounts.values()].map(({ account, asset }) => {
        return { account, asset, amount: this.#machine.balance(realm, account, asset) }
      })
      const notice = { at: this.#machine.at, events, balances }
      group.after(() => {
        for (const tell of this.#byMember[realm].get(member) ?? []) tell(notice)
      })
    }
    this.#touched.clear()
  }

  #touch(realm: Realm, { asset, from, to }: Movement): void {
    const byMember = this.#byMember[realm]
    if (byMember.size === 0) return
    for (const account of [from, to]) {
      const member = memberOf(account)
      if (member === undefined || !byMember.has(member)) continue
      const touched: Touched = this.#touched.get(member) ?? new Map()
      this.#touched.set(member, touched.set(`${account} ${asset}`, { account, asset }))
    }
  }
}
