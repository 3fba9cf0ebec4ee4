/** The machine: replays to the same state, from any snapshot, and refuses what does not fit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { house } from './accounts.ts'
import { Writer } from './bytes.ts'
import { EntryCodec } from './entry.ts'
import { idAt } from './ids.ts'
import { Machine } from './machine.ts'
import { shareDown } from './money.ts'
import { isSame, locker, lockerWith, type State, stage } from './testing/index.ts'

const lock = { type: 'lockUp', member: 1, asset: 'USDT', amount: 100n, forMs: 1_000 } as const

test('a stage replays every command and compares: money goes, is frozen, and comes back', () => {
  const on = stage(locker).fund(1, 'USDT', 1_000n)
  on.submit(lock)
  assert.equal(on.available(1, 'spot', 'USDT'), 899n)
  assert.equal(on.frozen(1, 'spot', 'USDT'), 100n)
  on.wait(999)
  assert.equal(on.frozen(1, 'spot', 'USDT'), 100n)
  on.wait(1)
  assert.equal(on.available(1, 'spot', 'USDT'), 999n)
  on.refused({ ...lock, amount: 0n }, 'nothingToLock')
  on.refused({ ...lock, amount: 999n }, 'notEnough')
})

test('the test stage catches a core that does not freeze, and one that decides while it applies', () => {
  const careless = stage(lockerWith({ freezes: false })).fund(1, 'USDT', 1_000n)
  assert.throws(() => careless.submit(lock), /explained/)
  let applied = 0
  const moody = {
    ...locker,
    apply: (...args: Parameters<typeof locker.apply>) =>
      applied++ % 2 ? undefined : locker.apply(...args),
  }
  assert.throws(() => stage(moody).fund(1, 'USDT', 1_000n).submit(lock), /explained|same state/)
})

test('what is free of an account of the house is what cores leave; of one that none speaks for, nothing', () => {
  /** As many are locked up, so much of the fees must stay. */
  const reserving = {
    ...locker,
    reserved: { fees: (_: string, { locks }: State) => BigInt(locks.size) },
  }
  for (const [core, free] of [
    [locker, 0n],
    [reserving, 1n],
  ] as const) {
    const on = stage(core).fund(1, 'USDT', 5_000n)
    for (const amount of [1_000n, 1_000n, 10n]) on.submit({ ...lock, amount })
    const { ledger, free: freeOf } = on.machine.look('real')
    assert.equal(ledger.balance(house('fees'), 'USDT'), 3n)
    assert.equal(freeOf('fees', 'USDT'), 0n)
    on.wait(1_000)
    assert.equal(freeOf('fees', 'USDT'), free * 3n)
    assert.equal(freeOf('treasury', 'USDT'), 0n)
  }
})

test('a fee that is rounded the wrong way shows in the house account', () => {
  const right = stage(locker).fund(1, 'USDT', 1_000n)
  const wrong = stage(lockerWith({ fee: (amount) => shareDown(amount, 10) })).fund(
    1,
    'USDT',
    1_000n,
  )
  right.submit(lock)
  wrong.submit(lock)
  assert.equal(wrong.available(1, 'spot', 'USDT') - right.available(1, 'spot', 'USDT'), 1n)
})

test('[J11] a machine that is restored goes on as the one that was kept', () => {
  const on = stage(locker).fund(1, 'USDT', 1_000n)
  on.submit(lock)
  const copy = new Machine([locker], 9)
  copy.restore(on.machine.snapshot())
  assert(isSame(copy.snapshot(), on.machine.snapshot()))
  assert.equal(copy.seq, on.machine.seq)
  copy.check()
})

test('a snapshot of a core that this version does not know is refused; a new core starts anew', () => {
  const on = stage(locker).fund(1, 'USDT', 1_000n)
  assert.throws(() => new Machine([]).restore(on.machine.snapshot()), /locker/)
  const later = new Machine([
    locker,
    { ...lockerWith(), name: 'later', code: 202, events: {} as never },
  ])
  later.restore(on.machine.snapshot())
  const state = later.state('real', { ...locker, name: 'later' }) as State
  assert.equal(state.locks.size, 0)
})

test('entries and batches that do not follow one another are refused', () => {
  const bytes = (first: number, at: number) => {
    const out = new Writer()
    const codec = new EntryCodec([locker])
    codec.writeHead(out, { first, at, count: 1 })
    const decision = { ok: false, refusal: 'no' } as const
    codec.writeEntry(
      out,
      { seq: first, at, realm: 'real', key: undefined, fingerprint: undefined, decision },
      at,
    )
    return out.copy()
  }
  const machine = new Machine([locker])
  machine.replay(bytes(1, 50))
  assert.throws(() => machine.replay(bytes(3, 50)), /follow one another/)
  assert.throws(() => machine.replay(bytes(2, 49)), /forward/)
})

test('two events may not share a name or a code', () => {
  assert.throws(() => new EntryCodec([locker, { ...locker, code: 202 }]), /used once/)
  assert.throws(() => new EntryCodec([{ ...locker, code: 0 }]), /code of its own/)
  const { lockedUp } = locker.events
  assert.throws(
    () => new EntryCodec([{ ...locker, events: { lockedUp, opened: lockedUp } as never }]),
    /used once/,
  )
})

test('ids come from the place in the journal: none twice, the same on every replay', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 1023 }), fc.nat(), fc.nat({ max: 1023 }), (a, b, c, d) => {
      return (idAt(a, b) === idAt(c, d)) === (a === c && b === d)
    }),
  )
  assert.throws(() => idAt(1, 1024), /fewer/)
})
