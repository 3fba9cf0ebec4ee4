/** Charity in the web app: its places are known, its screens are not built yet. */
import type { Vertical } from '@evenkeel/ui'
import type en from './web/names/text/en.ts'

const look = { access: 'public', name: 'charity.name' } as const
const entry = { label: 'charity.name', icon: 'charity' } as const

export const charity: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  places: {
    '/donation': {
      ...look,
      menu: { ...entry, group: 'services', order: 30 },
      shortcut: { ...entry, label: 'charity.donate', order: 100 },
      teaser: { ...entry, line: 'charity.teaser', hint: 'charity.teaserHint', order: 30 },
    },
    '/charity': look,
    '/donationInfo': look,
    '/donateStart': { access: 'realMember', name: 'charity.name' },
  },
}
