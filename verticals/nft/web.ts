/** The NFT market in the web app: collections and items, orders, listings, and a member's own collection. */
import type { Vertical } from '@evenkeel/ui'
import * as texts from './texts.ts'
import type en from './web/names/text/en.ts'

const look = { access: 'public', name: 'nft.name' } as const
const real = { access: 'realMember', name: 'nft.name' } as const
const SOLD = '/nft/order?kind=listing'
const entry = { label: 'nft.name', icon: 'nft' } as const

export const nft: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  places: {
    '/nft/index': {
      ...look,
      menu: { ...entry, group: 'services', order: 20 },
      shortcut: { ...entry, order: 90 },
      teaser: { ...entry, line: 'nft.teaser', hint: 'nft.teaserHint', order: 20 },
    },
    '/nft/class': look,
    '/nft/info': look,
    '/nft/trade': real,
    '/nft/order': real,
    '/nft/up': real,
    '/nft/my-object': real,
  },
  billPlaces: {
    nftSale: { paid: '/nft/order', received: SOLD },
    nftFee: SOLD,
    nftRoyalty: SOLD,
    nftListingFee: SOLD,
    nftReward: '/nft/order?kind=stake',
  },
  owned: { order: 10, texts: texts.owned, load: () => import('./web/owned/Owned.tsx') },
  screens: {
    '/nft/index': { texts: [texts.nft], load: () => import('./web/IndexScreen.tsx') },
    '/nft/class': { texts: [texts.nft, texts.traits], load: () => import('./web/ClassScreen.tsx') },
    '/nft/info': { texts: [texts.nft, texts.traits], load: () => import('./web/InfoScreen.tsx') },
    '/nft/trade': { texts: [texts.nft], load: () => import('./web/TradeScreen.tsx') },
    '/nft/order': { texts: [texts.nft], load: () => import('./web/OrderScreen.tsx') },
    '/nft/up': { texts: [texts.nft], load: () => import('./web/UpScreen.tsx') },
    '/nft/my-object': { texts: [texts.nft], load: () => import('./web/MyObjectScreen.tsx') },
  },
}
