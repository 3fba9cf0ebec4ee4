/** The headers that every answer carries. */
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

const policyWith = (scripts: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The app's two workers; each page that starts one vouches for it.
    "trusted-types evenkeel-worker evenkeel-solver 'allow-duplicates'",
  ].join('; ')

export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policyWith([]),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const INSIDE = /<script>(.*?)<\/script>/gs

/** A page may hold scripts of its own: they, and no other inside it, are run. */
export function pageHeaders(html: string): Readonly<Record<string, string>> {
  const hashes = [...html.matchAll(INSIDE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return { ...securityHeaders, 'content-security-policy': policyWith(hashes) }
}

/** A program reads an answer of the API: what governs pages has no meaning there, and is left out. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}
const API_LINES = Object.entries(apiHeaders).flat()

/** In seconds: buckets fill and lines clear in less. */
const RETRY_AFTER = ['retry-after', '1']

/** A drawing is shown as an image; opened by itself it is in a sandbox, and nothing in it runs or loads. */
const drawingHeaders: Readonly<Record<string, string>> = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}

export function sendDrawing(response: ServerResponse, drawing: string): void {
  const length = Buffer.byteLength(drawing)
  response.writeHead(200, { ...drawingHeaders, 'content-length': length }).end(drawing)
}

/** Who still sends when the answer is there gets so long to notice. */
const LINGER_MS = 1_000

/** Sends an envelope. What a client sent and nobody wants to read closes its connection. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: string,
  more: readonly string[] = [],
): void {
  const head = [...API_LINES, ...more, 'content-length', String(Buffer.byteLength(body))]
  if (status === 429 || status === 503) head.push(...RETRY_AFTER)
  if (response.req.complete) return void response.writeHead(status, head).end(body)
  response.writeHead(status, [...head, 'connection', 'close']).write(body)
  linger(response)
}

/** Closed at once, the connection would break under a client that sends, before it has read why. */
function linger(response: ServerResponse): void {
  const { req } = response
  const end = () => {
    clearTimeout(late)
    response.end()
  }
  const late = setTimeout(end, LINGER_MS)
  req.once('end', end).once('close', end).resume()
}
