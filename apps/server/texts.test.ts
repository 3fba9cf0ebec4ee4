/** The texts of refusals: with the figures of the refusal, as members know them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@evenkeel/wire'
import { refusalText } from './texts.ts'

test('a refusal that names a halted market says which, in every language', async () => {
  for (const language of languages) {
    const named = await refusalText(language, 'marketHalted', { symbol: 'btcusdt' })
    assert.match(named, /BTC\/USDT/)
    const plain = await refusalText(language, 'marketHalted')
    assert.doesNotMatch(named + plain, /[{}]|btcusdt/)
    assert.notEqual(plain, named)
  }
})

test('a market that no manifest has is called by its symbol, and a text without a name stays as it is', async () => {
  const text = await refusalText('en', 'marketHalted', { symbol: 'nopeusdt' })
  assert.equal(text, 'Trading in nopeusdt is halted. You can still cancel orders.')
  const detail = { symbol: 'btcusdt' }
  assert.equal(
    await refusalText('en', 'marketDelisted', detail),
    await refusalText('en', 'marketDelisted'),
  )
})
