/** Deferrable work takes turns with commands; whoever listens and fails is alone in that. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyCore } from './decision.ts'
import type { Turns } from './exchangeOptions.ts'
import { fingerprint } from './fingerprint.ts'
import type { Machine } from './machine.ts'
import {
  type Command,
  FUNDS,
  givenExchange as given,
  key,
  keyAt,
  type LockUp,
  lock,
  locker,
  type State,
  soFar,
  spot,
} from './testing/index.ts'

/** Each look at the stopwatch takes a while; the next turn comes when it is called for. */
function slowTurns(lookMs = 1): Turns & { readonly waiting: (() => void)[]; go(): void } {
  let ms = 0
  const waiting: (() => void)[] = []
  return {
    elapsed: () => (ms += lookMs),
    next: (work) => waiting.push(work),
    waiting,
    go: () => waiting.shift()?.(),
  }
}

const locksIn = (machine: Machine) => (machine.state('real', locker) as State).locks.size

test('deferrable work goes in slices, and commands are answered between them', async () => {
  const turns = slowTurns()
  const { exchange, submit, world, machine } = await given({ turns })
  for (let nth = 0; nth < 10; nth++) await submit({ ...lock, amount: 1n, forMs: 1_000 })
  world.now += 1_000
  exchange.tick()
  const left = locksIn(machine)
  assert.ok(left > 0 && left < 10, `a slice is some of it: ${left} of 10 are left`)
  assert.equal(turns.waiting.length, 0, 'the next slice waits until this one is durable')
  const answer = await submit({ ...lock, amount: 1n, forMs: 1_000_000 }, { key: key(1) })
  assert.equal(answer.ok, true)
  for (let nth = 0; nth < 20; nth++) {
    await exchange.read(() => undefined)
    turns.go()
  }
  await exchange.read(() => undefined)
  assert.equal(locksIn(machine), 1)
  assert.equal(turns.waiting.length, 0)
})

test('a slice is shorter while commands keep coming', async () => {
  /** Each look at the stopwatch takes half a millisecond. */
  const turns = slowTurns(0.5)
  const { exchange, submit, world, journal, machine } = await given({ turns })
  for (let nth = 0; nth < 20; nth++) await submit({ ...lock, amount: 1n, forMs: 1_000 })
  world.now += 1_000
  journal.hold()
  exchange.tick()
  const [beside, left] = [20 - locksIn(machine), locksIn(machine)]
  journal.release()
  await exchange.read(() => undefined)
  turns.go()
  const alone = left - locksIn(machine)
  assert.deepEqual([beside, alone], [1, 4], 'the first had commands beside it')
})

test('a tick does not begin a second slice while one is under way', async () => {
  const turns = slowTurns()
  const { exchange, submit, world, journal, machine } = await given({ turns })
  for (let nth = 0; nth < 10; nth++) await submit({ ...lock, amount: 1n })
  world.now += 1_000
  journal.hold()
  exchange.tick()
  const left = locksIn(machine)
  const batches = journal.batches.length
  exchange.tick()
  exchange.tick()
  assert.equal(locksIn(machine), left, 'while the slice is not durable')
  journal.release()
  await exchange.read(() => undefined)
  exchange.tick()
  assert.equal(locksIn(machine), left, 'while the next slice waits for its turn')
  assert.equal(journal.batches.length, batches + 1)
  assert.equal(turns.waiting.length, 1)
})

test('what deferrable work makes urgent is done before the next of it', async () => {
  const done: string[] = []
  let isUrgent = false
  const core: AnyCore = {
    ...locker,
    purposes: { ...locker.purposes, work: 'run' },
    touched: () => 'btcusdt',
    urgent: () => (isUrgent ? { type: 'work' } : undefined),
    decide(command: Command | { type: 'work' }, state, world) {
      done.push(command.type)
      isUrgent = command.type === 'open'
      if (command.type === 'work') return { ok: true, events: [{ type: 'opened', ids: [] }] }
      return locker.decide(command, state, world)
    },
  }
  const { exchange, submit, world } = await given({ core })
  for (let nth = 0; nth < 3; nth++) await submit({ ...lock, amount: 1n })
  done.length = 0
  world.now += 1_000
  exchange.tick()
  assert.deepEqual(done, ['open', 'work', 'open', 'work', 'open', 'work'])
})

