/** What the notification centre hears of support, on a real server: replies at once, answers that stay unread, and never a word of either. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { UNSEEN_MS } from './notified.ts'

let server: TestServer
let desk: string
before(async () => {
  server = await startTestServer()
  desk = (await server.operator({ role: 'support' })).token
})
after(() => server.stop())

const atDesk = (call: string, body: object) =>
  post(server.consoleUrl, `console/${call}`, body, { token: desk })

async function replied(token: string): Promise<void> {
  const words = { type: 'deposit', title: 'Where is it?', content: 'It is late.' }
  const { data } = await post(server.url, 'support/send_feedback', words, { token })
  const path = `console/open_case?queue=feedback&id=${data.id}`
  const opened = await get(server.consoleUrl, path, { token: desk })
  const verdict = { queue: 'feedback', id: data.id, action: 'reply', seen: opened.data.seen }
  const done = await atDesk('decide_case', { ...verdict, reason: 'The parrot has landed.' })
  assert.equal(done.code, 1, done.text)
}

async function answered(member: number, token: string, texts: readonly string[]): Promise<void> {
  await post(server.url, 'support/send_message', { text: 'Hello?' }, { token })
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    member,
  ])
  const path = `console/get_chats?search=${row?.uid}`
  const { data } = await get(server.consoleUrl, path, { token: desk })
  for (const text of texts) {
    const { id } = data.chats[0]
    assert.equal((await atDesk('answer_chat', { id, text })).code, 1)
  }
}

/** As if all of it had been written a minute earlier; the next reply has the centre look. */
async function minuteLater(member: number): Promise<void> {
  await server.query(
    `update support_message set at = at - ${UNSEEN_MS}
     from support_chat one where one.id = chat and one.member = $1`,
    [member],
  )
  await replied((await server.member()).token)
}

type Told = { kind: string; title: string; body?: string; link: string }

/** Tried again until there are so many, for it is told when it is durable and not before. */
async function listOf(token: string, count: number): Promise<Told[]> {
  for (let tries = 0; ; tries++) {
    const { data } = await get(server.url, 'notification/get_list', { token })
    if (data.rows.length >= count || tries === 100) return data.rows
    await wait(50)
  }
}

const kept = (member: number) =>
  server.query<{ kind: string; figures: string; mail: string | null; push: string | null }>(
    'select kind, figures, mail, push from notification where member = $1 order by at, id',
    [member],
  )

test('[H10] a reply is in the notification centre at once, leads to it, and has none of its words', async () => {
  const { token, member } = await server.member()
  await replied(token)
  const [told] = await listOf(token, 1)
  assert.deepEqual(
    [told?.kind, told?.title, told?.link],
    ['supportReplied', 'Reply to your feedback', '/about-us?feedback=mine'],
  )
  assert.doesNotMatch(JSON.stringify(told), /parrot/)
  const [row] = await kept(member)
  assert.equal(row?.figures, '{}')
  const { data } = await get(server.url, 'notification/get_settings', { token })
  assert.ok(data.groups.some(({ group }: { group: string }) => group === 'support'))
})

test('[H10] answers that stay unread for a minute are one notification', async () => {
  const { token, member } = await server.member()
  await answered(member, token, ['Hello.', 'The parrot is on its way.'])
  await replied((await server.member()).token)
  await wait(300)
  assert.deepEqual(await kept(member), [], 'whoever looks at the chat is not told of it as well')
  await minuteLater(member)
  const [told, ...others] = await listOf(token, 1)
  assert.deepEqual([told?.kind, told?.link, others.length], ['supportAnswered', '/contact', 0])
  await minuteLater(member)
  await wait(300)
  assert.equal((await kept(member)).length, 1)
})

test('[H10] an answer that was read in time is no notification', async () => {
  const { token, member } = await server.member()
  await answered(member, token, ['Hello.'])
  await post(server.url, 'support/read_messages', {}, { token })
  await minuteLater(member)
  await wait(300)
  assert.deepEqual(await kept(member), [])
})
