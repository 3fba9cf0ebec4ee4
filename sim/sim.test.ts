/** The simulation in small: it holds, and it is the same each time. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { type Realm, realms } from '@evenkeel/kernel'
import { type Naive, type NaiveExchange, upTo, type VerticalSide } from '@evenkeel/kernel/testing'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { BASIC, sides } from './sides.ts'
import { simulate } from './simulation.ts'
import { vaultSide } from './testing/vaultSide.ts'

const SEEDS = upTo(1, 5)
const COMMANDS = upTo(10_000, 20_000)
const LONG_RUNS = upTo(0, 100)
const seeds = Array.from({ length: SEEDS }, (_, nth) => nth + 1)
/** One that nobody has tried: its number is in the name of the test. */
const anySeed = () => randomInt(2 ** 31)

for (const seed of [...seeds, anySeed()])
  test(`[J10] [J11] [M1] [M4] [M9] [M10] [M11] [P2] every invariant holds with seed ${seed}`, async (t) => {
    t.diagnostic(`npm run sim -- --seed=${seed} --commands=${COMMANDS}`)
    const report = await simulate({ seed, commands: COMMANDS, crashRounds: 50 })
    assert(report.crashes > 0 && report.accepted > COMMANDS / 4 && report.resent > COMMANDS / 40)
  })

for (const seed of Array.from({ length: LONG_RUNS }, anySeed))
  test(`[J10] [J11] [M1] [M4] every invariant holds over 100,000 commands with seed ${seed}`, async () => {
    await simulate({ seed, commands: 100_000 })
  })

for (const seed of [...seeds.slice(0, 1), anySeed()])
  test(`one in four pieces of urgent work fails, and the rest is done in its order: seed ${seed}`, async () => {
    const report = await simulate({ seed, commands: 10_000, crashRounds: 50, failures: 4 })
    assert(report.failures > 10 && report.accepted > 2_500)
  })

test('[J10] the same seed gives the same run, to the last byte; another seed another', async () => {
  const [one, again, other] = [
    await simulate({ seed: 7, commands: 5_000 }),
    await simulate({ seed: 7, commands: 5_000 }),
    await simulate({ seed: 8, commands: 5_000 }),
  ]
  assert.deepEqual(again, one)
  assert.notDeepEqual(other.state, one.state)
})

test('every vertical with a core takes part in the simulation', () => {
  const taking = sides.map(({ core }) => core.name)
  const missing = cores.map(({ name }) => name).filter((name) => !taking.includes(name))
  assert.deepEqual(missing, [], 'Give it a side, and a line in verticals/all.testing.ts.')
})

test('[M1] every member uses every vertical, in both realms', async () => {
  const used = new Set<string>()
  let members: readonly number[] = []
  const watched = sides.map((side): VerticalSide => {
    const naive = (exchange: NaiveExchange) => {
      members = exchange.members
      return watching(side.naive(exchange), (member, realm) =>
        used.add(`${member} uses ${side.core.name}, ${realm}`),
      )
    }
    return { ...side, naive }
  })
  // Each beside those that all others build on: what the rest do makes time pass, in which projects end.
  for (const side of watched.slice(BASIC)) {
    const beside = [...watched.slice(0, BASIC), { ...side, share: side.share * 3 }]
    await simulate({ seed: 1, commands: 20_000, sides: beside })
  }
  const ofMembers = sides.filter(({ isOperatorsOnly }) => isOperatorsOnly === undefined)
  const all = members.flatMap((member) =>
    ofMembers.flatMap(({ core }) => realms.map((realm) => `${member} uses ${core.name}, ${realm}`)),
  )
  assert.deepEqual([...used].sort(), all.sort())
})

test('[M1] a new vertical joins by its side alone, beside all others', async () => {
  for (const seed of seeds)
    await simulate({ seed, commands: 5_000, crashRounds: 50, sides: [...sides, vaultSide] })
})

/** Tells of each command of a member that was accepted. */
function watching(naive: Naive, tell: (member: number, realm: Realm) => void): Naive {
  const decide = naive.decide.bind(naive)
  naive.decide = (command, place) => {
    const verdict = decide(command, place)
    if (verdict.answer === 'ok' && 'member' in command) tell(command.member as number, place.realm)
    return verdict
  }
  return naive
}
