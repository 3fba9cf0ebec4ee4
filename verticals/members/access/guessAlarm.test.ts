/** Repeated wrong passwords are told to the member: once a day, and so that nobody else learns anything by it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually, memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { solve } from '../captcha/testing/solve.ts'
import { counted } from '../testing/counted.ts'
import { testKeys } from '../testing/keys.ts'
import { createGuessAlarm, type GuessAlarm } from './guessAlarm.ts'
import { givenEntrance, here, reasonOf } from './testing/givenEntrance.ts'

const tables = counted(await openTestTables())
const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
const { entrance, events, guessAlarm } = given
const WRONG = 'not the one 77'
const PASSWORD = 'mauve lantern 84'
const HOUR_MS = 3_600_000
let networks = 0

/** Wrong passwords, each from a network of its own. */
async function guess(email: string, times: number, device?: string): Promise<string[]> {
  const reasons: string[] = []
  for (let nth = 0; nth < times; nth++) {
    const from = { ...here, address: `10.${networks >> 8}.${networks++ & 255}.1` }
    reasons.push(reasonOf(await entrance.login({ email, password: WRONG, device }, from)))
  }
  return reasons
}

function tenTimes(alarm: GuessAlarm, member: number): void {
  for (let nth = 0; nth < 10; nth++) alarm.note(member, here)
}

async function toldOf(member: number): Promise<number> {
  await guessAlarm.settled()
  const all = await events.of(member, undefined, 100)
  return all.filter(({ kind }) => kind === 'wrongPasswords').length
}

const mailsTo = async (email: string) =>
  (await given.messenger.outbox(1_000)).filter(
    ({ to, subject }) => to === email && /wrong passwords/.test(subject ?? ''),
  )

test('[E40, I4] after 10 wrong passwords the member is told what to do, in the app and by mail', async () => {
  const { member } = await given.join('ann@example.org')
  await guess('ann@example.org', 9)
  assert.equal(await toldOf(member), 0)
  await guess('ann@example.org', 1)
  assert.equal(await toldOf(member), 1)
  const [mail] = await mailsTo('ann@example.org')
  for (const words of [/None of these attempts succeeded/, /reset it/, /turn on an authenticator/])
    assert.match(mail?.text ?? '', words)
  const [event] = await events.of(member, undefined, 1)
  assert.deepEqual([event?.kind, event?.address], ['wrongPasswords', '10.0.9.1'])
})

test('[E40] wrong passwords by either address of a member count together', async () => {
  const { member } = await given.join('ivy@example.org')
  await given.contacts.set(member, { kind: 'phone', text: '+4915123450002' })
  await guess('ivy@example.org', 9)
  assert.equal(await toldOf(member), 0)
  const phone = { area_code: '+49', phone: '15123450002' }
  await entrance.login({ ...phone, password: WRONG }, { ...here, address: '10.201.1.1' })
  assert.equal(await toldOf(member), 1)
})

test('[E40] wrong passwords of ten minutes count together', async () => {
  const { member } = await given.join('kim@example.org')
  await guess('kim@example.org', 9)
  given.wait(10 * 60_000)
  await guess('kim@example.org', 9)
  assert.equal(await toldOf(member), 0)
  given.wait(10 * 60_000 - 1)
  await guess('kim@example.org', 1)
  assert.equal(await toldOf(member), 1)
})

test('[E40] however many follow, and after a restart, it is told once a day', async () => {
  const { member } = await given.join('bob@example.org')
  await guess('bob@example.org', 10)
  for (let window = 0; window < 3; window++) {
    given.wait(10 * 60_000)
    await guess('bob@example.org', 10)
  }
  assert.equal(await toldOf(member), 1)
  const restarted = createGuessAlarm({
    tables,
    events,
    now: given.now,
    laterMs: 0,
    onFailure: assert.fail,
  })
  for (let nth = 0; nth < 20; nth++) restarted.note(member, here)
  await restarted.settled()
  assert.equal(await toldOf(member), 1)
  given.wait(24 * HOUR_MS)
  await guess('bob@example.org', 12)
  assert.equal(await toldOf(member), 2)
  await eventually(
    'what is a day old is swept',
    async () => (await mailsTo('bob@example.org')).length === 1,
  )
})

