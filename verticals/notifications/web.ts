/** The notification centre in the web app: the list, the choices, and how much is unread. */
import type { Vertical } from '@evenkeel/ui'
import * as texts from './texts.ts'
import type en from './web/names/text/en.ts'

const LIST = '/notifications'
const entry = { label: 'notifications.name', icon: 'bell' } as const

export const notifications: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  places: {
    [LIST]: {
      access: 'member',
      name: 'notifications.name',
      menu: { ...entry, group: 'account', order: 5 },
      account: { ...entry, order: 5 },
      corner: { ...entry, order: 5 },
    },
    '/notification-settings': { access: 'member', name: 'notifications.name' },
  },
  screens: {
    '/notifications': {
      texts: [texts.notifications],
      load: () => import('./web/NotificationsScreen.tsx'),
    },
    '/notification-settings': {
      texts: [texts.notifications],
      load: () => import('./web/SettingsScreen.tsx'),
    },
  },
  counts: { [LIST]: () => import('./web/Unread.tsx') },
}
