/** Pictures that operators send in the chat: taken as carefully as those of members, and shown to nobody else. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ask, get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { KEY_HEADER } from '@evenkeel/wire'

let server: TestServer
let jpeg: Buffer
before(async () => {
  ;[server, jpeg] = await Promise.all([startTestServer(), makeJpeg()])
})
after(() => server.stop())

const act = (call: string, body: object, token: string, key = newKey()) =>
  post(server.consoleUrl, `console/${call}`, body, { token, [KEY_HEADER]: key })
const send = (id: string, token: string, bytes = jpeg) =>
  upload(server.consoleUrl, bytes, { token }, `console/add_chat_picture?id=${id}`)
const own = async (token: string) => (await get(server.url, 'support/get_messages', { token })).data
const filesOf = (member: number) =>
  server.query<{ used_for: string | null; operator: number | null }>(
    'select used_for, operator::float8 as operator from file where member = $1 order by id',
    [member],
  )

/** A member who has written, and what their conversation is called at the console. */
async function given(token: string) {
  const ann = await server.member()
  const said = { token: ann.token, [KEY_HEADER]: newKey() }
  assert.equal((await post(server.url, 'support/send_message', { text: 'Where?' }, said)).code, 1)
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    ann.member,
  ])
  const found = await get(server.consoleUrl, `console/get_chats?search=${row?.uid}`, { token })
  return { ...ann, id: found.data.chats[0].id as string }
}

test('[H14] an operator sends a picture with words or without; the member sees it, nobody else does', async () => {
  const sue = await server.operator({ role: 'support' })
  const [ann, bob] = [await given(sue.token), await given(sue.token)]
  const kept = await send(ann.id, sue.token)
  assert.equal(kept.code, 1, kept.text)
  const picture = kept.data.name
  const key = newKey()
  const answer = { id: ann.id, text: '', picture }
  assert.equal((await act('answer_chat', answer, sue.token, key)).code, 1)
  assert.equal((await act('answer_chat', answer, sue.token, key)).code, 1, 'the same once more')
  const { rows } = await own(ann.token)
  assert.deepEqual([rows.length, rows[0].by, rows[0].has_picture], [2, 'service', true])
  const see = (token: string) => ask(`${server.url}${rows[0].picture}`, { headers: { token } })
  const shown = await see(ann.token)
  assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/jpeg'])
  assert.equal((await see(bob.token)).status, 404)
  const opened = await get(server.consoleUrl, `console/open_chat?id=${ann.id}`, {
    token: sue.token,
  })
  const link = opened.data.messages.at(-1).picture
  const look = await ask(`${server.consoleUrl}/api/console/get_chat_picture?link=${link}`, {
    headers: { token: sue.token },
  })
  assert.equal(look.headers.get('content-type'), 'image/jpeg')
  assert.deepEqual(await filesOf(ann.member), [{ used_for: `chat ${key}`, operator: sue.id }])
})

test('[H14] a picture serves once, and only whoever sent it, for the member it was sent to', async () => {
  const [sue, ada] = [await server.operator({ role: 'support' }), await server.operator()]
  const [ann, bob] = [await given(sue.token), await given(sue.token)]
  const { name: picture } = (await send(ann.id, sue.token)).data
  const wrong = async (id: string, token: string) =>
    (await act('answer_chat', { id, text: 'Here', picture }, token)).reason
  assert.equal(await wrong(bob.id, sue.token), 'chatPictureWrong')
  assert.equal(await wrong(ann.id, ada.token), 'chatPictureWrong')
  const stolen = { text: '', picture }
  const member = { token: ann.token, [KEY_HEADER]: newKey() }
  const taken = await post(server.url, 'support/send_message', stolen, member)
  assert.equal(taken.reason, 'chatPictureWrong', 'nor is it a picture of the member')
  assert.equal(await wrong(ann.id, sue.token), undefined)
  assert.equal(await wrong(ann.id, sue.token), 'chatPictureWrong')
  assert.equal((await act('answer_chat', { id: ann.id, text: ' ' }, sue.token)).reason, EMPTY)
  assert.equal((await own(ann.token)).rows.length, 2)
})
const EMPTY = 'chatMessageEmpty'

test('[H14] what is no picture, is too large, or is for a conversation of another is refused', async () => {
  const [sue, tom] = [
    await server.operator({ role: 'support' }),
    await server.operator({ role: 'support' }),
  ]
  const ann = await given(sue.token)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  assert.equal((await send(ann.id, sue.token, svg)).reason, 'imageFailed')
  const html = Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<script>alert(1)</script>')])
  assert.equal((await send(ann.id, sue.token, html)).reason, 'imageFailed')
  const large = await send(ann.id, sue.token, Buffer.alloc(6 * 1_048_576, 1))
  assert.ok(['tooLarge', 'imageFailed'].includes(large.reason ?? ''), large.text)
  assert.equal((await send('AAAAAAAAAAAAAAAAAAAAAA', sue.token)).reason, 'chatDoesNotExist')
  assert.equal((await act('answer_chat', { id: ann.id, text: 'Mine' }, sue.token)).code, 1)
  assert.equal((await send(ann.id, tom.token)).reason, 'chatTaken')
  const finance = await server.operator({ role: 'finance' })
  assert.equal((await send(ann.id, finance.token)).status, 403)
  assert.equal((await send(ann.id, ann.token)).status, 401)
  assert.deepEqual(await filesOf(ann.member), [])
})

test('[H15] what an operator sent leaves the member all of their own pictures of the day, and each is in the audit log', async () => {
  const sue = await server.operator({ role: 'support' })
  const ann = await given(sue.token)
  for (let nth = 0; nth < 3; nth++) assert.equal((await send(ann.id, sue.token)).code, 1)
  await server.query('update file set size = 52428800 where member = $1', [ann.member])
  assert.equal((await upload(server.url, jpeg, { token: ann.token })).code, 1)
  const [audited] = await server.query<{ count: number }>(
    `select count(*)::int as count from operator_audit
     where action = 'console/add_chat_picture' and outcome = 'done' and operator = $1`,
    [sue.id],
  )
  assert.equal(audited?.count, 3)
})
