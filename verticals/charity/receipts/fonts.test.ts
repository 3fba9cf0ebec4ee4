/** The letters of receipts: every language has all of its own, and a name in any script is written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '@evenkeel/wire'
import { firstTexts } from '../firstProjects/firstProjects.ts'
import { lettersOf } from './fonts.ts'

async function wordsOf(language: Language): Promise<string> {
  const { default: words } = (await import(`./text/${language}.ts`)) as { default: object }
  const first = await firstTexts('clean-water', language)
  return Object.values(words).join(' ') + (first?.text.title ?? '')
}

test('[CH15] every letter of a receipt is in a font, in every language', async () => {
  for (const language of languages) {
    const words = (await wordsOf(language)).replaceAll('?', '')
    const letters = await lettersOf({ 400: [words.slice(0, 60)], 700: [] }, language)
    const shown = letters.runs(words, 400).map(({ text }) => text)
    assert.equal(shown.join(''), words, language)
  }
})

test('[CH15] a donor’s name is written in its own script; what no font has is a question mark', async () => {
  const name = 'Анна 王小明 김민수 अनिता Đặng'
  const letters = await lettersOf({ 400: [name], 700: [] }, 'en')
  const runs = letters.runs(name, 400)
  assert.equal(runs.map(({ text }) => text).join(''), name)
  for (const { font } of runs) assert.ok(letters.fonts.get(font), font)
  assert.equal(letters.runs('\u{1F600}', 400)[0]?.text, '?')
})
