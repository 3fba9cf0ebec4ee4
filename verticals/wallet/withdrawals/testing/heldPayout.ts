/** A payout whose transactions reach the chain when the test says so, and what it has become of on both sides. */
import assert from 'node:assert/strict'
import type { Tables } from '@evenkeel/wire/server'
import { parseTransaction } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { LocalChain } from '../../chains/testing/localChain.ts'
import type { Command } from '../../core.ts'
import {
  GRAIN,
  givenPayouts,
  type Overrides,
  oleg,
  olga,
  type PayoutStage,
  UNIT,
} from './payoutStage.ts'

export const newAddress = () => privateKeyToAccount(generatePrivateKey()).address as string
export const isSelfTransfer = (raw: string, { hotWallet }: PayoutStage) =>
  parseTransaction(raw as `0x${string}`).to?.toLowerCase() === hotWallet.toLowerCase()
export const pairOfOperators = [olga, oleg] as const
export const again = (id: number): Command => ({
  type: 'failPayout',
  id,
  cost: 0n,
  costAsset: 'ETH',
})

export async function settle(payouts: { step(): Promise<unknown> }, steps = 4) {
  for (let nth = 0; nth < steps; nth++) await payouts.step()
}

export type HeldPayout = Awaited<ReturnType<ReturnType<typeof heldPayouts>['given']>>

export function heldPayouts(tables: Tables, chain: LocalChain, contract: string) {
  const quantity = async (method: string, ...params: unknown[]) =>
    BigInt((await chain.call(method, ...params)) as string)
  const weiOf = (address: string) => quantity('eth_getBalance', address, 'latest')
  const sentBy = ({ hotWallet }: PayoutStage) =>
    quantity('eth_getTransactionCount', hotWallet, 'latest')

  async function given(confirmations = 1) {
    const stage = await givenPayouts(tables, chain, { contract, confirmations })
    await stage.fund()
    const sent: string[] = []
    const lossy: Overrides = {
      chain: (own) => ({
        ...own,
        async send(raw) {
          if (!sent.includes(raw)) sent.push(raw)
        },
      }),
    }
    /** The newest of a kind; the chain refuses it once its nonce is used. */
    async function deliver(which: 'payment' | 'selfTransfer') {
      const raw = sent.findLast((one) => isSelfTransfer(one, stage) === (which === 'selfTransfer'))
      assert.ok(raw)
      await chain.call('eth_sendRawTransaction', raw)
    }
    const to = newAddress()
    const id = await stage.approved('ETH', 2n * UNIT, to)
    const cancel = (actor?: (typeof pairOfOperators)[number]) =>
      stage.submit({ type: 'startPayoutCancellation', id, nonce: 0 }, actor)
    const bothSay = async (command: Command) => {
      for (const operator of pairOfOperators) await stage.submit(command, operator)
    }
    return { stage, sent, lossy, deliver, to, id, cancel, bothSay, before: stage.has('ETH') }
  }

  /** W28: what the books call custody is what the hot wallet has, but for what is below 10^-8 in so many costs. */
  async function balances({ hotWallet, held }: PayoutStage, costs: number) {
    const over = (await weiOf(hotWallet)) - held('ETH') * GRAIN
    assert.ok(over >= 0n && over < BigInt(costs) * GRAIN, `${over} wei more than in the books`)
  }

  return { given, balances, weiOf, sentBy }
}
