/** Support in the web app: its places are known, its screens are not built yet. */
import type { Vertical } from '@evenkeel/ui'
import type en from './web/names/text/en.ts'

const service = { label: 'support.service', icon: 'service' } as const
const notices = { label: 'support.notices', icon: 'notice' } as const

export const support: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  places: {
    '/contact': {
      access: 'public',
      name: 'support.service',
      menu: { ...service, group: 'services', order: 40 },
      account: { ...service, order: 50 },
      corner: { ...service, order: 10 },
    },
    '/about-us': { access: 'public', name: 'support.about' },
    '/notice-center': {
      access: 'realMember',
      name: 'support.notices',
      menu: { ...notices, group: 'account', order: 30 },
      account: { ...notices, order: 40 },
    },
    '/notice-details': { access: 'realMember', name: 'support.notices' },
  },
}
