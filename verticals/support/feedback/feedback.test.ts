/** Feedback on a real server: sent once, sealed, replied to through the queue, and told live. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { runningClock } from '@evenkeel/server/testing/clock.ts'
import { auth, listenAt } from '@evenkeel/server/testing/listener.ts'
import { makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { KEY_HEADER } from '@evenkeel/wire'

const clock = runningClock()
let server: TestServer
let desk: string
before(async () => {
  server = await startTestServer({ clock })
  desk = (await server.operator({ role: 'support' })).token
})
after(() => server.stop())

const words = { type: 'deposit', title: 'Where is it?', content: 'My deposit\nis late.' }
const send = (token: string, more: object = {}, key = newKey()) =>
  post(server.url, 'support/send_feedback', { ...words, ...more }, { token, [KEY_HEADER]: key })
const own = async (token: string) => (await get(server.url, 'support/get_feedback', { token })).data
const atDesk = (path: string) => get(server.consoleUrl, `console/${path}`, { token: desk })

async function reply(id: string, reason: object) {
  const { data } = await atDesk(`open_case?queue=feedback&id=${id}`)
  const verdict = { queue: 'feedback', id, action: 'reply', seen: data.seen, ...reason }
  return post(server.consoleUrl, 'console/decide_case', verdict, { token: desk })
}

test('[H9] feedback is sent once however often the request is repeated, and is its member’s alone', async () => {
  const [ann, bob] = [await server.member(), await server.member({ realm: 'demo' })]
  const key = newKey()
  const first = await send(ann.token, {}, key)
  assert.equal(first.code, 1, first.text)
  assert.equal((await send(ann.token, {}, key)).data.id, first.data.id)
  const { rows, types } = await own(ann.token)
  assert.deepEqual(
    [rows.length, rows[0].state, rows[0].title, rows[0].content],
    [1, 'pendingReply', words.title, words.content],
  )
  assert.equal(types.length, 5)
  assert.equal((await send(bob.token)).code, 1, 'a demo member may ask for help too')
  assert.equal((await own(bob.token)).rows.length, 1)
})

test('[H9] what is missing, closed or too much is refused by name', async () => {
  const { token, member } = await server.member()
  for (const [more, reason] of [
    [{ title: ' \u200b ' }, 'feedbackTitleMissing'],
    [{ content: '\n\n' }, 'feedbackContentMissing'],
    [{ picture: 'A'.repeat(22) }, 'feedbackPictureWrong'],
  ] as const)
    assert.equal((await send(token, more)).reason, reason)
  assert.equal((await send(token, { title: 'x'.repeat(101) })).reason, 'badRequest')
  await server.query(
    `insert into setting (name, value) values ('feedback_types', 'deposit,withdrawal')`,
    [],
  )
  clock.pass(1_000)
  assert.equal((await send(token, { type: 'account' })).reason, 'feedbackTypeClosed')
  await server.query(`delete from setting where name = 'feedback_types'`, [])
  for (let round = 0; round < 2; round++) {
    for (let nth = 0; nth < 5; nth++) assert.equal((await send(token)).code, 1, `${nth}`)
    assert.equal((await send(token)).reason, 'feedbackTooOften', '5 wait for a reply')
    await server.query('update support_feedback set replied_at = at where member = $1', [member])
  }
  assert.equal((await send(token)).reason, 'feedbackTooOften', '10 have come today')
})

test('[H10] [H11] a reply goes through the queue, reaches the member live, and is read when it is seen', async () => {
  const { token, member } = await server.member()
  const listener = await listenAt(server.url)
  listener.say(auth(token))
  await listener.next()
  const { data } = await send(token, { type: 'withdrawal' })
  const queue = await atDesk('get_cases?queue=feedback')
  assert.ok(queue.data.rows.some((row: { id: string }) => row.id === data.id))
  const opened = await atDesk(`open_case?queue=feedback&id=${data.id}`)
  assert.deepEqual(
    opened.data.fields.map(({ label, value }: Record<string, string>) => [label, value]),
    [
      ['feedbackType', 'withdrawal'],
      ['feedbackTitle', words.title],
      ['feedbackContent', words.content],
    ],
  )
  const done = await reply(data.id, { reason: 'It has arrived. Thank you for waiting.' })
  assert.equal(done.code, 1, done.text)
  const news = await listener.next()
  assert.deepEqual(
    [news.channel, news.data],
    ['support', { about: 'feedback', feedback: 1, chat: 0 }],
  )
  const [row] = (await own(token)).rows
  assert.deepEqual([row.state, row.is_new], ['replied', true])
  assert.equal(row.reply, 'It has arrived. Thank you for waiting.')
  await post(server.url, 'support/read_replies', {}, { token })
  assert.equal((await own(token)).rows[0].is_new, false)
  const again = await reply(data.id, { reason: 'Once more' })
  assert.notEqual(again.code, 1, 'a reply is given once')
  const decided = await atDesk(`get_cases?queue=feedback&state=decided&search=${data.id}`)
  assert.equal(decided.data.rows[0].state, 'replied')
  const [kept] = await server.query<{ sealed: Buffer; reply: Buffer }>(
    'select sealed, reply from support_feedback where member = $1',
    [member],
  )
  assert.equal(kept?.sealed.includes('deposit') || kept?.reply.includes('arrived'), false)
  listener.socket.terminate()
})

type Labelled = { readonly label: string }

test('[H11] a usual reply reaches the member in the language that they read', async () => {
  const { token } = await server.member()
  const { data } = await send(token)
  assert.equal((await reply(data.id, { reason_key: 'feedbackSolved' })).code, 1)
  const said = async (language: string) => {
    const headers = { token, 'accept-language': language }
    return (await get(server.url, 'support/get_feedback', headers)).data.rows[0].reply
  }
  assert.match(await said('ja'), /解決/)
  assert.match(await said('en'), /solved/)
  const opened = await atDesk(`open_case?queue=feedback&id=${data.id}`)
  const shown = opened.data.fields.find(({ label }: Labelled) => label === 'feedbackReply')
  assert.match(shown.value, /solved/, 'an operator reads words, too, and no name of them')
})

test('[H11] only support works at this queue', async () => {
  const { token } = await server.operator({ role: 'finance' })
  const { reason } = await get(server.consoleUrl, 'console/get_cases?queue=feedback', { token })
  assert.equal(reason, 'notAllowed')
})

test('[H9] [H15] a picture is its member’s, shown to an operator marked and written down, and used once', async () => {
  const [ann, bob] = [await server.member(), await server.member()]
  const sent = await upload(server.url, await makeJpeg(), { token: ann.token })
  const { name: picture } = sent.data
  assert.equal((await send(bob.token, { picture })).reason, 'feedbackPictureWrong')
  const { data } = await send(ann.token, { picture })
  assert.equal((await send(ann.token, { picture })).reason, 'feedbackPictureWrong', 'used already')
  const [row] = (await own(ann.token)).rows
  const shown = await fetch(`${server.url}${row.picture}`, { headers: { token: ann.token } })
  assert.equal(shown.headers.get('content-type'), 'image/jpeg')
  const foreign = await fetch(`${server.url}${row.picture}`, { headers: { token: bob.token } })
  assert.equal(foreign.status, 404)
  const opened = await atDesk(`open_case?queue=feedback&id=${data.id}`)
  assert.deepEqual(
    opened.data.pictures.map(({ name }: { name: string }) => name),
    ['attachment'],
  )
  const [{ link }] = opened.data.pictures
  const look = await fetch(`${server.consoleUrl}/api/console/get_case_picture?link=${link}`, {
    headers: { token: desk },
  })
  assert.equal(look.headers.get('content-type'), 'image/jpeg')
  const views = await server.query<{ case_number: string }>(
    `select case_number from file_view join file on file.id = file_view.file where name = $1`,
    [picture],
  )
  assert.deepEqual(
    views.map((one) => one.case_number.split(' ')[0]),
    ['feedback'],
  )
})
