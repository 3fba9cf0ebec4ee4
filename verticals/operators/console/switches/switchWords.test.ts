/** Which switches take more than a press at the console. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maySwitch, switchNames } from '../../contract/index.ts'
import { needsWord } from './switchWords.ts'

test('[P56] what holds everybody up is typed before it is on; off goes without', () => {
  const typed = switchNames.filter((name) => needsWord({ name, isOn: true }))
  assert.deepEqual(typed, ['maintenance', 'everythingFrozen'])
  assert.ok(switchNames.every((name) => !needsWord({ name, isOn: false })))
})

test('[P51] admins may turn every switch, finance one, others none', () => {
  const mayTurn = (role: Parameters<typeof maySwitch>[0]) =>
    switchNames.filter((name) => maySwitch(role, name))
  assert.deepEqual(mayTurn('admin'), [...switchNames])
  assert.deepEqual(mayTurn('finance'), ['withdrawalsFrozen'])
  assert.deepEqual([...mayTurn('support'), ...mayTurn('reviewer')], [])
})
