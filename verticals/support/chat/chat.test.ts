/** The support chat on a real server: both ways live, one operator at a time, sealed, limited, and forgotten with its member. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { auth, listenAt } from '@evenkeel/server/testing/listener.ts'
import { makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { KEY_HEADER } from '@evenkeel/wire'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const say = (token: string, text: string, key = newKey()) =>
  post(server.url, 'support/send_message', { text }, { token, [KEY_HEADER]: key })
const own = async (token: string) => (await get(server.url, 'support/get_messages', { token })).data
const desk = (token: string) => ({
  get: (path: string) => get(server.consoleUrl, `console/${path}`, { token }),
  act: (call: string, body: object) => post(server.consoleUrl, `console/${call}`, body, { token }),
})

/** The conversation of who has just written, as the console lists it. */
async function chatOf(token: string, member: number): Promise<string> {
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    member,
  ])
  const { data } = await desk(token).get(`get_chats?search=${row?.uid}`)
  assert.equal(data.chats.length, 1)
  return data.chats[0].id
}

test('[H12] a member and an operator write to each other, live, and each message comes once', async () => {
  const [ann, sue] = [await server.member(), await server.operator({ role: 'support' })]
  const listener = await listenAt(server.url)
  listener.say(auth(ann.token))
  await listener.next()
  const key = newKey()
  const first = await say(ann.token, 'Hello?', key)
  assert.equal(first.code, 1, first.text)
  assert.equal((await say(ann.token, 'Hello?', key)).data.id, first.data.id)
  // The own devices are told of it, at the repeat as well.
  const quiet = { about: 'chat', feedback: 0, chat: 0 }
  for (let nth = 0; nth < 2; nth++) assert.deepEqual((await listener.next()).data, quiet)
  const id = await chatOf(sue.token, ann.member)
  const opened = await desk(sue.token).get(`open_chat?id=${id}`)
  assert.deepEqual(
    opened.data.messages.map(({ by, text }: Record<string, string>) => [by, text]),
    [['member', 'Hello?']],
  )
  const answered = await desk(sue.token).act('answer_chat', { id, text: 'Good morning.' })
  assert.equal(answered.code, 1, answered.text)
  const news = await listener.next()
  assert.deepEqual([news.channel, news.data], ['support', { about: 'chat', feedback: 0, chat: 1 }])
  const { rows, unread } = await own(ann.token)
  assert.deepEqual(
    rows.map(({ by, text }: Record<string, string>) => [by, text]),
    [
      ['service', 'Good morning.'],
      ['member', 'Hello?'],
    ],
  )
  assert.equal(unread, 1)
  await post(server.url, 'support/read_messages', {}, { token: ann.token })
  assert.equal((await own(ann.token)).unread, 0)
  listener.socket.terminate()
})

test('[H13] who answers takes it; others wait, are handed it over, or take over as an admin', async () => {
  const ann = await server.member()
  const [sue, tom, ada] = await Promise.all(
    (['support', 'support', 'admin'] as const).map((role) => server.operator({ role })),
  )
  assert.ok(sue && tom && ada)
  await say(ann.token, 'I need help')
  const id = await chatOf(sue.token, ann.member)
  assert.equal((await desk(sue.token).act('answer_chat', { id, text: 'Hello' })).code, 1)
  const refused = await desk(tom.token).act('answer_chat', { id, text: 'Me too' })
  assert.equal(refused.reason, 'chatTaken')
  assert.equal((await desk(tom.token).act('assign_chat', { id, to: 'me' })).reason, 'chatTaken')
  assert.equal((await desk(tom.token).act('close_chat', { id })).reason, 'chatTaken')
  const { data } = await desk(sue.token).get(`open_chat?id=${id}`)
  assert.ok(data.operators.includes(tom.name))
  assert.equal(
    (await desk(sue.token).act('assign_chat', { id, to: 'another', name: 'nobody known' })).reason,
    'chatOperatorUnknown',
  )
  assert.equal(
    (await desk(sue.token).act('assign_chat', { id, to: 'another', name: tom.name })).code,
    1,
  )
  assert.equal(
    (await desk(sue.token).act('answer_chat', { id, text: 'Still me' })).reason,
    'chatTaken',
  )
  assert.equal((await desk(tom.token).act('answer_chat', { id, text: 'Now me' })).code, 1)
  assert.equal((await desk(ada.token).act('assign_chat', { id, to: 'me' })).code, 1)
  assert.equal((await desk(tom.token).act('answer_chat', { id, text: 'Hm' })).reason, 'chatTaken')
  assert.equal((await own(ann.token)).rows.length, 3, 'what was refused was not said')
})

test('[H13] a closed conversation opens again with the next message, and waits', async () => {
  const [ann, sue] = [await server.member(), await server.operator({ role: 'support' })]
  await say(ann.token, 'One')
  const id = await chatOf(sue.token, ann.member)
  const waiting = async () => (await desk(sue.token).get('get_chats')).data.waiting
  const before = await waiting()
  await desk(sue.token).act('answer_chat', { id, text: 'Done' })
  assert.equal(await waiting(), before - 1)
  assert.equal((await desk(sue.token).act('close_chat', { id })).code, 1)
  const open = (await desk(sue.token).get('get_chats')).data.chats
  assert.equal(
    open.some((one: { id: string }) => one.id === id),
    false,
  )
  await say(ann.token, 'Two')
  assert.equal(await chatOf(sue.token, ann.member), id)
  assert.equal(await waiting(), before)
})

