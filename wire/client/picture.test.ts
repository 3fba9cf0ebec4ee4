/** Pictures of a session's own: fetched with its token, and from nowhere else. */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { createClient } from './client.ts'
import { NotSignedIn, Unreachable } from './failures.ts'

const asked: (string | undefined)[] = []
const server = createServer(({ url, headers }, response) => {
  asked.push(`${url} ${headers.token}`)
  const isGood = url === '/api/common/file?link=x' && headers.token === 'mine'
  response.writeHead(isGood ? 200 : url === '/moved' ? 302 : 404, {
    'content-type': 'image/jpeg',
    location: '/api/common/file?link=x',
  })
  response.end('pixels')
})
let base = ''

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
})
after(() => server.close())

const clientOf = (token: string | undefined) =>
  createClient({ base, token: () => token, language: () => 'en', onSessionEnd: () => undefined })

test('a picture is fetched with the token of the session', async () => {
  const picture = await clientOf('mine').picture('/api/common/file?link=x')
  assert.deepEqual([picture.type, await picture.text()], ['image/jpeg', 'pixels'])
  assert.deepEqual(asked.splice(0), ['/api/common/file?link=x mine'])
})

test('[Z4] a link that is over, of another session or leads elsewhere shows nothing', async () => {
  await assert.rejects(clientOf('other').picture('/api/common/file?link=x'), Unreachable)
  await assert.rejects(clientOf('mine').picture('/api/common/file?link=y'), Unreachable)
  await assert.rejects(clientOf('mine').picture('/moved'), Unreachable)
  asked.splice(0)
  await assert.rejects(clientOf(undefined).picture('/api/common/file?link=x'), NotSignedIn)
  const { host } = new URL(base)
  for (const link of [`http://${host}/x`, `//${host}/x`, `/\\${host}/x`, 'api/common/file', ''])
    await assert.rejects(clientOf('mine').picture(link), Unreachable, link)
  assert.deepEqual(asked, [])
})
