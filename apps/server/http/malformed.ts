/** What cannot be read as HTTP gets a fixed answer that quotes nothing. */
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaders } from './headers.ts'

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const BODY = '{"code":400,"msg":"Bad request","data":null,"reason":"badRequest"}'
const HEADERS = {
  ...securityHeaders,
  'content-type': 'application/json',
  'content-length': BODY.length,
  connection: 'close',
}
const LINES = Object.entries(HEADERS)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

export function refuseMalformed({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  refuseRaw(socket, statuses[code] ?? 400)
}

/** On a connection that no answer of Node's belongs to, or will. */
export function refuseRaw(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy()
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${LINES}\r\n${BODY}`, () =>
    socket.destroy(),
  )
}

/** Where Node would answer by itself, without the headers that every answer carries. */
export function refuseFixed(response: ServerResponse, status: number): void {
  response.writeHead(status, HEADERS).end(BODY)
}
