/** A decision that throws costs one command or one piece of work; only a change that throws ends the process. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Board } from './board.ts'
import type { AnyCore, Typed } from './decision.ts'
import { type DecisionFailure, FailingWork } from './dueWork.ts'
import { Machine } from './machine.ts'
import { recover } from './recover.ts'
import type { Submission } from './submission.ts'
import {
  givenExchange as given,
  idOf,
  key,
  keyAt,
  lock,
  locker,
  memoryJournal,
} from './testing/index.ts'

const POISON = 13n
/** A locker that cannot decide about one amount; it takes an id first. */
const poisoned: AnyCore = {
  ...(locker as AnyCore),
  decide(command, state, world) {
    if (command.type === 'lockUp' && command.amount === POISON) {
      world.id()
      throw new TypeError('no such thing')
    }
    return (locker as AnyCore).decide(command, state, world)
  },
}
const poison = { ...lock, amount: POISON }

test('a command whose decision throws is refused by name, and everybody else goes on', async () => {
  const { submit, world, reported } = await given({ core: poisoned })
  const refused = { ok: false, refusal: 'decisionFailed' }
  assert.deepEqual(await submit(poison), refused)
  assert.deepEqual(reported, [
    { core: 'locker', realm: 'real', type: 'lockUp', isDue: false },
  ] satisfies DecisionFailure[])
  assert.equal((await submit(lock)).ok, true)
  assert.equal(world.broken, undefined)
})

test('a repeat under the key of a failed decision gets the same answer, after a restart as well', async () => {
  const { submit, journal } = await given({ core: poisoned })
  const first = await submit(poison, { key: key(1) })
  assert.deepEqual(first, { ok: false, refusal: 'decisionFailed' })
  // As if the fault was mended.
  const restarted = await given({ journal })
  assert.deepEqual(await restarted.submit(poison, { key: key(1) }), first)
  assert.equal((await restarted.submit(poison, { key: key(2) })).ok, true)
})

test('the ids that a failed decision took are given again', async () => {
  const [one, other] = [await given({ core: poisoned }), await given({ core: poisoned })]
  await one.submit(poison)
  assert.equal(idOf(await one.submit(lock)), idOf(await other.submit(lock)))
})

test('a reaction that throws refuses the command that it would have gone with', async () => {
  const publisher: AnyCore = {
    ...(locker as AnyCore),
    tells: (event, tell) => {
      if (event.type === 'lockedUp') tell({ type: 'feeTaken' } as never)
    },
  }
  const reactor: AnyCore = {
    ...(locker as AnyCore),
    name: 'reactor',
    code: 202,
    events: {},
    deferrable: undefined,
    claims: undefined,
    reacts() {
      throw new TypeError('no reaction')
    },
  }
  const { submit, world } = await given({ core: publisher, more: [reactor] })
  assert.deepEqual(await submit(lock), { ok: false, refusal: 'decisionFailed' })
  assert.equal(world.broken, undefined)
})

test('deferrable work that throws is left out until the next tick, reported once, and done when it can be', async () => {
  let isMended = false
  let tries = 0
  const core: AnyCore = {
    ...(locker as AnyCore),
    decide(command, state, world) {
      if (command.type === 'open' && ++tries > 0 && !isMended) throw new TypeError('stuck')
      return (locker as AnyCore).decide(command, state, world)
    },
  }
  const { exchange, submit, world, machine, reported } = await given({ core })
  await submit({ ...lock, forMs: 1_000 })
  world.now += 1_000
  for (let nth = 1; nth <= 3; nth++) {
    exchange.tick()
    assert.equal(tries, nth, 'once a tick')
    assert.equal((await submit({ ...lock, amount: 1n, forMs: 9_000 })).ok, true)
  }
  const failure = { core: 'locker', realm: 'real', type: 'open', symbol: undefined, isDue: true }
  assert.deepEqual(reported, [failure])
  assert.deepEqual(machine.failing.list(), [failure])
  isMended = true
  exchange.tick()
  assert.deepEqual(machine.failing.list(), [])
  assert.equal(world.broken, undefined)
})

