/** Members who trade on a test server: what they ask for, what they are told, what they hold. */
import assert from 'node:assert/strict'
import { eventually } from '@evenkeel/kernel/testing'
import type { order } from '@evenkeel/verticals/spot/contract/index.ts'
import { KEY_HEADER, type z } from '@evenkeel/wire'
import { type Answered, get, newKey, post } from './calls.ts'
import type { Heard, Listener } from './listener.ts'
import type { TestServer } from './server.ts'

/** An order as it is told, every figure in decimals. */
export type Told = z.input<typeof order>
export type Answer = Answered & { readonly fields?: readonly string[] }
type Side = 'buy' | 'sell'

export type Trader = {
  readonly token: string
  /** Calls of spot, by their name: `place_order`. */
  post(path: string, body: object, key?: string, headers?: object): Promise<Answer>
  get(path: string): Promise<Answer>
  /** A limit order for bitcoin that must be taken. */
  limit(side: Side, quantity: string, price: string, more?: object): Promise<Told>
  order(id: string): Promise<Told>
  open(): Promise<Told[]>
  /** What is in the spot account, and not zero: `BTC`, `BTC frozen`. */
  held(): Promise<Record<string, string>>
}

type Wish = { readonly funds?: Record<string, string>; readonly realm?: 'real' | 'demo' }

export async function traderOn(server: TestServer, wish: Wish = {}): Promise<Trader> {
  const { funds = { BTC: '1', USDT: '100000' }, realm = 'real' } = wish
  const { token } = await server.member({ funds, realm })
  return traderAt(server.url, token)
}

export function traderAt(url: string, token: string): Trader {
  const trader: Trader = {
    token,
    post: (path, body, key = newKey(), headers = {}) =>
      post(url, `spot/${path}`, body, { token, [KEY_HEADER]: key, ...headers }),
    get: (path) => get(url, `spot/${path}`, { token }),
    async limit(side, quantity, price, more = {}) {
      const asked = { pair: 'btcusdt', side, quantity, price, ...more }
      return taken(await trader.post('place_order', asked))
    },
    order: async (id) => taken(await trader.get(`get_order?id=${id}`)),
    open: async () => taken(await trader.get('get_open_orders')).orders,
    async held() {
      const { balances } = taken(await get(url, 'wallet/get_balances', { token }))
      const held: Record<string, string> = {}
      for (const { asset, account, available, frozen } of balances) {
        if (account === 'spot' && available !== '0') held[asset] = available
        if (account === 'spot' && frozen !== '0') held[`${asset} frozen`] = frozen
      }
      return held
    },
  }
  return trader
}

/** What was answered to a call that must not be refused. */
export function taken(answer: Answer): Answer['data'] {
  assert.equal(answer.code, 1, answer.text)
  assert.equal(answer.status, 200)
  return answer.data
}

/** The reasons of several answers of one batch; `ok` for one that was taken. */
export function reasonsOf(answer: Answer): string[] {
  const { answers } = taken(answer) as { answers: { code: number; reason?: string }[] }
  return answers.map(({ code, reason }) => reason ?? (code === 1 ? 'ok' : `code ${code}`))
}

let asked = 0

/** A call over the socket, and the answer to it among all else that is heard. */
export async function callOver(
  listener: Listener,
  path: string,
  params?: object,
  key: string | null = newKey(),
): Promise<Heard> {
  const id = ++asked
  listener.say({ event: 'call', id, path, ...(key === null ? {} : { key }), params })
  const isAnswer = (heard: Heard) => heard.event === 'answer' && heard.id === id
  return eventually(`${path} is answered`, () => listener.heard.find(isAnswer))
}
