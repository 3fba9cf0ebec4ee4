/** Forms that come slowly, or never whole: they hold nobody up, and not for long. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { makeJpeg } from '@evenkeel/verticals/members/files/testing/pictures.ts'
import { sendBytes } from '../testing/calls.ts'
import { upload } from '../testing/pictures.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let jpeg: Buffer

before(async () => {
  server = await startTestServer({ config: { trustedProxies: 1 } })
  jpeg = await makeJpeg()
})
after(() => server.stop())

const head = (token: string, length: number, from: string) =>
  `POST /api/common/upload HTTP/1.1\r\nhost: localhost\r\ntoken: ${token}\r\nx-forwarded-for: ${from}\r\ncontent-type: multipart/form-data; boundary=B\r\ncontent-length: ${length}\r\n\r\n--B\r\n`

/** Begins an upload and never ends it; answers with what is said to that. */
const begin = (token: string, from: string) => sendBytes(server.url, head(token, 1_000, from))

/** The pace that forms must keep, looked at when a test says so; `looked` counts the forms that have begun. */
function paces(t: TestContext) {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { mock } = t.mock.method(globalThis, 'setInterval')
  return {
    begun: () => mock.calls.filter(({ arguments: [, ms] }) => ms === 3_000).length,
    look: () => t.mock.timers.tick(3_000),
  }
}

async function isIn(token: string, from: string): Promise<boolean> {
  return (await upload(server.url, jpeg, { token, 'x-forwarded-for': from })).code === 1
}

test('[U5] forty members who send byte by byte keep nobody out', async (t) => {
  const { begun, look } = paces(t)
  const slow = await Promise.all(Array.from({ length: 40 }, () => server.member()))
  const answers = slow.flatMap(({ token }, nth) => {
    const from = `10.0.${nth}.1`
    return [begin(token, from), begin(token, from), begin(token, from), begin(token, from)]
  })
  await eventually('all have begun', () => begun() === 160)
  const honest = await server.member()
  for (let nth = 0; nth < 4; nth++) assert.equal(await isIn(honest.token, '10.1.0.1'), true)
  look()
  const said = await Promise.all(answers)
  for (const answer of said) assert.match(answer, /"reason":"imageFailed"/)
})

test('[U5] of one member four are on their way, of one network 16; then others are served again', async (t) => {
  const { begun, look } = paces(t)
  const members = await Promise.all(Array.from({ length: 6 }, () => server.member()))
  const [one, two, three, four, five, six] = members.map(({ token }) => token) as [
    one: string,
    two: string,
    three: string,
    four: string,
    five: string,
    six: string,
  ]
  const here = (nth: number) => `10.2.0.${nth}`
  const slow = Array.from({ length: 5 }, () => begin(one, here(1)))
  assert.match(await Promise.race(slow), /"reason":"uploadsBusy"/)
  assert.equal(await isIn(one, '10.3.0.1'), false)
  assert.equal(await isIn(two, here(1)), true)
  const before = begun()
  const more = [two, three, four].flatMap((token) =>
    Array.from({ length: 4 }, () => begin(token, here(2))),
  )
  await eventually('all have begun', () => begun() === before + 12)
  assert.equal(await isIn(five, here(3)), false)
  assert.equal(await isIn(six, '10.3.0.1'), true)
  look()
  const said = await Promise.all([...slow, ...more])
  assert.equal(said.filter((answer) => answer.includes('uploadsBusy')).length, 1)
  for (const [nth, token] of [one, five].entries()) assert.equal(await isIn(token, here(nth)), true)
})

test('[U5] who breaks off again and again waits like one whose pictures fail', async (t) => {
  const { begun } = paces(t)
  const { token } = await server.member()
  const { port, hostname } = new URL(server.url)
  for (let nth = 1; nth <= 40; nth++) {
    const socket = connect(Number(port), hostname)
    socket.write(head(token, 1_000, '10.5.0.1'))
    await eventually('it is read', () => begun() === nth)
    socket.destroy()
  }
  const tell = async () => (await upload(server.url, jpeg, { token })).reason
  await eventually('it has to wait', async () => (await tell()) === 'tooManyUploads')
})
