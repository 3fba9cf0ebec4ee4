/** Sends one file as a form, and tells how much of it has gone. */
import type { Answer, AnyCall } from '../call.ts'
import { type Envelope, SESSION_CODES, SUCCESS } from '../envelope.ts'
import type { Language } from '../language.ts'
import { NotSignedIn, Refused, Unreachable } from './failures.ts'

/** A picture over a slow line takes longer than a call. */
const TIMEOUT_MS = 60_000

export type UploadOptions = {
  readonly base: string
  readonly token: string | undefined
  readonly language: Language
  onSessionEnd(): void
  onProgress?(share: number): void
  /** What else the call is asked; it stands in the address. */
  readonly input: Readonly<Record<string, string>>
}

/** `fetch` cannot tell how much has gone; the older way can. */
export function upload<C extends AnyCall>(
  definition: C,
  file: File,
  options: UploadOptions,
): Promise<Answer<C>> {
  const { base, token, language, onSessionEnd, onProgress, input } = options
  if (token === undefined) return Promise.reject(new NotSignedIn(definition.path))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const query = Object.keys(input).length === 0 ? '' : `?${new URLSearchParams(input)}`
    request.open('POST', base + definition.path + query)
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('token', token)
    request.setRequestHeader('accept-language', language)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    const fail = () => reject(new Unreachable('no answer came'))
    request.onerror = fail
    request.ontimeout = fail
    request.onload = () => {
      const envelope = envelopeIn(request.responseText)
      if (envelope === undefined) return fail()
      if (envelope.code === SUCCESS) return resolve(envelope.data as Answer<C>)
      if (SESSION_CODES.includes(envelope.code)) onSessionEnd()
      reject(new Refused(envelope.msg, envelope.code, envelope.reason))
    }
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function envelopeIn(text: string): Envelope | undefined {
  try {
    const answer = JSON.parse(text) as Envelope
    return typeof answer.code === 'number' ? answer : undefined
  } catch {
    return undefined
  }
}
