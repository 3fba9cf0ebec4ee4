/** A form with one file: who may not send one, or not now, is refused before any of it is read. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Refused, refuse } from '@evenkeel/kernel'
import { PICTURE_MAX_BYTES, type PlatformRefusal } from '@evenkeel/wire'
import type { Pictures, Route, Visit } from '@evenkeel/wire/server'
import type { Addresses } from '../addresses.ts'
import { fieldsOf, type Log } from '../log.ts'
import type { Answerer } from './answer.ts'

/** Who may send a file now, and how much of it fits in. */
export type Uploads = Pick<Pictures, 'enter'>

type Parts = {
  readonly answerer: Answerer
  readonly uploads: Uploads
  readonly addresses: Pick<Addresses, 'of'>
  readonly log: Log
}

export type Form =
  | { readonly ok: true; readonly file: Buffer }
  | { readonly ok: false; readonly refusal: 'badRequest' | 'tooLarge' }

/** What has come of a form; or why no more of it is read. `gone` is who sends it. */
type Read = Form | Refused | 'gone'

/** A picture, and what the form needs around it. */
const FORM_MAX = PICTURE_MAX_BYTES + 4_096
const PARTS_MAX = 4
const HEAD_MAX = 1_024
/** What is begun with; it doubles as more comes, so that memory is taken by bytes and not by promises. */
const FIRST_BYTES = 4_096
/** The least that comes between two looks: the slowest line that a photo is sent over does better. */
const PACE_BYTES = 16_384
const PACE_MS = 3_000
const TYPE = /^multipart\/form-data *; *boundary="?([A-Za-z0-9'()+_,./:=?-]{1,70})"? *$/i
const NAME = /^content-disposition: *form-data; *name="(file|user|random)"/im
const BAD: Form = { ok: false, refusal: 'badRequest' }
const TOO_LARGE: Form = { ok: false, refusal: 'tooLarge' }

/** Of a member. */
export async function answerForm(
  { answerer, uploads, addresses, log }: Parts,
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
  { since }: { readonly since: number },
): Promise<void> {
  await takeForm(request, {
    log,
    async enter() {
      const caller = await answerer.callerOf(route, request)
      return typeof caller === 'string' ? caller : uploads.enter(caller.id, addresses.of(request))
    },
    answer: (file) => answerer.answer(route, {}, request, response, { since, file }),
    refuse: (refusal) => answerer.refuse(refusal, request, response),
  })
}

export type Taking = {
  readonly log: Log
  /** Whether whoever sends it may, and may now. */
  enter(): Promise<Visit | Refused | PlatformRefusal>
  answer(file: Buffer): Promise<void>
  refuse(refusal: Refused | PlatformRefusal): unknown
}

/** Whoever sends it, a member or an operator. */
export async function takeForm(request: IncomingMessage, taking: Taking): Promise<void> {
  const { log, enter, answer, refuse } = taking
  try {
    const visit = await enter()
    if (typeof visit === 'string' || 'ok' in visit) return void refuse(visit)
    let came: 'whole' | 'broken' = 'broken'
    try {
      const form = await readForm(request, visit)
      if (form === 'gone') return
      if (form.ok || form.refusal !== SLOW.refusal) came = 'whole'
      if (form.ok) await answer(form.file)
      else refuse(form)
    } finally {
      visit.leave(came)
    }
  } catch (error) {
    log.error('form upload failed', fieldsOf(error))
    refuse('serverError')
  }
}

/** The spec's word for what does not come in time. */
const SLOW = refuse('imageFailed')
const NO_ROOM = refuse('uploadsBusy')

/** Reads no faster than there is room, and no slower than the pace: who dawdles is no longer listened to. */
export function readForm(request: IncomingMessage, visit: Pick<Visit, 'hold'>): Promise<Read> {
  const { headers } = request
  const [, boundary] = TYPE.exec(headers['content-type'] ?? '') ?? []
  if (boundary === undefined) return Promise.resolve(BAD)
  if (Number(headers['content-length'] ?? 0) > FORM_MAX) return Promise.resolve(TOO_LARGE)
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0)
    let size = 0
    let seen = 0
    function take(chunk: Buffer): void {
      const wanted = size + chunk.length
      if (wanted > FORM_MAX) return void tell(TOO_LARGE)
      if (wanted > bytes.length) {
        const room = roomFor(wanted)
        if (!visit.hold(room - bytes.length)) return void tell(NO_ROOM)
        const larger = Buffer.allocUnsafeSlow(room)
        bytes.copy(larger, 0, 0, size)
        bytes = larger
      }
      chunk.copy(bytes, size)
      size = wanted
    }
    const pace = setInterval(() => {
      if (size - seen < PACE_BYTES) tell(SLOW)
      seen = size
    }, PACE_MS)
    const end = () => tell(fileIn(bytes.subarray(0, size), boundary))
    const go = () => tell('gone')
    function tell(read: Read): void {
      clearInterval(pace)
      // What comes now is nobody's; the answer sees to it that it is read away.
      request.off('data', take).off('end', end)
      resolve(read)
    }
    request.on('data', take).on('end', end).on('error', go).on('close', go)
  })
}

function roomFor(bytes: number): number {
  let room = FIRST_BYTES
  while (room < bytes) room *= 2
  return Math.min(room, FORM_MAX)
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
    if (mark === '--' && file !== undefined && file.length > PICTURE_MAX_BYTES) return TOO_LARGE
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
