/** The wallet as programs know it that speak HTX's dialect. Rules W58, W60 and W70: README.md. */
import type { SignedCall } from '@evenkeel/wire/server'
import type { Wallet } from '../open.ts'
import { addressCalls } from './addresses.ts'
import { ledgerCalls } from './ledger.ts'
import { recordCalls } from './records.ts'
import { transferCalls } from './transfer.ts'
import { withdrawCalls } from './withdraw.ts'

export { coinChainsOf } from './chains.ts'

export function signedCallsOf(wallets: Wallet): readonly SignedCall[] {
  return [
    ...transferCalls,
    ...withdrawCalls(wallets),
    ...recordCalls(wallets),
    ...ledgerCalls(wallets),
    ...addressCalls(wallets),
  ]
}
