/** What the operator sets reaches everybody; what is unsafe or not set does not. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { runningClock } from '@evenkeel/server/testing/clock.ts'
import { listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { languages } from '@evenkeel/wire'
import { safeUrl } from './settings.ts'

const clock = runningClock()
let server: TestServer
before(async () => {
  server = await startTestServer({ clock })
})
after(() => server.stop())

const set = (name: string, value: string) =>
  server.query(
    `insert into setting (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [name, value],
  )

const nothing = {
  web_maintain: 0,
  is_simulated: false,
  is_sandbox: true,
  is_cancel_only: false,
  is_withdrawal_frozen: false,
  is_frozen: false,
  halted: [],
  delisted: [],
  languages: [...languages],
}

test('[H1] nothing is set: nothing is told but that', async () => {
  const { code, data } = await get(server.url, 'common/config')
  assert.equal(code, 1)
  assert.deepEqual(data, nothing)
})

test('[H1, H2] what the operator sets is told within a second, what is unsafe never', async () => {
  await set('customer_url', 'https://help.example.org/chat?x=1')
  await set('app_download_address', 'javascript:alert(1)')
  await set('protection_fund', '300000000')
  clock.pass(1_000)
  const { data } = await get(server.url, 'common/config')
  assert.deepEqual(data, {
    ...nothing,
    customer_url: 'https://help.example.org/chat?x=1',
    protection_fund: '300000000',
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
  for (const { value, key, pic_absolute_path: flag } of data)
    assert.deepEqual([typeof key, flag], ['string', `/flag-${value}.svg`])
})

test('[H3] [H4] a setting holds at once, and everybody who is connected is told', async () => {
  const { token } = await server.operator({ name: 'ada' })
  const change = (name: string, value: string) =>
    post(server.consoleUrl, 'console/set_setting', { name, value, reason: 'as asked' }, { token })
  const visitor = await listenAt(server.url)
  visitor.say({ event: 'link' })
  visitor.say({ event: 'ping' })
  assert.equal((await visitor.next()).event, 'pong')
  assert.equal((await change('languages', 'en,de,ja')).code, 1)
  const { channel, data } = await visitor.next()
  assert.deepEqual([channel, data.languages], ['site', ['en', 'ja', 'de']])
  const told = (await get(server.url, 'common/get_lang')).data
  assert.deepEqual(
    told.map(({ value }: { value: string }) => value),
    ['en', 'ja', 'de'],
  )
  await change('customer_url', '/contact')
  assert.equal((await visitor.next()).data.customer_url, '/contact')
  await change('customer_url', '')
  assert.equal((await visitor.next()).data.customer_url, undefined)
  await change('app_download_address', 'https://example.org/app')
  const packageAddress = (await visitor.next()).data.app_download_address
  assert.equal(packageAddress, 'https://example.org/app')
  for (const [name, value] of [
    ['customer_url', 'javascript:alert(1)'],
    ['app_download_address', 'http://example.org'],
    ['protection_fund', '-5'],
    ['registration', 'maybe'],
    ['simulation', 'yes'],
    ['languages', 'de,ja'],
    ['languages', 'en,en'],
    ['languages', 'en,tlh'],
  ] as const)
    assert.equal((await change(name, value)).reason, 'parameterUnsound', `${name} ${value}`)
  assert.deepEqual(await visitor.rest(), [])
  visitor.socket.terminate()
  const listed = await get(server.consoleUrl, 'console/get_settings', { token })
  const kept = listed.data.settings.find(({ name }: { name: string }) => name === 'languages')
  assert.deepEqual([kept.value, kept.by], ['en,de,ja', 'ada'])
  const path = 'console/get_audit?subject=setting%20languages'
  const { rows } = (await get(server.consoleUrl, path, { token })).data
  const done = rows.find(({ outcome }: { outcome: string }) => outcome === 'done')
  assert.deepEqual([done.before, done.after], [{ value: '' }, { value: 'en,de,ja' }])
  await change('languages', '')
})
