/** The description of every call, made from the contracts: OpenAPI for programs, a page for people. */
import {
  type AnyCall,
  type AnyChannel,
  KEY_HEADER,
  KEY_PATTERN,
  NEWS_HEADER,
  platformRefusals,
  z,
} from '@evenkeel/wire'
import type { Route } from '@evenkeel/wire/server'
import type { Limits } from '../config.ts'

type Json = Readonly<Record<string, unknown>>

const NEEDS_KEY = `the header ${KEY_HEADER}: a UUID of version 7, in lower case; good for a day`

export function openApi(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { call } of routes) {
    const path = `/api/${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Evenkeel',
      version: '1.2',
      description:
        'Every answer is an envelope {code, msg, data, reason}. Code 1 is success; a refusal has a ' +
        'stable name in `reason`. Prices and amounts are decimal strings; where they are only drawn, as in ' +
        'candles and lines of the day, they are JSON numbers.',
    },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
    paths,
  }
}

function operation(call: AnyCall): Json {
  const input = schemaOf(call.input)
  const key = {
    name: KEY_HEADER,
    in: 'header',
    required: true,
    description: 'A UUID of version 7, with or without dashes. It is good for a day.',
    schema: { type: 'string', pattern: KEY_PATTERN },
  }
  const wish = { name: NEWS_HEADER, in: 'header', required: false, schema: { const: '1' } }
  const takesBody = call.method === 'POST'
  return {
    summary: call.summary,
    ...(call.policy === 'public' ? {} : { security: [{ token: [] }] }),
    parameters: [...(call.keyed ? [key, wish] : []), ...(takesBody ? [] : queryOf(input))],
    ...(takesBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: input } } } }
      : {}),
    responses: { 200: { description: 'The envelope', content: answerOf(call) } },
    'x-policy': call.policy,
    'x-while-cancel-only': call.whileCancelOnly,
    'x-refusals': [...call.refusals, ...Object.keys(platformRefusals)],
  }
}

const NEWS_SCHEMA: Json = {
  type: 'array',
  items: {
    type: 'object',
    required: ['channel', 'data'],
    properties: { channel: { type: 'string' }, data: { type: 'object' } },
  },
}

function answerOf(call: AnyCall): Json {
  const reasons = [...call.refusals, ...Object.keys(platformRefusals)]
  const success = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { const: 1 },
      msg: { type: 'string' },
      data: schemaOf(call.output),
      ...(call.keyed ? { news: NEWS_SCHEMA } : {}),
    },
  }
  const refusal = {
    type: 'object',
    required: ['code', 'msg', 'reason'],
    properties: {
      code: { type: 'integer', not: { const: 1 } },
      msg: { type: 'string' },
      data: { type: 'null' },
      fields: { type: 'array', items: { type: 'string' } },
      reason: { enum: reasons },
    },
  }
  return call.gives === 'file'
    ? { '*/*': { schema: schemaOf(call.output) }, 'application/json': { schema: refusal } }
    : { 'application/json': { schema: { oneOf: [success, refusal] } } }
}

function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

function queryOf(input: Json): Json[] {
  const required = (input.required ?? []) as string[]
  return Object.entries((input.properties ?? {}) as Record<string, Json>).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema }
  })
}

/** Names of topics of the stream, and what each says. */
export type Topics = readonly (readonly [name: string, says: string])[]

/** A plain page without a script, so that the content policy need not make room for one. */
export function docsPage(
  routes: readonly Route[],
  channels: readonly AnyChannel[],
  topics: Topics = [],
  limits?: Limits,
): string {
  const sections = routes.map(({ call }) => {
    const facts = [
      ['Who', call.policy],
      ['Input', inputOf(call)],
      ['Output', call.gives ?? JSON.stringify(schemaOf(call.output), null, 2)],
      ['Refusals', call.refusals.join(', ') || 'none of its own'],
      ...(call.whileCancelOnly ? [] : [['Refused', 'while the exchange is cancel-only']]),
      ...(call.keyed ? [['Needs', NEEDS_KEY]] : []),
    ]
    const rows = facts.map(([name, value]) => {
      return `<dt>${escaped(name ?? '')}</dt><dd><pre>${escaped(value ?? '')}</pre></dd>`
    })
    const heading = `<h2><code>${call.method} /api/${escaped(call.path)}</code></h2>`
    return `<section>${heading}<p>${escaped(call.summary)}</p><dl>${rows.join('')}</dl></section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Evenkeel API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>Evenkeel API</h1>
<p>Every answer is an envelope <code>{code, msg, data, reason, fields}</code>: code 1 is success, anything else a
refusal with a stable name in <code>reason</code>, a text in the language of <code>accept-language</code>, and for a bad
request the fields at fault. Prices and amounts are decimal strings; where they are only drawn, as in candles and lines
of the day, they are JSON numbers. The header <code>token</code> carries the session; who asks too much gets code 429 and the header
<code>retry-after</code>, in seconds. ${limitsText(limits)}A key is good for a day from its own time on: a repeat gets the first
answer and does nothing. Who sends <code>${NEWS_HEADER}: 1</code> with a
key finds beside <code>data</code> the <code>news</code> that the answer makes, as the channels tell them; of a repeat there
are none. Of two states or news, the newer has the greater <code>revision</code>. The same as
<a href="/api/openapi.json">OpenAPI</a>.</p>${sections.join('')}${socketSection(channels)}${streamSection(topics)}</main></body></html>`
}

function limitsText(limits: Limits | undefined): string {
  if (limits === undefined) return ''
  const { addressPerSecond, memberPerSecond, socketsPerAddress } = limits
  return `An address asks at most ${addressPerSecond} things a second and a member ${memberPerSecond}, twice that at
once; a call that does several things counts as so many, and a page of a list once more for each 25 rows that it asks for. An address has at most ${socketsPerAddress} sockets open. `
}

function inputOf(call: AnyCall): string {
  const { properties = {}, required = [] } = schemaOf(call.input)
  const needed = (required as string[]).join(', ')
  const list = JSON.stringify(properties, null, 2)
  return needed === '' ? list : `${list}\nalways: ${needed}`
}

type Example = readonly [says: string, example: object]

const socketMessages: readonly Example[] = [
  ['Who you are', { event: 'auth', params: { token: '...', channels: ['orders'] } }],
  ['Is answered with', { event: 'auth', code: 1, realm: 'real' }],
  [
    'A call, when that answer has come',
    {
      event: 'call',
      id: 1,
      path: 'spot/place_order',
      key: 'a UUID of version 7',
      params: { pair: 'btcusdt', side: 'buy', price: '60000', quantity: '0.01' },
    },
  ],
  ['Is answered with the envelope', { event: 'answer', id: 1, code: 1, msg: '', data: {} }],
  ['At least every two minutes', { event: 'ping' }],
]

function socketSection(channels: readonly AnyChannel[]): string {
  const told = channels.map((channel) => {
    const schema = escaped(JSON.stringify(schemaOf(channel.data), null, 2))
    return `<dt>${escaped(channel.name)}</dt><dd>${escaped(channel.summary)}<pre>${schema}</pre></dd>`
  })
  return `<section><h2><code>WebSocket /wss</code></h2><p>Every call above can be made on a socket as
well, with the same key, limits and refusals. Without a list of channels, all are told. Messages are JSON, one
each.</p><dl>${shown(socketMessages)}</dl><p>The channels, each as
<code>{"channel": "...", "data": {...}}</code>; what becomes durable at once and is news on several of them comes in one
message, <code>{"news": [{"channel": "...", "data": {...}}, ...]}</code>. Orders and balances that changed more than once
meanwhile are told once, as they are then:</p><dl>${told.join('')}</dl></section>`
}

const topic = 'market.btcusdt.ticker'
const ts = 1_700_000_000_000

const streamMessages: readonly Example[] = [
  ['To listen, to one topic or a list of them', { sub: topic, id: 'any' }],
  ['Is answered with', { id: 'any', status: 'ok', subbed: topic, ts }],
  ['Then comes the last message of the topic, and every new one', { ch: topic, ts, tick: {} }],
  ['To listen no more', { unsub: topic, id: 'any' }],
  ['Is answered with', { id: 'any', status: 'ok', unsubbed: topic, ts }],
  [
    'To ask once, between two times in seconds where a topic has a past',
    { req: topic, id: 'any', from: 1_700_000_000, to: 1_700_003_600 },
  ],
  ['Is answered with', { id: 'any', rep: topic, status: 'ok', ts, data: [] }],
  [
    'What is wrong is answered with',
    { id: 'any', status: 'error', 'err-code': 'bad-request', 'err-msg': 'invalid symbol', ts },
  ],
  ['A client that links pings by itself', { event: 'link', params: { type: 'client' } }],
  ['Any other is pinged every five seconds', { ping: ts }],
  ['And answers with the same number, or is closed after two', { pong: ts }],
]

function streamSection(topics: Topics): string {
  const told = topics.map(([name, says]) => `<dt>${escaped(name)}</dt><dd>${escaped(says)}</dd>`)
  return `<section><h2><code>WebSocket /wss, /ws, /feed</code></h2><p>The public stream of the market needs no
token. It speaks the dialect of HTX's feed: at <code>/ws</code> and <code>/feed</code> nothing else, at
<code>/linear-swap-ws</code> for linear swaps alone, in lots, at
<code>/wss</code> besides what is above. You send JSON as text; what comes back is packed with gzip, in binary
messages. A socket listens to at most 64 topics and is heard 10 times a second, 20 at once: what comes
faster waits for its turn, up to 64 messages, then it is refused with <code>too many requests</code>, and in the end the
socket is closed with code 1008. Who reads too slowly misses
messages, and the next one is whole again; where only changes are told, a change that does not follow the one you had
tells you to ask anew. A session in the demo realm hears the demo
realm.</p><dl>${shown(streamMessages)}</dl><p>The topics:</p><dl>${told.join('')}</dl></section>`
}

function shown(examples: readonly Example[]): string {
  const lines = examples.map(([says, example]) => {
    return `<dt>${escaped(says)}</dt><dd><pre>${escaped(JSON.stringify(example))}</pre></dd>`
  })
  return lines.join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

export const docsStyle = `:root{color-scheme:light dark}
body{margin:0;font:15px/1.5 system-ui,sans-serif}
main{max-width:800px;margin:auto;padding:24px}
section{border-top:1px solid #8884;padding:8px 0}
h2{font-size:16px}
dt{font-weight:600;margin-top:8px}
dd{margin:0}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
`
