/** Transactions as people copy them, and the one word by which the core knows what came in one of them. */
import { createHash } from 'node:crypto'
import { type ChainName, chains } from '../chains/chain.ts'
import type { Source } from '../core/deposits.ts'

const HASH = /^[0-9a-f]{64}$/
const EVM_HASH = /^0x[0-9a-f]{64}$/

/** In small letters, as nodes write it; nothing for what cannot be one of this chain. */
export function readTransaction(chain: ChainName, text: string): string | undefined {
  const transaction = text.trim().toLowerCase()
  const form = chains[chain].family === 'evm' ? EVM_HASH : HASH
  return form.test(transaction) ? transaction : undefined
}

/** `entry` is which transfer of the transaction it is: 0 its own value, n its nth log. */
export function sourceOf(chain: ChainName, transaction: string, entry: number): Source {
  return createHash('sha256').update(`${chain}:${transaction}:${entry}`).digest('hex')
}
