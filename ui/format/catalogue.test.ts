/** Loading the texts of a language. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@evenkeel/wire'
import { loadCatalogue } from './catalogue.ts'

for (const language of languages)
  test(`the kit speaks ${language}`, async () => {
    const texts = await loadCatalogue(() => [], language)
    assert.ok((texts['ui.confirm'] ?? '').length > 0)
  })

test('the parts of all sources are one catalogue', async () => {
  const texts = await loadCatalogue((language) => [Promise.resolve({ a: `a ${language}` })], 'de')
  assert.equal(texts.a, 'a de')
  assert.equal(texts['ui.cancel'], 'Abbrechen')
})

test('a part that does not load is read in English, the others stay', async () => {
  const sources = (language: string) => [
    language === 'en' ? Promise.resolve({ a: 'english' }) : Promise.reject(new Error('offline')),
  ]
  const texts = await loadCatalogue(sources, 'de')
  assert.equal(texts.a, 'english')
  assert.equal(texts['ui.cancel'], 'Abbrechen')
})

test('without English either it rejects', async () => {
  await assert.rejects(
    loadCatalogue(() => [Promise.reject(new Error('offline'))], 'de'),
    /offline/,
  )
})
