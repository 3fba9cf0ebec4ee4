/** Small copies of the repository with stand-ins for npm, tsc, biome and vite, in which the entry of the npm scripts is run. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'

const tools = fileURLToPath(new URL('..', import.meta.url))
export const ownNode = `node_modules/node-${process.platform}-${process.arch}/bin/node`
export const notes = "import { appendFileSync } from 'node:fs'\n"
export const note = (word: string) => `${notes}appendFileSync('notes', '${word}\\n')\n`

export function copyOf(t: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'evenkeel-run-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const at = (path: string) => join(root, path)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text, { mode: 0o755 })
  }
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` }
  delete env.npm_lifecycle_event
  const start = (words: string[]) => {
    const all = [at('tools/run.mjs'), ...words]
    return spawn(process.execPath, all, { env, cwd: tmpdir(), stdio: 'pipe' })
  }
  const copy = { root, at, write, run: (...words: string[]) => finish(start(words)), notes: noted }
  furnish(copy)
  return { ...copy, serve: () => listening(start(['start'])) }

  function noted(word: string): string[] {
    const all = existsSync(at('notes')) ? readFileSync(at('notes'), 'utf8').split('\n') : []
    return all.filter((line) => line.startsWith(word))
  }
}

function furnish({ root, at, write }: Pick<ReturnType<typeof copyOf>, 'root' | 'at' | 'write'>) {
  cpSync(tools, at('tools'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$/.test(path),
  })
  const manifest = '{"type":"module"}'
  write('package.json', manifest)
  write('package-lock.json', '{"packages":{}}')
  write('node_modules/.package-lock.json', '{"packages":{}}')
  mkdirSync(dirname(at(ownNode)), { recursive: true })
  symlinkSync(process.execPath, at(ownNode))
  write('bin/npm', `#!/bin/sh\necho "npm $*" >> notes\nmkdir -p ${root}/node_modules`)
  write('node_modules/typescript/bin/tsc', '')
  const told = "appendFileSync('notes', ['biome', ...process.argv.slice(2)].join(' ') + '\\n')"
  write('node_modules/@biomejs/biome/bin/biome', `require('node:fs').${told}`)
  write('node_modules/@biomejs/biome/package.json', '{}')
  write('node_modules/vite/package.json', manifest)
  const dist =
    "import { mkdirSync } from 'node:fs'\nmkdirSync('apps/web/dist', { recursive: true })\n"
  write('node_modules/vite/bin/vite.js', dist + note('built'))
  write('sim/main.ts', "console.log('seed', process.argv.slice(2).join(' '))")
  write('apps/server/main.ts', server)
  write('apps/server/testing/shared.ts', sharedSource('database'))
  write('e2e/shared.ts', sharedSource('browser'))
  for (const path of ['kernel/a.test.ts', 'tools/tidy.test.ts', 'e2e/a.test.ts'])
    write(path, testSource("test('a', () => {})"))
  write('tools/browser.mjs', '')
}

/** A program that others use, which starts nothing: it says who it is. */
export function sharedSource(name: string): string {
  return `process.send({ OF_ALL: '${name}' })\nprocess.once('disconnect', () => process.exit())\n`
}

const server = `${notes}setInterval(() => {}, 1000)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    appendFileSync('notes', signal + '\\n')
    setTimeout(() => process.exit(7), 100)
  })
console.log('listening')`

export function testSource(cases: string): string {
  const imports = "import assert from 'node:assert'\nimport { test } from 'node:test'\n"
  return `${imports}assert(true)\n${cases}\n`
}

/** What it wrote, and the last line of that. */
async function finish(child: ChildProcess): Promise<{ code: number; out: string; last: string }> {
  let out = ''
  const hear = (chunk: Buffer) => {
    out += chunk
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const [code] = await once(child, 'close')
  return { code, out, last: out.trimEnd().split('\n').at(-1) ?? '' }
}

async function listening(child: ChildProcess): Promise<ChildProcess> {
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}
