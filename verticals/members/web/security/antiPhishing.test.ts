/** The anti-phishing code: what may be one, and that the examples are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@evenkeel/wire'
import { forms } from '../../contract/forms.ts'
import type en from './text/en.ts'

test('[E16] the example of every language is a code that its reader could set', async () => {
  for (const language of languages) {
    const { default: texts } = (await import(`./text/${language}.ts`)) as { default: typeof en }
    assert.match(texts['members.antiPhishingExample'], forms.antiPhishing, language)
  }
})

test('[E16] a code is letters and digits of any script, with single spaces or signs between them', () => {
  for (const code of ['heron', 'blue heron', 'a_b.c-d 1', '青い鷺1', 'नीला बगुला', 'x'.repeat(20)])
    assert.match(code, forms.antiPhishing)
  for (const code of [
    '',
    'abc',
    ' heron',
    'heron ',
    'blue  heron',
    '....',
    'a<b>c',
    'x'.repeat(21),
  ])
    assert.doesNotMatch(code, forms.antiPhishing)
})
