/** Charity in the web app: projects to look at for everybody, and the way to give for members with real money. */
import type { Vertical } from '@evenkeel/ui'
import * as texts from './texts.ts'
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
  billPlaces: { donation: '/donation?mine' },
  screens: {
    '/donation': { texts: [texts.charity], load: () => import('./web/DonationScreen.tsx') },
    '/charity': { texts: [texts.charity], load: () => import('./web/CharityScreen.tsx') },
    '/donationInfo': { texts: [texts.charity], load: () => import('./web/ProjectScreen.tsx') },
    '/donateStart': { texts: [texts.charity], load: () => import('./web/DonateScreen.tsx') },
  },
}
