/** What readers are told while too many others wait for the source: the platform's refusal, or HTX's error. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Caller, Context } from '@evenkeel/wire/server'
import { htxPages } from '../htx/index.ts'
import { handMarket, NOW } from '../htx/testing/market.ts'
import type { Alerts } from '../own/alerts.ts'
import { routesOf } from '../routes.ts'
import { TooManyQuestions } from './questions.ts'

const from = { address: '192.0.2.1', agent: '', host: '' }

function given(error: Error) {
  const market = handMarket()
  const fails = () => Promise.reject(error)
  const failing = { ...market, candles: { ...market.candles, last: fails, between: fails } }
  const routes = routesOf({ market: failing, alerts: {} as Alerts })
  const call = async (path: string, input: object) => {
    const route = routes.find((each) => each.call.path === path)
    return route?.answer({ input, from } as Context<unknown>)
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
  const busy = 'system is busy, try again later'
  const error = { status: 'error', 'err-code': 'gateway-internal-error', 'err-msg': busy }
  for (const [path, more] of pages)
    assert.deepEqual(JSON.parse((await page(path, more)) ?? ''), { ...error, data: null, ts: NOW })
})

test('[Q13] any other failure stays one', async () => {
  const { call, page } = given(new Error('broken'))
  for (const [path, input] of calls) await assert.rejects(call(path, input), /broken/)
  for (const [path, more] of pages) await assert.rejects(page(path, more), /broken/)
})

test('[Q13] who asks for older candles is a member, or else an address', async () => {
  const market = handMarket()
  const callers: (string | undefined)[] = []
  const last: typeof market.candles.last = async (_, __, ___, caller) => {
    callers.push(caller)
    return []
  }
  const between: typeof market.candles.between = (symbol, period, { most }, caller) =>
    last(symbol, period, most, caller)
  const told = { ...market, candles: { ...market.candles, last, between } }
  const [ann, bob] = [{ id: 7, realm: 'real' } as Caller, { id: 8, realm: 'demo' } as Caller]
  const kline = routesOf({ market: told, alerts: {} as Alerts }).find(
    ({ call }) => call.path === 'currency/market_history_kline',
  )
  const page = htxPages(told).find(({ path }) => path === '/market/history/candles')
  let size = 0
  const ask = (more: Partial<Context<unknown>>) =>
    kline?.answer({ from, ...more, input: { ...asked, size: ++size } } as Context<unknown>)
  const query = (more: object) => ({
    symbol: 'btcusdt',
    period: '4hour',
    size: `${++size}`,
    ...more,
  })
  await ask({})
  await ask({ from: { ...from, address: '192.0.2.2' } })
  await ask({ member: ann })
  await ask({ member: bob })
  await page?.answer(query({}), '192.0.2.3')
  await page?.answer(query({ from: '1700000000' }), '192.0.2.3')
  await page?.answer(query({}))
  assert.deepEqual(callers, [
    'address 192.0.2.1',
    'address 192.0.2.2',
    'member 7',
    'member 8',
    'address 192.0.2.3',
    'address 192.0.2.3',
    undefined,
  ])
})
