/** A wallet with two coins on their networks, and two operators, for tests of its core. */
import type { Actor, Amount } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { type Command, type Event, type Refusal, type State, wallet } from '../core.ts'

type Stage = ReturnType<typeof stage<State, Command, Event, Refusal>>

export const olga: Actor = { kind: 'operator', id: 1 }
export const omar: Actor = { kind: 'operator', id: 2 }

const network = {
  type: 'setNetwork',
  chain: 'ethereum',
  depositMin: 1n,
  withdrawalMin: 10n,
  withdrawalFee: 2n,
  dailyMax: 1_000n,
  dailyMaxAdvanced: 5_000n,
  fourEyesAbove: 500n,
} as const

/** 20 USDT of member 1 to an address. */
export const withdrawal = {
  type: 'requestWithdrawal',
  member: 1,
  account: 'spot',
  asset: 'USDT',
  chain: 'ethereum',
  amount: 20n,
  destination: 'hash of an address',
  level: 'basic',
} as const

/** Two operators say what the exchange holds on Ethereum. */
export function attest(on: Stage, asset: string, amount: Amount): void {
  const command = { type: 'attestReserves', asset, chain: 'ethereum', amount } as const
  for (const operator of [olga, omar]) on.submit(command, operator)
}

export function given(core = wallet) {
  const on = stage(core)
  for (const asset of ['USDT', 'ETH']) {
    on.submit({ type: 'listCoin', asset })
    on.submit({ ...network, asset })
    attest(on, asset, 1_000_000n)
  }
  return on
}
