/** Sources of prices as a member reads them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Text } from '@evenkeel/ui'
import { fill } from '@evenkeel/wire'
import en from '../text/en.ts'
import { sourceName } from './names.ts'

const text = ((key: keyof typeof en, figures) => fill(en[key], 'en', figures)) as Text<
  keyof typeof en
>

test('[S37] a source is named in words: the simulator, the venues of a median, or itself', () => {
  assert.equal(sourceName('simulator', text), 'Simulated market')
  assert.equal(sourceName('upstream:binance,okx,kraken', text), 'Median of Binance, OKX, Kraken')
  assert.equal(sourceName('elsewhere', text), 'elsewhere')
})
