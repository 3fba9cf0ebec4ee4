/** The symbol of the options screen. */
import { useCall, useInstruments, useRelisted } from '@evenkeel/ui'
import { useTradedSymbol } from '@evenkeel/ui/data/useTradedSymbol.ts'
import { getTerms } from '../contract/index.ts'
import { type Offer, offerAt } from './offer.ts'

export function useOffer() {
  const { value: instruments } = useInstruments()
  const read = useCall(getTerms)
  useRelisted(read.reload)
  const { found: offer, choose } = useTradedSymbol({
    mode: 'micro',
    find: (...wanted) => read.data && offerAt(read.data.symbols, ...wanted),
    instrumentOf: ({ symbol }: Offer) => instruments?.find((one) => one.symbol === symbol),
  })
  return {
    /** `undefined` while the terms are on their way, `null` when nothing is offered. */
    offer,
    offers: read.data?.symbols ?? NONE,
    asset: read.data?.asset ?? '',
    read,
    choose,
  }
}

const NONE: readonly Offer[] = []
