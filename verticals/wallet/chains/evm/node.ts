/** One node of an EVM chain, asked by JSON-RPC; whatever it answers is checked, and its address is never told. */
import { NodeFault } from './reading.ts'

export type Node = {
  /** As faults and logs call it: `node 1`. */
  readonly name: string
  call(method: string, params: readonly unknown[]): Promise<unknown>
}

export type NodeOptions = {
  readonly timeoutMs: number
  /** Ends what is being asked. */
  readonly signal?: AbortSignal
}

/** More than any block takes, and little enough to be read in a moment. */
const ANSWER_MOST_BYTES = 16 * 1024 * 1024

export function createNode(name: string, url: string, options: NodeOptions): Node {
  let asked = 0
  return {
    name,
    async call(method, params) {
      const id = ++asked
      const fault = (what: string) => new NodeFault(`${name}: ${method}: ${what}`)
      const text = await post(url, { jsonrpc: '2.0', id, method, params }, options).catch(
        // What fetch says may contain the address, and with it a key.
        (error: unknown) => {
          throw fault(error instanceof NodeFault ? error.message : reasonOf(error))
        },
      )
      const answer = parse(text)
      if (answer === undefined || answer.id !== id) throw fault('the answer is not JSON-RPC')
      if (answer.error !== undefined) throw fault(`refused with ${codeOf(answer.error)}`)
      if (answer.result === undefined) throw fault('the answer has no result')
      return answer.result
    },
  }
}

async function post(
  url: string,
  body: object,
  { timeoutMs, signal }: NodeOptions,
): Promise<string> {
  const late = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: signal === undefined ? late : AbortSignal.any([late, signal]),
  })
  // Some nodes refuse a call with a status and an answer that says why; its code is enough.
  if (!response.ok) {
    await response.body?.cancel()
    throw new NodeFault(`status ${response.status}`)
  }
  return readWithin(response, ANSWER_MOST_BYTES)
}

async function readWithin(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) throw new NodeFault('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

type Answer = { readonly id?: unknown; readonly error?: unknown; readonly result?: unknown }

function parse(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'number' ? `${code}` : 'no code'
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } }
  if (name === 'TimeoutError') return 'no answer in time'
  return typeof cause?.code === 'string' ? `cannot be reached (${cause.code})` : 'cannot be reached'
}