test('[E40] what is wrong on a known device, and what was right in the end, is no guessing', async () => {
  const { member, session } = await given.join('cid@example.org')
  await guess('cid@example.org', 10, session.device)
  assert.equal(await toldOf(member), 0)
  for (let nth = 0; nth < 12; nth++) {
    const own = { email: 'cid@example.org', password: PASSWORD }
    const from = { ...here, address: `10.200.${nth}.1` }
    assert.equal(reasonOf(await entrance.login(own, from)), 'ok')
  }
  await guess('cid@example.org', 9)
  assert.equal(await toldOf(member), 0)
})

test('[E2, E40] [I3] the tenth answer is the same, with the same statements, for who does not exist', async () => {
  await given.join('dan@example.org')
  const seen = async (email: string) => {
    await guess(email, 9)
    const before = tables.statements.length
    const reasons = await guess(email, 1)
    const statements = tables.statements.slice(before)
    await guessAlarm.settled()
    return { reasons, statements }
  }
  const known = await seen('dan@example.org')
  assert.deepEqual(await seen('nobody@example.org'), known)
  assert.deepEqual([known.reasons, known.statements.length], [['wrongCredentials'], 2])
  assert.equal((await mailsTo('dan@example.org')).length, 1)
  assert.equal((await mailsTo('nobody@example.org')).length, 0)
})

test('[E40] a list of addresses is no flood of messages: so many an hour, and no more', async () => {
  const alarm = createGuessAlarm({
    tables,
    events,
    now: given.now,
    laterMs: 0,
    mostAnHour: 2,
    onFailure: assert.fail,
  })
  const people: number[] = []
  for (const name of ['eve', 'fay', 'gus']) {
    const { member } = await given.join(`${name}@example.org`)
    people.push(member)
    tenTimes(alarm, member)
  }
  await alarm.settled()
  assert.deepEqual(await Promise.all(people.map(toldOf)), [1, 1, 0])
  given.wait(HOUR_MS)
  for (const member of people) tenTimes(alarm, member)
  await alarm.settled()
  assert.deepEqual(await Promise.all(people.map(toldOf)), [1, 1, 1])
})

test('[E40] 1,000 members are told in an hour, and the next is not', async () => {
  let told = 0
  const alarm = createGuessAlarm({
    tables: { rows: async () => [] },
    events: { tell: async () => void told++ },
    now: given.now,
    laterMs: 0,
    onFailure: assert.fail,
  })
  for (let member = 1; member <= 1_002; member++) {
    tenTimes(alarm, member)
    await alarm.settled()
  }
  assert.equal(told, 1_000)
})

test('[E40] one that could not be told is told at the next wrong password; a stop waits for none', async () => {
  const { member } = await given.join('hal@example.org')
  const failures: unknown[] = []
  let isBroken = true
  const alarm = createGuessAlarm({
    tables,
    now: given.now,
    laterMs: 0,
    onFailure: (error) => failures.push(error),
    events: {
      tell: (...told) => (isBroken ? Promise.reject(new Error('no')) : events.tell(...told)),
    },
  })
  tenTimes(alarm, member)
  await alarm.settled()
  assert.deepEqual([failures.length, await toldOf(member)], [1, 0])
  isBroken = false
  alarm.note(member, here)
  await alarm.settled()
  assert.equal(await toldOf(member), 1)

  const slow = createGuessAlarm({
    tables,
    events,
    now: given.now,
    laterMs: HOUR_MS,
    onFailure: assert.fail,
  })
  given.wait(25 * HOUR_MS)
  tenTimes(slow, member)
  await slow.stop()
  assert.equal(await toldOf(member), 1)
})
