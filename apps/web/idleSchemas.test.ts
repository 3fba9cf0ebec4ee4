/** Every schema that a contract is made of has its stand-in for the browser: one that lacks it breaks the page as it loads. */
import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import * as idle from './idleSchemas.ts'

const root = join(import.meta.dirname, '../..')

test('contracts use no schema that the browser does not know', async () => {
  const used = new Set<string>()
  for await (const path of glob(['wire/*.ts', 'verticals/*/contract{.ts,/**/*.ts}'], {
    cwd: root,
  })) {
    if (path.endsWith('.test.ts')) continue
    const text = await readFile(join(root, path), 'utf8')
    for (const [, name = ''] of text.matchAll(/\bz\.(\w+)\(/g)) used.add(name)
  }
  assert.ok(used.size > 15, 'the pattern finds what it is for')
  assert.deepEqual(
    [...used].filter((name) => !Object.hasOwn(idle, name)),
    [],
  )
})
