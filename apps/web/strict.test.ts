/** A build that imports what is not there fails. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { build } from 'vite'
import { strictImports } from './vite.strict.ts'

async function built(reads: string): Promise<unknown> {
  const root = await mkdtemp(join(tmpdir(), 'evenkeel-build-'))
  try {
    await writeFile(join(root, 'part.ts'), 'export const there = 1\n')
    const main = `import * as part from './part.ts'\nconsole.log(part.${reads})\n`
    await writeFile(join(root, 'main.ts'), main)
    return await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        rolldownOptions: { input: join(root, 'main.ts'), onLog: strictImports },
      },
    })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

test('what a module does not export ends the build, where it would be undefined in the browser', async () => {
  await built('there')
  await assert.rejects(built('missing'), /missing/)
})