test('[H14] empty messages, pictures that are none, and floods are refused', async () => {
  const { token, member } = await server.member()
  assert.equal((await say(token, ' \u202e ')).reason, 'chatMessageEmpty')
  const key = { token, [KEY_HEADER]: newKey() }
  const wrong = { text: '', picture: 'A'.repeat(22) }
  assert.equal(
    (await post(server.url, 'support/send_message', wrong, key)).reason,
    'chatPictureWrong',
  )
  assert.equal((await say(token, 'x'.repeat(1_001))).reason, 'badRequest')
  for (let nth = 0; nth < 20; nth++) assert.equal((await say(token, `${nth}`)).code, 1)
  assert.equal((await say(token, 'one more')).reason, 'chatTooOften')
  await server.query(
    `update support_message set at = at - 60000
     where chat = (select id from support_chat where member = $1)`,
    [member],
  )
  await server.query(
    `insert into support_message (chat, request_key, sealed, at)
     select chat, 'earlier ' || nth, sealed, at from generate_series(1, 279) nth,
       (select support_message.* from support_message join support_chat
          on support_chat.id = chat where member = $1 limit 1) said`,
    [member],
  )
  assert.equal((await say(token, 'the 300th of a day')).code, 1)
  assert.equal((await say(token, 'one more')).reason, 'chatTooOften')
})

test('[H15] what was written is sealed, in no log and no audit row, and gone with its member', async () => {
  const [ann, sue] = [await server.member(), await server.operator({ role: 'support' })]
  await say(ann.token, 'Zebedee Quixote asks')
  const id = await chatOf(sue.token, ann.member)
  await desk(sue.token).get(`open_chat?id=${id}`)
  await desk(sue.token).act('answer_chat', { id, text: 'Dear Mr Quixote' })
  const rows = await server.query<{ sealed: Buffer }>(
    `select sealed from support_message join support_chat on support_chat.id = chat
     where member = $1`,
    [ann.member],
  )
  assert.equal(rows.length, 2)
  assert.equal(
    rows.some(({ sealed }) => sealed.includes('Quixote')),
    false,
  )
  const audit = await server.query<{ row: string }>(
    'select row_to_json(operator_audit)::text as row from operator_audit',
    [],
  )
  assert.ok(audit.some(({ row }) => row.includes('console/answer_chat')))
  assert.equal(
    audit.some(({ row }) => row.includes('Quixote')),
    false,
  )
  await server.query('delete from support_chat where member = $1', [ann.member])
  assert.deepEqual((await own(ann.token)).rows, [])
  const left = await server.query<{ count: number }>(
    'select count(*)::int as count from support_message left join support_chat on support_chat.id = chat where support_chat.id is null',
    [],
  )
  assert.equal(left[0]?.count, 0)
})

test('[H12] [H15] a picture is sent in the chat, and shown to the operator by a link of their own', async () => {
  const [ann, sue, tom] = [
    await server.member(),
    await server.operator({ role: 'support' }),
    await server.operator({ role: 'support' }),
  ]
  const { data } = await upload(server.url, await makeJpeg(), { token: ann.token })
  const body = { text: '', picture: data.name }
  const sent = await post(server.url, 'support/send_message', body, {
    token: ann.token,
    [KEY_HEADER]: newKey(),
  })
  assert.equal(sent.code, 1, sent.text)
  assert.match((await own(ann.token)).rows[0].picture, /^\/api\/common\/file/)
  const id = await chatOf(sue.token, ann.member)
  const opened = await desk(sue.token).get(`open_chat?id=${id}`)
  const { picture: link } = opened.data.messages[0]
  const look = (token: string) =>
    fetch(`${server.consoleUrl}/api/console/get_chat_picture?link=${link}`, { headers: { token } })
  assert.equal((await look(sue.token)).headers.get('content-type'), 'image/jpeg')
  const other = (await (await look(tom.token)).json()) as { reason: string }
  assert.equal(other.reason, 'pictureLinkOver')
})

test('[H7] a ready answer without English is refused by name, whatever else is written', async () => {
  const { token } = await server.operator({ role: 'support' })
  const { act, get: read } = desk(token)
  const save = (texts: object[], more = {}) =>
    act('save_ready_answer', { title: 'Opening hours', texts, ...more })
  const german = { language: 'de', text: 'Wir sind immer da.' }
  for (const texts of [[], [german], [german, { language: 'en', text: ' \u202e ' }]])
    assert.equal((await save(texts)).reason, 'englishMissing')
  const saved = await save([german, { language: 'en', text: 'We are always here.' }])
  assert.equal(saved.code, 1, saved.text)
  const { number } = saved.data
  assert.equal((await save([german], { number })).reason, 'englishMissing')
  const { answers } = (await read('get_ready_answers')).data
  const kept = answers.find((one: { number: number }) => one.number === number)
  assert.deepEqual(kept.texts.map(({ language }: { language: string }) => language).sort(), [
    'de',
    'en',
  ])
})
