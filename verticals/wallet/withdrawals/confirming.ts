/** The code that confirms a withdrawal: for its coin, network, address and amount, and for nothing else (rule W56). */
import { type Amount, formatAmount } from '@evenkeel/kernel'
import { fill, type Language } from '@evenkeel/wire'
import { chainTitles } from '../contract/chainTitles.ts'
import type { Target } from './guards.ts'
import type en from './text/en.ts'

export type Confirmed = Target & { readonly amount: Amount }

/** How much of an address people compare. */
export const TAIL = 6

/** The address as its chain writes it: another spelling of it is the same withdrawal. */
export function confirmedText({ asset, chain, address, amount }: Confirmed): string {
  return [asset, chain, address, formatAmount(amount)].join(' ')
}

/** What its message says before the code: a page that lies about the address cannot change it. */
export async function confirmedWords(
  { asset, chain, address, amount }: Confirmed,
  language: Language,
): Promise<string> {
  const { default: texts } = (await import(`./text/${language}.ts`)) as { default: typeof en }
  return fill(texts['code.words'], language, {
    amount: formatAmount(amount),
    asset,
    network: chainTitles[chain],
    address: `…${address.slice(-TAIL)}`,
  })
}
