/** The NFT market in the console: its collections, what is open in it, and what a member has there. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'
import type en from './console/names/text/en.ts'

const texts: readonly Texts[] = [
  (language) => import(`./text/${language}.ts`),
  (language) => import(`./console/text/${language}.ts`),
]

export const nft: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  panels: {
    member: [{ order: 26, texts, load: () => import('./console/NftPanel.tsx') }],
    terms: {
      collections: {
        texts: [(language) => import(`./console/text/${language}.ts`)],
        load: () => import('./console/MintPreview.tsx'),
      },
    },
  },
  pages: {
    '/nft': {
      operators: 'operator',
      name: 'nft.page',
      entry: { group: 'configuration', icon: 'nft', order: 40 },
      texts,
      load: () => import('./console/CollectionsPage.tsx'),
    },
  },
}
