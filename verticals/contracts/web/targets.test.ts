/** Take-profits and stop-losses as they are edited: those of a position of which a part was closed can be saved as they are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from './ownAccount.ts'
import { targetsFrom } from './targets.ts'

const target = (lots: number) => ({ kind: 'stopLoss', stopPrice: '90', lots }) as Order

test('[LC12] a target for more lots than are left is edited as one for those that are', () => {
  assert.deepEqual(targetsFrom([target(200)], 195), [
    { nth: 0, kind: 'stopLoss', price: '90', lots: '195' },
  ])
})

test('[LC12] a target for some lots keeps them, one for all lots names none', () => {
  const lots = targetsFrom([target(5), target(0)], 195).map((one) => one.lots)
  assert.deepEqual(lots, ['5', ''])
})
