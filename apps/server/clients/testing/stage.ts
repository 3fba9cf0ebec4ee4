/** What the calls of ccxt are tried on: a real server, a funded member with a trading program, and a program that withdraws. */
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { makeTransfer } from '../../testing/calls.ts'
import { bestBid, type Htx, htxAt } from '../../testing/ccxt.ts'
import { keyFor, type TestKey } from '../../testing/programs.ts'
import type { TestServer } from '../../testing/server.ts'
import { givenWithdrawingProgram } from '../../testing/withdrawKeys.ts'

export const PAIR = 'BTC/USDT'
export const SWAP = 'BTC/USDT:USDT'

export type Stage = {
  readonly server: TestServer
  /** A member with 80,000 USDT, 1 BTC and 10 ETH in spot, and 20,000 USDT in trading. */
  readonly htx: Htx
  /** The key of that program. */
  readonly key: TestKey
  /** A member with 100,000 USDT and one address in the book, who has done nothing. */
  readonly withdrawing: Htx
  /** A price of BTC so far below the first best bid, in percent; above it below zero. */
  below(percent: number): number
  close(): Promise<void>
}

/** One call of ccxt: what it does, and what must be in its parsed result. */
export type Call = (stage: Stage) => Promise<void>

export async function givenStage(server: TestServer): Promise<Stage> {
  const { member, token } = await server.member()
  const funds = { asset: 'USDT', amount: '20000', from: 'spot', to: 'trading' }
  assert.equal((await makeTransfer(server.url, token, funds)).code, 1)
  const key = await keyFor(server, member)
  const htx = await htxAt(server.url, key)
  const withdrawer = await givenWithdrawingProgram(server)
  const withdrawing = await htxAt(server.url, withdrawer.key)
  await Promise.all([htx.loadMarkets(), withdrawing.loadMarkets()])
  const [price] = [await bestBid(htx, PAIR), await bestBid(htx, SWAP)]
  return {
    server,
    htx,
    key,
    withdrawing,
    below: (percent) => Number(htx.priceToPrecision(PAIR, price * (1 - percent / 100))),
    async close() {
      await Promise.all([htx.close(), withdrawing.close()])
    },
  }
}

/** The id that an answer must have. */
export function idOf({ id }: { readonly id?: string | undefined }): string {
  assert(id !== undefined)
  return id
}

/** What a watch tells, once what is done meanwhile has an answer. */
export async function toldBy<Told>(
  watch: () => Promise<Told>,
  act: () => Promise<unknown>,
): Promise<Told> {
  const told = watch()
  await pause(300)
  await act()
  return told
}

export function isNear(one: unknown, other: number, within = 0.02): boolean {
  return Math.abs(Number(one) / other - 1) < within
}
