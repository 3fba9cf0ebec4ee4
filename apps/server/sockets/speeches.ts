/** The two ways in which HTX's private streams speak: of spot in plain text, of linear swaps packed with gzip. */
import { type Json, json } from '@evenkeel/wire/server/htx'
import { pack, textFrame } from './frame.ts'

/** What a program says, read. */
export type Said =
  | { readonly kind: 'pong' | 'ping' }
  | { readonly kind: 'auth'; readonly signature: Signature | undefined }
  | { readonly kind: 'sub' | 'unsub'; readonly topic: Topic }
  | { readonly kind: 'other'; readonly name: string }

/** A channel: by its name, and what of it. `ch` is how the program calls it, `mark` what it marks its request with. */
export type Topic = {
  readonly ch: string
  readonly name: string
  readonly of: string
  readonly mark?: string
}

export type Signature = {
  readonly names: { readonly key: string; readonly at: string }
  readonly parameters: Readonly<Record<string, string>>
  readonly signature: string
}

export type Trouble = 'unknown' | 'notIn' | 'notSigned' | 'malformed'

export type Speech = {
  readonly path: string
  /** Whose channels these are. */
  readonly stream: 'spot' | 'swap'
  read(value: unknown): Said
  frame(message: Json): Buffer
  ping(at: number): Json
  pong(at: number): Json
  welcome(uid: number, at: number): Json
  following(topic: Topic, at: number): Json
  left(topic: Topic, at: number): Json
  news(topic: Topic, data: Json, uid: number, at: number): Json
  decline(said: Said, trouble: Trouble, message: string, at: number): Json
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>

/** What is signed, if it is all there and of the version that is meant. */
function signatureIn(
  given: Readonly<Record<string, unknown>>,
  spelled: { readonly names: readonly string[]; readonly version: string; readonly sign: string },
): Signature | undefined {
  const { names, version, sign } = spelled
  const [key = '', method = '', meant = '', at = ''] = names
  const parameters = Object.fromEntries(names.map((name) => [name, `${given[name] ?? ''}`]))
  const signature = given[sign]
  if (parameters[method] !== 'HmacSHA256' || parameters[meant] !== version) return undefined
  return typeof signature === 'string' ? { names: { key, at }, parameters, signature } : undefined
}

const SPOT = {
  names: ['accessKey', 'signatureMethod', 'signatureVersion', 'timestamp'],
  version: '2.1',
  sign: 'signature',
}
const OK = 200
const SPOT_CODES = { malformed: 2001, unknown: 2001, notIn: 2002, notSigned: 2003 } as const

export const spotSpeech: Speech = {
  path: '/ws/v2',
  stream: 'spot',
  read(value) {
    const { action, ch, params } = fieldsOf(value)
    const name = text(ch)
    if (action === 'pong' || action === 'ping') return { kind: action }
    if (action === 'req' && name === 'auth')
      return { kind: 'auth', signature: signatureIn(fieldsOf(params), SPOT) }
    if (action !== 'sub' && action !== 'unsub') return { kind: 'other', name: String(action ?? '') }
    const mark = name.indexOf('#')
    const [first, of] = mark < 0 ? [name, ''] : [name.slice(0, mark), name.slice(mark + 1)]
    return { kind: action, topic: { ch: name, name: first, of } }
  },
  frame: (message) => textFrame(json(message)),
  ping: (ts) => ({ action: 'ping', data: { ts } }),
  pong: (ts) => ({ action: 'pong', data: { ts } }),
  welcome: () => ({ action: 'req', code: OK, ch: 'auth', data: {} }),
  following: ({ ch }) => ({ action: 'sub', code: OK, ch, data: {} }),
  left: ({ ch }) => ({ action: 'unsub', code: OK, ch, data: {} }),
  news: ({ ch }, data) => ({ action: 'push', ch, data }),
  decline(said, trouble, message) {
    const code = SPOT_CODES[trouble]
    if (said.kind === 'auth') return { action: 'req', code, ch: 'auth', message }
    const [action, ch] = 'topic' in said ? [said.kind, said.topic.ch] : ['other', '']
    return { action: said.kind === 'other' ? said.name : action, code, ch, message }
  },
}

const SWAP = {
  names: ['AccessKeyId', 'SignatureMethod', 'SignatureVersion', 'Timestamp'],
  version: '2',
  sign: 'Signature',
}
/** Who is not in and whose signature is wrong have the one number by which clients know both. */
const SWAP_CODES = { malformed: 2040, unknown: 2011, notIn: 2002, notSigned: 2002 } as const
const markOf = ({ mark }: Topic): { readonly cid?: string } =>
  mark === undefined ? {} : { cid: mark }

export const swapSpeech: Speech = {
  path: '/ws/v5/notification',
  stream: 'swap',
  read(value) {
    const fields = fieldsOf(value)
    const { op, topic, cid, contract_code: code } = fields
    if (op === 'pong' || op === 'ping') return { kind: op }
    if (op === 'auth') return { kind: 'auth', signature: signatureIn(fields, SWAP) }
    if (op !== 'sub' && op !== 'unsub') return { kind: 'other', name: String(op ?? '') }
    const [name, of] = [text(topic), text(code) === '' ? '*' : text(code).toUpperCase()]
    const mark =
      typeof cid === 'string' || typeof cid === 'number' ? `${cid}`.slice(0, 64) : undefined
    return {
      kind: op,
      topic: { ch: `${name} ${of}`, name, of, ...(mark !== undefined && { mark }) },
    }
  },
  frame: (message) => pack(json(message)),
  ping: (ts) => ({ op: 'ping', ts: `${ts}` }),
  pong: (ts) => ({ op: 'pong', ts: `${ts}` }),
  welcome: (uid, ts) => ({
    op: 'auth',
    type: 'api',
    'err-code': 0,
    ts,
    data: { 'user-id': `${uid}` },
  }),
  following: (topic, ts) => answerOf('sub', topic, ts),
  left: (topic, ts) => answerOf('unsub', topic, ts),
  news: ({ name }, data, uid, ts) => ({
    op: 'notify',
    topic: name,
    ts,
    uid: `${uid}`,
    ...(data as Readonly<Record<string, Json>>),
  }),
  decline(said, trouble, message, ts) {
    const wrong = { 'err-code': SWAP_CODES[trouble], 'err-msg': message, ts }
    if (said.kind === 'auth') return { op: 'auth', type: 'api', ...wrong }
    if (!('topic' in said)) return { op: said.kind === 'other' ? said.name : said.kind, ...wrong }
    return { op: said.kind, ...markOf(said.topic), topic: said.topic.name, ...wrong }
  },
}

function answerOf(op: 'sub' | 'unsub', topic: Topic, ts: number): Json {
  const { name, of } = topic
  return { op, ...markOf(topic), topic: name, contract_code: of, 'err-code': 0, ts }
}

export const speeches: readonly Speech[] = [spotSpeech, swapSpeech]
