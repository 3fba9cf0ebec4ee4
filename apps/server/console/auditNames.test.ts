/** Whatever the audit log has rows of is named in words, and no name stands for nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verticals } from '@evenkeel/verticals/all.server.ts'
import { auditActions } from '@evenkeel/verticals/operators/console/audit/actions.ts'

test('every call that is in the audit log has a plain name, and so has the command of the terminal', async () => {
  const routes = await Promise.all(verticals.map((one) => one.consoleRoutes?.({}) ?? []))
  const audited = routes.flat().flatMap(({ call }) => (call.audited ? [call.path] : []))
  assert.ok(audited.length > 50)
  assert.deepEqual([...auditActions].sort(), [...audited, 'terminal/operator_link'].sort())
})
