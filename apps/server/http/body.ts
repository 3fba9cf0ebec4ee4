/** The body of a request: JSON, and not too much of it. */
import type { IncomingMessage } from 'node:http'

export type Body =
  | { readonly ok: true; readonly value: unknown; readonly bytes: Buffer }
  | { readonly ok: false; readonly refusal: 'badRequest' | 'tooLarge' }

const BODY_MAX = 65_536
const JSON_TYPE = /^application\/json *(;|$)/i
const TOO_LARGE: Body = { ok: false, refusal: 'tooLarge' }
const BAD: Body = { ok: false, refusal: 'badRequest' }

/** Tells once, when all of it has come or it is known to be of no use; never, when the client goes. */
export function readBody(request: IncomingMessage, tell: (body: Body) => void): void {
  const { headers } = request
  const isTooLarge = Number(headers['content-length'] ?? 0) > BODY_MAX
  if (isTooLarge || !JSON_TYPE.test(headers['content-type'] ?? '')) {
    tell(isTooLarge ? TOO_LARGE : BAD)
    return
  }
  let all: Buffer | undefined
  let size = 0
  request.on('data', (chunk: Buffer) => {
    const isTold = size > BODY_MAX
    size += chunk.length
    if (size <= BODY_MAX) all = all === undefined ? chunk : Buffer.concat([all, chunk])
    else if (!isTold) tell(TOO_LARGE)
  })
  request.on('end', () => {
    if (size <= BODY_MAX) tell(parsed(all))
  })
}

function parsed(bytes: Buffer = Buffer.alloc(0)): Body {
  try {
    return { ok: true, value: JSON.parse(bytes.toString()), bytes }
  } catch {
    return BAD
  }
}
