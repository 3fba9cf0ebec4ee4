/** Forms with a file: the parser against hostile bodies, and who is refused before anything is read. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { after, before, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { makeJpeg } from '@evenkeel/verticals/members/files/testing/pictures.ts'
import { get, post, sendBytes } from '../testing/calls.ts'
import { listenAt } from '../testing/listener.ts'
import { upload } from '../testing/pictures.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { fileIn, readForm } from './form.ts'

let server: TestServer
let jpeg: Buffer

before(async () => {
  server = await startTestServer()
  jpeg = await makeJpeg()
})
after(() => server.stop())

const part = (name: string, body: string, more = '') =>
  `--B\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${body}\r\n`
const read = (body: string) => {
  const form = fileIn(Buffer.from(body, 'latin1'), 'B')
  return form.ok ? form.file.toString('latin1') : form.refusal
}

test('the file of a form is taken byte for byte, whatever stands around it', () => {
  const bytes = String.fromCharCode(...Array.from({ length: 256 }, (_, nth) => nth))
  const tricky = `${bytes}\r\n--C\r\n\n--B`
  for (const body of [bytes, '', tricky, '\r\n', '--'])
    for (const around of ['', part('user', '7'), `${part('user', '7')}${part('random', '1')}`])
      for (const more of [
        '',
        '; filename="a.jpg"\r\nContent-Type: image/jpeg',
        '; filename=""; name="user"',
      ])
        assert.equal(read(`${around}${part('file', body, more)}--B--\r\n`), body)
})

test('[J13] a form that is none of ours is a bad request', () => {
  const good = part('file', 'x')
  const wrong = {
    nothing: '',
    'no end': good,
    'no file': `${part('user', '1')}--B--`,
    'two files': `${good}${good}--B--`,
    'another field': `${part('more', '1')}${good}--B--`,
    'too many parts': `${part('user', '1').repeat(5)}${good}--B--`,
    'something in front': `x\r\n${good}--B--`,
    'a head without end': `--B\r\nContent-Disposition: form-data; name="file"\r\n`,
    'a long head': `--B\r\nX: ${'x'.repeat(2_000)}\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--B--`,
    'no name': '--B\r\nContent-Type: image/jpeg\r\n\r\nx\r\n--B--',
    'a name without quotes': '--B\r\nContent-Disposition: form-data; name=file\r\n\r\nx\r\n--B--',
    'another boundary': good.replaceAll('--B', '--C'),
    'a boundary that goes on': `${good}--BB--`,
  }
  for (const [name, body] of Object.entries(wrong)) assert.equal(read(body), 'badRequest', name)
  for (let end = 0; end < good.length; end++) assert.equal(read(good.slice(0, end)), 'badRequest')
})

test('[members E26] a picture of 5 MB is taken, and none of a byte more', () => {
  const taken = (size: number) => {
    const body = `${part('file', 'x'.repeat(size))}--B--\r\n`
    const form = fileIn(Buffer.from(body, 'latin1'), 'B')
    return form.ok ? form.file.length : form.refusal
  }
  assert.equal(taken(5 * 1_048_576), 5 * 1_048_576)
  assert.equal(taken(5 * 1_048_576 + 1), 'tooLarge')
})

test('[U5] [members E27] what comes at a pace is listened to, what falls behind is not', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  /** Sends so much between two looks at the pace. */
  const drip = async (bytes: number) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=B' }
    const request = Object.assign(new PassThrough(), { headers })
    const hold = () => true
    const reading = readForm(request as unknown as IncomingMessage, { hold })
    for (let nth = 0; nth < 10; nth++) {
      request.write(Buffer.alloc(bytes))
      await turn()
      t.mock.timers.tick(3_000)
    }
    request.end()
    const form = await reading
    return form === 'gone' || form.ok ? form : form.refusal
  }
  assert.equal(await drip(16_384), 'badRequest', 'all of it was read')
  assert.equal(await drip(16_383), 'imageFailed')
})

const head = (token: string, length: number, type = 'multipart/form-data; boundary=B') =>
  `POST /api/common/upload HTTP/1.1\r\nhost: localhost\r\ntoken: ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`

