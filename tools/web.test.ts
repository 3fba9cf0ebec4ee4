/** When the web app and the console are built anew: each for its own sources. */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { apps, isStale, stampOf } from './web.mjs'

const [web, desk] = apps

function given(t: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'evenkeel-web-'))
  t.after(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('package-lock.json', '{}')
  return { root, write }
}

for (const [path, ofWeb, ofConsole] of [
  ['apps/web/App.tsx', true, true],
  ['apps/console/App.tsx', false, true],
  ['ui/kit/Button.tsx', true, true],
  ['ui/desk/DataTable.tsx', false, true],
  ['wire/call.ts', true, true],
  ['verticals/spot/web/TradeScreen.tsx', true, false],
  ['verticals/spot/web.ts', true, false],
  ['verticals/all.web.ts', true, false],
  ['verticals/operators/console/audit/AuditPage.tsx', false, true],
  ['verticals/operators/console.ts', false, true],
  ['verticals/all.console.ts', false, true],
  ['verticals/spot/contract/place.ts', true, true],
  ['verticals/spot/core/rules.ts', true, true],
  ['verticals/spot/routes.ts', false, false],
  ['ui/kit/layers.test.ts', false, false],
  ['package-lock.json', true, true],
] as const)
  test(`a change of ${path} is ${ofWeb ? 'one' : 'none'} of the web app and ${ofConsole ? 'one' : 'none'} of the console`, (t) => {
    const { root, write } = given(t)
    const before = [stampOf(root, web), stampOf(root, desk)]
    write(path, 'changed')
    const after = [stampOf(root, web), stampOf(root, desk)]
    assert.deepEqual([before[0] !== after[0], before[1] !== after[1]], [ofWeb, ofConsole])
  })

test('an app that was never built, or of other sources, is stale', (t) => {
  const { root, write } = given(t)
  assert.ok(isStale(root, desk))
  write('apps/console/dist/.stamp', stampOf(root, desk))
  assert.ok(!isStale(root, desk))
  assert.ok(isStale(root, web))
  write('apps/console/App.tsx', 'changed')
  assert.ok(isStale(root, desk))
})
