/** A form with one file: who may not send one, or not now, is refused before any of it is read. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Files } from '@evenkeel/verticals/members/files/files.ts'
import type { Route } from '@evenkeel/wire/server'
import { fieldsOf, type Log } from '../log.ts'
import type { Answerer } from './answer.ts'

/** Who may send a file now, and who is through. */
export type Uploads = Pick<Files, 'enter'>

type Parts = { readonly answerer: Answerer; readonly uploads: Uploads; readonly log: Log }

export type Form =
  | { readonly ok: true; readonly file: Buffer }
  | { readonly ok: false; readonly refusal: 'badRequest' | 'tooLarge' }

/** A picture of 5 MB, and what the form needs around it. */
const FORM_MAX = 5 * 1_048_576 + 4_096
const PARTS_MAX = 4
const HEAD_MAX = 1_024
const TYPE = /^multipart\/form-data *; *boundary="?([A-Za-z0-9'()+_,./:=?-]{1,70})"? *$/i
const NAME = /^content-disposition: *form-data; *name="(file|user|random)"/im
const BAD: Form = { ok: false, refusal: 'badRequest' }
const TOO_LARGE: Form = { ok: false, refusal: 'tooLarge' }

export async function answerForm(
  { answerer, uploads, log }: Parts,
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const caller = await answerer.callerOf(route, request)
    if (typeof caller === 'string') return answerer.refuse(caller, request, response)
    const leave = await uploads.enter(caller.id)
    if (typeof leave !== 'function') return answerer.refuse(leave, request, response)
    try {
      const form = await readForm(request)
      if (form?.ok === false) answerer.refuse(form.refusal, request, response)
      if (form?.ok === true) await answerer.answer(route, {}, request, response, form.file)
    } finally {
      leave()
    }
  } catch (error) {
    log.error('a form could not be read', fieldsOf(error))
    answerer.refuse('serverError', request, response)
  }
}

/** The file of a form; nothing, when the client went before all of it had come. */
export function readForm(request: IncomingMessage): Promise<Form | undefined> {
  const { headers } = request
  const [, boundary] = TYPE.exec(headers['content-type'] ?? '') ?? []
  if (boundary === undefined) return Promise.resolve(BAD)
  if (Number(headers['content-length'] ?? 0) > FORM_MAX) return Promise.resolve(TOO_LARGE)
  return new Promise((tell) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= FORM_MAX) return void chunks.push(chunk)
      chunks.length = 0
      tell(TOO_LARGE)
    })
    request.on('end', () => tell(fileIn(Buffer.concat(chunks), boundary)))
    request.on('error', () => tell(undefined))
    request.on('close', () => tell(undefined))
  })
}

/** The part `file`. Others that the spec's clients send are passed over; any other is none of ours. */
export function fileIn(bytes: Buffer, boundary: string): Form {
  const dashes = Buffer.from(`--${boundary}`)
  const end = Buffer.from(`\r\n--${boundary}`)
  if (!bytes.subarray(0, dashes.length).equals(dashes)) return BAD
  let at = dashes.length
  let file: Buffer | undefined
  for (let part = 0; part <= PARTS_MAX; part++) {
    const mark = bytes.toString('latin1', at, at + 2)
    if (mark === '--') return file === undefined ? BAD : { ok: true, file }
    const headEnd = bytes.subarray(0, at + HEAD_MAX).indexOf('\r\n\r\n', at)
    if (mark !== '\r\n' || headEnd < 0) return BAD
    const [, name] = NAME.exec(bytes.toString('latin1', at, headEnd)) ?? []
    const bodyEnd = bytes.indexOf(end, headEnd + 4)
    if (name === undefined || bodyEnd < 0 || (name === 'file' && file !== undefined)) return BAD
    if (name === 'file') file = bytes.subarray(headEnd + 4, bodyEnd)
    at = bodyEnd + end.length
  }
  return BAD
}
