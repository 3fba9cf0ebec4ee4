/** What stands in for the schemas in the browser has every word that contracts are written with. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as idle from './idleSchemas.ts'

const root = new URL('../..', import.meta.url).pathname

test('every word of a schema in a contract is there', () => {
  const files = globSync(['wire/*.ts', 'verticals/*/contract.ts', 'verticals/*/contract/*.ts'], {
    cwd: root,
  })
  const used = files.flatMap((path) =>
    [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/\bz\.([a-zA-Z_]+)\(/g)].map(
      ([, word]) => `${word} in ${path}`,
    ),
  )
  const missing = used.filter((use) => !((use.split(' ')[0] as string) in idle))
  assert.deepEqual(missing, [])
  assert(used.length > 500, 'it looked at contracts')
})
