/** NFT in the web app: its places are known, its screens are not built yet. */
import type { Vertical } from '@evenkeel/ui'
import type en from './web/names/text/en.ts'

const look = { access: 'public', name: 'nft.name' } as const
const real = { access: 'realMember', name: 'nft.name' } as const
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
}
