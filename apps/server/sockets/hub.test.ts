/** The hub under chance: whoever comes, goes, stalls or changes realms, nobody is left with something old. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { createHub, type Hub } from './hub.ts'
import { Ear, Market, names } from './testing/ear.ts'

const LISTENERS = 4
/** Three messages are too much for one that does not read. */
const unsentMax = 200

const who = fc.nat(LISTENERS - 1)
const name = fc.constantFrom(...names)
const step = fc.oneof(
  fc.record({ kind: fc.constant('sub' as const), who, name }),
  fc.record({ kind: fc.constant('unsub' as const), who, name }),
  fc.record({ kind: fc.constant('move' as const), who }),
  fc.record({ kind: fc.constantFrom('stall' as const, 'stall' as const, 'read' as const), who }),
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('publish' as const, 'say' as const), name }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('flush' as const, 'wait' as const) }) },
)

test('whatever happens, messages come in order, without a gap to who reads, and the last is the newest', async () => {
  let gaps = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 80, size: 'max' }),
      fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(0, 3),
      async (steps, delays, sliceMs) => {
        const market = new Market(delays)
        const parts = {
          stream: market,
          log: createLog(assert.fail),
          now: Date.now,
          stuckMs: 60_000,
        }
        const metrics = createMetrics()
        const hub = createHub({ ...parts, metrics, pace: { sliceMs, unsentMax } })
        const ears = Array.from({ length: LISTENERS }, () => new Ear(hub))
        for (const [nth, ear] of ears.entries()) for (const name of names.slice(nth)) ear.sub(name)
        for (const taken of steps) {
          const ear = 'who' in taken ? (ears[taken.who] as Ear) : (ears[0] as Ear)
          if (taken.kind === 'sub') ear.sub(taken.name)
          if (taken.kind === 'unsub') ear.unsub(taken.name)
          if (taken.kind === 'move') ear.move()
          if (taken.kind === 'stall') {
            ear.isSteady = false
            ear.pipe.pause()
          }
          if (taken.kind === 'read') ear.pipe.resume()
          if ('name' in taken && (taken.kind === 'publish' || taken.kind === 'say'))
            publish(hub, market, taken.name)
          if (taken.kind === 'flush' || taken.kind === 'say') hub.flush()
          if (taken.kind === 'wait') await turn()
        }
        hub.flush()
        for (const { pipe } of ears) pipe.resume()
        for (let turns = 0; turns < 60; turns++) await turn()
        for (const ear of ears) check(ear, market)
        gaps += metrics.text().includes('stream_gaps') ? 1 : 0
        for (const ear of ears) hub.leave(ear.listener)
        for (const topic of names)
          assert(!hub.isWanted('real', topic) && !hub.isWanted('demo', topic))
      },
    ),
    { numRuns: 200 },
  )
  assert(gaps >= 20, `only ${gaps} runs had somebody fall behind`)
})

function publish(hub: Hub, market: Market, name: string): void {
  for (const realm of ['real', 'demo'] as const) {
    const topic = `${realm} ${name}`
    market.last.set(topic, (market.last.get(topic) ?? 0) + 1)
    hub.publish(realm, name, market.message(realm, name) as string)
  }
}

function check(ear: Ear, market: Market): void {
  assert.deepEqual(ear.closed, [])
  const listening = new Set<string>()
  const last = new Map<string, number>()
  /** Of the topics as they are listened to now, since they were subscribed. */
  const since = new Map<string, number>()
  for (const { topic, nth = 0, subbed, unsubbed } of ear.heard) {
    if (subbed !== undefined) listening.add(subbed)
    if (unsubbed !== undefined) {
      listening.delete(unsubbed)
      for (const realm of ['real', 'demo']) since.delete(`${realm} ${unsubbed}`)
    }
    if (topic === undefined) continue
    assert(listening.has(topic.split(' ')[1] as string), `${topic} was not listened to`)
    assert(nth >= (last.get(topic) ?? 0), `${topic}: ${nth} came after ${last.get(topic)}`)
    const before = since.get(topic)
    if (before !== undefined) assert(nth > before, `${topic}: ${nth} came twice`)
    if (before !== undefined && ear.isSteady) assert.equal(nth, before + 1, `${topic} has a gap`)
    last.set(topic, nth)
    since.set(topic, nth)
  }
  for (const name of ear.wanted) {
    const topic = `${ear.realm} ${name}`
    assert.equal(since.get(topic), market.last.get(topic), `${topic} is old`)
  }
}

test('[W2] one that reads slowly stays; one on which nothing moves for too long is closed', async () => {
  const market = new Market([0])
  let now = 0
  const parts = { stream: market, log: createLog(assert.fail), metrics: createMetrics() }
  const hub = createHub({
    ...parts,
    now: () => now,
    stuckMs: 5_000,
    pace: { sliceMs: 3, unsentMax },
  })
  const [slow, stuck, well] = [new Ear(hub), new Ear(hub), new Ear(hub)]
  for (const ear of [slow, stuck, well]) ear.sub('a')
  await turn()
  slow.pipe.pause()
  stuck.pipe.pause()
  const say = () => {
    publish(hub, market, 'a')
    hub.flush()
  }
  const unsent = () => [slow.pipe, stuck.pipe].map(({ writableLength }) => writableLength)
  for (let nth = 0; nth < 20; nth++) {
    say()
    await turn()
  }
  assert(unsent().every((length) => length > unsentMax && length < 2 * unsentMax))
  for (let nth = 0; nth < 12; nth++) {
    now += 1_000
    say()
    // One message of it, in pieces.
    if (nth % 4 === 0) slow.pipe.read()
    await turn()
    hub.check()
    assert.equal(stuck.closed.length > 0, nth >= 5)
  }
  assert.equal(stuck.closed[0], 1013)
  assert.deepEqual(slow.closed, [])
  assert(unsent().every((length) => length < 2 * unsentMax))
  assert.equal(well.heard.at(-1)?.nth, 32)
  slow.pipe.resume()
  for (let turns = 0; turns < 20; turns++) await turn()
  assert.equal(slow.heard.at(-1)?.nth, 32)
})

test('a round among many gives way to others between one and the next', async () => {
  const market = new Market([0])
  const parts = { stream: market, log: createLog(assert.fail), metrics: createMetrics() }
  const pace = { sliceMs: 0, unsentMax }
  const hub = createHub({ ...parts, now: Date.now, stuckMs: 5_000, pace })
  const ears = Array.from({ length: 10 }, () => new Ear(hub))
  for (const ear of ears) ear.sub('a')
  await turn()
  const told = () => ears.filter(({ listener }) => listener.since > 0).length
  publish(hub, market, 'a')
  hub.flush()
  for (let nth = 1; nth <= 10; nth++) {
    assert.equal(told(), nth)
    await turn()
  }
  for (const { heard } of ears) assert.equal(heard.at(-1)?.nth, 1)
})
