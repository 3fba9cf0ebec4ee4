/** The files of the web app: read once, kept while they do not change, packed for the way. */
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { pageHeaders, securityHeaders } from './headers.ts'

export type Files = {
  readonly paths: readonly string[]
  /** Answers whether there is such a file. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

type File = {
  readonly tag: string
  readonly headers: Readonly<Record<string, string>>
  readonly plain: Buffer
  readonly gzip: Buffer
  /** A sixth smaller, and slow to make: until it is there, the other one serves. */
  br?: Buffer
}

// One folder deep and no name that begins with a dot: so no path leads out.
const NAME = /^\/(assets\/)?[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const KEPT_MAX = 1_000
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const WAYS = {
  br: /(^|[ ,])br(?! *; *q=0(\.0*)?([ ,]|$))/,
  gzip: /(^|[ ,])gzip(?! *; *q=0(\.0*)?([ ,]|$))/,
}
const pack = promisify(gzip)
const packTighter = promisify(brotliCompress)

export function createFiles(root: string): Files {
  const kept = new Map<string, File>()
  const reading = new Map<string, Promise<File>>()
  /** One after the other: whoever waits for a file goes before who would have it smaller. */
  let tightening = Promise.resolve()

  async function find(path: string): Promise<File | undefined> {
    const where = join(root, path)
    const facts = await stat(where).catch(() => undefined)
    if (!facts?.isFile()) return undefined
    const tag = `"${facts.size.toString(36)}-${facts.mtimeMs.toString(36)}"`
    const known = kept.get(path)
    if (known?.tag === tag) return known
    const name = `${path} ${tag}`
    const read = reading.get(name) ?? readPacked(path, where, tag)
    reading.set(name, read)
    try {
      return await read
    } finally {
      reading.delete(name)
    }
  }

  async function readPacked(path: string, where: string, tag: string): Promise<File> {
    const plain = await readFile(where)
    const headers = path.endsWith('.html') ? pageHeaders(plain.toString()) : securityHeaders
    const file: File = { tag, headers, plain, gzip: await pack(plain) }
    tightening = tightening.then(() => tighten(file)).catch(() => undefined)
    if (kept.size >= KEPT_MAX) kept.clear()
    kept.set(path, file)
    return file
  }

  return {
    paths: ['/', '/assets/:file', '/:file'],
    async send(asked, { headers }, response) {
      const path = asked === '/' ? '/index.html' : asked
      const type = types[extname(path)]
      const file = NAME.test(path) && type !== undefined ? await find(path) : undefined
      if (file === undefined) return false
      const { tag, plain } = file
      const answer = {
        ...file.headers,
        'cache-control': cachingOf(path),
        etag: tag,
        vary: 'accept-encoding',
      }
      if (headers['if-none-match'] === tag) {
        response.writeHead(304, answer).end()
        return true
      }
      const taken = (['br', 'gzip'] as const).find(
        (way) =>
          takes(way, headers['accept-encoding']) &&
          (file[way]?.length ?? plain.length) < plain.length,
      )
      const body = (taken && file[taken]) ?? plain
      response.writeHead(200, {
        ...answer,
        'content-type': type,
        'content-length': body.length,
        ...(taken && { 'content-encoding': taken }),
      })
      response.end(body)
      return true
    },
  }
}

async function tighten(file: File): Promise<void> {
  file.br = await packTighter(file.plain)
}

/** Files with a hash in their name never change; the page that names them, and the worker that keeps them, are always asked for anew. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  const isFresh = path === '/index.html' || path === '/sw.js'
  return isFresh ? 'no-cache' : 'public, max-age=3600'
}

function takes(way: 'br' | 'gzip', accepted: string | string[] | undefined): boolean {
  return WAYS[way].test(String(accepted ?? ''))
}
