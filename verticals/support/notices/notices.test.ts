/** Platform notices on a real server: written, published, scheduled, taken back, read, and told live. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { auth, listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { languages } from '@evenkeel/wire'
import { firstAnswers, firstArticles, firstNotices } from '../first/first.ts'

let server: TestServer
let desk: string
before(async () => {
  server = await startTestServer()
  desk = (await server.operator({ role: 'support' })).token
})
after(() => server.stop())

const act = (call: string, body: object) =>
  post(server.consoleUrl, `console/${call}`, body, { token: desk })
const english = { language: 'en', title: 'Upgrade tonight', body: '# When\nAt ten.\n- Orders stay' }

async function drafted(texts: readonly object[] = [english], isPinned = false): Promise<string> {
  const { code, data, text } = await act('save_notice', { is_pinned: isPinned, texts })
  assert.equal(code, 1, text)
  return data.id
}

const listed = async (token: string, language = 'en') =>
  (await get(server.url, 'support/get_notices', { token, 'accept-language': language })).data

test('[H5] a draft is nobody’s to read; published it is there, in the reader’s language or in English', async () => {
  const { token } = await server.member()
  const german = { language: 'de', title: 'Wartung heute Nacht', body: 'Um zehn.' }
  const id = await drafted([english, german])
  const shown = (language: string) =>
    get(server.url, `support/get_notice?id=${id}`, { token, 'accept-language': language })
  assert.equal((await shown('en')).reason, 'noticeDoesNotExist')
  assert.equal((await act('publish_notice', { id })).code, 1)
  assert.deepEqual(
    [(await shown('de')).data.title, (await shown('ja')).data.language],
    [german.title, 'en'],
  )
  const titles = (await listed(token, 'de')).notices.map(({ title }: { title: string }) => title)
  assert.ok(titles.includes(german.title))
  assert.equal((await act('unpublish_notice', { id })).code, 1)
  assert.equal((await shown('de')).reason, 'noticeDoesNotExist')
})

test('[H5] everybody may read what is published, and nothing that is not', async () => {
  const id = await drafted()
  const listedTo = async (headers: Record<string, string>) => {
    const { code, data } = await get(server.url, 'common/get_announcement?size=50', headers)
    assert.equal(code, 1)
    return data.notices.some((one: { id: string }) => one.id === id)
  }
  const info = () => get(server.url, `common/get_announcement_info?id=${id}`, {})
  const { token } = await server.member({ realm: 'demo' })
  assert.deepEqual([await listedTo({}), (await info()).reason], [false, 'noticeDoesNotExist'])
  await act('publish_notice', { id })
  assert.deepEqual([await listedTo({}), await listedTo({ token })], [true, true])
  assert.deepEqual(
    [(await info()).data.title, (await info()).data.body],
    [english.title, english.body],
  )
  await act('unpublish_notice', { id })
  assert.deepEqual([await listedTo({}), (await info()).reason], [false, 'noticeDoesNotExist'])
})

test('[H6] everybody in the real realm who is connected is told at once, and of a scheduled one at its time', async () => {
  const [ann, demo] = [await server.member(), await server.member({ realm: 'demo' })]
  const listeners = await Promise.all(
    [ann, demo].map(async ({ token }) => {
      const listener = await listenAt(server.url)
      listener.say(auth(token))
      await listener.next()
      return listener
    }),
  )
  const [real, play] = listeners
  assert.ok(real && play)
  const id = await drafted()
  const published = await act('publish_notice', { id })
  assert.equal(published.code, 1, published.text)
  const news = await real.next()
  assert.deepEqual([news.channel, news.data], ['notices', { id, is_shown: true }])
  const later = await drafted([{ ...english, title: 'Later' }])
  assert.equal((await act('publish_notice', { id: later, at: 1 })).reason, 'momentPassed')
  const at = Date.now() + 1_200
  assert.equal((await act('publish_notice', { id: later, at })).code, 1)
  assert.equal(
    (await get(server.url, `support/get_notice?id=${later}`, { token: ann.token })).reason,
    'noticeDoesNotExist',
  )
  const told = await real.next()
  assert.deepEqual(told.data, { id: later, is_shown: true })
  assert.ok(Date.now() >= at - 50, 'not before its time')
  assert.deepEqual(await play.rest(), [], 'notices are not for the demo realm')
  for (const { socket } of listeners) socket.terminate()
})

test('[H8] each member has read what they have read: one, or all of them', async () => {
  const [ann, bob] = [await server.member(), await server.member()]
  const id = await drafted([english], true)
  await act('publish_notice', { id })
  const before = (await listed(ann.token)).unread
  assert.ok(before >= 2)
  const read = await post(server.url, 'support/read_notices', { id }, { token: ann.token })
  assert.equal(read.data.unread, before - 1)
  await post(server.url, 'support/read_notices', { id }, { token: ann.token })
  const { notices } = await listed(ann.token)
  assert.equal(notices.find((one: { id: string }) => one.id === id).is_read, true)
  assert.equal((await listed(bob.token)).unread, before)
  await post(server.url, 'support/read_notices', {}, { token: ann.token })
  assert.equal((await listed(ann.token)).unread, 0)
  assert.equal((await listed(bob.token)).unread, before)
  const { data } = await get(server.url, 'support/get_unread', { token: bob.token })
  assert.equal(data.notices, before)
})

test('[H5] what is pinned comes first, then the newest; pages neither repeat nor leave out', async () => {
  const { token } = await server.member()
  for (let nth = 0; nth < 5; nth++) {
    const id = await drafted([{ ...english, title: `Notice ${nth}` }])
    await act('publish_notice', { id })
  }
  const all = (await get(server.url, 'support/get_notices?size=50', { token })).data.notices
  const paged: { id: string; is_pinned: boolean }[] = []
  let after = ''
  do {
    const { data } = await get(server.url, `support/get_notices?size=2${after}`, { token })
    paged.push(...data.notices)
    after = data.next === undefined ? '' : `&after=${data.next}`
  } while (after !== '')
  assert.deepEqual(
    paged.map(({ id }) => id),
    all.map(({ id }: { id: string }) => id),
  )
  const pins = all.map(({ is_pinned: isPinned }: { is_pinned: boolean }) => isPinned)
  assert.deepEqual(
    pins,
    pins.toSorted((one: boolean, other: boolean) => Number(other) - Number(one)),
  )
})

test('[H7] a notice without English, or with a link out of the app, is refused, and nothing is kept', async () => {
  const before = (await act('save_notice', { is_pinned: false, texts: [english] })).code
  assert.equal(before, 1)
  const count = async () =>
    (await get(server.consoleUrl, 'console/get_notices', { token: desk })).data.notices.length
  const known = await count()
  const save = async (text: object) =>
    (await act('save_notice', { is_pinned: false, texts: [text] })).reason
  assert.equal(await save({ ...english, language: 'de' }), 'englishMissing')
  assert.equal(await save({ ...english, body: ' \u202e ' }), 'englishMissing')
  for (const to of ['javascript:alert(1)', 'https://evil.example', '//evil.example', '/\\evil'])
    assert.equal(await save({ ...english, body: `See [this](${to})` }), 'linkUnsound', to)
  assert.equal(await count(), known)
  assert.equal((await act('publish_notice', { id: 'A'.repeat(22) })).reason, 'noticeDoesNotExist')
})

test('[H5] what operators do is in the audit log, with who did it', async () => {
  const sue = await server.operator({ role: 'support' })
  const { data } = await post(
    server.consoleUrl,
    'console/save_notice',
    { is_pinned: true, texts: [english] },
    { token: sue.token },
  )
  const rows = await server.query<{ action: string; after: string }>(
    `select action, after from operator_audit where subject = $1 and outcome = 'done'`,
    [`notice ${data.id}`],
  )
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['console/save_notice'],
  )
  assert.match(rows[0]?.after ?? '', /Upgrade tonight/)
})

test('[H20] a new exchange begins with notices in every language, once, and a welcome at the top', async () => {
  const { token } = await server.member()
  const titles = new Set<string>()
  for (const language of languages) {
    const { notices } = await listed(token, language)
    const welcome = notices.findLast((one: { is_pinned: boolean }) => one.is_pinned)
    const others = notices.slice(1 - firstNotices.length)
    for (const { title } of [welcome, ...others]) titles.add(title)
  }
  assert.equal(titles.size, languages.length * firstNotices.length)
  const rows = await server.query<{ name: string }>('select name from support_first', [])
  const given = firstArticles.length + firstAnswers.length + firstNotices.length
  assert.equal(rows.length, given)
})
