/** What the operator sets reaches everybody; what is unsafe or not set does not. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { get } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { safeUrl } from './settings.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const set = (name: string, value: string) =>
  server.query(
    `insert into setting (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [name, value],
  )

test('[H1] nothing is set: nothing is told but that', async () => {
  const { code, data } = await get(server.url, 'common/config')
  assert.equal(code, 1)
  assert.deepEqual(data, { web_maintain: 0, is_simulated: false, is_sandbox: true })
})

test('[H1, H2] what the operator sets is told within a second, what is unsafe never', async () => {
  await set('web_maintain', '1')
  await set('customer_url', 'https://help.example.org/chat?x=1')
  await set('app_download_address', 'javascript:alert(1)')
  await set('protection_fund', '300000000')
  await wait(1_100)
  const { data } = await get(server.url, 'common/config')
  assert.deepEqual(data, {
    web_maintain: 1,
    customer_url: 'https://help.example.org/chat?x=1',
    protection_fund: '300000000',
    is_simulated: false,
    is_sandbox: true,
  })
})

for (const [url, isSafe] of [
  ['https://example.org', true],
  ['https://example.org:8443/a?b=c#d', true],
  ['/contact', true],
  ['/#/contact', true],
  ['http://example.org', false],
  ['//example.org', false],
  ['/\\example.org', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://user@example.org', false],
  ['https://example.org/"onload=', false],
  [' https://example.org', false],
  ['', false],
] as const)
  test(`[H2] ${JSON.stringify(url)} is ${isSafe ? 'an' : 'no'} address for everybody`, () => {
    assert.equal(safeUrl(url), isSafe ? url : undefined)
  })

test('[H3] the languages, each in its own words', async () => {
  const { data } = await get(server.url, 'common/get_lang')
  assert.equal(data.length, 13)
  const [first, , third] = data
  assert.deepEqual([first.value, first.label, third.label], ['en', 'English', 'हिन्दी'])
})
