/** The mark price of a contract now: the index on the contract's own price step. */
import { useTicker } from '@evenkeel/ui'
import { amountFrom, formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { markOf, priceAt } from '../core/symbol.ts'
import type { Listed } from './listed.ts'

export function useMark({ contract, symbol }: Listed): string | undefined {
  const { value: ticker } = useTicker(symbol)
  if (ticker === undefined) return undefined
  return formatAmount(priceAt(contract, markOf(contract, { price: amountFrom(ticker.index) })))
}
