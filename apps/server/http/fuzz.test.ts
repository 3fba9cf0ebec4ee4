/** Anything at all, sent to every path: only envelopes come back, and no money is made or lost. */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { upTo } from '@evenkeel/kernel/testing'
import { KEY_HEADER, platformRefusals } from '@evenkeel/wire'
import fc from 'fast-check'
import type { SandboxMember } from '../sandbox.ts'
import { balancesOf, newKey, transfer, unlessBusy } from '../testing/calls.ts'
import { routes } from '../testing/routes.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let member: SandboxMember

before(async () => {
  server = await startTestServer()
  member = await server.member()
})
after(() => server.stop())

const RUNS = upTo(300, 20_000)
/** These end the session that all the others are asked in, as they should, and chance finds them now and then. */
const ENDING = ['user/logout', 'user/freeze', 'user/switch_simulation']
const paths = routes.map(({ call }) => call.path).filter((path) => !ENDING.includes(path))
const refusals = new Set([
  ...routes.flatMap(({ call }) => call.refusals),
  ...Object.keys(platformRefusals),
])

type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** node:http sends what fetch would refuse to. */
function send({ method, path, headers, body }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}/api/${path}`, { method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    // The server may close a connection at the moment at which it is used again.
    const isClosed = (error: NodeJS.ErrnoException) =>
      asked.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
    asked
      .on('error', (error) =>
        isClosed(error) ? resolve(send({ method, path, headers, body })) : reject(error),
      )
      .end(body)
  })
}

/** All that a bad request may name: what the contracts declare, never what a caller made up. */
const FIELDS = [...routes.flatMap(({ call }) => Object.keys(call.input.shape)), 'idempotency-key']

const files = routes.filter(({ call }) => call.gives === 'file').map(({ call }) => call.path)
/** What is asked for is a file, which comes bare. */
const isFile = ({ path }: Sent) => files.includes(path.split('?', 1)[0] ?? '')

async function onlyEnvelopes(sent: Sent): Promise<void> {
  const { status, text } = await unlessBusy(() => send(sent))
  assert(status >= 200 && status < 500, `${status}: ${text}`)
  if (status === 200 && isFile(sent)) return assert.match(text, /^(\uFEFF|\{"code":)/)
  const { code, msg, data, reason, fields = [], ...more } = JSON.parse(text)
  // Where clients of HTX look for calls, what there is not is refused in their shape.
  if (/^v[0-9]\//.test(sent.path) && code === undefined) {
    const shape = ['err-code', 'err-msg', 'status', 'ts']
    return assert.deepEqual(Object.keys(more).sort(), shape)
  }
  assert.deepEqual(more, {})
  for (const field of fields) assert(FIELDS.includes(field), text)
  assert.equal(typeof msg, 'string')
  if (code === 1) return assert.equal(reason, undefined)
  assert(refusals.has(reason), text)
  assert(msg.length > 0 && msg !== reason)
  assert.equal(data, null)
}

/** The sum over the accounts of what the member holds of each coin. */
async function totals(): Promise<Record<string, bigint>> {
  const sums: Record<string, bigint> = {}
  for (const [name, amount] of Object.entries(await balancesOf(server.url, member.token))) {
    const [asset = ''] = name.split(' ')
    const [whole, places = ''] = amount.split('.')
    sums[asset] = (sums[asset] ?? 0n) + BigInt(`${whole}${places.padEnd(8, '0')}`)
  }
  return sums
}

async function conserving(property: fc.IAsyncProperty<[Sent]>): Promise<void> {
  const held = await totals()
  await fc.assert(property, { numRuns: RUNS })
  assert.deepEqual(await totals(), held)
  assert.doesNotMatch(server.logged(), /"level":"error"/)
}

const printable = fc.string({
  unit: fc.constantFrom(...'aZ09 -_.,;:/%"\'\\{}[]<>=&?*\t'),
  maxLength: 60,
})
const amounts = fc.oneof(
  fc.constantFrom('0', '1', '1e5', '-1', '0.00000001', '99999999999999', '1.000000001', 'NaN'),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.jsonValue(),
)
const nearlyTransfer = fc.record(
  {
    asset: fc.oneof(fc.constantFrom('USDT', 'BTC', 'XYZ', 'usdt'), fc.jsonValue()),
    amount: amounts,
    from: fc.oneof(fc.constantFrom('spot', 'trading', 'finance'), fc.jsonValue()),
    to: fc.oneof(fc.constantFrom('spot', 'trading', 'finance'), fc.jsonValue()),
    random: fc.jsonValue(),
  },
  { requiredKeys: [] },
)
const withKey = () => ({
  [KEY_HEADER]: newKey(),
  token: member.token,
  'content-type': 'application/json',
})

test('[M8] bodies that are nearly transfers', () =>
  conserving(
    fc.asyncProperty(
      nearlyTransfer.map((body) => ({
        method: 'POST',
        path: 'wallet/make_transfer',
        headers: withKey(),
        body: JSON.stringify(body),
      })),
      onlyEnvelopes,
    ),
  ))

test('[X6] bodies of any JSON and of no JSON at all', () =>
  conserving(
    fc.asyncProperty(
      fc.record({
        method: fc.constant('POST'),
        path: fc.constantFrom(...paths),
        headers: fc.constant(undefined).map(withKey),
        body: fc.oneof(fc.json({ maxDepth: 8 }), fc.string({ unit: 'binary' }), printable),
      }),
      onlyEnvelopes,
    ),
  ))

test('[X7] queries of any kind', () =>
  conserving(
    fc.asyncProperty(
      fc
        .record({
          path: fc.constantFrom(...paths),
          query: fc.oneof(
            fc.webQueryParameters(),
            fc
              .dictionary(fc.constantFrom('size', 'after', 'tab', 'a[b]', '__proto__'), printable)
              .map((fields) =>
                Object.entries(fields)
                  .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
                  .join('&'),
              ),
          ),
        })
        .map(({ path, query }) => ({
          method: 'GET',
          path: `${path}?${query}`,
          headers: { token: member.token },
          body: undefined,
        })),
      onlyEnvelopes,
    ),
  ))

test('[L2] headers of any kind', () =>
  conserving(
    fc.asyncProperty(
      fc
        .record(
          {
            token: printable,
            [KEY_HEADER]: printable,
            'accept-language': printable,
            'content-type': printable,
            origin: printable,
            'sec-fetch-site': printable,
            'x-forwarded-for': printable,
            'accept-version': printable,
            cookie: printable,
          },
          { requiredKeys: [] },
        )
        .map((headers) => ({
          method: 'POST',
          path: 'wallet/make_transfer',
          headers: headers as Record<string, string>,
          body: JSON.stringify({ ...transfer, amount: '0.00000001' }),
        })),
      onlyEnvelopes,
    ),
  ))

test('paths of any kind', () =>
  conserving(
    fc.asyncProperty(
      fc
        .tuple(
          fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
          fc.webPath(),
          fc.webSegment(),
        )
        .map(([method, path, more]) => ({
          method,
          path: `${more}${path}`,
          headers: { token: member.token },
          body: undefined,
        })),
      onlyEnvelopes,
    ),
  ))
