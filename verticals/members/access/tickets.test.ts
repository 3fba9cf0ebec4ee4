/** Tickets: once, for a while, and a flood of one caller pushes out that caller's own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTickets } from '@evenkeel/wire/server'

function given() {
  let now = 1_800_000_000_000
  const tickets = createTickets<string>(() => now)
  return { tickets, wait: (ms: number) => (now += ms) }
}

test('[E10] a ticket serves once, for five minutes', () => {
  const { tickets, wait } = given()
  const [first, second] = [tickets.give('first', 'ann'), tickets.give('second')]
  assert.deepEqual([tickets.look(first), tickets.take(first)], ['first', 'first'])
  assert.deepEqual([tickets.look(first), tickets.take(first)], [undefined, undefined])
  wait(5 * 60_000)
  assert.equal(tickets.take(second), undefined)
})

test('[E10] a ticket that is given back serves again, once, and no longer than before', () => {
  const { tickets, wait } = given()
  const ticket = tickets.give('ann', 'ann')
  wait(3 * 60_000)
  const borrowed = tickets.borrow(ticket)
  assert.equal(borrowed?.held, 'ann')
  assert.equal(tickets.borrow(ticket), undefined, 'nobody has it meanwhile')
  borrowed?.giveBack()
  assert.equal(tickets.look(ticket), 'ann')
  wait(2 * 60_000 - 1)
  tickets.borrow(ticket)?.giveBack()
  assert.equal(tickets.look(ticket), 'ann')
  wait(1)
  assert.equal(tickets.borrow(ticket), undefined)
})

test('[E11] [I2] a caller has 20 open tickets: more push out the own oldest, and nobody else’s', () => {
  const { tickets } = given()
  const anns = tickets.give('ann', 'ann')
  const flood = Array.from({ length: 50_000 }, () => tickets.give('eve', 'eve'))
  assert.equal(tickets.look(anns), 'ann')
  const open = flood.map(tickets.look)
  assert.equal(open.filter((one) => one === 'eve').length, 20)
  assert(open.slice(-20).every((one) => one === 'eve'))
})

test('[E11] what was used or is over makes room', () => {
  const { tickets, wait } = given()
  for (let nth = 0; nth < 100; nth++) assert.equal(tickets.take(tickets.give('x', 'ann')), 'x')
  const kept = Array.from({ length: 20 }, () => tickets.give('y', 'ann'))
  assert(kept.every((ticket) => tickets.look(ticket) === 'y'))
  wait(5 * 60_000)
  const fresh = Array.from({ length: 20 }, () => tickets.give('z', 'ann'))
  assert(fresh.every((ticket) => tickets.look(ticket) === 'z'))
})
