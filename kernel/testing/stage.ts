/** A stage for one core: given funds and time, when a command, then events or a refusal. */

import {
  type AccountName,
  type AccountRef,
  available,
  custody,
  frozen,
  type HouseName,
  house,
} from '../accounts.ts'
import { assert } from '../assert.ts'
import type { Board } from '../board.ts'
import { Writer } from '../bytes.ts'
import type { Accepted, Actor, AnyCore, Core, Decision, Millis, Typed } from '../decision.ts'
import type { Due } from '../dueWork.ts'
import type { Entry, Realm } from '../entry.ts'
import { EXCHANGE } from '../entry.ts'
import { type Asset, type Moved, move } from '../ledger.ts'
import { Machine } from '../machine.ts'
import type { Amount } from '../money.ts'

const START: Millis = 1_700_000_000_000

type Options = {
  readonly realm?: Realm
  /** Hears of every entry, as a journal would. */
  readonly told?: ((entry: Entry) => void) | undefined
  /** The core that commands pass, beside the one on stage. */
  readonly gate?: AnyCore | undefined
  /** Due work that cannot be decided, as if it threw. */
  readonly fails?: ((command: Typed) => boolean) | undefined
}

/** Runs the real machine; after every command all invariants hold and a replay gives the same state. */
export function stage<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  core: Core<State, Command, Event, Refusal>,
  { realm = 'real', told, gate, fails }: Options = {},
) {
  const cores = gate === undefined ? [core] : [core, gate]
  const [machine, replayed] = [new Machine(cores), new Machine(cores, 1)]
  machine.advance(START)

  function take(decision: Decision<Typed>): void {
    const entry = entryOf(machine, realm, decision)
    machine.take(entry, machine.batch + 1)
    machine.endBatch(machine.batch + 1)
    replayed.replay(batchOf(machine, entry))
    told?.(entry)
    machine.check()
    assertSame(machine, replayed)
  }

  function doDue(): void {
    for (let due = nextDue(machine, fails); due; due = nextDue(machine, fails))
      take(machine.decide(core, due.command, realm, EXCHANGE))
  }

  const on = {
    /** Submits a command that must be accepted, and does what is due. */
    submit(command: Command, actor: Actor = EXCHANGE): readonly (Event | Moved)[] {
      const events = on.submitBeforeDue(command, actor)
      doDue()
      return events
    },
    /** Submits a command that must be accepted while what is due still waits. */
    submitBeforeDue(command: Command, actor: Actor = EXCHANGE): readonly (Event | Moved)[] {
      const decision = accepted<Event | Moved>(machine.decide(core, command, realm, actor))
      if (decision.events.length > 0) take(decision)
      return decision.events
    },
    /** Submits a command that must be refused; nothing may change. */
    refused(command: Command, refusal: Refusal, actor: Actor = EXCHANGE): void {
      const before = machine.snapshot()
      assertRefused(machine.decide(core, command, realm, actor), refusal)
      assert(isSame(before, machine.snapshot()), 'a refusal changes nothing')
    },
    /** Puts money into an account, as a deposit would. */
    fund(member: number, asset: Asset, amount: Amount, account: AccountName = 'spot') {
      take(funding(available(member, account), asset, amount))
      return on
    },
    fundHouse(name: HouseName, asset: Asset, amount: Amount) {
      take(funding(house(name), asset, amount))
      return on
    },
    /** Says what the market says now, and does what that makes due. */
    market(look: (board: Board) => void) {
      look(machine.board)
      doDue()
      return on
    },
    /** Lets time pass, and does what that makes due. */
    wait(ms: Millis) {
      machine.advance(machine.now + ms)
      doDue()
      return on
    },
    available: (member: number, account: AccountName, asset: Asset) =>
      machine.balance(realm, available(member, account), asset),
    frozen: (member: number, account: AccountName, asset: Asset) =>
      machine.balance(realm, frozen(member, account), asset),
    state: () => machine.state(realm, core) as State,
    machine,
  }
  return on
}

/** The next piece of due work that can be decided; what cannot is set aside, as the exchange does. */
function nextDue(machine: Machine, fails: Options['fails']): Due | undefined {
  const due = machine.urgent() ?? machine.deferrable()
  if (due === undefined || fails?.(due.command) !== true) return due
  machine.failing.fail(due, new Error('it cannot be decided'))
  return nextDue(machine, fails)
}

function accepted<Event>(decision: Decision<unknown>): Accepted<Event> {
  if (!decision.ok) throw new Error(`refused: ${decision.refusal}`)
  return decision as Accepted<Event>
}

function assertRefused(decision: Decision<unknown>, refusal: string): void {
  if (decision.ok || decision.refusal !== refusal)
    throw new Error(`not refused as ${refusal}: ${decision.ok ? 'accepted' : decision.refusal}`)
}

function entryOf({ seq, now }: Machine, realm: Realm, decision: Decision<Typed>): Entry {
  return { seq: seq + 1, at: now, realm, key: undefined, fingerprint: undefined, decision }
}

function funding(to: AccountRef, asset: Asset, amount: Amount): Decision<Typed> {
  const from = custody('sandbox')
  return { ok: true, events: [move({ asset, amount, from, to, reason: 'fund', of: 0 })] }
}

/** A batch of this one entry, as the journal has it. */
function batchOf({ codec }: Machine, entry: Entry): Uint8Array {
  const bytes = new Writer()
  codec.writeHead(bytes, { first: entry.seq, at: entry.at, count: 1 })
  codec.writeEntry(bytes, entry, entry.at)
  return bytes.view()
}

function assertSame(live: Machine, replayed: Machine): void {
  assert(isSame(live.snapshot(), replayed.snapshot()), 'a replay gives the same state')
}

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
