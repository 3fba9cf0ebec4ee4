/** What a page was left with is for the session that left it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLeft } from './left.ts'

test('who comes back in the same session finds what they left', () => {
  const left = createLeft()
  assert.equal(left.at(0, '/market 3 search', ''), '')
  left.keep(0, '/market 3 search', 'btc')
  assert.equal(left.at(0, '/market 3 search', ''), 'btc')
  assert.equal(left.at(0, '/market 4 search', ''), '')
})

test('the next session finds nothing of the one before, whoever steps back, and neither does a later one', () => {
  const left = createLeft()
  left.keep(1, '/market 3 search', 'btc')
  assert.equal(left.at(2, '/market 3 search', ''), '')
  left.keep(2, '/spot 5 tab', 'history')
  assert.equal(left.at(2, '/market 3 search', ''), '')
  assert.equal(left.at(1, '/market 3 search', ''), '', 'it is dropped')
})

test('a page of a former session that goes away late leaves nothing', () => {
  const left = createLeft()
  left.keep(2, '/spot 5 tab', 'history')
  left.keep(1, '/market 3 search', 'btc')
  assert.equal(left.at(1, '/market 3 search', ''), '')
  assert.equal(left.at(2, '/spot 5 tab', ''), 'history')
})
