/** Opening and settling: by which price, when, what comes of it, and that nothing else changes it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXCHANGE, house, Machine } from '@evenkeel/kernel'
import { coins, givenOptions, SYMBOL } from '../testing/givenOptions.ts'
import { type Event, options, type Settled } from './index.ts'

const ofHouse = (on: ReturnType<typeof givenOptions>, name: 'options' | 'fees') =>
  on.machine.balance('real', house(name), 'USDT')

/** One that opened at 61000 and is settled at this price. */
function settledAt(price: string, direction: 'rise' | 'fall', feeBps = 0) {
  const on = givenOptions({ terms: [{ feeBps }] })
  const { expiresAt } = on.opened('61000', { direction, feeBps })
  on.price(price, expiresAt)
  on.wait(expiresAt - on.now())
  on.seal(expiresAt)
  const [settled, ...more] = on.takeSettled()
  assert.deepEqual(more, [])
  assert.equal(on.holds(), 0n)
  return { on, settled }
}

/** A process that starts from what another one kept: its board is empty. */
function restarted(from: Machine) {
  const machine = new Machine([options])
  machine.restore(from.snapshot())
  function settle(): Settled[] {
    const settled: Settled[] = []
    for (let due = machine.deferrable(); due !== undefined; due = machine.deferrable()) {
      const decision = machine.decide(options, due.command, due.realm, EXCHANGE)
      if (!decision.ok) throw new TypeError(decision.refusal)
      const [seq, at, realm] = [machine.seq + 1, machine.now, due.realm]
      const entry = { seq, at, realm, key: undefined, fingerprint: undefined, decision }
      machine.take(entry, machine.batch + 1)
      for (const event of decision.events as Event[])
        if (event.type === 'optionSettled') settled.push(event)
    }
    return settled
  }
  return { machine, settle }
}

test('[TO4] it opens at the first price after its acceptance, never at one that was known', () => {
  const on = givenOptions()
  on.price('61000')
  const { id, acceptedAt } = on.place()
  const opened = () => on.state().options.get(id)?.opened
  on.seal(acceptedAt)
  assert.equal(opened(), undefined)
  on.price('61001', acceptedAt + 300)
  on.price('61002', acceptedAt + 400)
  assert.equal(opened(), undefined, 'not before it is sealed')
  on.seal(acceptedAt + 299)
  assert.equal(opened(), undefined)
  on.seal(acceptedAt + 300)
  assert.deepEqual(opened(), { price: coins('61001'), at: acceptedAt + 300, source: 'walk' })
})

test('[TO4] without a fresh price within 10 seconds it never opens, and all comes back', () => {
  for (const [later, isStale, outcome] of [
    [10_000, false, undefined],
    [10_001, false, 'unopened'],
    [5_000, true, 'unopened'],
  ] as const) {
    const on = givenOptions({ terms: [{ feeBps: 50 }] })
    on.price('61000')
    const { acceptedAt } = on.place({ feeBps: 50 })
    on.price('61001', acceptedAt + later, isStale)
    on.wait(11_000)
    on.seal()
    assert.equal(on.takeSettled()[0]?.outcome, outcome)
    if (outcome !== undefined) assert.equal(on.has(), coins('10000'))
  }
})

test('[TO6] [TO7] higher wins a rise and loses a fall; equal returns the stake', () => {
  const won = settledAt('61000.00000001', 'rise')
  assert.equal(won.settled?.outcome, 'won')
  assert.equal(won.on.has(), coins('10080'))
  assert.equal(ofHouse(won.on, 'options'), coins('99920'))
  const lost = settledAt('60999.99999999', 'rise')
  assert.equal(lost.settled?.outcome, 'lost')
  assert.equal(lost.on.has(), coins('9900'))
  assert.equal(ofHouse(lost.on, 'options'), coins('100100'))
  assert.equal(settledAt('61000.00000001', 'fall').settled?.outcome, 'lost')
  assert.equal(settledAt('60999.99999999', 'fall').settled?.outcome, 'won')
  const equal = settledAt('61000', 'fall')
  assert.equal(equal.settled?.outcome, 'equal')
  assert.equal(equal.on.has(), coins('10000'))
})

test('[TO7] the fee is kept whatever the outcome, and told only then', () => {
  for (const price of ['61001', '60999', '61000']) {
    const { on, settled } = settledAt(price, 'rise', 33)
    assert.equal(ofHouse(on, 'fees'), coins('0.33'))
    const told: object[] = []
    if (settled) options.tells?.(settled, (fact) => told.push(fact), on.state())
    assert.deepEqual(told, [{ type: 'feePaid', member: 1, asset: 'USDT', amount: coins('0.33') }])
  }
})

