/** The exchange loop: nothing is told before it is durable, nothing late is done, nothing broken goes on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { available, frozen } from './accounts.ts'
import type { AnyCore, Decision } from './decision.ts'
import {
  FUNDS,
  givenExchange as given,
  key,
  type LockUp,
  lock,
  locker,
  soFar,
  spot,
} from './testing/index.ts'
import type { Notice } from './watchers.ts'

test('[J1] nobody is answered before the batch is durable', async () => {
  const { submit, journal, machine } = await given()
  journal.hold()
  const answer = submit(lock)
  assert.equal(await soFar(answer), 'pending')
  assert.equal(spot(machine), FUNDS - 101n)
  journal.release()
  assert.equal((await answer).ok, true)
})

test('[J1] a read, and a refusal, wait for what they saw', async () => {
  const { exchange, submit, journal } = await given()
  journal.hold()
  submit({ ...lock, amount: 900n })
  const seen = exchange.read(spot)
  const refused = submit({ ...lock, amount: 500n })
  assert.equal(await soFar(seen), 'pending')
  assert.equal(await soFar(refused), 'pending')
  journal.release()
  assert.equal(await seen, 99n)
  assert.deepEqual(await refused, { ok: false, refusal: 'notEnough' })
  assert.equal(await soFar(exchange.read(spot)), 99n)
})

test('commands that come while a batch is on its way go together in the next', async () => {
  const { submit, journal } = await given()
  const before = journal.batches.length
  journal.hold()
  const answers = [submit(lock)]
  await soFar(answers[0] as Promise<Decision>)
  for (let nth = 0; nth < 5; nth++) answers.push(submit({ ...lock, amount: 10n }))
  journal.release()
  await Promise.all(answers)
  assert.equal(journal.batches.length, before + 2)
})

test('[I8] what happens on one realm leaves the other as it was', async () => {
  const { submit, machine } = await given()
  await submit(lock, { realm: 'demo' })
  assert.equal(spot(machine), FUNDS)
  assert.equal(machine.balance('demo', frozen(1, 'spot'), 'USDT'), 100n)
  assert.equal(machine.balance('real', frozen(1, 'spot'), 'USDT'), 0n)
})

test('[A1] a command past its deadline is dropped, and its key stays free', async () => {
  const { submit, world, machine } = await given()
  const late = { key: key(4), deadline: world.now - 1 }
  assert.deepEqual(await submit(lock, late), { ok: false, refusal: 'deadlinePassed' })
  assert.equal(spot(machine), FUNDS)
  assert.equal((await submit(lock, { ...late, deadline: world.now })).ok, true)
})

test('[A1] when a group is full, commands wait; those that wait too long are never done', async () => {
  const { submit, world, journal, exchange } = await given()
  journal.hold()
  submit(lock)
  await soFar(Promise.resolve())
  const small: LockUp = { ...lock, amount: 0n }
  let nth = 100
  while (exchange.backlog === 0) submit(small, { key: key(nth++) })
  const late = submit(lock, { key: key(5), deadline: world.now })
  const patient = submit({ ...lock, amount: 1n }, { key: key(6) })
  world.now += 1
  journal.release()
  assert.deepEqual(await late, { ok: false, refusal: 'deadlinePassed' })
  assert.equal((await patient).ok, true)
  assert.equal(exchange.backlog, 0)
})

test('what time has made due is done by the next tick, and not before its time', async () => {
  const { submit, world, machine, exchange } = await given()
  await submit({ ...lock, amount: 900n })
  world.now += 999
  exchange.tick()
  assert.equal((await submit({ ...lock, amount: 900n })).ok, false)
  world.now += 1
  exchange.tick()
  assert.equal((await submit({ ...lock, amount: 900n })).ok, true)
  world.now += 1_000
  exchange.tick()
  assert.equal(await exchange.read(spot), FUNDS - 2n)
  machine.check()
})

test('[P4] a clock that jumps back moves nothing back', async () => {
  const { submit, world, machine, journal } = await given()
  await submit(lock)
  const { now } = machine
  world.now -= 10 * 365 * 24 * 3_600_000
  await submit(lock)
  assert.equal(machine.now, now)
  assert((journal.batches.at(-1)?.at ?? 0) >= (journal.batches.at(-2)?.at ?? 0))
})

test('[J5] after a failed append nobody is answered and nothing more is taken', async () => {
  const { submit, journal, world, exchange } = await given()
  journal.fail(new Error('the disk is gone'))
  const answer = submit(lock)
  assert.equal(await soFar(answer), 'pending')
  assert.match(String(world.broken), /the disk is gone/)
  await assert.rejects(submit(lock), /stopped/)
  assert.equal(await soFar(exchange.read(spot)), 'pending')
})

test('a core that breaks stops the exchange: what was on its way is not told', async () => {
  const cracked: AnyCore = {
    ...locker,
    apply() {
      throw new TypeError('cracked')
    },
  }
  const { submit, world } = await given({ core: cracked })
  assert.equal(await soFar(submit(lock)), 'pending')
  assert.match(String(world.broken), /cracked/)
  await assert.rejects(submit(lock), /stopped/)
})

test('due work that is refused fails, and does not come back before the next tick', async () => {
  let due: LockUp | undefined
  const core = { ...locker, deferrable: () => due }
  const { exchange, world, reported, machine } = await given({ core })
  due = { ...lock, amount: 0n }
  exchange.tick()
  exchange.tick()
  assert.deepEqual([reported.length, world.broken], [2, undefined], 'one for each realm')
  assert.equal(machine.failing.list().length, 2)
})

test('a watcher is told of its own member once a batch, when it is durable, as the batch left it', async () => {
  const { exchange, submit, journal } = await given()
  const told: string[] = []
  const tell = (member: number) =>
    exchange.watch('real', member, () => {
      const seen: Notice[] = []
      return {
        see: (notice) => void seen.push(notice),
        close() {
          const { machine, moved, realm } = seen.at(-1) as Notice
          const amounts = moved.map(({ account, asset }) => {
            return `${account}=${machine.balance(realm, account, asset)}`
          })
          const types = seen.map(({ events }) => events[0]?.type)
          const text = `${member}: ${types.join(' ')} ${amounts.join(' ')}`
          return () => told.push(text)
        },
      }
    })
  const stop = tell(1)
  tell(2)
  journal.hold()
  submit(lock)
  const answer = submit({ ...lock, amount: 200n })
  submit({ ...lock, amount: 50n }, { realm: 'demo' })
  await soFar(answer)
  const later = submit({ ...lock, amount: 1n })
  await soFar(later)
  assert.deepEqual(told, [])
  journal.release()
  await answer
  const [free, kept] = [available(1, 'spot'), frozen(1, 'spot')]
  const first = `1: lockedUp lockedUp ${free}=698 ${kept}=300`
  assert.deepEqual(told, [first], 'not what memory holds by then')
  await later
  assert.deepEqual(told, [first, `1: lockedUp ${free}=696 ${kept}=301`])
  stop()
  await submit({ ...lock, amount: 1n })
  assert.equal(told.length, 2)
})

test('stop answers what was decided and takes no more', async () => {
  const { exchange, submit, journal } = await given()
  journal.hold()
  const answer = submit(lock)
  const stopped = exchange.stop()
  await assert.rejects(submit(lock), /stopped/)
  assert.equal(await soFar(stopped), 'pending')
  journal.release()
  await stopped
  assert.equal((await answer).ok, true)
})

test('[J13] what is urgent at once goes in groups of a bounded size, and commands wait for all of it', async () => {
  const works = 200
  const ids = Array.from({ length: 10_000 }, (_, nth) => 1_000_000 + nth)
  const done: string[] = []
  let left = 0
  const core: AnyCore = {
    ...locker,
    purposes: { ...locker.purposes, work: 'run' },
    urgent: () => (left > 0 ? { type: 'work' } : undefined),
    symbols: () => ['btcusdt'],
    decide(command: LockUp | { type: 'work' }, state, world) {
      done.push(command.type)
      if (command.type !== 'work') return locker.decide(command, state, world)
      left--
      return { ok: true, events: [{ type: 'opened', ids }] }
    },
  }
  const { exchange, submit, journal, world } = await given({ core })
  journal.hold()
  left = works
  const reference = { price: 1n, at: world.now, source: 'x', isStale: false }
  exchange.tick((board) => board.setReference('btcusdt', reference))
  const answer = submit(lock)
  assert.equal(await soFar(answer), 'pending')
  assert(done.length < works / 2, `${done.length} at once`)
  journal.release()
  assert.equal((await answer).ok, true)
  assert.deepEqual(done, [...new Array(works).fill('work'), 'lockUp'])
  const most = Math.max(...journal.batches.map(({ payload }) => payload.length))
  assert(most < 1.2 * 1_048_576, `${most} bytes`)
})

test('[J1] who watches everything sees it at once, and tells of it when it is durable', async () => {
  const { exchange, submit, journal } = await given()
  const seen: string[] = []
  const told: string[] = []
  const unwatch = exchange.watchAll((realm, events) => {
    const names = `${realm}: ${events.map(({ type }) => type).join()}`
    seen.push(names)
    return realm === 'demo' ? undefined : () => told.push(names)
  })
  journal.hold()
  const answers = [submit(lock), submit(lock, { realm: 'demo' })]
  await soFar(answers[0] as Promise<Decision>)
  assert.equal(seen.length, 2)
  assert.deepEqual(told, [])
  journal.release()
  await Promise.all(answers)
  assert.deepEqual(told, [seen[0]])
  unwatch()
  await submit(lock)
  assert.equal(seen.length, 2)
})
