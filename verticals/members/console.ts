/** Members in the console: how they are found, and one of them with all that is known. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'
import type en from './console/names/text/en.ts'
import { findMembers } from './contract/console.ts'
import { termKindOf } from './contract/memberTerm.ts'

const texts: Texts = (language) => import(`./console/text/${language}.ts`)

export const members: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  pages: {
    '/members': {
      operators: 'operator',
      name: 'memberDesk.members',
      entry: { group: 'members', icon: 'user', order: 10 },
      texts: [texts],
      load: () => import('./console/MembersPage.tsx'),
    },
    '/members/:uid': {
      operators: 'operator',
      name: 'memberDesk.member',
      texts: [texts],
      panels: 'member',
      load: () => import('./console/MemberPage.tsx'),
    },
    '/outbox': {
      operators: ['support'],
      name: 'memberDesk.outbox',
      entry: { group: 'members', icon: 'mail', order: 90 },
      texts: [(language) => import(`./console/outbox/text/${language}.ts`)],
      load: () => import('./console/outbox/OutboxPage.tsx'),
    },
  },
  search: {
    operators: 'operator',
    title: 'memberDesk.members',
    // Every search is in the audit log: what is only begun is not asked for.
    async find(client, typed, signal) {
      if (termKindOf(typed) === undefined) return []
      const found = await client.call(findMembers, { term: typed }, { signal })
      return found.members.map(({ uid, account }) => ({
        id: uid,
        label: uid,
        detail: account,
        path: `/members/${uid}`,
      }))
    },
  },
}
