/** The terms of the NFT market that operators may change, two of them at a time. */
import { termsGroup } from '@evenkeel/wire/server'
import { nft, type State } from './core/index.ts'

export const marketTerms = termsGroup({
  core: nft,
  command: 'setMarketTerms',
  realms: ['real'],
  fields: [
    { name: 'feeBps', as: 'bps' },
    { name: 'royaltyBps', as: 'bps' },
    { name: 'listingFee', as: 'amount' },
  ],
  all: (machine) => [(machine.state('real', nft) as State).terms],
  idOf: () => 'market',
})
