/** Fetches the file that a call gives; refused, it is an envelope like any other answer. */
import { type Envelope, isEnvelope } from '../envelope.ts'
import { Unreachable } from './failures.ts'
import { noteServerTime } from './key.ts'

export type Download = { readonly name: string; readonly file: Blob }

type Asking = {
  readonly headers: Readonly<Record<string, string>>
  /** How long its beginning may take: the rest comes as fast as the line is. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

const NAMED = /filename="([A-Za-z0-9._-]+)"/

export async function download(
  url: string,
  { headers, timeoutMs, signal }: Asking,
): Promise<Download | Envelope> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMs)
  const either = signal === undefined ? late.signal : AbortSignal.any([late.signal, signal])
  try {
    const answer = await fetch(url, { headers, cache: 'no-store', signal: either })
    clearTimeout(timer)
    noteServerTime(answer.headers.get('date'))
    const [, name] = NAMED.exec(answer.headers.get('content-disposition') ?? '') ?? []
    if (answer.ok && name !== undefined) return { name, file: await answer.blob() }
    const envelope: unknown = await answer.json()
    if (isEnvelope(envelope)) return envelope
  } catch (error) {
    signal?.throwIfAborted()
    throw new Unreachable('no file came', { cause: error })
  } finally {
    clearTimeout(timer)
  }
  throw new Unreachable('the answer is not from the exchange')
}
