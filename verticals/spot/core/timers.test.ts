/** Cancel timers: orders go when nobody has set the timer anew in time, and not before. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Machine } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { given, limit, oco, place, stopAt } from '../testing/givenSpot.ts'
import { type EndCancelTimer, type Event, spot } from './index.ts'

const setting = (member: number, after: number) =>
  ({ type: 'setCancelTimer', member, after }) as const

/** A pair, and what happened to orders since the last look. */
function started() {
  const told: Event[] = []
  const on = given(
    stage(spot, {
      told: ({ decision }) => void told.push(...(decision.ok ? (decision.events as Event[]) : [])),
    }),
  )
  const open = (member: number) => on.state().byMember.get(member)?.count ?? 0
  const ended = () =>
    told
      .splice(0)
      .flatMap((event) => (event.type === 'orderCancelled' ? [[event.id, event.why]] : []))
  return { on, open, ended }
}

test('[S50] when the timer ends all orders of its member are cancelled, of every kind, and no other’s', () => {
  const { on, open, ended } = started()
  const ids = [
    place(on, limit(1, 'buy', '1', '99')),
    place(on, stopAt(1, 'sell', '1', '95')),
    place(on, limit(1, 'sell', '1', '101')),
  ]
  place(on, oco(1, 'sell', '3', ['102', '98']))
  on.submit(limit(2, 'buy', '1', '98'))
  on.submit(setting(1, 5_000))
  on.wait(4_999)
  assert.equal(open(1), 5)
  ended()
  on.wait(1)
  const gone = ended()
  assert.deepEqual([open(1), open(2)], [0, 1])
  assert.deepEqual(
    gone.slice(0, 3),
    ids.map((id) => [id, 'cancelTimer']),
  )
  assert.deepEqual(
    gone.slice(3).map(([, why]) => why),
    ['cancelTimer', 'otherLeg'],
  )
  assert.equal(on.frozen(1, 'spot', 'USDT') + on.frozen(1, 'spot', 'BTC'), 0n)
})

test('[S50] set anew it counts from then; set to 0 it is off, and so it is once it has ended', () => {
  const { on, open } = started()
  on.submit(limit(1, 'buy', '1', '99'))
  for (let nth = 0; nth < 5; nth++) {
    on.submit(setting(1, 5_000))
    on.wait(4_000)
  }
  assert.equal(open(1), 1)
  assert.equal(on.submit(setting(1, 0)).length, 1)
  assert.equal(on.submit(setting(1, 0)).length, 0, 'nothing is off already')
  on.wait(100_000)
  assert.equal(open(1), 1)
  on.submit(setting(1, 5_000))
  on.wait(5_000)
  assert.equal(open(1), 0)
  on.submit(limit(1, 'buy', '1', '99'))
  on.wait(100_000)
  assert.equal(open(1), 1, 'it ended once')
})

test('[S50] of several the earliest ends first, and of one moment the lower number', () => {
  const { on, ended } = started()
  const ids = [1, 2, 3].map((member) => place(on, limit(member, 'buy', '1', '99')))
  for (const [member, after] of [
    [3, 6_000],
    [2, 6_000],
    [1, 7_000],
  ] as const)
    on.submit(setting(member, after))
  on.wait(8_000)
  assert.deepEqual(
    ended().map(([id]) => id),
    [ids[1], ids[2], ids[0]],
  )
})

test('[S50] a timer is part of the state: it ends after a restart, too', () => {
  const { on } = started()
  on.submit(limit(1, 'buy', '1', '99'))
  on.submit(setting(1, 60_000))
  const machine = new Machine([spot])
  machine.restore(on.machine.snapshot())
  assert.equal(machine.deferrable(), undefined)
  machine.advance(on.machine.now + 60_000)
  assert.deepEqual(machine.deferrable()?.command, { type: 'endCancelTimer', member: 1 })
})

test('[S50] one that cannot be ended holds up no other', () => {
  let isBroken = true
  const on = given(
    stage(spot, {
      fails: (command) => {
        const { type, member } = command as EndCancelTimer
        return isBroken && type === 'endCancelTimer' && member === 1
      },
    }),
  )
  for (const member of [1, 2]) {
    on.submit(limit(member, 'buy', '1', '99'))
    on.submit(setting(member, 5_000))
  }
  on.wait(6_000)
  assert.deepEqual([...on.state().byMember.keys()], [1])
  isBroken = false
  on.machine.retryFailing()
  on.wait(1)
  assert.deepEqual([...on.state().byMember.keys()], [])
})
