/** Limits of the rules: each is broken in the source, and the tests that cite its rule must fail. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { brokenLimits } from '@evenkeel/verticals/all.testing.ts'

const ROOT = join(import.meta.dirname, '..')
const MUTATE = new URL('./testing/mutate.ts', import.meta.url).href

type Mutation = { readonly file: string; readonly from: string; readonly to: string }

for (const [vertical, limitsByFile] of Object.entries(brokenLimits))
  for (const [name, limits] of Object.entries(limitsByFile))
    for (const [rule, source, from, to] of limits)
      test(`a broken limit is caught: ${rule}, ${source}: ${to}`, async () => {
        const folder = `verticals/${vertical}`
        const mutation = { file: join(folder, source), from, to }
        const { failed } = await run(`${folder}/${name}`, rule, mutation)
        assert.ok(failed > 0)
      })

// Whole, all these tests are part of `npm test`.
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
