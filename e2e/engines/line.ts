/** The line between a browser and the server: it can be cut, and it puts the collector of errors at the head of the app. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { collectErrors } from './errors.ts'

export type Line = {
  readonly url: string
  /** Answers a path instead of the server, until what it returns is called. */
  answer(path: string, type: string, body: string): () => void
  /** Ends every connection and refuses new ones. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

const COLLECTOR = '/collectErrors.js'
const COLLECT = `<script src="${COLLECTOR}"></script>`
const withCollector = (html: string) => html.replace('<head>', `<head>${COLLECT}`)

export async function openLine(server: string): Promise<Line> {
  const own = new Map<string, { type: string; body: string }>()
  const near = new Set<Socket>()
  let isCut = false

  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    // A connection for each request: one that is kept may be closed by its other end while a request is on its way.
    const { method, url = '' } = asked
    const headers = { ...asked.headers, connection: 'close' }
    const answer = own.get(url)
    if (answer)
      return void response.writeHead(200, { 'content-type': answer.type }).end(answer.body)
    const isApp = url.split('?')[0] === '/'
    // The app is changed on its way: it must come whole and as plain text.
    const plain = { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' }
    const passed = { method, headers: isApp ? plain : headers, agent: false }
    const far = request(`${server}${url}`, passed, async (given) => {
      const { 'content-length': length, ...rest } = given.headers
      const status = given.statusCode ?? 502
      if (isApp) {
        response.writeHead(status, rest).end(withCollector(await text(given)))
      } else {
        response.writeHead(status, given.headers)
        given.on('error', () => response.destroy()).pipe(response)
      }
    })
    far.on('error', () => response.destroy())
    response.on('close', () => far.destroy())
    asked.pipe(far)
  }

  const line = createServer(pass)
  line.on('connection', (socket) => {
    socket.on('error', () => undefined)
    if (isCut) return void socket.destroy()
    near.add(socket)
    socket.on('close', () => near.delete(socket))
  })
  line.on('upgrade', passUpgrade(server))
  own.set(COLLECTOR, { type: 'text/javascript', body: `(${collectErrors})()` })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const cut = () => {
    isCut = true
    for (const socket of near) socket.destroy()
  }

  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    answer(path, type, body) {
      own.set(path, { type, body: withCollector(body) })
      return () => void own.delete(path)
    },
    cut,
    mend() {
      isCut = false
    },
    async close() {
      cut()
      line.close()
      await once(line, 'close')
    },
  }
}

/** Passes a socket on, byte for byte. */
function passUpgrade(server: string) {
  return ({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer) => {
    const far = connect(Number(new URL(server).port), '127.0.0.1')
    const lines = rawHeaders.map((word, nth) => (nth % 2 === 0 ? `${word}: ` : `${word}\r\n`))
    far.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    far.write(head)
    far.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => far.destroy())
    socket.pipe(far).pipe(socket)
  }
}
