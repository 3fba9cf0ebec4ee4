/** The symbol of the options screen: the address's, until another is chosen over it. */
import { useCall, useInstruments, usePair, usePlace, useRelisted } from '@evenkeel/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { getTerms } from '../contract/index.ts'
import { type Offer, offerAt } from './offer.ts'

export function useOffer() {
  const { query } = usePlace()
  const { symbol: kept, choose: keep } = usePair('micro')
  const { value: instruments } = useInstruments()
  const read = useCall(getTerms)
  useRelisted(read.reload)
  const asked = query.get('symbol') ?? undefined
  const [address, setAddress] = useState({ asked, isOver: false })
  // Another address is asked anew, also for a symbol that one was chosen over before.
  if (address.asked !== asked) setAddress({ asked, isOver: false })
  const wanted = address.isOver ? undefined : asked
  const offer = read.data && offerAt(read.data.symbols, wanted, kept)

  const keepSymbol = (symbol: string) => {
    const instrument = instruments?.find((one) => one.symbol === symbol)
    if (instrument !== undefined) keep(instrument)
  }
  const take = useEffectEvent(() => {
    if (offer != null && offer.symbol === wanted) keepSymbol(offer.symbol)
  })
  const isKnown = offer !== undefined && instruments !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each symbol that the address names
  useEffect(() => take(), [asked, isKnown])

  return {
    /** `undefined` while the terms are on their way, `null` when nothing is offered. */
    offer,
    offers: read.data?.symbols ?? NONE,
    asset: read.data?.asset ?? '',
    read,
    choose(chosen: Offer) {
      setAddress({ asked, isOver: true })
      keepSymbol(chosen.symbol)
    },
  }
}

const NONE: readonly Offer[] = []