test('deferrable work that cannot be decided holds up no other of its core', async () => {
  const tried: unknown[] = []
  const due = new Set(['bad', 'worse', 'good', 'fine'])
  const core: AnyCore = {
    ...(locker as AnyCore),
    purposes: { lockUp: 'move', open: 'run', work: 'run' },
    deferrable: (_state, _now, _prices, isSetAside) =>
      [...due]
        .map((id): Typed & { readonly id: string } => ({ type: 'work', id }))
        .find((command) => isSetAside?.(command) !== true),
    decide(command, state, world) {
      if (command.type !== 'work') return (locker as AnyCore).decide(command, state, world)
      tried.push(command.id)
      if (command.id === 'bad' || command.id === 'worse') throw new TypeError('stuck')
      due.delete(command.id)
      return { ok: true, events: [{ type: 'opened', ids: [] }] }
    },
  }
  const { exchange, submit, reported, machine, world } = await given({ core })
  exchange.tick()
  await submit(lock)
  assert.deepEqual([...due], ['bad', 'worse'], 'the others are done')
  assert.equal(reported.length, 2, 'once in each realm')
  const before = tried.length
  for (let nth = 0; nth < 4; nth++) {
    exchange.tick()
    await submit(lock)
  }
  const again = tried.slice(before)
  assert.ok(again.length <= 8, 'a tick tries one of each place again')
  assert.deepEqual(new Set(again), new Set(['bad', 'worse']), 'in turn')
  const logged = reported.length
  due.clear()
  for (let nth = 0; nth < 3; nth++) exchange.tick()
  assert.deepEqual([machine.failing.list(), reported.length, world.broken], [[], logged, undefined])
})

test('a core that passes over nothing waits in the symbol of what throws alone, until the next tick', async () => {
  const done: string[] = []
  let isMended = false
  const core: AnyCore = {
    ...(locker as AnyCore),
    purposes: { lockUp: 'move', open: 'run', work: 'run' },
    symbols: () => ['bad', 'good'],
    urgent: (symbol) => (done.includes(symbol) ? undefined : ({ type: 'work', symbol } as Typed)),
    decide(command, state, world) {
      if (command.type !== 'work') return (locker as AnyCore).decide(command, state, world)
      if (command.symbol === 'bad' && !isMended) throw new TypeError('stuck')
      done.push(command.symbol)
      return { ok: true, events: [{ type: 'opened', ids: [] }] }
    },
  }
  const { exchange, submit, world, machine, reported } = await given({ core })
  const price = { price: 1n, at: 1, source: 'test', isStale: false }
  exchange.tick((board) => {
    for (const symbol of ['bad', 'good']) board.setReference(symbol, price)
  })
  assert.deepEqual(new Set(done), new Set(['good', 'good']))
  exchange.tick()
  assert.equal((await submit(lock)).ok, true)
  assert.equal(reported.filter(({ realm }) => realm === 'real').length, 1)
  assert.equal(machine.failing.list().length, 2, 'in both realms')
  isMended = true
  exchange.tick()
  assert.deepEqual(done.includes('bad'), true)
  assert.deepEqual([machine.failing.list(), world.broken], [[], undefined])
})

type Work = Typed & { readonly symbol: string; readonly id: string }

/** A core with urgent work in symbols, in its order; what `fails` names cannot be decided. */
function working(due: Map<string, string[]>, fails: Set<string>) {
  const tried: string[] = []
  const isGiven: boolean[] = []
  const core: AnyCore = {
    ...(locker as AnyCore),
    purposes: { lockUp: 'move', open: 'run', work: 'run' },
    deferrable: undefined,
    symbols: () => [...due.keys()],
    urgent(symbol, _state, _world, isSetAside) {
      isGiven.push(isSetAside !== undefined)
      return (due.get(symbol) ?? [])
        .map((id): Work => ({ type: 'work', symbol, id }))
        .find((command) => isSetAside?.(command) !== true)
    },
    decide(command, state, world) {
      if (command.type !== 'work') return (locker as AnyCore).decide(command, state, world)
      const { symbol, id } = command as Work
      tried.push(id)
      if (fails.has(id)) throw new TypeError('stuck')
      due.set(
        symbol,
        (due.get(symbol) ?? []).filter((one) => one !== id),
      )
      return { ok: true, events: [{ type: 'opened', ids: [] }] }
    },
  }
  const price = { price: 1n, at: 1, source: 'test', isStale: false }
  const look = (board: Board) => {
    for (const symbol of due.keys()) board.setReference(symbol, price)
  }
  /** What was tried meanwhile. */
  const during = (act: () => void) => {
    tried.length = 0
    act()
    return [...tried]
  }
  return { core, look, during, isGiven }
}

test('of urgent work only what cannot be decided is set aside: the rest of its symbol is done in the same turn', async () => {
  const due = new Map<string, string[]>([['one', []]])
  const fails = new Set(['bad', 'worse'])
  const { core, look, during } = working(due, fails)
  const { exchange, submit, machine, journal, reported, world, bank } = await given({ core })
  due.set('one', ['bad', 'good', 'worse', 'fine'])
  const first = during(() => exchange.tick(look))
  assert.deepEqual(first.slice(0, 4), ['bad', 'good', 'worse', 'fine'], 'in the order of the core')
  assert.deepEqual(due.get('one'), ['bad', 'worse'])
  assert.equal(reported.length, 2, 'once in each realm')
  // Both realms have one to try, and no price comes.
  assert.deepEqual(
    during(() => exchange.tick()),
    ['bad', 'bad'],
  )
  assert.deepEqual(
    during(() => exchange.tick()),
    ['worse', 'worse'],
    'in turn',
  )
  assert.deepEqual(
    during(() => submit(lock)),
    [],
    'not between ticks',
  )
  due.set('one', ['bad', 'worse', 'new'])
  assert.ok(during(() => exchange.tick(look)).includes('new'))
  fails.clear()
  for (let nth = 0; nth < 2; nth++) exchange.tick()
  assert.deepEqual(due.get('one'), [])
  for (let nth = 0; nth < 2; nth++) exchange.tick()
  assert.deepEqual([machine.failing.list(), reported.length, world.broken], [[], 2, undefined])
  await submit({ ...lock, amount: 1n })
  // What is set aside is nobody's state: a replay asks for no work, and arrives at the same bytes.
  const replayed = new Machine([core, bank], 9)
  await recover(replayed, journal)
  assert.deepEqual(replayed.snapshot(), machine.snapshot())
})

