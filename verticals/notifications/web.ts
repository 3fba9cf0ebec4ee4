/** The notification centre in the web app: the list, the choices, and how much is unread. */
import type { Vertical } from '@evenkeel/ui'
import * as texts from './texts.ts'
import type en from './web/names/text/en.ts'

const entry = { label: 'notifications.name', icon: 'bell', order: 5 } as const
const list = '/notifications'

export const notifications: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  places: {
    [list]: { access: 'member', name: 'notifications.name', account: entry, corner: entry },
    '/notification-settings': { access: 'member' },
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
  counts: { [list]: () => import('./web/Unread.tsx') },
}
