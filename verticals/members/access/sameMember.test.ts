/** Nobody learns at the entrance whether two addresses belong to one member: what is asked depends on what was typed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { solve } from '../captcha/testing/solve.ts'
import type { Said } from '../contacts.ts'
import { counted } from '../testing/counted.ts'
import { testKeys } from '../testing/keys.ts'
import { givenEntrance, here } from './testing/givenEntrance.ts'

const tables = counted(await openTestTables())
const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
const { entrance, contacts, throttle } = given

type Pair = { readonly email: Said; readonly phone: Said }
type Step = { readonly by: keyof Pair; readonly network: number; readonly isWorked?: boolean }

const joined = async (email: string, phone?: string) => {
  const { member } = await given.join(email)
  if (phone !== undefined) await contacts.set(member, { kind: 'phone', text: `+49${phone}` })
}
const pairOf = (email: string, phone: string): Pair => ({
  email: { email },
  phone: { area_code: '+49', phone },
})
const [OWN, OTHERS, THIRD, NOBODYS] = ['15123451', '15123452', '15123453', '15123454'].map(
  (digits) => `${digits}000`,
) as [string, string, string, string]
await joined('ann@example.org', OWN)
await joined('bob@example.org', THIRD)
await joined('cid@example.org', OTHERS)
/** Of one member, of two members, and of nobody. */
const pairs = [
  pairOf('ann@example.org', OWN),
  pairOf('bob@example.org', OTHERS),
  pairOf('nobody@example.org', NOBODYS),
]

let streets = 0
/** All that can be seen from outside or measured of a sequence of wrong passwords. */
async function seen(pair: Pair, steps: readonly Step[]) {
  const street = ++streets
  const all: object[] = []
  for (const { by, network, isWorked = false } of steps) {
    given.wait(1_000)
    const from = { ...here, address: `10.${street}.${network}.1` }
    const bits = throttle.bitsFor(from.address, 'login')
    const captcha = isWorked ? given.worked('login', bits, from.address) : undefined
    await given.guessAlarm.settled()
    const [statements, looks] = [tables.statements.length, given.looks()]
    const answer = await entrance.login({ ...pair[by], password: 'not the one 77', captcha }, from)
    all.push({
      answer,
      statements: tables.statements.slice(statements),
      looks: given.looks() - looks,
      bits: throttle.bitsFor(from.address, 'login'),
    })
  }
  return all
}

const many = (times: number, step: (nth: number) => Step) =>
  Array.from({ length: times }, (_, nth) => step(nth))
const turned = (steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, by: step.by === 'email' ? 'phone' : 'email' }))

const sequences: Readonly<Record<string, readonly Step[]>> = {
  'three by one address, then one by the other': [
    ...many(3, () => ({ by: 'email', network: 1 })),
    { by: 'phone', network: 1 },
  ],
  'ten from ten networks, then one from another': [
    ...many(10, (network) => ({ by: 'email', network })),
    { by: 'phone', network: 99 },
  ],
  'with work in between, and in turns': [
    ...many(4, () => ({ by: 'email', network: 1 })),
    { by: 'email', network: 1, isWorked: true },
    ...many(4, () => ({ by: 'phone', network: 1 })),
    { by: 'phone', network: 1, isWorked: true },
    { by: 'email', network: 1 },
  ],
}

async function alike(ask: (pair: Pair) => Promise<readonly object[]>): Promise<void> {
  // What was counted before is over.
  given.wait(10 * 60_000)
  const [ofSame, ...others] = [await ask(pairs[0]!), await ask(pairs[1]!), await ask(pairs[2]!)]
  for (const other of others) assert.deepEqual(other, ofSame)
}

for (const [name, steps] of Object.entries(sequences))
  for (const [order, asked] of Object.entries({ 'e-mail': steps, phone: turned(steps) }))
    test(`[E2] [E7] [I3] ${name}, ${order} first: one member, two and none look alike`, () =>
      alike((pair) => seen(pair, asked)))

test('[E2] [E9] [I3] codes for one address say nothing about another of the same member', () =>
  alike(async (pair) => {
    const from = { ...here, address: `10.${++streets}.1.1` }
    const answers: object[] = []
    for (const by of ['email', 'email', 'phone', 'phone'] as const) {
      const captcha = given.worked('reset', throttle.bitsFor(from.address, 'reset'), from.address)
      const sent = await entrance.sendCode({ ...pair[by], purpose: 'reset', captcha }, from, 'en')
      answers.push('ticket' in sent ? Object.keys(sent) : sent)
    }
    return answers
  }))
