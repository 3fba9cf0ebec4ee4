/** Support in the web app: notices, help, feedback, the chat with customer service, and what there is to know about the exchange. */
import type { Vertical } from '@evenkeel/ui'
import * as texts from './texts.ts'
import type en from './web/names/text/en.ts'

const service = { label: 'support.service', icon: 'service' } as const
const notices = { label: 'support.notices', icon: 'notice' } as const
const help = { label: 'support.help', icon: 'info' } as const

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
    '/help': {
      access: 'public',
      name: 'support.help',
      menu: { ...help, group: 'services', order: 44 },
    },
    '/help-details': { access: 'public', name: 'support.help' },
    '/about-us': {
      access: 'public',
      name: 'support.about',
      menu: { label: 'support.about', icon: 'about', group: 'services', order: 60 },
    },
    '/terms': { access: 'public', name: 'support.terms' },
    '/privacy': { access: 'public', name: 'support.privacy' },
    '/download': {
      access: 'public',
      name: 'support.download',
      account: { label: 'support.download', icon: 'download', order: 90 },
    },
    '/notice-center': {
      access: 'realMember',
      name: 'support.notices',
      menu: { ...notices, group: 'account', order: 30 },
      account: { ...notices, order: 40 },
    },
    '/notice-details': { access: 'realMember', name: 'support.notices' },
  },
  screens: {
    '/contact': { texts: [texts.support], load: () => import('./web/ContactScreen.tsx') },
    '/help': { texts: [texts.support], load: () => import('./web/HelpScreen.tsx') },
    '/help-details': { texts: [texts.support], load: () => import('./web/ArticleScreen.tsx') },
    '/about-us': { texts: [texts.support], load: () => import('./web/AboutScreen.tsx') },
    '/terms': { texts: [texts.support], load: () => import('./web/TermsScreen.tsx') },
    '/privacy': { texts: [texts.support], load: () => import('./web/PrivacyScreen.tsx') },
    '/download': { texts: [texts.support], load: () => import('./web/DownloadScreen.tsx') },
    '/notice-center': { texts: [texts.support], load: () => import('./web/NoticesScreen.tsx') },
    '/notice-details': { texts: [texts.support], load: () => import('./web/NoticeScreen.tsx') },
  },
  home: [{ order: -10, load: () => import('./web/NoticeStrip.tsx') }],
  counts: {
    '/notice-center': () => import('./web/UnreadNotices.tsx'),
    '/about-us': () => import('./web/UnreadReplies.tsx'),
    '/contact': () => import('./web/UnreadMessages.tsx'),
  },
  over: [{ order: 20, load: () => import('./web/UnreadWatch.tsx') }],
}
