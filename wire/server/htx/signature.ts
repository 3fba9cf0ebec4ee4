/** How HTX signs: an HMAC of SHA-256 over the method, the host, the path and the sorted parameters. */
import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** A parameter as it came: its name and its value, escaped as the client escaped them. */
export type Parameter = { readonly name: string; readonly text: string }

/** The parameters of a query, each as it came; `undefined` when one is there twice, or has no name. */
export function parametersOf(query: string): readonly Parameter[] | undefined {
  if (query === '') return []
  const parameters = query.split('&').map((text) => {
    const mark = text.indexOf('=')
    return { name: mark < 0 ? text : text.slice(0, mark), text }
  })
  const names = new Set(parameters.map(({ name }) => name))
  if (names.has('') || names.size < parameters.length) return undefined
  return parameters
}

/** What is signed of a request: its parameters by the order of their names, without the signature itself. */
export function signedText(
  method: string,
  host: string,
  path: string,
  parameters: readonly Parameter[],
): string {
  const sorted = parameters
    .filter(({ name }) => name !== 'Signature')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return [method, host.toLowerCase(), path, sorted.map(({ text }) => text).join('&')].join('\n')
}

/** Whether this is the signature of the text; takes as long for a wrong one, wherever it differs. */
export function isSignatureOf(text: string, signature: string, secret: string): boolean {
  const right = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(signature, 'base64')
  // Of the same length, whatever was given.
  const same = timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'))
  return same && given.toString('base64') === signature
}

const FORM = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$/

/** A moment as `2026-01-31T10:00:00`, of universal time. */
export function momentOf(timestamp: string): number | undefined {
  if (!FORM.test(timestamp)) return undefined
  const moment = Date.parse(`${timestamp}Z`)
  return Number.isNaN(moment) ? undefined : moment
}
