/** Topics: the names that are known, and what is wrong with the others. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseTopic } from './topics.ts'

const isListed = (symbol: string) => symbol === 'btcusdt'

for (const [name, topic] of [
  ['market.tickers', { kind: 'tickers' }],
  ['market.btcusdt.ticker', { kind: 'ticker', symbol: 'btcusdt' }],
  ['market.btcusdt.detail', { kind: 'detail', symbol: 'btcusdt' }],
  ['market.btcusdt.bbo', { kind: 'bbo', symbol: 'btcusdt' }],
  ['market.btcusdt.trade.detail', { kind: 'trade', symbol: 'btcusdt' }],
  ['market.btcusdt.depth.step0', { kind: 'depth', symbol: 'btcusdt', step: 0 }],
  ['market.btcusdt.depth.step5', { kind: 'depth', symbol: 'btcusdt', step: 5 }],
  ['market.btcusdt.kline.60min', { kind: 'kline', symbol: 'btcusdt', period: '60min' }],
  ['market.btcusdt.kline.1year', { kind: 'kline', symbol: 'btcusdt', period: '1year' }],
  ['market.btcusdt.mbp.150', { kind: 'mbp', symbol: 'btcusdt', levels: 150 }],
] as const)
  test(`[Q15] ${name} is a topic`, () => {
    assert.deepEqual(parseTopic(name, isListed), { topic })
  })

const isCode = (name: string) => name === 'BTC-USDT'

for (const [name, topic] of [
  ['market.BTC-USDT.depth.step0', { kind: 'depth', symbol: 'BTC-USDT', step: 0 }],
  ['market.BTC-USDT.mbp.20', { kind: 'mbp', symbol: 'BTC-USDT', levels: 20 }],
  ['market.BTC-USDT.trade.detail', { kind: 'trade', symbol: 'BTC-USDT' }],
] as const)
  test(`[Q15] ${name} is a topic of a contract's book`, () => {
    assert.deepEqual(parseTopic(name, isListed, isCode), { topic })
  })

for (const [name, fault] of [
  ['market.ETH-USDT.depth.step0', 'invalid symbol'],
  ['market.btc-usdt.depth.step0', 'invalid topic'],
  ['market.BTC-USDT.ticker', 'invalid topic'],
  ['market.BTC-USDT.kline.1min', 'invalid topic'],
] as const)
  test(`[Q17] ${name} is none: ${fault}`, () => {
    assert.deepEqual(parseTopic(name, isListed, isCode), { fault })
  })

for (const [name, fault] of [
  ['market.nosuch.ticker', 'invalid symbol'],
  ['market.btcusdt.kline.2min', 'invalid period'],
  ['market.btcusdt.kline', 'invalid period'],
  ['market.btcusdt.depth.step6', 'invalid step'],
  ['market.btcusdt.mbp.7', 'invalid levels'],
  ['market.btcusdt.trade', 'invalid topic'],
  ['market.btcusdt.ticker.x', 'invalid topic'],
  ['market.btcusdt.__proto__', 'invalid topic'],
  ['market.BTCUSDT.ticker', 'invalid topic'],
  ['', 'invalid topic'],
  ['market.btcusdt.ticker\n', 'invalid topic'],
] as const)
  test(`[Q17] ${JSON.stringify(name)} is none: ${fault}`, () => {
    assert.deepEqual(parseTopic(name, isListed), { fault })
  })
