/** Answers that were just given: told again until the next beat, and no longer. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TooManyQuestions } from './candles/candles.ts'
import { htxPages } from './htx/index.ts'
import { handMarket, NOW } from './htx/testing/market.ts'
import { createRecent } from './recent.ts'

const sizeOf = ({ length }: string) => length

test('[Q13] a flood of one question looks at the book once a beat, however it is put', async () => {
  const market = handMarket()
  const depth = htxPages(market).find(({ path }) => path === '/market/depth')
  assert(depth !== undefined)
  const symbol = 'btcusdt'
  const ways = [{ symbol }, { symbol, type: 'step0' }, { symbol, more: 'x' }, { more: 'y', symbol }]
  const texts = await Promise.all([...ways, ...ways].map((query) => depth.answer(query)))
  assert.equal(new Set(texts).size, 1)
  assert.equal(market.looks, 1)
  await depth.answer({ symbol, depth: '5' })
  await depth.answer({ symbol: 'ethusdt' })
  assert.equal(market.looks, 3)
  market.at = NOW - (NOW % 100) + 99
  await depth.answer({ symbol })
  assert.equal(market.looks, 3)
  market.at += 1
  assert.match(await depth.answer({ symbol }), new RegExp(`"ts":${market.at},`))
  assert.equal(market.looks, 4)
})

test('[Q13] the time is never an old one', async () => {
  const market = handMarket()
  const page = htxPages(market).find(({ path }) => path === '/v1/common/timestamp')
  market.at = NOW
  assert.equal(await page?.answer({}), `{"status":"ok","data":${NOW}}`)
  market.at += 1
  assert.equal(await page?.answer({}), `{"status":"ok","data":${NOW + 1}}`)
})

test('[Q13] a flood of different questions fills no memory', async () => {
  const recent = createRecent<string>(() => NOW, sizeOf)
  let made = 0
  const long = async () => {
    made++
    return 'x'.repeat(999_000)
  }
  for (const question of ['a', 'b', 'c', 'd', 'd']) await recent.answer(question, long)
  assert.equal(made, 4)
  await recent.answer('e', long)
  await recent.answer('a', long)
  assert.equal(made, 6)
})

test('[Q13] what failed is tried again by the next who asks', async () => {
  const recent = createRecent<string>(() => NOW, sizeOf)
  await assert.rejects(
    recent.answer('a', () => Promise.reject(new Error('no'))),
    /no/,
  )
  assert.equal(await recent.answer('a', async () => 'yes'), 'yes')
})

test('[Q13] that another one asks too much is no answer to who asks the same', async () => {
  const recent = createRecent<string>(() => NOW, sizeOf)
  const busy = recent.answer('a', () => Promise.reject(new TooManyQuestions()))
  const other = recent.answer('a', async () => 'yes')
  await assert.rejects(busy, TooManyQuestions)
  assert.equal(await other, 'yes')
})
