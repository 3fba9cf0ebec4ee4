/** Limits of the rules: each is broken in the source, and the tests that cite its rule must fail. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { isFull } from '@evenkeel/kernel/testing'
import { brokenLimits } from '@evenkeel/verticals/all.testing.ts'

const ROOT = join(import.meta.dirname, '..')
const MUTATE = new URL('./testing/mutate.ts', import.meta.url).href

type Mutation = { readonly file: string; readonly from: string; readonly to: string }

/** A slice has the first limit of each test of a core, for those start nothing. */
const isTaken = (name: string, nth: number) => isFull || (name.startsWith('core') && nth === 0)

for (const [vertical, limitsByFile] of Object.entries(brokenLimits))
  for (const [name, limits] of Object.entries(limitsByFile)) {
    const folder = `verticals/${vertical}`
    const taken = limits.filter((_, nth) => isTaken(name, nth))
    for (const [rule, source, from, to] of taken)
      test(`a broken limit is caught: ${rule}, ${source}: ${to}`, async () => {
        const { failed } = await run(join(folder, name), rule, {
          file: join(folder, source),
          from,
          to,
        })
        assert.ok(failed > 0)
      })
    for (const [rule, source, from] of isFull ? taken : [])
      test(`control: unbroken, the tests of ${rule} in ${name} pass by themselves`, async () => {
        const unchanged = { file: join(folder, source), from, to: from }
        const { passed, failed } = await run(join(folder, name), rule, unchanged)
        assert.deepEqual([passed > 0, failed], [true, 0])
      })
  }

test('what is replaced by itself fails nothing; what is not in the source fails to load', async () => {
  const path = 'verticals/portfolio/core/subscribe.test.ts'
  const replace = (from: string, to: string) =>
    run(path, 'PF12', { file: 'verticals/portfolio/core/rules.ts', from, to })
  assert.deepEqual(await replace('MAX = 100', 'MAX = 100'), { passed: 1, failed: 0 })
  assert.deepEqual(await replace('MAX = 99', 'MAX = 98'), {
    passed: Number.NaN,
    failed: Number.NaN,
  })
})

/** Runs the tests of a file that cite a rule; counts nothing where they cannot be loaded. */
async function run(path: string, rule: string, mutation: Mutation) {
  const { NODE_TEST_CONTEXT: _, ...rest } = process.env
  const env = { ...rest, EVENKEEL_MUTATION: JSON.stringify(mutation) }
  const options = ['--test-reporter=tap', `--test-name-pattern=[[ ]${rule}[\\],]`]
  const told = await new Promise<string>((resolve) => {
    const words = [`--import=${MUTATE}`, ...options, path]
    execFile(process.execPath, words, { cwd: ROOT, env }, (_error, stdout) => resolve(stdout))
  })
  const count = (what: string) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(told)?.[1])
  return { passed: count('pass'), failed: count('fail') }
}
