/** The NFT market in the console: its collections, and what is open in it. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type en from './console/names/text/en.ts'

export const nft: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  panels: {
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
      texts: [
        (language) => import(`./text/${language}.ts`),
        (language) => import(`./console/text/${language}.ts`),
      ],
      load: () => import('./console/CollectionsPage.tsx'),
    },
  },
}
