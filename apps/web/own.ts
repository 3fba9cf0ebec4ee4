/** The app's own places, which belong to no vertical: the first page, the member's own, and the gallery. */
import type { Vertical } from '@evenkeel/ui'
import type en from './text/en.ts'

const HOME = '/home'
const home = { label: 'web.tabHome', icon: 'home' } as const

export const own: Vertical<keyof typeof en> = {
  names: (language) => import(`./text/${language}.ts`),
  places: {
    [HOME]: {
      access: 'public',
      tab: HOME,
      tabBar: { ...home, order: 10 },
      menu: { ...home, group: 'main', order: 10 },
    },
    '/my': { access: 'member' },
    '/user-center': {
      access: 'member',
      account: { label: 'my.userCenter', icon: 'user', order: 10 },
    },
    '/test': { access: 'public' },
  },
  screens: {
    '/home': { load: () => import('./home/HomeScreen.tsx') },
    '/my': { load: () => import('./my/MyScreen.tsx') },
    '/user-center': { load: () => import('./my/UserCenterScreen.tsx') },
    '/test': { load: () => import('./gallery/GalleryScreen.tsx') },
  },
}
