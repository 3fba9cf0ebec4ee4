/** A client that keeps its connections, and tells an answer from a lost one. */
import { Agent, request } from 'node:http'

export type Envelope = {
  readonly code: number
  readonly data: unknown
  readonly reason?: string
}

type Asking = {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Client = {
  /** The envelope; no value when there was no answer, or one that says that nothing was done. */
  ask(url: string, asking?: Asking): Promise<Envelope | undefined>
  close(): void
}

const PATIENCE_MS = 15_000

export function createClient(connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    ask: (url, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve) => {
        const lost = () => resolve(undefined)
        const asked = request(url, { agent, method, headers, timeout: PATIENCE_MS }, (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk) => {
            text += chunk
          })
          answer.on('error', lost)
          answer.on('close', () => resolve(answer.complete ? envelopeOf(text) : undefined))
        })
        asked.on('timeout', () => asked.destroy())
        asked.on('error', lost)
        asked.end(body)
      }),
    close: () => agent.destroy(),
  }
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const envelope = JSON.parse(text) as Envelope
    return envelope.code >= 429 && envelope.code < 600 ? undefined : envelope
  } catch {
    return undefined
  }
}
