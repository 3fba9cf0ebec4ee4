/** Calls of programs: signed with a key, in HTX's dialect, and answered without an envelope. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  call,
  chooseLanguage,
  type Language,
  type PlatformRefusal,
  platformRefusals,
  z,
} from '@evenkeel/wire'
import type { Route, SignedCall, SignedContext, SignedInput } from '@evenkeel/wire/server'
import {
  type Fault,
  faultText,
  fieldFault,
  isFault,
  type Json,
  json,
  platformFaultText,
} from '@evenkeel/wire/server/htx'
import type { Addresses } from '../addresses.ts'
import type { Calls } from '../calls.ts'
import { isRefused } from '../envelopes.ts'
import { requestKeyOf, type Signatures, type Signed } from '../signatures.ts'
import { refusalText } from '../texts.ts'
import { originOf } from './answer.ts'
import { type Body, readBody } from './body.ts'
import { sendJson } from './headers.ts'
import { inputOf, type Place } from './pages.ts'

export type SignedParts = {
  readonly calls: Calls
  readonly signatures: Signatures
  readonly addresses: Addresses
  readonly now: () => number
}

/** Fields that name what is asked for, so that it is done once. */
const NAMES = ['client-order-id', 'client_order_id', 'algo_client_order_id']
/** What is about the signature, and nothing that is asked for. */
const OF_SIGNATURE = new Set([
  'AccessKeyId',
  'SignatureMethod',
  'SignatureVersion',
  'Timestamp',
  'Signature',
  'BodySha256',
])

/** How a request for this call is answered. */
export function signedAnswerer(parts: SignedParts, signed: SignedCall) {
  const route = routeOf(parts, signed)
  return (request: IncomingMessage, response: ServerResponse, place: Place): void => {
    if (signed.method === 'GET') void answer(parts, { signed, route }, request, response, place)
    else
      readBody(request, (body) => {
        if (body.ok) void answer(parts, { signed, route }, request, response, place, body)
        else refuse(parts, place.path, body.refusal, response)
      })
  }
}

/** With the fault of its fields, answered before the call runs. */
type Asked = SignedInput & { readonly fault: Fault | undefined }
type Bound = { readonly signed: SignedCall; readonly route: Route }
type Good = Extract<Body, { readonly ok: true }>

async function answer(
  parts: SignedParts,
  { signed, route }: Bound,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, since }: Place,
  body?: Good,
): Promise<void> {
  const { headers } = request
  const address = parts.addresses.of(request)
  const who = await parts.signatures
    .check({
      method: signed.method,
      host: headers.host ?? '',
      path,
      query,
      address,
      scope: signed.scope,
      body: body?.bytes,
    })
    .catch(() => undefined)
  if (who === undefined) return refuse(parts, path, 'serverError', response)
  const language = chooseLanguage(headers['accept-language'])
  if (isFault(who))
    return sendJson(response, 200, faultText(path, await said(who, language), parts.now()))
  const input = askedOf(signed, path, query, body)
  const outcome = await parts.calls.outcome(route, {
    session: who.session,
    key: body === undefined ? undefined : keyOf(who, path, input),
    input: { ...input, uid: who.key.uid },
    language,
    from: originOf(address, headers),
    since,
    isGone: () => response.destroyed,
  })
  if (isRefused(outcome)) refuse(parts, path, outcome.refusal as PlatformRefusal, response)
  else if (isFault(outcome)) sendJson(response, 200, faultText(path, outcome, parts.now()))
  else sendJson(response, 200, json(outcome as Json))
}

/** With the text of its refusal, where it has one, in the caller's language. */
async function said(fault: Fault, language: Language): Promise<Fault> {
  const { reason, detail } = fault
  if (reason === undefined) return fault
  return { ...fault, message: await refusalText(language, reason, detail) }
}

function keyOf(who: Signed, path: string, { fields, list }: SignedInput) {
  const names = [fields, ...(list ?? [])].flatMap((one) =>
    typeof one === 'object' && one !== null
      ? Object.entries(one).flatMap(([name, value]) => (NAMES.includes(name) ? [`${value}`] : []))
      : [],
  )
  return requestKeyOf(who, path, names)
}

function refuse(
  { now }: Pick<SignedParts, 'now'>,
  path: string,
  reason: PlatformRefusal,
  response: ServerResponse,
): void {
  const { status } = platformRefusals[reason] ?? { status: 200 }
  sendJson(response, status, platformFaultText(path, reason, now()))
}

/** Parameters, fields of the body, and what stands in the path in the place of a name. */
function askedOf(signed: SignedCall, path: string, query: string, came: Good | undefined): Asked {
  const body = signed.hasNumbers === true && came !== undefined ? withDigits(came) : came?.value
  const parts = path.split('/')
  const named = signed.path
    .split('/')
    .flatMap((part, nth) => (part.startsWith(':') ? [[part.slice(1), parts[nth]] as const] : []))
  const sent = Object.entries(inputOf(query)).filter(([name]) => !OF_SIGNATURE.has(name))
  const isList = Array.isArray(body)
  const fields = typeof body === 'object' && body !== null && !isList ? Object.entries(body) : []
  return {
    fields: Object.fromEntries([...sent, ...fields, ...named]),
    list: isList ? body : undefined,
    fault: fieldFault(signed.takes, Object.fromEntries(sent), body),
  }
}

/** The body with every number as the text that it was sent as: no digit of it goes through a float. */
function withDigits({ bytes }: Good): unknown {
  const digits = (_: string, value: unknown, { source }: { readonly source?: string }) =>
    typeof value === 'number' ? source : value
  return JSON.parse(
    bytes.toString(),
    digits as (this: unknown, key: string, value: unknown) => unknown,
  )
}

/** As a call of ours, so that it is held to all that those are held to: limits, keys, deadlines, cancel-only. */
function routeOf({ now }: Pick<SignedParts, 'now'>, signed: SignedCall): Route {
  const { method, path, summary, whileCancelOnly } = signed
  const own = call({
    method,
    path,
    summary,
    policy: 'member',
    keyed: method === 'POST',
    output: z.unknown(),
    ...(whileCancelOnly === true ? { whileCancelOnly } : {}),
  })
  return {
    call: own,
    decode: (value) => value,
    encode: (value) => json(value as Json),
    cost: (input) => signed.cost?.(input as SignedInput) ?? 1,
    async answer(context) {
      const { uid, fault, ...input } = context.input as Asked & { readonly uid: number }
      return fault ?? signed.answer({ ...context, input, uid, now: now() } as SignedContext)
    },
  }
}
