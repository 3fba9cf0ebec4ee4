/** The core of members: invitations, the share of fees, the play money of the demo book. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AccountRef,
  accept,
  available,
  custody,
  EXCHANGE,
  frozen,
  house,
  Machine,
  type Moved,
  move,
  shareDown,
  type Typed,
  UNIT,
} from '@evenkeel/kernel'
import { NaiveLedger, stage } from '@evenkeel/kernel/testing'
import fc from 'fast-check'
import { type Event, members } from './core.ts'
import { NaiveMembers } from './testing/naiveMembers.ts'
import { paymaster } from './testing/paymaster.ts'

const YEAR_MS = 365 * 24 * 3_600_000
const DEMO_FUNDS = 100_000n * UNIT
const [ANN, BOB, CAT, DAN] = [1, 2, 3, 4]
const invite = { type: 'invite', member: BOB, inviter: ANN } as const
const pay = { type: 'payCommission', member: BOB } as const
const fee = (amount: bigint, asset = 'USDT') =>
  ({ type: 'payFee', member: BOB, asset, amount }) as const

function given({ fees = 0n } = {}) {
  const on = stage(paymaster)
  on.submit(invite)
  if (fees > 0n) on.submit(fee(fees))
  return on
}

function givenDemo() {
  const on = stage(paymaster, { realm: 'demo' })
  on.submit({ type: 'declarePlayMoney' })
  return on
}

test('[E32] an invitation is told once, with its time; again it is nothing new', () => {
  const on = stage(paymaster).wait(5)
  const events = on.submit(invite)
  assert.deepEqual(events, [{ ...invite, type: 'invited', at: on.machine.now }])
  on.wait(1_000)
  assert.deepEqual(on.submit(invite), [])
})

test('[E32] an invitation never changes, and nobody invites themselves', () => {
  const on = given()
  on.refused({ ...invite, inviter: 3 }, 'alreadyInvited')
  on.refused({ ...invite, member: 3, inviter: 3 }, 'invitesThemselves')
  on.refused({ ...invite, inviter: BOB }, 'invitesThemselves')
  on.submit({ ...invite, member: ANN, inviter: 3 })
})

for (const [fees, share] of [
  [5n, 1n],
  [9n, 1n],
  [10n, 2n],
  [1_234_567_899n, 246_913_579n],
] as const)
  test(`[E33] of ${fees} in fees the inviter gets ${share}, out of the house's`, () => {
    const on = given({ fees })
    const [paid] = on.submit(pay)
    const { inviter, ...about } = invite
    assert.deepEqual(paid, {
      ...about,
      type: 'commissionPaid',
      id: on.machine.seq * 1024,
      inviter,
      asset: 'USDT',
      fees,
      amount: share,
    })
    assert.equal(on.available(ANN, 'spot', 'USDT'), share)
    assert.equal(on.machine.balance('real', house('fees'), 'USDT'), fees - share)
  })

test('[E33] less than the smallest part is nothing yet, and counts with what comes', () => {
  const on = given({ fees: 4n })
  assert.deepEqual(on.submit(pay), [])
  on.submit(fee(4n))
  on.submit(pay)
  assert.equal(on.available(ANN, 'spot', 'USDT'), 1n)
})

test('[E33] each coin has a sum of its own, and a payment of its own', () => {
  const on = given({ fees: 100n })
  on.submit(fee(50n, 'BTC'))
  const paid = on.submit(pay).map((event) => ({ asset: 'asset' in event && event.asset }))
  assert.deepEqual(paid, [{ asset: 'BTC' }, { asset: 'USDT' }])
  assert.equal(on.available(ANN, 'spot', 'USDT'), 20n)
  assert.equal(on.available(ANN, 'spot', 'BTC'), 10n)
})

test('[E33] a fee of an invited member counts when it is paid', () => {
  const on = given()
  const counted = { type: 'feeCounted', member: BOB, asset: 'USDT', amount: 7n }
  assert.deepEqual(on.submit(fee(7n)).at(-1), counted)
  on.submit(fee(8n))
  assert.deepEqual(on.state().counted, new Map([[BOB, new Map([['USDT', 15n]])]]))
})

test('[E33] nobody has a share in the fees of who was not invited, nor in those before it', () => {
  const on = stage(paymaster)
  on.submit(fee(100n))
  on.refused(pay, 'notInvited')
  on.submit(invite)
  on.submit({ ...fee(100n), member: ANN })
  assert.deepEqual(on.submit(pay), [])
  assert.deepEqual(on.state().counted, new Map())
})

test('[E33] [M18] fees count until a year after the invitation, and are paid even later', () => {
  const on = given({ fees: 5n }).wait(YEAR_MS - 1)
  on.submit(fee(10n))
  on.wait(1)
  on.submit(fee(20n))
  on.submit(pay)
  assert.equal(on.available(ANN, 'spot', 'USDT'), 3n)
})

test('[E33] fees on play money count nothing', () => {
  const on = givenDemo()
  on.submit(invite)
  on.submit(fee(100n))
  assert.deepEqual(on.submit(pay), [])
  assert.deepEqual(on.state().counted, new Map())
})

test('[E34] the house pays what it has, and the rest when it has more', () => {
  const on = given({ fees: 50n })
  on.submit({ ...invite, member: CAT })
  on.submit({ ...fee(1_000n), member: CAT })
  on.submit({ type: 'spendFees', asset: 'USDT', amount: 1_045n })
  on.submit(pay)
  assert.equal(on.available(ANN, 'spot', 'USDT'), 5n)
  assert.deepEqual(on.submit(pay), [])
  assert.deepEqual(on.submit({ ...pay, member: CAT }), [])
  on.submit({ ...fee(300n), member: DAN })
  on.submit(pay)
  assert.equal(on.available(ANN, 'spot', 'USDT'), 10n)
  on.submit({ ...pay, member: CAT })
  assert.equal(on.available(ANN, 'spot', 'USDT'), 210n)
})

test('[E34] [M18] however often it is asked for: the share of the fees that were paid', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 10n ** 12n), { minLength: 1, maxLength: 12 }), (fees) => {
      const on = given()
      let sum = 0n
      for (const [nth, amount] of fees.entries()) {
        on.submit(fee(amount))
        sum += amount
        if (nth % 3 === 1) continue
        on.submit(pay)
        assert.equal(on.available(ANN, 'spot', 'USDT'), shareDown(sum, 2_000))
        assert.deepEqual(on.submit(pay), [])
      }
    }),
    { numRuns: 60 },
  )
})

test('[E34] [J12] a journal from before fees were counted goes on from what its payments state', () => {
  const machine = new Machine([paymaster])
  const take = (...events: (Event | Moved)[]) => {
    const decision = accept(...events)
    const entry = { seq: machine.seq + 1, at: machine.now, realm: 'real', decision } as const
    machine.take({ ...entry, key: undefined, fingerprint: undefined }, machine.batch + 1)
    machine.endBatch(machine.batch + 1)
  }
  const submit = (command: Typed) => {
    const decision = machine.decide(paymaster, command, 'real', EXCHANGE)
    take(...(decision.ok ? (decision.events as (Event | Moved)[]) : []))
    return machine.balance('real', available(ANN, 'spot'), 'USDT')
  }
  const [from, to, asset] = [custody('sandbox'), house('fees'), 'USDT']
  take({ type: 'invited', member: BOB, inviter: ANN, at: 0 })
  take(move({ asset, amount: 1_000n, from, to, reason: 'fee', of: 1 }))
  const paid = { type: 'commissionPaid', id: 1, member: BOB, inviter: ANN, asset } as const
  take({ ...paid, fees: 101n, amount: 20n })
  // The house could not pay all of it at once, and an older sum was asked for in between.
  take({ ...paid, fees: 509n, amount: 50n }, { ...paid, fees: 400n, amount: 10n })
  assert.equal(submit(pay), 101n)
  assert.equal(submit(pay), 101n)
  submit(fee(1n))
  assert.equal(submit(pay), 102n)
})

test('[E30] only a book that was declared one of play money is filled', () => {
  const on = stage(paymaster)
  on.refused({ type: 'topUpDemo', member: ANN }, 'notPlayMoney')
  on.refused({ type: 'beginDemo', member: ANN }, 'notPlayMoney')
  assert.deepEqual(on.submit({ type: 'declarePlayMoney' }), [{ type: 'playMoneyDeclared' }])
  assert.deepEqual(on.submit({ type: 'declarePlayMoney' }), [])
  on.submit({ type: 'topUpDemo', member: ANN })
  assert.equal(on.available(ANN, 'spot', 'USDT'), DEMO_FUNDS)
})

test('[E30] a demo book begins with 100,000 USDT out of play custody, once', () => {
  const on = givenDemo()
  const [filled] = on.submit({ type: 'beginDemo', member: ANN })
  const id = on.machine.seq * 1024
  const amount = 100_000n * UNIT
  assert.deepEqual(filled, { type: 'demoFilled', id, member: ANN, asset: 'USDT', amount })
  assert.equal(on.machine.balance('demo', custody('play'), 'USDT'), -amount)
  on.submit({ type: 'lose', member: ANN, amount: 7n })
  assert.deepEqual(on.submit({ type: 'beginDemo', member: ANN }), [])
  assert.equal(on.available(ANN, 'spot', 'USDT'), amount - 7n)
})

test('[E30] its owner fills it up to that again, and not beyond', () => {
  const on = givenDemo()
  on.submit({ type: 'beginDemo', member: ANN })
  on.refused({ type: 'topUpDemo', member: ANN }, 'demoIsFull')
  on.submit({ type: 'lose', member: ANN, amount: 30_000n * UNIT + 1n })
  on.submit({ type: 'topUpDemo', member: ANN })
  assert.equal(on.available(ANN, 'spot', 'USDT'), DEMO_FUNDS)
  on.refused({ type: 'topUpDemo', member: ANN }, 'demoIsFull')
  on.fund(ANN, 'USDT', 1n).refused({ type: 'topUpDemo', member: ANN }, 'demoIsFull')
})

test('[E30] a refusal to fill it says what is available and what is frozen, in all accounts together', () => {
  const { machine, state } = givenDemo()
  const held = new Map<AccountRef, bigint>([
    [available(ANN, 'spot'), 60_000n * UNIT],
    [available(ANN, 'finance'), 39_751n * UNIT],
    [frozen(ANN, 'spot'), (UNIT * 499n) / 2n],
  ])
  const ledger = { balance: (account: AccountRef) => held.get(account) ?? 0n }
  const actor = { kind: 'member', id: ANN } as const
  const seen = { now: 0, actor, ledger, spendable: () => 0n, id: () => 1 }
  const world = { ...machine.look('demo'), ...seen }
  assert.deepEqual(members.decide({ type: 'topUpDemo', member: ANN }, state(), world), {
    ok: false,
    refusal: 'demoIsFull',
    detail: { available: '99751', frozen: '249.5' },
  })
})

test('[E30] money in every account counts, coins of another kind do not', () => {
  const on = givenDemo()
  on.fund(ANN, 'USDT', 4n, 'trading').fund(ANN, 'USDT', 5n, 'finance').fund(ANN, 'BTC', UNIT)
  on.submit({ type: 'topUpDemo', member: ANN })
  assert.equal(on.available(ANN, 'spot', 'USDT'), DEMO_FUNDS - 9n)
})

test('[E30] money at work counts', () => {
  const { machine, state } = givenDemo()
  const held = [frozen(ANN, 'spot'), frozen(ANN, 'trading'), frozen(ANN, 'finance')]
  const balance = (account: AccountRef) => (held.includes(account) ? 30_000n * UNIT : 0n)
  const actor = { kind: 'member', id: ANN } as const
  const world = {
    ...machine.look('demo'),
    now: 0,
    actor,
    ledger: { balance },
    spendable: () => 0n,
    id: () => 1,
  }
  const decision = members.decide({ type: 'topUpDemo', member: ANN }, state(), world)
  const filled = decision.ok ? (decision.events[0] as { amount: bigint }).amount : 0n
  assert.equal(filled, 10_000n * UNIT)
})

test('[E30] a book that has enough when it begins has begun all the same', () => {
  const on = givenDemo().fund(ANN, 'USDT', DEMO_FUNDS)
  const begun = on.submit({ type: 'beginDemo', member: ANN })
  assert.deepEqual(begun, [{ type: 'demoBegun', member: ANN }])
  on.submit({ type: 'lose', member: ANN, amount: 7n })
  assert.deepEqual(on.submit({ type: 'beginDemo', member: ANN }), [])
})

test('[E30] [E32] [E33] [E34] whatever is asked, the naive twin says the same', () => {
  const member = fc.integer({ min: 1, max: 3 })
  const amount = fc.bigInt(1n, 2_000n)
  const asset = fc.constantFrom('USDT', 'BTC')
  const paid = fc.oneof(
    fc.record({ type: fc.constant('invite' as const), member, inviter: member }),
    fc.record({ type: fc.constant('payCommission' as const), member }),
    fc.record({ type: fc.constant('payFee' as const), member, amount, asset }),
  )
  const others = fc.oneof(
    fc.record({ type: fc.constantFrom('beginDemo' as const, 'topUpDemo' as const), member }),
    fc.record({ type: fc.constant('lose' as const), member, amount }),
    fc.record({ type: fc.constant('wait' as const), ms: fc.nat(YEAR_MS / 2) }),
  )
  // Play money ends the counting: seldom, so that there is something to pay before.
  const command = fc.oneof(
    { weight: 16, arbitrary: paid },
    { weight: 6, arbitrary: others },
    { weight: 1, arbitrary: fc.constant({ type: 'declarePlayMoney' as const }) },
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40, size: 'max' }), (commands) => {
      const on = stage(paymaster)
      const [ledger, demo] = [new NaiveLedger(), new NaiveLedger()]
      const naive = new NaiveMembers({ real: ledger, demo }, ['USDT', 'BTC'])
      for (const asked of commands) {
        const place = { realm: 'real', now: on.machine.now } as const
        if (asked.type === 'wait') on.wait(asked.ms)
        else if (asked.type === 'payFee') {
          on.submit(asked)
          naive.hear({ ...asked, type: 'feePaid' }, place)
          ledger.pay(asked.asset, asked.amount, 'custody sandbox', 'house fees')
        } else if (asked.type === 'lose') {
          if (asked.amount > on.available(asked.member, 'spot', 'USDT')) continue
          on.submit(asked)
          ledger.pay('USDT', asked.amount, `${asked.member} spot available`, 'custody play')
        } else {
          const must = naive.decide(asked, place)
          if (typeof must === 'string') on.refused(asked, must as 'notInvited')
          else assert.equal(movedBy(on.submit(asked)), must)
        }
        assert.equal(ledger.difference(on.machine, 'real'), undefined)
      }
    }),
    { numRuns: 100 },
  )
})

function movedBy(events: readonly object[]): bigint {
  return events.reduce(
    (sum, event) => sum + ('amount' in event ? (event.amount as bigint) : 0n),
    0n,
  )
}
