/** The exchange's clock as a device knows it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createServerClock } from './clock.ts'

/** A device that is so far behind the exchange, and asks it over a line with such times there and back. */
function given(behindMs: number) {
  const device = { now: 1_000_000, behindMs }
  const clock = createServerClock(() => device.now)
  function ping(thereMs: number, backMs: number) {
    const sentAt = device.now
    const serverAt = sentAt + thereMs + device.behindMs
    device.now += thereMs + backMs
    clock.note({ sentAt, arrivedAt: device.now, serverAt })
  }
  return { device, clock, ping, offBy: () => clock.now() - device.now - device.behindMs }
}

test('[market Q23] before an answer it is the device’s own clock; afterwards the exchange’s, by the shortest round trip', () => {
  const { clock, device, ping, offBy } = given(120_000)
  assert.equal(clock.now(), device.now)
  assert.equal(clock.isKnown(), false)
  ping(400, 200)
  assert.deepEqual([clock.isKnown(), offBy()], [true, 100])
  ping(40, 40)
  assert.equal(offBy(), 0)
  ping(90, 10)
  assert.equal(offBy(), 0, 'a longer round trip says less')
})

test('[market Q23] a backlog does not move it, however long it is and lasts', () => {
  const { ping, offBy } = given(-5_000)
  ping(30, 20)
  for (let backMs = 100; backMs < 60_000; backMs += 500) ping(30, backMs)
  assert.equal(offBy(), 5)
})

test('[market Q23] a device whose clock is set follows with the next answer', () => {
  const { device, ping, offBy } = given(120_000)
  ping(20, 20)
  device.now += 120_000
  device.behindMs = 0
  ping(300, 300)
  assert.equal(offBy(), 0)
})

test('[market Q23] an answer from before its question is none', () => {
  const { clock, device, ping, offBy } = given(0)
  ping(20, 20)
  clock.note({ sentAt: device.now, arrivedAt: device.now - 50, serverAt: 7 })
  assert.equal(offBy(), 0)
})
