/** What the build makes of the web app: how much comes first, and what sets out with it. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { languages } from '@evenkeel/wire'
import { build, type Rolldown } from 'vite'
import type { BuiltFiles } from './keptPages.ts'
import { places } from './places.ts'

const FIRST_LOAD_KB = 130
let output: Rolldown.RolldownOutput['output']
let chunks: ReadonlyMap<string, Rolldown.OutputChunk>

before(async () => {
  const built = await build({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  })
  assert.ok('output' in built)
  output = built.output
  chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
})

test('what comes before the page itself is 130 KB of packed scripts or less', () => {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  const texts = [...chunks.values()].find(({ name }) => name === 'text-en')
  assert.ok(entry && texts)
  const first = new Set([entry.fileName, texts.fileName])
  // A set goes on to what is added while it is walked.
  for (const name of first) for (const other of chunks.get(name)?.imports ?? []) first.add(other)
  const sizes = [...first].map((name) => [name, gzipSync(chunks.get(name)?.code ?? '').length])
  const sum = sizes.reduce((total, [, size]) => total + Number(size), 0)
  assert.ok(sum > 50_000, `${sum} bytes cannot be all: ${sizes}`)
  assert.ok(sum <= FIRST_LOAD_KB * 1_000, `${sum} bytes: ${sizes}`)
  const modules = [...first].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}))
  const pages = modules.filter((id) => /\/(verticals|home|my|gallery)\/.*Screen\.tsx$/.test(id))
  assert.deepEqual(pages, [], 'no page comes before it is asked for')
})

test('texts are found by way of their language: what comes first names those of one', () => {
  const named = (chunk: Rolldown.OutputChunk | undefined) =>
    (chunk?.dynamicImports ?? []).flatMap((file) => {
      const name = chunks.get(file)?.name ?? ''
      return name.startsWith('text-') ? [name] : []
    })
  const scripts = [...chunks.values()].filter(({ name }) => !name.startsWith('text-'))
  const ofScripts = new Set(scripts.flatMap(named))
  assert.deepEqual([...ofScripts].sort(), languages.map((each) => `text-${each}`).sort())
  const parts = languages.map((language) => {
    const texts = named([...chunks.values()].find(({ name }) => name === `text-${language}`))
    assert.deepEqual(
      texts.filter((name) => !name.endsWith(`-${language}`)),
      [],
    )
    return texts.map((name) => name.slice('text-'.length, -`-${language}`.length)).sort()
  })
  assert.ok(parts[0]?.includes('wallet') && parts[0].includes('book'))
  for (const each of parts) assert.deepEqual(each, parts[0])
})

test('a page decides by the rules of a core, and carries nothing else of it', () => {
  const carried = [...chunks.values()].flatMap(({ modules }) =>
    Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0),
  )
  const paths = new Set(carried.map(([id]) => id))
  const ofCores = [...paths].filter((id) => /\/verticals\/\w+\/core(\.ts$|\/)/.test(id))
  assert.ok(ofCores.some((id) => id.endsWith('/spot/core/rules.ts')))
  assert.deepEqual(
    ofCores.filter((id) => !/\/core\/(rules|pair|symbol|risk|room|hours)\.ts$/.test(id)),
    [],
  )
  const engine = /\/kernel\/(book|board|exchange|machine)\.ts$/
  assert.deepEqual(
    [...paths].filter((id) => engine.test(id)),
    [],
  )
})

/** The files that set out from the head of the page, as a browser at this place would ask for them. */
function foreseen(hash: string, wishes: readonly string[], kept: Record<string, string> = {}) {
  const html = output.find(({ fileName }) => fileName === 'index.html')
  assert.ok(html?.type === 'asset')
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(String(html.source)) ?? []
  const links: { rel: string; href: string }[] = []
  const dataset: Record<string, string> = {}
  runInNewContext(script, {
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: (link: { rel: string; href: string }) => links.push(link) },
    },
    localStorage: { getItem: (name: string) => kept[name] ?? null },
    location: { hash },
    navigator: { languages: wishes },
    setTimeout: (act: () => void) => act(),
  })
  const files = links.map(({ href }) => href.slice(1))
  assert.ok(files.every((file) => chunks.has(file)))
  return { names: files.map((file) => chunks.get(file)?.name ?? ''), dataset }
}

