/** What is taken from the price of a sale, and what is left of it for the seller. */
import { Money, useFormat, useText } from '@evenkeel/ui'
import { percentOfBps } from '@evenkeel/ui/format/decimals.ts'
import type { Answer } from '@evenkeel/wire'
import type { getTerms } from '../contract/index.ts'
import { saleFigures } from '../core/rules.ts'
import type { Key } from './textKey.ts'

export type MarketTerms = Answer<typeof getTerms>

/** The service fee, the royalty, and what the seller gets, each as a row. */
export function useSaleRows() {
  const text = useText<Key>()
  const format = useFormat()
  const shown = (value: string | undefined) =>
    value === undefined ? '—' : <Money value={value} asset="USDT" exact />
  const rate = (bps: number) => ({ percent: format.percent(percentOfBps(bps)) })
  return (price: string, { fee_bps: feeBps, royalty_bps: royaltyBps }: MarketTerms) => {
    const sale = saleFigures(price, { feeBps, royaltyBps, listingFee: 0n })
    return {
      fee: { label: text('nft.serviceFee', rate(feeBps)), value: shown(sale?.fee) },
      royalty: { label: text('nft.royaltyRate', rate(royaltyBps)), value: shown(sale?.royalty) },
      gets: { label: text('nft.youGet'), value: shown(sale?.gets) },
    }
  }
}
