/** Short messages go after a second and a half; nobody has to hurry to read a long one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOADING_MS, shownFor } from './toastTime.ts'

test('a short message stays for a second and a half, in letters and in signs', () => {
  for (const text of ['', 'Copied', 'Order cancelled', 'コピーしました', '已複製'])
    assert.equal(shownFor(text), 1_500, text)
})

test('a longer one stays for as long as it takes to read, and none for ever', () => {
  const sentence = 'Filled 0.0125 BTC at 91,204.50, the rest was cancelled'
  assert.ok(shownFor(sentence) > 2_500 && shownFor(sentence) < 3_500)
  const signs = '91,204.50で0.0125 BTC約定、残りは取り消されました'
  assert.ok(shownFor(signs) > 2_500 && shownFor(signs) < 4_500)
  assert.equal(shownFor('word '.repeat(100)), 6_000)
})

test('one that tells of something under way goes after twelve seconds at the latest', () => {
  assert.equal(LOADING_MS, 12_000)
})
