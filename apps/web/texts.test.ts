/** How the build has parts ask for their texts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { askingByLanguage, textsChunk } from './vite.texts.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const asking = (path: string) => `const texts = (language) => import(\`${path}/\${language}.ts\`)`

test('a part of the app asks its language for its texts', () => {
  const code = askingByLanguage(asking('./text'), folder('verticals/wallet'))
  assert.match(code, /^import \{ textsIn \} from 'virtual:texts'\n/)
  assert.ok(code.endsWith('(language) => textsIn(language, "verticals/wallet/text")'))
  const kit = askingByLanguage(asking('../text'), folder('ui/format'))
  assert.ok(kit.endsWith('textsIn(language, "ui/text")'))
})

for (const [path, from] of [
  ['./console/refusals/text', 'verticals/wallet'],
  ['./text', 'verticals/wallet/addresses'],
  ['./text', 'verticals/contracts'],
  ['./text', 'ui/desk'],
] as const)
  test(`texts that no page of the app says stay as they are: ${path} from ${from}`, () => {
    assert.equal(askingByLanguage(asking(path), folder(from)), asking(path))
  })

test('texts of the first page travel together, and those of each other part by themselves', () => {
  assert.equal(textsChunk('virtual:texts/zh-TW'), 'text-zh-TW')
  assert.equal(textsChunk('virtual:texts'), null)
  assert.equal(textsChunk(folder('ui/text/de.ts')), 'text-de')
  assert.equal(textsChunk(folder('verticals/wallet/web/names/text/de.ts')), 'text-de')
  assert.equal(textsChunk(folder('verticals/wallet/text/de.ts')), 'text-wallet-de')
  assert.equal(textsChunk(folder('verticals/wallet/texts.ts')), null)
})