test('[A1] a request of several commands is in one batch of the journal, however large', async () => {
  const { exchange, journal } = await given()
  const commands = Array.from({ length: 64 }, (_, nth) => ({ ...lock, amount: BigInt(nth % 3) }))
  const submission = {
    realm: 'real',
    owner: 1,
    actor: { kind: 'member', id: 1 },
    key: key(9),
  } as const
  const before = journal.batches.length
  const [first, again] = await Promise.all([
    exchange.submitAll(locker, commands, submission),
    exchange.submitAll(locker, commands, submission),
  ])
  assert.equal(journal.batches.length, before + 1)
  assert.deepEqual(again, first)
  assert.deepEqual(
    first.map((decision) => decision.ok),
    commands.map(({ amount }) => amount > 0n),
  )
  const restarted = await given({ journal })
  assert.deepEqual(await restarted.exchange.submitAll(locker, commands, submission), first)
  assert.equal(journal.batches.length, before + 1)
})

test('[M2] under one key stands one request: a part of it, more of it, or one of it is another', async () => {
  const { exchange, machine, submit } = await given()
  const submission = {
    realm: 'real',
    owner: 1,
    actor: { kind: 'member', id: 1 },
    key: key(10),
  } as const
  const one = { ...lock, amount: 1n }
  const all = (count: number) => Array.from({ length: count }, () => one)
  const ask = (count: number) => exchange.submitAll(locker, all(count), submission)
  assert.ok((await ask(2)).every(({ ok }) => ok))
  const before = spot(machine)
  const reused = { ok: false, refusal: 'keyReused' }
  for (const count of [1, 3]) assert.deepEqual(await ask(count), Array(count).fill(reused))
  assert.deepEqual(await submit(one, { key: key(10) }), reused)
  assert.equal(spot(machine), before)
})

test('[M2] a request is told from another by the whole of its fingerprint', async () => {
  const byHalf = new Map<string, LockUp>()
  /** Two commands whose fingerprints have the same upper or the same lower half. */
  function alike(half: 'high' | 'low'): LockUp[] {
    for (let amount = 1n; ; amount++) {
      const command = { ...lock, amount }
      const name = `${half} ${fingerprint(command)[half]}`
      const other = byHalf.get(name)
      if (other !== undefined) return [other, command]
      byHalf.set(name, command)
    }
  }
  const { submit } = await given()
  for (const [nth, half] of (['high', 'low'] as const).entries()) {
    const [first, second] = alike(half) as [LockUp, LockUp]
    assert.notDeepEqual(fingerprint(first), fingerprint(second))
    await submit(first, { key: key(20 + nth) })
    const reused = { ok: false, refusal: 'keyReused' }
    assert.deepEqual(await submit(second, { key: key(20 + nth) }), reused)
  }
})

test('[M2] a key that is too old is refused by name, and so is one from the future', async () => {
  const { submit, world, machine } = await given()
  world.now += 25 * 3_600_000
  assert.deepEqual(await submit(lock, { key: key(1) }), { ok: false, refusal: 'keyExpired' })
  const ahead = keyAt(world.now + 2 * 3_600_000, 1)
  assert.deepEqual(await submit(lock, { key: ahead }), { ok: false, refusal: 'keyFromFuture' })
  assert.equal(spot(machine), FUNDS)
})

test('a listener that throws, when it looks or when it is told, is cut off; the others are told', async () => {
  const { exchange, submit, failures } = await given()
  const told: string[] = []
  exchange.watch('real', 1, () => {
    throw new Error('cannot look')
  })
  const watch = (close: () => () => void, see: () => void = () => undefined) =>
    exchange.watch('real', 1, () => ({ see, close }))
  const fail = (why: string) => () => {
    throw new Error(why)
  }
  watch(() => () => told.push('seen'), fail('cannot see'))
  watch(fail('cannot close'))
  watch(() => fail('cannot tell'))
  watch(() => () => told.push('third'))
  exchange.watchAll(() => {
    throw new Error('cannot look at all')
  })
  exchange.watchAll(() => () => {
    throw new Error('cannot tell at all')
  })
  exchange.watchAll(() => () => told.push('all'))
  for (let nth = 0; nth < 2; nth++) assert.equal((await submit(lock)).ok, true)
  assert.deepEqual(told, ['all', 'third', 'all', 'third'])
  assert.deepEqual(
    failures.map((error) => (error as Error).message),
    [
      'cannot look at all',
      'cannot look',
      'cannot see',
      'cannot close',
      'cannot tell at all',
      'cannot tell',
    ],
  )
  assert.equal(await soFar(exchange.read(() => 'goes on')), 'goes on')
})