test('where much of a symbol fails, a tick tries so many and no more, and comes to the rest by and by', async () => {
  const bad = Array.from({ length: 50 }, (_, nth) => `bad${nth}`)
  const due = new Map<string, string[]>([['one', []]])
  const { core, look, during } = working(due, new Set(bad))
  const { exchange } = await given({ core })
  due.set('one', [...bad, 'good'])
  const counts: number[] = []
  for (let nth = 0; due.get('one')?.includes('good'); nth++) {
    assert.ok(nth < 10, 'it is done in the end')
    counts.push(during(() => exchange.tick(nth === 0 ? look : undefined)).length)
  }
  assert.ok(Math.max(...counts) <= 2 * 20, 'in two realms')
  // All were tried: from now on it is one a tick.
  for (let nth = 0; nth < 2; nth++) exchange.tick()
  assert.equal(during(() => exchange.tick()).length, 2)
})

test('a core is asked about what is set aside only in a symbol where something is', async () => {
  const due = new Map([
    ['one', ['good', 'bad']],
    ['two', ['fine']],
  ])
  const { core, look, isGiven } = working(due, new Set())
  const { exchange } = await given({ core })
  exchange.tick(look)
  assert.ok(isGiven.length > 0 && !isGiven.includes(true))
  const failing = new FailingWork()
  const command = { type: 'work', symbol: 'one', id: 'bad' }
  failing.fail({ core, realm: 'real', symbol: 'one', command }, new Error('stuck'))
  const isSetAside = failing.setAside({ core, realm: 'real', symbol: 'one' })
  assert.deepEqual([isSetAside?.(command), isSetAside?.({ type: 'work' })], [true, false])
  assert.equal(failing.setAside({ core, realm: 'real', symbol: 'two' }), undefined)
  assert.equal(failing.setAside({ core, realm: 'demo', symbol: 'one' }), undefined)
})

test('a command that nobody gives is refused', async () => {
  const { exchange, reported } = await given()
  for (const actor of [
    undefined,
    { kind: 'stranger', id: 1 },
    { kind: 'member', id: 0 },
    { kind: 'operator', id: Number.NaN },
  ]) {
    const submission = { realm: 'real', actor } as unknown as Submission
    const decision = await exchange.submit(locker, lock, submission)
    assert.deepEqual(decision, { ok: false, refusal: 'decisionFailed' })
  }
  assert.equal(reported.length, 4)
})

test('a submission without an actor does not compile', () => {
  // @ts-expect-error: an actor is missing
  const submission: Submission = { realm: 'real' }
  assert.equal(submission.actor, undefined)
})

test('cores that always have deferrable work take turns, in both realms', () => {
  const busy = (name: string, code: number): AnyCore => ({
    ...(locker as AnyCore),
    name,
    code,
    events: {},
    claims: undefined,
    purposes: { work: 'run' },
    deferrable: () => ({ type: 'work' }),
  })
  const machine = new Machine([busy('one', 1), busy('two', 2)])
  const turns = Array.from({ length: 8 }, () => machine.deferrable())
  const seen = turns.map((due) => `${due?.core.name} ${due?.realm}`)
  assert.deepEqual(seen.slice(0, 4).toSorted(), ['one demo', 'one real', 'two demo', 'two real'])
  assert.deepEqual(seen.slice(4), seen.slice(0, 4))
})

test('a failed command in a request of several leaves the others, and is told again with them', async () => {
  const journal = memoryJournal()
  const { exchange } = await given({ core: poisoned, journal })
  const submission: Submission = {
    realm: 'real',
    owner: 1,
    actor: { kind: 'member', id: 1 },
    key: keyAt(1_700_000_000_000, 5),
  }
  const commands = [lock, poison, lock]
  const first = await exchange.submitAll(poisoned, commands, submission)
  assert.deepEqual(
    first.map(({ ok }) => ok),
    [true, false, true],
  )
  assert.deepEqual(await exchange.submitAll(poisoned, commands, submission), first)
})
