/** Each network tells one story of how a deposit is credited. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creditingOf } from './networks.ts'

for (const [is_watched, is_sandbox, expected] of [
  [true, false, 'watched'],
  [true, true, 'watched'],
  [false, false, 'reviewed'],
  [false, true, 'sandbox'],
] as const)
  test(`[W40] with${is_watched ? '' : 'out'} a watcher, ${is_sandbox ? 'in a sandbox' : 'in earnest'}: ${expected}`, () =>
    assert.equal(creditingOf({ is_watched }, { is_sandbox }), expected))
