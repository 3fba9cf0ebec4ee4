/** Tells which order book the contract of a symbol is traded in, with the steps of its prices and lots. */
import type { BookProps } from '@evenkeel/ui'
import { useEffect, useEffectEvent } from 'react'
import { bookNameOf } from './listed.ts'
import { useListedContracts } from './useContracts.ts'

/** Draws nothing itself. */
export default function ContractBook({ symbol, onBook }: BookProps) {
  const terms = useListedContracts().bySymbol.get(symbol)?.terms
  const tell = useEffectEvent(onBook)
  useEffect(() => {
    if (terms === undefined) return
    const { priceStep, lotSize } = terms
    tell({ name: bookNameOf(terms), priceStep, quantityStep: lotSize })
  }, [terms])
  return null
}
