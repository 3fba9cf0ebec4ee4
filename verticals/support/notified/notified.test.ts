/** Replies and answers become notifications on a real server: each once, without a word of what was written. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { KEY_HEADER, languages } from '@evenkeel/wire'

let server: TestServer
let desk: string
before(async () => {
  server = await startTestServer()
  desk = (await server.operator({ role: 'support' })).token
})
after(() => server.stop())

type Row = { kind: string; title: string; body: string; link: string; group: string }
const list = async (token: string, language = 'en'): Promise<Row[]> => {
  const { data } = await get(server.url, 'notification/get_list', {
    token,
    'accept-language': language,
  })
  return data.rows
}
async function listOf(token: string, count: number): Promise<Row[]> {
  return eventually(`there are ${count}`, async () => {
    const rows = await list(token)
    return rows.length >= count && rows
  })
}

const atDesk = (path: string) => get(server.consoleUrl, `console/${path}`, { token: desk })
const act = (call: string, body: object) =>
  post(server.consoleUrl, `console/${call}`, body, { token: desk })

/** Feedback of this member is sent and replied to: the centre looks at once. */
async function replied(token: string): Promise<void> {
  const words = { type: 'deposit', title: 'Where is it?', content: 'My deposit is late.' }
  const key = { token, [KEY_HEADER]: newKey() }
  const { data } = await post(server.url, 'support/send_feedback', words, key)
  const { data: opened } = await atDesk(`open_case?queue=feedback&id=${data.id}`)
  const verdict = { queue: 'feedback', id: data.id, action: 'reply', seen: opened.seen }
  const done = await act('decide_case', { ...verdict, reason: 'It has arrived.' })
  assert.equal(done.code, 1, done.text)
}

/** A member who has written, and the conversation as the console knows it. */
async function asking(): Promise<{ token: string; chat: string; member: number }> {
  const { token, member } = await server.member()
  const key = { token, [KEY_HEADER]: newKey() }
  await post(server.url, 'support/send_message', { text: 'Hello?' }, key)
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    member,
  ])
  const { data } = await atDesk(`get_chats?search=${row?.uid}`)
  return { token, member, chat: data.chats[0].id }
}
/** As if all that was answered so far had waited for so long. */
const waited = (member: number) =>
  server.query(
    `update support_message set at = at - $2::bigint from support_chat chat
     where chat.id = support_message.chat and chat.member = $1`,
    [member, 20_000],
  )
/** The centre has looked again: somebody else hears of a reply. */
async function looked(): Promise<void> {
  const { token } = await server.member()
  await replied(token)
  await listOf(token, 1)
}

test('[H21] a reply to feedback is one notification, in the reader’s language and in both realms', async () => {
  const { token, member } = await server.member()
  await replied(token)
  const [row, ...others] = await listOf(token, 1)
  assert.deepEqual([row?.kind, row?.group, row?.link], ['feedbackReplied', 'support', '/about-us'])
  assert.equal(row?.title, 'Reply to your feedback')
  assert.equal(others.length, 0)
  assert.equal((await list(token, 'de'))[0]?.title, 'Antwort auf Ihr Feedback')
  const titles = await Promise.all(languages.map((one) => list(token, one)))
  assert.equal(new Set(titles.map(([one]) => one?.title)).size, languages.length)
  await looked()
  assert.equal((await list(token)).length, 1, 'read again, it is the same')
  const kept = await server.query<{ realm: string | null; figures: string }>(
    'select realm, figures from notification where member = $1',
    [member],
  )
  assert.deepEqual(kept, [{ realm: null, figures: '{}' }])
})

test('[H21] an answer in the chat is one when it was not read for a while, however many follow', async () => {
  const { token, chat, member } = await asking()
  await act('answer_chat', { id: chat, text: 'Good morning.' })
  await looked()
  assert.deepEqual(await list(token), [], 'the member may be reading it')
  await act('answer_chat', { id: chat, text: 'We are looking into it.' })
  await waited(member)
  await looked()
  const [row] = await listOf(token, 1)
  assert.deepEqual([row?.kind, row?.link], ['chatAnswered', '/contact'])
  await act('answer_chat', { id: chat, text: 'It is done.' })
  await waited(member)
  await looked()
  assert.equal((await list(token)).length, 1, 'what is not read is one notification')
  await post(server.url, 'support/read_messages', {}, { token })
  await act('answer_chat', { id: chat, text: 'Is there anything else?' })
  await waited(member)
  await looked()
  assert.equal((await listOf(token, 2)).length, 2, 'after it was read, the next one counts anew')
})

test('[H21] who reads an answer at once is not notified of it', async () => {
  const { token, chat, member } = await asking()
  await act('answer_chat', { id: chat, text: 'Good morning.' })
  await post(server.url, 'support/read_messages', {}, { token })
  await waited(member)
  await looked()
  assert.deepEqual(await list(token), [])
})

test('[H21] what the member writes, and what waits for a reply, notifies nobody', async () => {
  const { token, member } = await asking()
  await waited(member)
  await looked()
  assert.deepEqual(await list(token), [])
})
