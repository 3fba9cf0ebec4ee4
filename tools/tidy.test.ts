/** Keeps the house tidy: reads the repository as text and holds its rules, and proves each of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { controlsOfCode } from './tidy/controlsOfCode.ts'
import { controlsOfFiles } from './tidy/controlsOfFiles.ts'
import { isTest, languages, type Problem, type Rule, readTree } from './tidy/files.ts'
import { functionSizes } from './tidy/functions.ts'
import type { Control } from './tidy/house.ts'
import longFunctions from './tidy/long-functions.json' with { type: 'json' }
import mentioned from './tidy/mentions.json' with { type: 'json' }
import { mentions } from './tidy/mentions.ts'
import { code } from './tidy/source.ts'
import { type Catalogues, catalogues, loadCatalogues, refusals } from './tidy/texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const tree = readTree(root)
const controls = { ...controlsOfCode, ...controlsOfFiles }
// The rules of the controls have lists of their own.
const ofTree: Record<string, Rule> = {
  'function sizes': (files) => functionSizes(files, longFunctions),
  'verticals named elsewhere': (files) => mentions(files, mentioned),
}

test('the repository was read', () => {
  assert(tree.some(({ path }) => path === 'tools/tidy.test.ts'))
  assert(tree.some(({ path }) => path === 'package-lock.json'))
})

test('every test file of the repository is in a run', async () => {
  const { testFiles, browserTestFiles } = (await import(
    new URL('./tests/files.mjs', import.meta.url).href
  )) as Record<'testFiles' | 'browserTestFiles', (root: string, words?: string[]) => string[]>
  const run = new Set([
    ...testFiles(root),
    ...browserTestFiles(root),
    // Run by name alone.
    ...browserTestFiles(root, ['e2e/engines/']),
  ])
  holds(tree.filter((file) => isTest(file) && !run.has(file.path)).map(({ path }) => path))
})

for (const [name, control] of Object.entries(controls)) {
  test(`${name}: a broken house is reported, a sound one is not`, () => prove(control))
  test(`${name}: the repository holds`, () => holds((ofTree[name] ?? control.rule)(tree)))
}

test('texts: a broken catalogue is reported, a sound one is not', () => {
  const english = { hello: 'Hello {name}', ok: 'OK', bye: 'Bye' }
  const folder = (other: Record<string, string>, same: string[]): Catalogues => {
    const texts = new Map(languages.map((language) => [language, other]))
    texts.set('en', english).delete('fr')
    return { folder: 'wire/text', texts, same }
  }
  const broken = { hello: 'Hola', bye: ' ', more: 'Más' }
  const problems = catalogues([folder(broken, ['es:bye'])])
  const ofSpanish = problems.filter((problem) => problem.includes('/es.ts'))
  agree(ofSpanish, ['lacks ok', 'has more,', 'hello has {}', 'has no text for bye'])
  agree(
    problems.filter((problem) => !/\/(?!fr)[a-zA-Z-]+\.ts/.test(problem)),
    ['wire/text/fr.ts is missing', 'es:bye is not the same'],
  )

  const sound = { hello: '{name}!', ok: 'OK', bye: 'Adiós' }
  const left = catalogues([folder(sound, [])])
  assert.equal(left.filter((problem) => problem.endsWith(' ok is in English')).length, 11)
  const others = languages.filter((language) => language !== 'en' && language !== 'fr')
  const same = others.map((language) => `${language}:ok`)
  agree(catalogues([folder(sound, same)]), ['wire/text/fr.ts is missing'])
})

test('texts: a count lacks no plural form of its language, and has none of another', () => {
  const counted = (forms: string) => ({ orders: `{count, plural,${forms}} {pair}` })
  const english = counted(' one {# order} other {# orders}')
  const check = (language: string, other: Record<string, string>) => {
    const texts = new Map([
      ['en', english],
      [language, other],
    ])
    return catalogues([{ folder: 'wire/text', texts, same: [] }]).filter((problem) =>
      problem.startsWith(`wire/text/${language}.ts orders`),
    )
  }
  agree(check('ru', counted(' one {# ордер} few {# ордера} many {# ордеров} other {# ордера}')), [])
  agree(check('ru', { orders: 'Ордеров: {count} ({pair})' }), [])
  agree(check('ja', counted(' other {#件}')), [])
  agree(check('es', counted(' one {# orden} many {# de órdenes} other {# órdenes}')), [])
  agree(check('ru', counted(' one {# ордер} other {# ордера}')), ['lacks many of', 'lacks few of'])
  agree(check('ja', counted(' one {#件} other {#件}')), ['has one of {count}, which the language'])
  agree(check('de', counted(' one {# Order} other {# {what}}')), ['has {pair, what}, English has'])
  agree(check('de', { orders: '{count} {pair} {' }), ['has a brace'])
  agree(check('de', { orders: '{pair, plural, other {#}}' }), ['has {pair}, English has'])
})

test('refusals: one without a text is reported', () => {
  const files = [
    {
      path: 'verticals/spot/contract.ts',
      text: "call({ refusals: ['known', 'unknown'] satisfies Refusal[] })",
    },
    { path: 'kernel/a.ts', text: "return refuse('unheardOf') // refuse('noted')" },
    { path: 'kernel/b.ts', text: "export type Refusal =\n  | 'firstOfUnion'\n  | 'known'" },
    { path: 'kernel/c.test.ts', text: "refuse('inTest')" },
  ]
  const texts = new Map([['en', { 'refusal.known': 'Known' }]])
  agree(refusals(files, [{ folder: 'wire/text', texts, same: [] }]), [
    'verticals/spot/contract.ts: no text for refusal.unknown',
    'kernel/a.ts: no text for refusal.unheardOf',
    'kernel/b.ts: no text for refusal.firstOfUnion',
  ])
})

test('every text and every refusal stands in all languages', async () => {
  const load = (path: string) => import(new URL(`../${path}`, import.meta.url).href)
  const all = await loadCatalogues(tree, load)
  holds([...catalogues(all), ...refusals(tree, all)])
})

test('comments, strings and patterns do not count as code', () => {
  const source = [
    "a('Date.now') // Date.now",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test.
    'b(`x ${c({ d: `${e}` })} Date.now`)',
    "f = /['Date.now`]/.test(f) /* Date.now */",
    "<p>Don't</p>",
    'g / h / i',
  ].join('\n')
  const left = code(source)
  assert.equal(left.length, source.length)
  assert(!left.includes('Date.now'))
  for (const kept of ['a(', 'c({ d:', 'e', '.test(f)', "Don't", 'g / h / i'])
    assert(left.includes(kept), `${kept} was lost`)
})

function prove({ rule, bad, reports, good }: Control): void {
  agree(rule(filesOf(bad)), reports)
  agree(rule(filesOf(good)), [])
}

/** Each problem is expected, and each expectation met, one for one. */
function agree(problems: readonly Problem[], expected: readonly string[]): void {
  const left = [...problems]
  for (const part of expected) {
    const found = left.findIndex((problem) => problem.includes(part))
    assert(found >= 0, `not reported: ${part}\n${problems.join('\n')}`)
    left.splice(found, 1)
  }
  assert.deepEqual(left, [])
}

function holds(problems: readonly Problem[]): void {
  assert(problems.length === 0, `\n${problems.join('\n')}`)
}

function filesOf(house: Record<string, string>) {
  return Object.entries(house).map(([path, text]) => ({ path, text }))
}