test('the page that is asked for and its texts set out with the app, in the language of the reader', () => {
  const home = foreseen('', ['pt-BR']).names
  for (const name of ['HomeScreen', 'Trends', 'text-pt'])
    assert.ok(home.includes(name), `${name}: ${home}`)
  const trade = foreseen('#/deal/trade?symbol=btcusdt', ['xx'], { LANGUAGE_KEY: 'zh-TW' }).names
  for (const name of ['TradeScreen', 'text-zh-TW', 'text-spot-zh-TW'])
    assert.ok(trade.includes(name), `${name}: ${trade}`)
  assert.ok(!trade.includes('HomeScreen'))
  const security = foreseen('#/secure-center?part=totp', ['de']).names
  for (const name of ['SecurityScreen', 'text-de', 'text-members-de', 'text-security-de'])
    assert.ok(security.includes(name), `${name}: ${security}`)
  assert.deepEqual(foreseen('#/nowhere', ['xx']).names, ['text-en'])
  for (const language of languages)
    assert.ok(foreseen('', [language]).names.includes(`text-${language}`), language)
})

test('every page of the app is foreseen at its place', () => {
  const named = new Set(Object.keys(places).flatMap((path) => foreseen(`#${path}`, ['en']).names))
  const pages = [...chunks.values()].filter(
    ({ isDynamicEntry, facadeModuleId }) =>
      isDynamicEntry && /(?<!NotFound)Screen\.tsx$/.test(facadeModuleId ?? ''),
  )
  assert.ok(pages.length > 10)
  assert.deepEqual(
    pages.map(({ name }) => name).filter((name) => !named.has(name)),
    [],
  )
})

test('a chosen theme stands before the first paint', () => {
  assert.equal(foreseen('', ['en'], { THEME: 'light' }).dataset.theme, 'light')
  assert.equal(foreseen('', ['en'], { THEME: 'pink' }).dataset.theme, undefined)
})

test('[M2] an import names every file that is not here yet, its own included', () => {
  const withImports = (name: string, all = new Set<string>()): Set<string> => {
    if (all.has(name)) return all
    all.add(name)
    for (const other of chunks.get(name)?.imports ?? []) withImports(other, all)
    return all
  }
  const IMPORT = /import\([`"']\.\/([\w.-]+)[`"']\).*?,(?:__vite__mapDeps\((\[.*?\])\))?/g
  let count = 0
  for (const { code, fileName } of chunks.values()) {
    const here = withImports(fileName)
    const [, list = '[]'] = /m\.f=(\[.*?\])/.exec(code) ?? []
    const files = JSON.parse(list) as string[]
    for (const [, name = '', indexes = '[]'] of code.matchAll(IMPORT)) {
      const named = new Set((JSON.parse(indexes) as number[]).map((index) => files[index]))
      const missing = [...withImports(`assets/${name}`)].filter((file) => !here.has(file))
      assert.ok(missing.includes(`assets/${name}`))
      assert.deepEqual(
        missing.filter((file) => !named.has(file)),
        [],
        `${name} in ${fileName}`,
      )
      count++
    }
  }
  assert.ok(count > 100)
})

test('every file of the build is listed once, for the cache of the worker', () => {
  const list = output.find(({ fileName }) => fileName === 'files.json')
  assert.ok(list?.type === 'asset')
  const { scripts, texts, others } = JSON.parse(String(list.source)) as BuiltFiles
  const listed = [...scripts, ...Object.values(texts).flat(), ...others].sort()
  const built = output.filter(({ fileName }) => fileName.startsWith('assets/'))
  assert.deepEqual(listed, built.map(({ fileName }) => `/${fileName}`).sort())
  assert.ok(scripts.some((path) => path.includes('/KlineScreen-')))
  assert.ok(scripts.every((path) => !path.includes('/text-')))
  assert.ok(texts['zh-TW'].some((path) => path.includes('/text-wallet-zh-TW-')))
  for (const language of languages) assert.equal(texts[language].length, texts.en.length)
})
