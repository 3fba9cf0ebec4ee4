/** Members in the web app: the ways in, and what a member does about themselves. */
import type { Vertical } from '@evenkeel/ui'
import { accountNewsFeed } from '@evenkeel/ui/data/accountNews.ts'
import { eventsChannel } from './contract/account.ts'
import * as texts from './texts.ts'
import type en from './web/names/text/en.ts'

const invite = { label: 'members.inviteFriends', icon: 'gift' } as const
const centre = { label: 'members.securityCentre', icon: 'shield' } as const
const basic = { label: 'members.basicLevel', icon: 'identity' } as const
const advanced = { label: 'members.advancedLevel', icon: 'verified' } as const

export const members: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  places: {
    '/login': { access: 'public' },
    '/register': { access: 'public' },
    '/share-code': {
      access: 'realMember',
      name: 'members.inviteFriends',
      menu: { ...invite, group: 'account', order: 20 },
      account: { ...invite, order: 30 },
      shortcut: { ...invite, label: 'members.inviteShort', order: 40 },
    },
    '/secure-center': {
      access: 'realMember',
      name: 'members.securityCentre',
      menu: { ...centre, group: 'account', order: 40 },
      account: { ...centre, order: 20 },
      shortcut: { ...centre, label: 'members.securityShort', order: 50 },
    },
    '/change-login-passwd': { access: 'realMember', name: 'members.securityCentre' },
    '/change-pay-passwd': { access: 'realMember', name: 'members.securityCentre' },
    '/identity': {
      access: 'realMember',
      name: 'members.basicLevel',
      menu: { ...basic, group: 'account', order: 50 },
    },
    '/advanced': {
      access: 'realMember',
      name: 'members.advancedLevel',
      menu: { ...advanced, group: 'account', order: 60 },
    },
  },
  billPlaces: { commission: '/share-code' },
  screens: {
    '/login': { texts: [texts.members], load: () => import('./web/entrance/LoginScreen.tsx') },
    '/register': {
      texts: [texts.members],
      load: () => import('./web/entrance/RegisterScreen.tsx'),
    },
    '/secure-center': {
      texts: [texts.members, texts.security],
      load: () => import('./web/security/SecurityScreen.tsx'),
    },
    '/change-login-passwd': {
      texts: [texts.members, texts.security],
      load: () => import('./web/security/LoginPasswordScreen.tsx'),
    },
    '/change-pay-passwd': {
      texts: [texts.members, texts.security],
      load: () => import('./web/security/TransactionPasswordScreen.tsx'),
    },
    '/share-code': { texts: [texts.members], load: () => import('./web/invite/ShareScreen.tsx') },
    '/identity': {
      texts: [texts.members],
      load: () => import('./web/identity/IdentityScreen.tsx'),
    },
    '/advanced': {
      texts: [texts.members],
      load: () => import('./web/identity/AdvancedScreen.tsx'),
    },
  },
  feeds: [
    accountNewsFeed.opening(({ stream }) => ({
      follow: (listener) => stream.subscribe(eventsChannel, listener),
    })),
  ],
}