test('[U5] who may not upload is answered before the body comes, and the connection ends', async () => {
  const [demo, full] = [await server.member({ realm: 'demo' }), await server.member()]
  await server.query(
    `insert into file (name, member, sealed_key, sealed, size)
     select 'x' || nth, $1, '', '', 1 from generate_series(1, 20) nth`,
    [full.member],
  )
  const one = await server.member()
  const cases: readonly [string, string, number, string?][] = [
    ['notLoggedIn', '', 5_000_000],
    ['notLoggedIn', 'A'.repeat(43), 5_000_000],
    ['demoNotAllowed', demo.token, 5_000_000],
    ['tooManyUploads', full.token, 5_000_000],
    ['tooLarge', one.token, 6_000_000],
    ['badRequest', one.token, 5_000, 'application/json'],
    ['badRequest', one.token, 5_000, 'multipart/form-data'],
    ['badRequest', one.token, 5_000, `multipart/form-data; boundary=${'x'.repeat(71)}`],
  ]
  for (const [reason, token, length, type] of cases) {
    const answer = await sendBytes(server.url, head(token, length, type))
    assert(answer.includes(`"reason":"${reason}"`), `${reason}: ${answer}`)
    assert.match(answer, /\r\nconnection: close\r\n/i)
  }
  const foreign = await upload(server.url, jpeg, {
    token: one.token,
    origin: 'https://evil.example',
  })
  assert.equal(foreign.reason, 'notAllowed')
})

test('[U5] who sends too much reads why, and can end what they were sending', async () => {
  const { token } = await server.member()
  const { port, hostname } = new URL(server.url)
  const size = 6 * 1_048_576
  const socket = connect(Number(port), hostname)
  socket.write(head(token, size))
  const [answer] = await once(socket, 'data')
  assert(String(answer).includes('"reason":"tooLarge"'))
  // A connection that is closed by now would break under this.
  socket.write(Buffer.alloc(size))
  await once(socket, 'end')
  socket.destroy()
})

test('[U5] [M1] the last places of a day are given once, to whoever comes at the same time', async () => {
  for (let nth = 0; nth < 5; nth++) {
    const { token, member } = await server.member()
    await server.query(
      `insert into file (name, member, sealed_key, sealed, size)
       select 'y' || $1 || '-' || nth, $1::bigint, '', '', 1 from generate_series(1, 19) nth`,
      [member],
    )
    const all = await Promise.all([1, 2, 3, 4].map(() => upload(server.url, jpeg, { token })))
    assert.deepEqual(all.map(({ reason = 'kept' }) => reason).sort(), [
      'kept',
      ...Array(3).fill('tooManyUploads'),
    ])
  }
})

test('a picture is uploaded, and the answer is what the contract says', async () => {
  const { token } = await server.member()
  const { status, code, data } = await upload(server.url, jpeg, { token })
  assert.deepEqual([status, code], [200, 1])
  assert.match(data.name, /^[A-Za-z0-9_-]{22}$/)
  assert.match(data.url, /^\/api\/common\/file\?link=[A-Za-z0-9_-]{92}$/)
  const refused = await upload(server.url, Buffer.from('GIF89a'), {
    token,
    'accept-language': 'en',
  })
  assert.deepEqual(
    [refused.status, refused.reason, refused.msg],
    [
      200,
      'imageFailed',
      'The format is incorrect or the request has timed out. Please upload the image again.',
    ],
  )
  const asJson = await post(server.url, 'common/upload', {}, { token })
  assert.equal(asJson.reason, 'badRequest')
  assert.equal((await get(server.url, 'common/upload', { token })).reason, 'notFound')
})

test('[W3] over a socket there is no such call', async () => {
  const { token } = await server.member()
  const listener = await listenAt(server.url)
  listener.say({ event: 'auth', params: { token, channels: [] } })
  listener.say({ event: 'call', id: 7, path: 'common/upload', params: {} })
  const said = async (): Promise<{ id?: number; reason?: string }> => {
    const next = await listener.next()
    return next.id === 7 ? next : said()
  }
  assert.equal((await said()).reason, 'notFound')
  listener.socket.terminate()
})
