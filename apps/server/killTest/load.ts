/** The load: members who move distinct amounts to and fro, and ask again with the same key. */
import { randomInt } from 'node:crypto'
import { KEY_HEADER } from '@evenkeel/wire'
import { newKey } from '@evenkeel/wire/client'
import type { Client } from './client.ts'

export type Member = { readonly member: number; readonly token: string }

export type Command = {
  readonly key: string
  readonly owner: Member
  /** No other command has it: an amount in a list tells whose effect it is. */
  readonly amount: string
  readonly from: 'spot' | 'trading'
  readonly to: 'spot' | 'trading'
  /** The id of the transfer, or the refusal; once it is told it must stay. */
  answer?: string
}

/** What every member starts with, on the spot account. */
export const FUNDS = '100000'

/** So many commands are one that nobody can pay. */
const HOPELESS = 40

export function makeCommand(nth: number, members: readonly Member[]): Command {
  const places = String(nth + 1).padStart(8, '0')
  const inward = randomInt(2) === 0
  return {
    key: newKey(),
    owner: members[nth % members.length] as Member,
    amount: `${nth % HOPELESS === 0 ? 500_000 : 0}.${places}`.replace(/0+$/, ''),
    from: inward ? 'spot' : 'trading',
    to: inward ? 'trading' : 'spot',
  }
}

/** Asks once. No value: the answer was lost, and nobody knows what was done. */
export async function ask(client: Client, url: string, command: Command) {
  const { key, owner, amount, from, to } = command
  const envelope = await client.ask(`${url}/api/wallet/make_transfer`, {
    method: 'POST',
    headers: { token: owner.token, [KEY_HEADER]: key, 'content-type': 'application/json' },
    body: JSON.stringify({ asset: 'USDT', amount, from, to }),
  })
  if (envelope === undefined) return undefined
  if (envelope.code === 1) return (envelope.data as { id: string }).id
  return envelope.reason ?? 'no reason'
}

export const isDone = ({ answer }: Command): boolean => answer?.length === 22

/** A gate that the load waits at while there is no server. */
export type Gate = { open(url: string): void; shut(): void; readonly url: Promise<string> }

export function createGate(): Gate {
  let { promise, resolve } = Promise.withResolvers<string>()
  let isOpen = false
  return {
    open(url) {
      isOpen = true
      resolve(url)
    },
    shut() {
      if (!isOpen) return
      isOpen = false
      ;({ promise, resolve } = Promise.withResolvers<string>())
    },
    get url() {
      return promise
    },
  }
}
