/** An exchange for tests of the loop: the locker core, two funded members on each realm, a clock to set. */

import { available } from '../accounts.ts'
import type { AnyCore, Decision } from '../decision.ts'
import type { DecisionFailure } from '../dueWork.ts'
import { EXCHANGE } from '../entry.ts'
import { Exchange } from '../exchange.ts'
import type { Turns } from '../exchangeOptions.ts'
import { Machine } from '../machine.ts'
import { recover } from '../recover.ts'
import type { Submission } from '../submission.ts'
import { ownerAsActor } from './actors.ts'
import { keyAt } from './keys.ts'
import { type Command, type LockUp, locker, lockerWith } from './locker.ts'
import { type MemoryJournal, memoryJournal } from './memoryJournal.ts'

export const FUNDS = 1_000n
export const lock: LockUp = { type: 'lockUp', member: 1, asset: 'USDT', amount: 100n, forMs: 1_000 }
const NOW = 1_700_000_000_000
export const key = (nth: number) => keyAt(NOW, nth)

/** Gives money out without asking, so that tests have some. */
const bank: AnyCore = {
  ...lockerWith(),
  name: 'bank',
  code: 201,
  purposes: { gift: 'run' },
  deferrable: undefined,
  claims: undefined,
  decide: ({ member, amount }: LockUp) => ({
    ok: true,
    events: [
      {
        type: 'moved',
        asset: 'USDT',
        amount,
        from: 9,
        to: available(member, 'spot'),
        reason: 'gift',
        of: 0,
      },
    ],
  }),
  events: {},
}

type Given = { journal?: MemoryJournal; core?: AnyCore; more?: AnyCore[]; turns?: Turns }

export async function givenExchange({
  journal = memoryJournal(),
  core = locker as AnyCore,
  more = [],
  turns,
}: Given = {}) {
  const failures: unknown[] = []
  const reported: DecisionFailure[] = []
  const cores = [core, bank, ...more]
  const machine = new Machine(cores, journal.batches.length)
  await recover(machine, journal)
  const world = { now: NOW, broken: undefined as unknown }
  const exchange = new Exchange({
    machine,
    journal,
    clock: () => world.now,
    ...(turns && { turns }),
    onBroken: (error) => {
      world.broken = error
    },
    onDecisionFailure: (failure) => reported.push(failure),
    onListenerFailure: (error) => failures.push(error),
  })
  if (machine.seq === 0) {
    const gift = { ...lock, type: 'gift' }
    for (const realm of ['real', 'demo'] as const)
      for (const member of [1, 2])
        await exchange.submit(bank, { ...gift, member, amount: FUNDS }, { realm, actor: EXCHANGE })
  }
  const submit = (command: Command, more: Partial<Submission> = {}) =>
    exchange.submit(core, command, {
      realm: 'real',
      owner: 1,
      actor: ownerAsActor(more.owner ?? 1),
      ...more,
    })
  return { exchange, machine, journal, world, submit, failures, reported, bank }
}

/** What a promise has come to so far. */
export async function soFar<Value>(promise: Promise<Value>): Promise<Value | 'pending'> {
  for (let turn = 0; turn < 20; turn++) await undefined
  return Promise.race([promise, Promise.resolve('pending' as const)])
}

export const spot = (machine: Machine, member = 1) =>
  machine.balance('real', available(member, 'spot'), 'USDT')
export const idOf = (decision: Decision) =>
  decision.ok ? (decision.events[0] as { id: number }).id : undefined
