/** The description of the calls: complete, well formed, and shown without a line of script. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { platformRefusals, z } from '@evenkeel/wire'
import { get } from '../testing/calls.ts'
import { createBareHttp, listen } from '../testing/http.ts'
import { channels, routes } from '../testing/routes.ts'
import { docsPage } from './docs.ts'
import type { Http } from './server.ts'

let app: Http
let url: string

before(async () => {
  app = createBareHttp()
  url = await listen(app)
})
after(() => app.close())

type Operation = {
  readonly summary: string
  readonly security?: unknown
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[]
  readonly requestBody?: { content: Record<string, { schema: Schema }> }
  readonly responses: Record<string, { content: Record<string, { schema: Answer }> }>
  readonly 'x-refusals': readonly string[]
}
type Schema = {
  readonly type: string
  readonly properties: Record<string, { enum?: string[] } & object>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
}

type Answer = Partial<Schema> & { readonly oneOf: readonly Schema[] }

test('OpenAPI describes every call of the contracts, and nothing else', async () => {
  const { status, headers, text } = await get(url, 'openapi.json')
  assert.equal(status, 200)
  assert.match(headers.get('content-type') ?? '', /^application\/json/)
  const { openapi, info, paths, components } = JSON.parse(text)
  assert.match(openapi, /^3\.1\./)
  assert(info.title)
  assert.equal(info.version, '1.2')
  assert.deepEqual(components.securitySchemes.token, {
    type: 'apiKey',
    in: 'header',
    name: 'token',
  })
  const described = Object.entries(paths as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const calls = routes.map(({ call }) => `${call.method} /api/${call.path}`)
  assert.deepEqual(described.sort(), calls.sort())
})

for (const { call } of routes)
  test(`OpenAPI tells what ${call.path} takes, answers and refuses`, async () => {
    const { text } = await get(url, 'openapi.json')
    const found = JSON.parse(text).paths[`/api/${call.path}`][
      call.method.toLowerCase()
    ] as Operation
    assert.equal(found.summary, call.summary)
    assert.equal(found.security !== undefined, call.policy !== 'public')
    const names = Object.keys(call.input.def.shape)
    const body = found.requestBody?.content['application/json']?.schema
    const queried = found.parameters.filter((parameter) => parameter.in === 'query')
    assert.deepEqual(Object.keys(body?.properties ?? {}), call.method === 'POST' ? names : [])
    assert.deepEqual(
      queried.map(({ name }) => name),
      call.method === 'GET' ? names : [],
    )
    if (body !== undefined) assert.equal(body.additionalProperties, false)
    const key = found.parameters.find(({ name }) => name === 'idempotency-key')
    assert.equal(key?.required ?? false, call.keyed)
    const reasons = [...call.refusals, ...Object.keys(platformRefusals)]
    assert.deepEqual(found['x-refusals'], reasons)
    const { content } = found.responses[200] ?? {}
    if (call.gives === 'file') {
      assert.deepEqual(content?.['*/*']?.schema, { type: 'string' })
      assert.deepEqual(content?.['application/json']?.schema.properties?.reason?.enum, reasons)
      return
    }
    const [success, refusal] = content?.['application/json']?.schema.oneOf ?? []
    const told = call.keyed ? ['news'] : []
    assert.deepEqual(Object.keys(success?.properties ?? {}), ['code', 'msg', 'data', ...told])
    assert.deepEqual(refusal?.properties.reason?.enum, reasons)
  })

/** Around every size that a page may have at the most. */
const COUNTS = [
  0, 1, 9, 10, 49, 50, 51, 59, 60, 61, 99, 100, 101, 149, 150, 151, 499, 500, 501,
].concat([999, 1_000, 1_999, 2_000, 2_001, 9_999, 10_000])

test('OpenAPI lets a page be as large as the server does, and no larger', async () => {
  const { paths } = JSON.parse((await get(url, 'openapi.json')).text)
  const paged = routes.filter(({ call }) => 'size' in call.input.def.shape)
  assert.ok(paged.length > 5)
  for (const { call } of paged) {
    const { parameters } = paths[`/api/${call.path}`].get as Operation
    const described = parameters.find(({ name }) => name === 'size')?.schema as { pattern: string }
    const pattern = new RegExp(described.pattern)
    const size = call.input.def.shape.size as z.ZodMiniType
    for (const count of COUNTS) {
      const text = String(count)
      assert.equal(pattern.test(text), z.safeParse(size, text).success, `${call.path} ${text}`)
    }
    const largest = COUNTS.findLast((count) => pattern.test(String(count)))
    assert.ok(
      [50, 60, 100, 150, 500, 1_000, 2_000].includes(largest ?? 0),
      `${call.path} ${largest}`,
    )
  }
})

