/** A small core for tests of the kernel: money locked away for a while, for a fee, given back by the clock. */

import { available, frozen, house, type MemberId } from '../accounts.ts'
import { type Codec, list, map, record, uint } from '../codec.ts'
import { accept, type Core, type Millis, refuse, type World } from '../decision.ts'
import type { Id } from '../ids.ts'
import { type Asset, type Moved, move } from '../ledger.ts'
import { type Amount, shareUp } from '../money.ts'
import { Schedule } from '../schedule.ts'

export type Lock = {
  readonly id: Id
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
  readonly opensAt: Millis
}

export type State = {
  readonly locks: Map<Id, Lock>
  /** When which lock opens: derived, and no part of a snapshot. */
  readonly schedule: Schedule
}

export type LockUp = {
  readonly type: 'lockUp'
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
  readonly forMs: Millis
}
export type Command = LockUp | { readonly type: 'open'; readonly id: Id }
export type Event =
  | ({ readonly type: 'lockedUp' } & Lock)
  | { readonly type: 'opened'; readonly ids: readonly Id[] }
export type Refusal = 'nothingToLock' | 'notEnough'

/** The parts that may be got wrong on purpose, to see that somebody notices. */
export type Rules = {
  readonly fee: (amount: Amount) => Amount
  readonly freezes: boolean
  readonly dueEarlyMs: Millis
}

export const FEE_BPS = 10

export function lockerWith(rules: Partial<Rules> = {}): Core<State, Command, Event, Refusal> {
  const { fee = (amount) => shareUp(amount, FEE_BPS), freezes = true, dueEarlyMs = 0 } = rules

  function lockUp({ member, asset, amount, forMs }: LockUp, world: World) {
    const from = available(member, 'spot')
    const free = world.spendable(member, 'spot', asset)
    const costs = fee(amount)
    if (amount <= 0n) return refuse('nothingToLock')
    if (amount + costs > free) return refuse('notEnough')
    const id = world.id()
    const opensAt = world.now + forMs
    const moves: Moved[] = []
    if (freezes) {
      const to = frozen(member, 'spot')
      moves.push(move({ asset, amount, from, to, reason: 'lockUp', of: id }))
    }
    if (costs > 0n)
      moves.push(move({ asset, amount: costs, from, to: house('fees'), reason: 'fee', of: id }))
    return accept<Event | Moved>({ type: 'lockedUp', id, member, asset, amount, opensAt }, ...moves)
  }

  return {
    name: 'locker',
    code: 200,
    purposes: { lockUp: 'move', open: 'run' },
    initial: () => stateWith(new Map()),
    decide(command, state, world) {
      if (command.type === 'lockUp') return lockUp(command, world)
      const lock = state.locks.get(command.id) as Lock
      const { id, member, asset, amount } = lock
      const back = move({
        asset,
        amount,
        from: frozen(member, 'spot'),
        to: available(member, 'spot'),
        reason: 'open',
        of: id,
      })
      return accept<Event | Moved>({ type: 'opened', ids: [id] }, back)
    },
    apply(event, state) {
      if (event.type === 'lockedUp') {
        const { id, member, asset, amount, opensAt } = event
        state.locks.set(id, { id, member, asset, amount, opensAt })
        state.schedule.set(id, opensAt)
      } else
        for (const id of event.ids) {
          state.locks.delete(id)
          state.schedule.delete(id)
        }
    },
    deferrable({ schedule }, now) {
      const due = schedule.due(now + dueEarlyMs)
      return due && { type: 'open', id: due.id }
    },
    claims(state, claim) {
      for (const { member, asset, amount } of state.locks.values())
        claim(frozen(member, 'spot'), asset, amount)
    },
    events: {
      lockedUp: { code: 1, fields: lockCodec },
      opened: { code: 2, fields: record<{ ids: readonly Id[] }>({ ids: list(uint) }) },
    },
    snapshot: {
      write: (out, { locks }) => locksCodec.write(out, locks),
      read: (input) => stateWith(locksCodec.read(input)),
    },
  }
}

const lockCodec: Codec<Lock> = {
  write(out, lock) {
    out.uint(lock.id)
    out.uint(lock.member)
    out.word(lock.asset)
    out.big(lock.amount)
    out.uint(lock.opensAt)
  },
  read: (input) => ({
    id: input.uint(),
    member: input.uint(),
    asset: input.word(),
    amount: input.big(),
    opensAt: input.uint(),
  }),
}

const locksCodec = map(uint, lockCodec)

function stateWith(locks: Map<Id, Lock>): State {
  const schedule = new Schedule()
  for (const { id, opensAt } of locks.values()) schedule.set(id, opensAt)
  return { locks, schedule }
}

export const locker = lockerWith()
