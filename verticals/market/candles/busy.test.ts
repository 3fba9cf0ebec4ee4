/** What readers are told while too many others wait for the source: the platform's refusal, or HTX's error. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Context } from '@evenkeel/wire/server'
import { htxPages } from '../htx/index.ts'
import { handMarket, NOW } from '../htx/testing/market.ts'
import type { Alerts } from '../own/alerts.ts'
import { routesOf } from '../routes.ts'
import { TooManyQuestions } from './questions.ts'

function given(error: Error) {
  const market = handMarket()
  const fails = () => Promise.reject(error)
  const failing = { ...market, candles: { ...market.candles, last: fails, between: fails } }
  const routes = routesOf({ market: failing, alerts: {} as Alerts })
  const call = async (path: string, input: object) => {
    const route = routes.find((each) => each.call.path === path)
    return route?.answer({ input } as Context<unknown>)
  }
  const page = async (path: string, more: object) => {
    const query = { symbol: 'btcusdt', period: '4hour', ...more }
    return htxPages(failing)
      .find((each) => each.path === path)
      ?.answer(query)
  }
  return { call, page }
}

const asked = { symbol: 'btcusdt', period: '4hour', size: 10 }
const calls = [
  ['currency/market_history_kline', asked],
  ['currency/market_history_kline', { ...asked, to: 1_700_000_000 }],
  ['currency/get_sparklines', {}],
] as const
const pages = [
  ['/market/history/kline', {}],
  ['/market/history/candles', {}],
  ['/market/history/candles', { from: '1700000000' }],
] as const

test('[Q13] past what may wait a call is refused, as busy', async () => {
  const { call } = given(new TooManyQuestions())
  for (const [path, input] of calls)
    assert.deepEqual(await call(path, input), { ok: false, refusal: 'exchangeBusy' }, path)
})

test('[Q13] [Q14] past what may wait a page of HTX says that the system is busy', async () => {
  const { page } = given(new TooManyQuestions())
  const error = { status: 'error', 'err-code': 'system-busy', 'err-msg': 'system is busy' }
  for (const [path, more] of pages)
    assert.deepEqual(JSON.parse((await page(path, more)) ?? ''), { ...error, data: null, ts: NOW })
})

test('[Q13] any other failure stays one', async () => {
  const { call, page } = given(new Error('broken'))
  for (const [path, input] of calls) await assert.rejects(call(path, input), /broken/)
  for (const [path, more] of pages) await assert.rejects(page(path, more), /broken/)
})
