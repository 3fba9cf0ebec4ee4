/** The name that a request came for: ours, or refused; on every door. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sendBytes } from '../testing/calls.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { securityHeaders } from './headers.ts'
import { createHosts } from './hosts.ts'

let server: TestServer
before(async () => {
  server = await startTestServer({ config: { site: 'https://exchange.example' } })
})
after(() => server.stop())

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
const asking = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n')
const upgrading = (...headers: string[]) =>
  [
    'GET /wss HTTP/1.1',
    ...headers,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '',
    '',
  ].join('\r\n')

test('[X2] a name that is not ours is refused, over HTTP, on sockets and at the side door', async () => {
  const table: [headers: string[], status: number][] = [
    [['Host: evil.example'], 421],
    [['Host: evil.example:8080'], 421],
    [['Host: localhost.evil.example'], 421],
    [['Host: 192.168.0.7'], 421],
    [['Host: exchange.example@evil.example'], 400],
    [['Host: '], 400],
    [['Host: localhost', 'Host: evil.example'], 400],
    [['Host: localhost', 'hOST: localhost'], 400],
    [[], 400],
  ]
  for (const [headers, status] of table) {
    const name = headers.join()
    for (const [door, path] of [
      [server.url, '/api/docs'],
      [server.opsUrl, '/health'],
    ] as const) {
      const answer = await sendBytes(door, asking(path, ...headers))
      assert.equal(statusOf(answer), status, `${path}: ${name}`)
      assert.doesNotMatch(answer, /evil/)
    }
    assert.equal(statusOf(await sendBytes(server.url, upgrading(...headers))), status, name)
  }
  for (const host of ['localhost', 'LOCALHOST:8080', '127.0.0.1:1', '[::1]:80', 'exchange.example'])
    assert.equal(statusOf(await sendBytes(server.url, asking('/api/docs', `Host: ${host}`))), 200)
  assert.equal(statusOf(await sendBytes(server.opsUrl, asking('/health', 'Host: localhost'))), 200)
})

test('[X2] one that listens everywhere is asked for by its addresses, and by no other name', () => {
  const faultOf = (host: string, given: string) => {
    const request = { headers: { host: given }, rawHeaders: ['Host', given], httpVersion: '1.1' }
    return createHosts({ host }).fault(request as never)
  }
  for (const given of ['192.168.0.7:8080', '[fe80::1]:8080', 'localhost'])
    assert.equal(faultOf('0.0.0.0', given), undefined, given)
  assert.equal(faultOf('0.0.0.0', 'box.lan:8080'), 421)
  assert.equal(faultOf('box.lan', 'box.lan:8080'), undefined)
  assert.equal(faultOf('192.168.0.7', '192.168.0.7:8080'), undefined)
  assert.equal(faultOf('192.168.0.7', '192.168.0.8:8080'), 421)
})

test('[X3] what Node would answer by itself carries the security headers', async () => {
  const post = 'POST /api/wallet/make_transfer HTTP/1.1\r\nHost: localhost\r\n'
  const table: [name: string, bytes: string, status: number][] = [
    ['no Host', asking('/api/docs'), 400],
    ['an expectation', `${post}Expect: a miracle\r\nContent-Length: 0\r\n\r\n`, 417],
    ['no HTTP', 'no\r\n\r\n', 400],
    ['a large header', `${post}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['no handshake', upgrading('Host: localhost').replace('Version: 13', 'Version: 7'), 400],
    ['a foreign socket', upgrading('Host: localhost', 'Origin: https://evil.example'), 403],
  ]
  for (const [name, bytes, status] of table) {
    const answer = await sendBytes(server.url, bytes)
    assert.equal(statusOf(answer), status, name)
    for (const [header, value] of Object.entries(securityHeaders))
      assert(answer.includes(`${header}: ${value}\r\n`), `${name}: ${header}`)
  }
})
