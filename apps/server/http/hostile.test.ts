/** What a hostile client or page sends: fixed answers with every header, and nothing quoted. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { ask, get, post, sendBytes, transfer } from '../testing/calls.ts'
import { createBareHttp, listen } from '../testing/http.ts'
import { apiHeaders, securityHeaders } from './headers.ts'
import type { Http } from './server.ts'

let root: string
let app: Http
let url: string

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
  await mkdir(join(root, 'web', 'assets'), { recursive: true })
  await writeFile(join(root, 'secret.txt'), 'CANARY')
  await writeFile(join(root, 'web', 'index.html'), '<!doctype html><title>Evenkeel</title>')
  await writeFile(join(root, 'web', 'assets', 'main-abc.js'), 'export {}')
  await writeFile(join(root, 'web', 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const member = { id: 1, realm: 'real', session: 1, expiresAt: Date.now() + 60_000 } as const
  const find = (token: string) => (token === 'member' ? member : undefined)
  app = createBareHttp({ webRoot: join(root, 'web'), sessions: { find } })
  url = await listen(app)
})
after(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

const TRANSFER = 'wallet/make_transfer'

test('[X3] every kind of answer carries the security headers, and none allows another origin', async () => {
  const answers = {
    'the page': await ask(url),
    'an asset': await ask(`${url}/assets/main-abc.js`),
    'a file': await ask(`${url}/icon.svg`),
    'the docs': await get(url, 'docs'),
    'the style of the docs': await get(url, 'docs.css'),
    OpenAPI: await get(url, 'openapi.json'),
    'not logged in': await get(url, 'wallet/get_balances'),
    'a bad request': await post(url, TRANSFER, '{', { token: 'member' }),
    'a bad URL': await ask(`${url}/%zz`),
    'a long URL': await ask(`${url}/${'a'.repeat(300)}`),
    'not found': await get(url, 'nothing'),
    'no such asset': await ask(`${url}/assets/none.js`),
    'too large': await post(url, TRANSFER, 'x'.repeat(70_000), { token: 'member' }),
    'a server error': await get(url, 'wallet/get_balances', { token: 'member' }),
    'not allowed': await get(url, 'wallet/get_balances', { origin: 'https://evil.example' }),
    preflight: await ask(`${url}/api/${TRANSFER}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    }),
  }
  for (const [name, { headers }] of Object.entries(answers)) {
    const wanted = headers.get('cache-control') === 'no-store' ? apiHeaders : securityHeaders
    for (const [header, value] of Object.entries(wanted))
      assert.equal(headers.get(header), value, `${name}: ${header}`)
    const allowing = [...headers.keys()].filter((header) => header.startsWith('access-control'))
    assert.deepEqual(allowing, [], name)
    assert.equal(headers.get('server') ?? headers.get('x-powered-by'), null, name)
  }
  const statuses = Object.values(answers).map(({ status }) => status)
  assert.deepEqual(
    statuses,
    [200, 200, 200, 200, 200, 200, 401, 400, 400, 400, 404, 404, 413, 500, 403, 404],
  )
  const envelopes = Object.values(answers).filter(
    ({ headers }) => headers.get('cache-control') === 'no-store',
  )
  assert.equal(envelopes.length, 10)
  for (const header of ['x-content-type-options', 'cross-origin-resource-policy'])
    assert.equal(apiHeaders[header], securityHeaders[header])
  assert.match(
    apiHeaders['content-security-policy'] ?? '',
    /^default-src 'none'; frame-ancestors 'none'$/,
  )
  const policy = securityHeaders['content-security-policy'] ?? ''
  for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
    assert(policy.includes(part))
  assert.doesNotMatch(policy, /unsafe|\*|http:/)
  // X1: only the two workers of the app may be vouched for.
  assert.match(
    securityHeaders['content-security-policy'] ?? '',
    /; trusted-types evenkeel-worker evenkeel-solver /,
  )
})

test('[X3] answers with data are not stored; assets are, for ever; the page is asked for anew', async () => {
  const stored = async (path: string) => (await ask(`${url}${path}`)).headers.get('cache-control')
  assert.equal(await stored('/api/wallet/get_balances'), 'no-store')
  assert.equal(await stored('/api/nothing'), 'no-store')
  assert.equal(await stored('/assets/none.js'), 'no-store')
  assert.equal(await stored('/'), 'no-cache')
  assert.match((await stored('/assets/main-abc.js')) ?? '', /immutable/)
})

test('no path leads out of the web app', async () => {
  const paths = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd',
    '/assets/',
    '/assets/%00',
    '/assets',
    '/.env',
    '/assets//etc/passwd',
    '/%2fetc%2fpasswd',
    '/web',
  ]
  for (const path of paths) {
    const answer = await sendBytes(
      url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    assert.match(answer, /^HTTP\/1\.1 40[034] /, path)
    assert.doesNotMatch(answer, /CANARY|root:/, path)
  }
})

test('what is not there, and what cannot be read, is not quoted', async () => {
  const canary = 'CANARY<script>'
  for (const path of [
    `/api/${canary}`,
    `/${canary}`,
    `/api/wallet/get_balances/${canary}`,
    `/%zz${canary}`,
    `/assets/${canary}`,
  ]) {
    const { status, text } = await ask(`${url}${path}?q=${canary}`)
    assert(status === 404 || status === 400, path)
    assert.doesNotMatch(text, /CANARY/, path)
  }
  const { text } = await get(url, 'nothing')
  assert.equal(text, '{"code":404,"msg":"Not found.","data":null,"reason":"notFound"}')
})

test('a method that a path does not have is not found, and does nothing', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'GET', 'TRACE', 'PROPFIND', 'HEAD']) {
    const head = `${method} /api/${TRANSFER} HTTP/1.1\r\nHost: localhost\r\nX-Canary: CANARY\r\n`
    const answer = await sendBytes(url, `${head}Connection: close\r\n\r\n`)
    assert.match(answer, /^HTTP\/1\.1 404 /, method)
    assert.doesNotMatch(answer, /CANARY/, `${method} echoes`)
  }
  const hidden = await post(url, TRANSFER, transfer, { 'x-http-method-override': 'GET' })
  assert.equal(hidden.reason, 'notLoggedIn')
})

test('[X2] a request that a page of another origin made is refused, whoever is logged in', async () => {
  const { host } = new URL(url)
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://${host}.evil.example` },
    { origin: `http://evil.example/${host}` },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: `http://${host}` },
    { 'sec-fetch-site': 'same-site' },
  ]
  const own: Record<string, string>[] = [
    { origin: `http://${host}` },
    { origin: `https://${host}` },
    { 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
    { 'sec-fetch-site': 'none' },
    {},
  ]
  for (const headers of foreign) {
    const { status, reason } = await post(url, TRANSFER, '{}', { token: 'member', ...headers })
    assert.deepEqual([status, reason], [403, 'notAllowed'], JSON.stringify(headers))
  }
  for (const headers of own) {
    const { reason } = await post(url, TRANSFER, '{}', { token: 'member', ...headers } as Record<
      string,
      string
    >)
    assert.equal(reason, 'badRequest', JSON.stringify(headers))
  }
})

test('[X5] what could smuggle a second request, or is no HTTP, is refused and closed', async () => {
  const start = `POST /api/${TRANSFER} HTTP/1.1\r\nHost: localhost\r\n`
  const header = (name: string, value: string) => `${start}${name}: ${value}\r\n\r\n`
  const many = Array.from({ length: 2_500 }, (_, nth) => `x${nth}: 1`).join('\r\n')
  const table: [name: string, bytes: string, status: number][] = [
    ['TE and CL', `${start}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['two CL', `${start}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`, 400],
    ['a CL that is no number', header('Content-Length', '4x'), 400],
    ['a negative CL', header('Content-Length', '-1'), 400],
    ['an unknown TE', header('Transfer-Encoding', 'chunked, cow'), 400],
    ['no Host', `GET /api/docs HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
    ['bare LF', 'GET /api/docs HTTP/1.1\nHost: localhost\n\n', 400],
    ['a space before the colon', `${start}X : 1\r\n\r\n`, 400],
    ['a folded header', `${start}X: 1\r\n 2\r\n\r\n`, 400],
    ['a NUL in a header', header('X', 'a\u0000b'), 400],
    ['no HTTP at all', 'CANARY CANARY CANARY\r\n\r\n', 400],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', 400],
    [
      'a bad chunk',
      `${start}Transfer-Encoding: chunked\r\ncontent-type: application/json\r\n\r\nzz\r\n`,
      400,
    ],
    ['a header of 20 kB', header('X', 'a'.repeat(20_000)), 431],
    ['2,500 headers', `${start}${many}\r\n\r\n`, 431],
  ]
  for (const [name, bytes, status] of table) {
    const answer = await sendBytes(url, bytes)
    assert(answer.startsWith(`HTTP/1.1 ${status} `), `${name}: ${answer.slice(0, 60)}`)
    assert.equal(answer.match(/HTTP\/1\.1/g)?.length, 1, `${name}: one answer`)
    assert.doesNotMatch(answer, /CANARY|Error/, name)
  }
  assert.equal((await get(url, 'docs')).status, 200)
})

test('[X5] requests sent together are answered in order, each for itself', async () => {
  const one = 'GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const last = 'GET /api/docs.css HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  const answer = await sendBytes(url, `${one}${one}${last}`)
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  assert.deepEqual(statuses, ['404', '404', '200'])
})
