/** Pages with a dialect of their own: for everybody, with the headers of the API, and closed to other sites. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PlainPage, Query } from '@evenkeel/wire/server'
import { createAddresses } from '../addresses.ts'
import { ask } from '../testing/calls.ts'
import { createBareHttp, listen } from '../testing/http.ts'
import { apiHeaders } from './headers.ts'
import type { Http } from './server.ts'

const asked: Query[] = []
const page = (path: string, answer: PlainPage['answer']): PlainPage => {
  return { path, policy: 'public', answer }
}
const plainPages = [
  page('/market/echo', (query) => {
    asked.push(query)
    return '{"price":123456789012.12345678}'
  }),
  page('/market/later', async () => '{"later":true}'),
  page('/market/broken', () => {
    throw new Error('CANARY')
  }),
  page('/market/rejected', () => Promise.reject(new Error('CANARY'))),
]
let app: Http
let url: string

before(async () => {
  app = createBareHttp({ plainPages })
  url = await listen(app)
})
after(() => app.close())

test('a page is answered as it is, at once or later, with the headers of the API', async () => {
  for (const [path, body] of [
    ['/market/echo', '{"price":123456789012.12345678}'],
    ['/market/later', '{"later":true}'],
  ] as const) {
    const { status, text, headers } = await ask(url + path)
    assert.deepEqual([status, text], [200, body])
    for (const [name, value] of Object.entries(apiHeaders)) assert.equal(headers.get(name), value)
  }
})

test('a page is handed the query as it came', async () => {
  await ask(`${url}/market/echo?symbol=btcusdt&size=1&size=2&%zz=%E0%A4%A&__proto__=x`)
  const query = asked.at(-1)
  assert.deepEqual([query?.symbol, query?.size], ['btcusdt', ['1', '2']])
  await ask(`${url}/market/echo?${'a=1&'.repeat(3_000)}symbol=btcusdt`)
  assert.equal(asked.at(-1)?.symbol, undefined)
})

test('[X3] a page of another site may link to it, and cannot read it', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const { status, headers: sent } = await ask(`${url}/market/echo`, { headers })
  assert.equal(status, 200)
  assert.equal(sent.get('cross-origin-resource-policy'), 'same-origin')
  assert.deepEqual(
    [...sent.keys()].filter((name) => name.startsWith('access-control')),
    [],
  )
})

test('a page that breaks is a server error that tells nothing', async () => {
  for (const path of ['/market/broken', '/market/rejected']) {
    const { status, reason, text } = await ask(url + path)
    assert.deepEqual([status, reason], [500, 'serverError'])
    assert(!text.includes('CANARY'))
  }
})

test('a page is only to be got, and only at its path', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    assert.equal((await ask(`${url}/market/echo`, { method })).status, 404)
  for (const path of ['/market/echo/', '/market', '/api/market/echo', '//market/echo'])
    assert.equal((await ask(url + path)).status, 404)
})

test('whoever asks too much is stopped before the page', async (t) => {
  const now = () => 0
  const addresses = createAddresses({ perSecond: 2, trustedProxies: 0, now })
  const slow = createBareHttp({ plainPages, addresses })
  t.after(() => slow.close())
  const place = `${await listen(slow)}/market/echo`
  const before = asked.length
  const statuses = []
  for (let nth = 0; nth < 10; nth++) statuses.push((await ask(place)).status)
  const answered = statuses.filter((status) => status === 200).length
  assert.equal(asked.length - before, answered)
  assert.equal(statuses.filter((status) => status === 429).length, 10 - answered)
  assert(answered < 10)
})
