/** What the build makes of the console: nothing of it is in what members load, and no screen of theirs is in it. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { languages } from '@evenkeel/wire'
import { build, type Rolldown } from 'vite'

type Output = Rolldown.RolldownOutput['output']

const made = async (app: string): Promise<Output> => {
  const built = await build({
    configFile: `${import.meta.dirname}/../${app}/vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  })
  assert.ok('output' in built)
  return built.output
}
let console: Output
let web: Output

before(async () => {
  console = await made('console')
  web = await made('web')
})

const chunksOf = (output: Output) => output.filter((file) => file.type === 'chunk')

/** The sources that something is left of. */
function carried(output: Output): readonly string[] {
  const modules = chunksOf(output).flatMap((chunk) => Object.entries(chunk.modules))
  return modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id)
}
const among = (paths: readonly string[], pattern: RegExp) =>
  paths.filter((path) => pattern.test(path))

const OF_CONSOLE =
  /\/apps\/console\/|\/ui\/desk\/|\/@tanstack\/(react-table|table-core)\/|\/verticals\/[^/]+\/console(\/|\.ts$)|all\.console/
const OF_WEB = /\/apps\/web\/.*\.tsx$|\/verticals\/[^/]+\/web(\/|\.ts$)|all\.web|\/klinecharts\//

test('no file of the console is in what members load', () => {
  assert.ok(among(carried(console), OF_CONSOLE).length > 30, 'the pattern finds what it is for')
  assert.deepEqual(among(carried(web), OF_CONSOLE), [])
})

test('no screen of the members is in the console', () => {
  assert.ok(among(carried(web), OF_WEB).length > 100, 'the pattern finds what it is for')
  assert.deepEqual(among(carried(console), OF_WEB), [])
})

test('no call of an operator is named in what members load', () => {
  const named = (output: Output) =>
    chunksOf(output).filter(({ code }) =>
      /[`'"](?:console\/)?(?:sign_in_second|set_role)[`'"]/.test(code),
    )
  assert.notEqual(named(console).length, 0)
  assert.deepEqual(named(web), [])
})

test('pages come when they are asked for, and all texts of a language in one file', () => {
  const chunks = chunksOf(console)
  const entry = chunks.find(({ isEntry }) => isEntry)
  assert.ok(entry)
  const first = new Set([entry.fileName])
  for (const name of first)
    for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      first.add(other)
  assert.deepEqual(among([...first], /Page-/), [])
  const texts = chunks.filter(({ name }) => name.startsWith('text-')).map(({ name }) => name)
  assert.deepEqual(texts.sort(), languages.map((language) => `text-${language}`).sort())
})

test('a chosen theme stands before the first paint, by the only script that the page holds', () => {
  const html = console.find(({ fileName }) => fileName === 'index.html')
  assert.ok(html?.type === 'asset')
  const page = String(html.source)
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  assert.equal(scripts.length, 1)
  const dataset: Record<string, string> = {}
  const kept = (theme: string) => ({
    document: { documentElement: { dataset } },
    localStorage: { getItem: () => theme },
  })
  runInNewContext(scripts[0] ?? '', kept('pink'))
  assert.deepEqual(dataset, {})
  runInNewContext(scripts[0] ?? '', kept('light'))
  assert.equal(dataset.theme, 'light')
})