test('the page names every call and needs nothing that the content policy forbids', async () => {
  const { status, headers, text } = await get(url, 'docs')
  assert.equal(status, 200)
  assert.match(headers.get('content-type') ?? '', /^text\/html/)
  for (const { call } of routes) {
    assert(text.includes(`${call.method} /api/${call.path}`), call.path)
    for (const refusal of call.refusals) assert(text.includes(refusal), refusal)
  }
  assert.doesNotMatch(text, /<script|<style|\sstyle=|\son\w+=|javascript:|<iframe|<img|<form/i)
  const linked = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target]) => target ?? '')
  assert.deepEqual(linked, ['/api/docs.css', '/api/openapi.json'])
  const [style, description] = await Promise.all(linked.map((path) => fetch(`${url}${path}`)))
  assert.match(style?.headers.get('content-type') ?? '', /^text\/css/)
  assert.equal(description?.status, 200)
  await description?.arrayBuffer()
  assert.doesNotMatch((await style?.text()) ?? '', /url\(|@import|expression/)
})

test('the page tells how to use the socket, and every channel of it', async () => {
  const { text } = await get(url, 'docs')
  for (const word of ['/wss', '&#34;event&#34;:&#34;auth&#34;', '&#34;event&#34;:&#34;call&#34;'])
    assert(text.includes(word), word)
  for (const channel of channels) {
    assert(text.includes(`<dt>${channel.name}</dt>`), channel.name)
    assert(text.includes(channel.summary), channel.summary)
  }
  assert(channels.length >= 3)
})

test('the page tells how to hear the stream, and every topic that it is given', () => {
  const page = docsPage([], [], [['market.<symbol>.ticker', 'Now & then.']])
  for (const word of ['sub', 'unsub', 'req', 'rep', 'ping', 'pong', 'err-msg'])
    assert(page.includes(`&#34;${word}&#34;:`), word)
  for (const path of ['/wss', '/ws', '/feed']) assert(page.includes(`<code>${path}</code>`), path)
  assert(page.includes('<dt>market.&#60;symbol&#62;.ticker</dt><dd>Now &#38; then.</dd>'))
})

test('the page tells how much one may ask, as it is set here, and when to ask again', async () => {
  const { text } = await get(url, 'docs')
  for (const words of ['<code>retry-after</code>', 'at most 100000 things a second'])
    assert(text.includes(words), words)
  const limits = {
    addressPerSecond: 7,
    memberPerSecond: 11,
    socketsPerAddress: 13,
    connectionsPerAddress: 17,
  }
  const page = docsPage([], [], [], limits).replaceAll('\n', ' ')
  assert(page.includes('at most 7 things a second and a member 11, twice that at once'))
  assert(page.includes('at most 13 sockets open'))
})

/** What takes less than this is too quick for a growth to be told. */
const MEASURABLE_US = 250
const RUNS = 5
/** Between 4 and 16. */
const FAST = 8
/** A busy machine makes some runs longer, and none shorter: the shortest of ever more comes down to what it takes. */
const RUNS_MOST = 100

/** What this thread itself worked for it, in microseconds. */
function worked(regex: RegExp, text: string): number {
  const begun = process.threadCpuUsage()
  regex.test(text)
  const { user, system } = process.threadCpuUsage(begun)
  return user + system
}

/**
 * How many times as long a pattern takes over four times as long a text, at most, of letters that patterns are made for, which is wrong
 * at its end: 4 where it reads it once, 16 where it begins anew at every letter.
 */
function growthOf(pattern: string, length: number): number {
  const regex = new RegExp(pattern, 'u')
  const growths = ['a', '0', ' ', '.', '-', 'a.', '1,', 'é'].map((part) => {
    const textOf = (size: number) => `${part.repeat(size).slice(0, size)}\u0000`
    let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    const growth = () => long / Math.max(MEASURABLE_US, short)
    for (let run = 1; run <= RUNS || (growth() >= FAST && run <= RUNS_MOST); run++) {
      short = Math.min(short, worked(regex, textOf(length)))
      long = Math.min(long, worked(regex, textOf(4 * length)))
    }
    return growth()
  })
  return Math.max(...growths)
}

function patternsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  )
}

test('[F4] no pattern of any call takes long over 64 kB, whatever stands there: its time grows as the text does', async () => {
  const patterns = [...new Set(patternsIn(JSON.parse((await get(url, 'openapi.json')).text)))]
  assert.ok(patterns.length > 10)
  for (const pattern of patterns) assert.ok(growthOf(pattern, 16_384) < FAST, pattern)
  assert.ok(growthOf('[a-z]+[0-9]+$', 2_048) > FAST, 'the control: it begins anew at every letter')
})
