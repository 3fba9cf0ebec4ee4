/** The workload of the core's benchmarks: transfers of a thousand members, back and forth, each with a key. */

import type { Exchange } from '@evenkeel/kernel'
import { EXCHANGE } from '@evenkeel/kernel'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'

const MEMBERS = 1_000

/** Commands without end. */
export type Feed = {
  /** Submits the next one; resolves when it is durable. */
  next(): Promise<unknown>
}

export async function prepareTransfers(exchange: Exchange): Promise<Feed> {
  const realm = 'real'
  await exchange.submit(wallet, { type: 'listCoin', asset: 'USDT' }, { realm, actor: EXCHANGE })
  const funded = []
  for (let member = 1; member <= MEMBERS; member++) {
    const funds = { type: 'grantSandboxFunds', member, asset: 'USDT', amount: 10n ** 12n } as const
    funded.push(exchange.submit(wallet, funds, { realm, actor: EXCHANGE }))
  }
  await Promise.all(funded)
  let sent = 0
  return {
    next() {
      const nth = sent++
      const member = 1 + (nth % MEMBERS)
      const back = (nth / MEMBERS) & 1
      const from = back ? 'trading' : 'spot'
      const to = back ? 'spot' : 'trading'
      const command = { type: 'transfer', member, asset: 'USDT', amount: 1_000n, from, to } as const
      return exchange.submit(wallet, command, {
        realm,
        owner: member,
        actor: { kind: 'member', id: member },
        key: keyOf(nth),
      })
    },
  }
}

const HEX = Buffer.from('0123456789abcdef')
const digits = Buffer.from(
  `${Date.now().toString(16).padStart(12, '0')}7${'0'.repeat(3)}8${'0'.repeat(15)}`,
)

/** Of the time at which the benchmark began, then scattered as random digits are; flat, as off the network. */
export function keyOf(nth: number): string {
  write(Math.imul(nth + 1, 0x9e3779b1), 17)
  write(nth, 24)
  return digits.toString('latin1')
}

function write(value: number, from: number): void {
  for (let i = 0; i < 8; i++) digits[from + i] = HEX[(value >>> (28 - i * 4)) & 15] as number
}
