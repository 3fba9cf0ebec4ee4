/** What two admins agree to give up with the open options of a member: how many, and what they may win. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { server } from './server.ts'
import { coins, givenOptions } from './testing/givenOptions.ts'

test('[TO39] open options are given up with all that they may win', () => {
  const on = givenOptions()
  const words = () => server.holdings?.(on.machine, 1).obligations
  assert.equal(words(), undefined)
  on.price('61000')
  on.place({ stake: coins('100') })
  assert.deepEqual(words(), ['1 open option, which may win 80 USDT'])
  on.place({ stake: coins('12.5') })
  assert.deepEqual(words(), ['2 open options, which may win 90 USDT'])
})
