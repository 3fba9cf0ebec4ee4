/** Operators have one number each, by name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { operatorOf } from './operators.ts'

test('[W18] an operator has one number, however the name is typed; another name has another', async () => {
  const tables = await openTestTables()
  const numbers = await Promise.all(
    ['Olga', 'olga', ' OLGA ', 'Olga P', 'Olga  P', 'Omar'].map((name) => operatorOf(tables, name)),
  )
  const [olga, small, spaced, olgaP, olgaWide, omar] = numbers
  assert.deepEqual([small, spaced, olgaWide], [olga, olga, olgaP])
  assert.equal(new Set([olga, olgaP, omar]).size, 3)
})
