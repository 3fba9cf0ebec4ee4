/** Real receivers for tests: an SMTP server and an HTTP hook that keep what they are sent. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Certificate } from './certificate.ts'

export type ReceivedMail = {
  readonly to: readonly string[]
  /** By their names in small letters, each on one line. */
  readonly headers: ReadonlyMap<string, string>
  /** Its parts by their type, decoded. */
  readonly parts: ReadonlyMap<string, string>
  /** It came through TLS. */
  readonly isSecure: boolean
}
type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }

type MailWish = {
  readonly port?: number
  /** Without one it offers no TLS. */
  readonly certificate?: Certificate
}

/** `refusing` answers to RCPT with this code while it is set. */
export async function openMailSink({ port = 0, certificate }: MailWish = {}) {
  const mails: ReceivedMail[] = []
  const wish: { refusing?: number } = {}
  const server = new SMTPServer({
    authOptional: true,
    ...certificate,
    disabledCommands: certificate === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    onRcptTo({ address }, _session, done) {
      const refusal = new Error(`nobody called ${address}`)
      done(wish.refusing ? Object.assign(refusal, { responseCode: wish.refusing }) : null)
    },
    onData(stream, { envelope, secure }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, isSecure: secure, ...parse(Buffer.concat(chunks).toString()) })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const own = (server.server.address() as AddressInfo).port
  return {
    mails,
    wish,
    port: own,
    smtp: { url: `smtp://127.0.0.1:${own}`, from: 'Evenkeel <no-reply@exchange.example>' },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Answers with `answer.status`, or never while `isSilent`. */
export async function openHook() {
  const received: Received[] = []
  const answer = { status: 204, isSilent: false, headers: {} as Record<string, string> }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      if (!answer.isSilent) response.writeHead(answer.status, answer.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    answer,
    url: `http://127.0.0.1:${port}/sms`,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** As much of MIME as nodemailer writes: parts in one multipart, quoted-printable or base64. */
function parse(source: string): Pick<ReceivedMail, 'headers' | 'parts'> {
  const { headers, body } = split(source)
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1]
  const pieces = boundary === undefined ? [source] : body.split(`--${boundary}`).slice(1, -1)
  const parts = pieces.map((piece) => {
    const part = split(piece.replace(/^\r\n/, ''))
    const type = (part.headers.get('content-type') ?? '').split(';')[0] ?? ''
    return [type, decode(part.body, part.headers.get('content-transfer-encoding'))] as const
  })
  return { headers, parts: new Map(parts) }
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())] as const
  })
  return { headers: new Map(pairs), body: rest.join('\r\n\r\n') }
}

function decode(body: string, encoding = ''): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  return fromQuoted(body.replace(/=\r\n/g, ''))
}

/** Headers in other letters than ASCII: `=?UTF-8?Q?...?=`. */
function words(header: string): string {
  const joined = header.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : fromQuoted(text.replaceAll('_', ' ')),
  )
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
