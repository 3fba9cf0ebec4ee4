/** Calls on a test server as a client makes them, down to the bytes. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { KEY_HEADER } from '@evenkeel/wire'
import { newKey } from '@evenkeel/wire/client'

export { newKey }

export type Headers = Readonly<Record<string, string>>

export type Answered = {
  readonly status: number
  readonly code: number
  readonly msg: string
  readonly reason: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  readonly data: any
  readonly headers: globalThis.Headers
  readonly text: string
}

export async function ask(url: string, init: RequestInit = {}): Promise<Answered> {
  const answer = await fetch(url, init)
  const body = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  const envelope = isJson ? JSON.parse(body) : {}
  return { ...envelope, status: answer.status, headers: answer.headers, text: body }
}

/** What a member's client sends, with a key of its own unless one is given. */
export function post(url: string, path: string, body: unknown, headers: Headers = {}) {
  const content = typeof body === 'string' ? body : JSON.stringify(body)
  const usual = { 'content-type': 'application/json', [KEY_HEADER]: newKey() }
  const init = { method: 'POST', headers: { ...usual, ...headers }, body: content }
  return ask(`${url}/api/${path}`, init)
}

export const get = (url: string, path: string, headers: Headers = {}): Promise<Answered> =>
  ask(`${url}/api/${path}`, { headers })

export const transfer = { asset: 'USDT', amount: '1', from: 'spot', to: 'trading' } as const

/** To where it lessens no risk: a freeze holds it up for as long as it lasts. */
export const toFinance = { ...transfer, to: 'finance' } as const

export function makeTransfer(url: string, token: string, body: unknown = transfer, key = newKey()) {
  return post(url, 'wallet/make_transfer', body, { token, [KEY_HEADER]: key })
}

export async function balancesOf(url: string, token: string): Promise<Record<string, string>> {
  const { data } = await unlessBusy(() => get(url, 'wallet/get_balances', { token }))
  const rows = data.balances as { asset: string; account: string; available: string }[]
  return Object.fromEntries(
    rows
      .filter(({ available }) => available !== '0')
      .map(({ asset, account, available }) => [`${asset} ${account}`, available]),
  )
}

/** Sends these bytes on a connection of their own and reads until that is closed. */
export async function sendBytes(url: string, bytes: string, { patienceMs = 60_000 } = {}) {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(bytes, 'latin1')
  const late = pause(patienceMs, undefined, { ref: false }).then(() => socket.destroy())
  const answer = await text(socket).catch((error: NodeJS.ErrnoException) => `${error.code}`)
  void late
  return answer
}

/** Asks again while the server is late: any call may be told so on a machine with much to do. */
export async function unlessBusy<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === 50) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
