/** Where a text may break at the end of a line, and where it may not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unbroken } from './unbroken.ts'

const shown = (text: string) => unbroken(text).replaceAll('\u00a0', '_')

test('a figure stays with its percent sign, its coin and its own groups', () => {
  assert.equal(shown('Sie erhalten 20 % der Gebühren'), 'Sie erhalten 20_% der Gebühren')
  assert.equal(
    shown('Mindestens 5 USDT, höchstens 0,1 BTC.'),
    'Mindestens 5_USDT, höchstens 0,1_BTC.',
  )
  assert.equal(shown('до 100 000 USDT'), 'до 100_000_USDT')
  assert.equal(shown('1 000 000 %'), '1_000_000_%')
})

test('words break as ever', () => {
  for (const text of ['Tag 2 Uhr', '30 Days left', 'the 3 VIPs', 'code 12 3456', 'all 2 of them'])
    assert.equal(unbroken(text), text)
})