test('[TO8] a price that is stale or too old at the expiry returns stake and fee', () => {
  for (const [before, isStale, outcome] of [
    [10_000, false, 'won'],
    [10_001, false, 'stale'],
    [0, true, 'stale'],
  ] as const) {
    const on = givenOptions({ terms: [{ feeBps: 33 }] })
    const { expiresAt } = on.opened('61000', { feeBps: 33 })
    on.price('61001', expiresAt - before, isStale)
    on.wait(60_000)
    on.seal()
    const [settled] = on.takeSettled()
    assert.equal(settled?.outcome, outcome)
    if (outcome !== 'stale') continue
    assert.equal(on.has(), coins('10000'))
    assert.equal(ofHouse(on, 'fees'), 0n)
    const told: object[] = []
    if (settled) options.tells?.(settled, (fact) => told.push(fact), on.state())
    assert.deepEqual(told, [])
  }
})

test('[TO6] the last price at or before the expiry counts, not one after it', () => {
  const on = givenOptions()
  const { expiresAt } = on.opened('61000')
  on.price('61001', expiresAt - 1)
  on.price('60000', expiresAt + 1)
  on.wait(31_000)
  on.seal()
  assert.deepEqual(on.takeSettled()[0]?.tick, {
    price: coins('61001'),
    at: expiresAt - 1,
    source: 'walk',
  })
})

test('[TO6] [M20] all of one symbol and expiry are settled by the same tick', () => {
  const on = givenOptions()
  on.price('61000')
  const expiries = new Set<number>()
  for (let nth = 0; nth < 150; nth++)
    expiries.add(on.place({ member: 1 + (nth % 2), stake: coins('10') }).expiresAt)
  assert.equal(expiries.size, 1)
  const [expiresAt = 0] = expiries
  on.price('61000', on.now() + 1)
  on.price('61001', expiresAt)
  on.wait(40_000)
  on.seal()
  const settled = on.takeSettled()
  assert.equal(settled.length, 150)
  assert.deepEqual([...new Set(settled.map(({ tick }) => tick?.at))], [expiresAt])
})

test('[TO9] [M15] neither before its expiry nor before that is sealed; late and doubled prices change nothing', () => {
  const on = givenOptions()
  const { expiresAt } = on.opened('61000')
  on.price('61001', expiresAt)
  on.wait(60_000)
  on.seal(expiresAt - 1)
  assert.deepEqual(on.takeSettled(), [], 'not sealed')
  on.seal(expiresAt)
  assert.equal(on.takeSettled()[0]?.outcome, 'won')
  on.price('50000', expiresAt)
  on.price('50000', expiresAt - 5)
  on.seal()
  assert.deepEqual(on.takeSettled(), [])
  const early = givenOptions()
  const option = early.opened('61000')
  early.seal(option.expiresAt)
  assert.deepEqual(early.takeSettled(), [], 'sealed ahead of the clock')
})

test('[TO9] [M15] a server that was down at the expiry settles by the ticks that were kept', () => {
  const on = givenOptions()
  const { expiresAt } = on.opened('61000')
  const again = restarted(on.machine)
  again.machine.advance(on.now() + 86_400_000)
  assert.deepEqual(again.settle(), [], 'nothing is known yet')
  const references = [
    { price: coins('61000.5'), at: expiresAt - 4_000, source: 'walk', isStale: false },
    { price: coins('60000'), at: expiresAt + 4_000, source: 'walk', isStale: false },
  ]
  again.machine.board.recall(SYMBOL, references)
  again.machine.board.seal(SYMBOL, expiresAt + 5_000)
  assert.deepEqual(
    again.settle().map(({ tick }) => tick?.price),
    [coins('61000.5')],
  )
})

test('[TO10] one decision settles 64 at most', () => {
  const on = givenOptions()
  on.price('61000')
  for (let nth = 0; nth < 65; nth++) on.place({ stake: coins('10') })
  const [first] = on.state().options.values()
  on.price('61000', on.now() + 1)
  on.price('61001', first?.expiresAt)
  const symbol = SYMBOL
  const expiresAt = first?.expiresAt ?? 0
  on.seal(expiresAt - 1)
  on.machine.board.seal(symbol, expiresAt)
  on.machine.advance(expiresAt)
  const due = on.machine.deferrable()
  assert.deepEqual(due?.command, { type: 'settleOptions', symbol, expiresAt })
  const decision = on.machine.decide(options, due?.command ?? { type: '' }, 'real', EXCHANGE)
  assert.equal(decision.ok && decision.events.length, 64)
})

test('[TO9] what is restored from a snapshot settles as it would have', () => {
  const on = givenOptions({ terms: [{}, { seconds: 60 }] })
  const { expiresAt } = on.opened('61000')
  on.price('61000')
  on.place({ member: 2, seconds: 60 })
  const again = restarted(on.machine)
  const begun = on.now()
  for (const { board } of [on.machine, again.machine])
    for (const [price, at] of [
      ['61000', begun + 5],
      ['61001', expiresAt],
    ] as const)
      board.setReference(SYMBOL, { price: coins(price), at, source: 'walk', isStale: false })
  again.machine.board.seal(SYMBOL, begun + 100_000)
  again.machine.advance(begun + 100_000)
  on.machine.advance(begun + 100_000)
  on.seal()
  const settled = again.settle()
  assert.equal(settled.length, 2)
  assert.deepEqual(settled, on.takeSettled())
  assert.equal(on.state().reserved, 0n)
})
