/** Support in the console: what is written for members, and the conversations with them. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'
import type en from './console/names/text/en.ts'
import { getChats } from './contract/console.ts'

const texts: Texts = (language) => import(`./console/text/${language}.ts`)

export const support: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  pages: {
    '/chats': {
      operators: ['support'],
      name: 'supportDesk.chats',
      entry: { group: 'work', icon: 'service', order: 50 },
      texts: [texts],
      load: () => import('./console/ChatsPage.tsx'),
    },
    '/notices': {
      operators: ['support'],
      name: 'supportDesk.notices',
      entry: { group: 'configuration', icon: 'notice', order: 40 },
      texts: [texts],
      load: () => import('./console/NoticesPage.tsx'),
    },
    '/articles': {
      operators: ['support'],
      name: 'supportDesk.articles',
      entry: { group: 'configuration', icon: 'info', order: 50 },
      texts: [texts],
      load: () => import('./console/ArticlesPage.tsx'),
    },
  },
  counts: {
    operators: getChats.operators,
    topics: ['chats'],
    async read(client, signal) {
      const { waiting } = await client.call(getChats, {}, { signal })
      return { '/chats': waiting }
    },
  },
}
