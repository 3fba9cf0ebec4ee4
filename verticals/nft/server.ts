/** The NFT market, as the server knows it. */
import { house, type Machine } from '@evenkeel/kernel'
import { type SeedPlace, vertical } from '@evenkeel/wire/server'
import { firstCollections, sandboxRewards } from './catalogue.ts'
import { nftChannel, nftOffersChannel } from './contract/index.ts'
import { MARKET_ASSET, nft, type State } from './core/index.ts'
import { market } from './history/market.ts'
import { memberFactsOf } from './memberFacts.ts'
import { migrations } from './names.ts'
import { notified } from './notified/notified.ts'
import { obligationsOf } from './obligations.ts'
import type { Market } from './open.ts'
import { collectionTerms, marketTerms } from './terms.ts'
import * as texts from './texts.ts'

const stateOf = (machine: Machine) => machine.state('real', nft) as State

export const server = vertical<Market>({
  name: 'nft',
  core: nft,
  projections: () => [market],
  billReasons: {
    nftSale: 'assets',
    nftFee: 'assets',
    nftRoyalty: 'assets',
    nftListingFee: 'assets',
    nftReward: 'assets',
  },
  // NFTs are not in what a member's money is worth: what is paid for one has left it.
  billFlows: ['nftSale', 'nftFee', 'nftRoyalty', 'nftListingFee'],
  billKinds: {
    nftSale: 'nftOrder',
    nftFee: 'nftOrder',
    nftRoyalty: 'nftOrder',
    nftListingFee: 'nftListing',
    nftReward: 'nftStake',
  },
  idKinds: { nftItem: 31, nftOrder: 32, nftListing: 33, nftOffer: 34, nftStake: 35 },
  migrations,
  notifications: notified,
  holdings: (machine, member) => ({ obligations: obligationsOf(stateOf(machine), member) }),
  seed: (place) => [...collectionsToMint(place), ...rewardsToFund(place)],
  texts: [texts.nft],
  open: async (platform) => (await import('./open.ts')).openMarket(platform),
  routes: async (parts) => (await import('./routes.ts')).routesOf(parts),
  consoleRoutes: async (parts) => (await import('./routes/console.ts')).consoleRoutes(parts),
  offers: ({ platform, artPage }) => ({
    memberFacts: { nft: memberFactsOf(platform) },
    terms: { nft: marketTerms, collections: collectionTerms },
    plainPages: [artPage],
  }),
  channels: [nftChannel, nftOffersChannel],
  forget: ({ names }, member) => names.forget(member),
  close: async ({ stop }) => stop(),
})

/** The market is in the real realm alone. */
function collectionsToMint({ machine, realm }: SeedPlace) {
  const { byCode } = stateOf(machine)
  return firstCollections
    .filter(({ code }) => realm === 'real' && !byCode.has(code))
    .map((collection) => ({ core: nft, command: { type: 'mintCollection', ...collection } }))
}

function rewardsToFund({ machine, realm, isSandbox }: SeedPlace) {
  const isNew = stateOf(machine).collections.size === 0
  const isEmpty = machine.balance('real', house('nft'), MARKET_ASSET) === 0n
  if (realm !== 'real' || !isSandbox || !isNew || !isEmpty) return []
  return [{ core: nft, command: { type: 'fundSandboxRewards', amount: sandboxRewards } }]
}
