/** When a visit that nobody uses ends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createIdle, IDLE } from './idle.ts'

const MINUTE = 60_000

function given() {
  const clock = { now: 0 }
  const heard: string[] = []
  const idle = createIdle({
    now: () => clock.now,
    onWarn: (isWarned) => heard.push(isWarned ? 'warned' : 'calm'),
    onOver: () => heard.push('over'),
    tell: () => heard.push('told'),
  })
  const pass = (minutes: number) => {
    for (const end = clock.now + minutes * MINUTE; clock.now < end; ) {
      clock.now += IDLE.lookMs
      idle.look()
    }
  }
  return { idle, heard, pass }
}

test('nobody there for 28 minutes is warned, for 30 is over', () => {
  const { heard, pass } = given()
  pass(27)
  assert.deepEqual(heard, [])
  pass(1)
  assert.deepEqual(heard, ['warned'])
  pass(2)
  assert.deepEqual(heard, ['warned', 'calm', 'over'])
})

test('who is at work is not warned, and the exchange hears of them each five minutes', () => {
  const { idle, heard, pass } = given()
  for (let minute = 0; minute < 60; minute++) {
    pass(1)
    idle.touch()
  }
  assert.ok(heard.length >= 10 && heard.length <= 12, String(heard.length))
  assert.deepEqual(new Set(heard), new Set(['told']))
})

test('the warning is answered by its own button, and not by a hand that brushes the keys', () => {
  const { idle, heard, pass } = given()
  pass(28)
  idle.touch()
  pass(1)
  idle.stay()
  assert.deepEqual(heard, ['warned', 'calm', 'told'])
  pass(27)
  assert.deepEqual(heard, ['warned', 'calm', 'told'])
})
