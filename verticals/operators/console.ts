/** Operators in the console: the way in, who they are, and what was done. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'
import type en from './console/names/text/en.ts'
import { follow, getEntrance, getMe, signOut } from './contract/index.ts'

const texts: Texts = (language) => import(`./console/text/${language}.ts`)
const running: Texts = (language) => import(`./console/running/text/${language}.ts`)

export const operators: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  pages: {
    '/sign-in': {
      operators: 'anybody',
      name: 'operators.signIn',
      texts: [texts],
      load: () => import('./console/SignInPage.tsx'),
    },
    '/enrol': {
      operators: 'anybody',
      name: 'operators.enrol',
      texts: [texts],
      load: () => import('./console/EnrolPage.tsx'),
    },
    '/operators': {
      operators: [],
      name: 'operators.operators',
      entry: { group: 'system', icon: 'shield', order: 10 },
      texts: [texts],
      load: () => import('./console/OperatorsPage.tsx'),
    },
    '/audit': {
      operators: [],
      name: 'operators.audit',
      entry: { group: 'system', icon: 'history', order: 20 },
      texts: [texts],
      load: () => import('./console/AuditPage.tsx'),
    },
    '/reconciliation': {
      operators: ['finance'],
      name: 'operators.reconciliation',
      entry: { group: 'money', icon: 'verified', order: 30 },
      texts: [running],
      load: () => import('./console/running/ReconciliationPage.tsx'),
    },
    '/system': {
      operators: [],
      name: 'operators.system',
      entry: { group: 'system', icon: 'line', order: 30 },
      texts: [running],
      load: () => import('./console/running/SystemPage.tsx'),
    },
    '/sessions': {
      operators: 'operator',
      name: 'operators.sessions',
      entry: { group: 'system', icon: 'devices', order: 90 },
      texts: [texts],
      load: () => import('./console/SessionsPage.tsx'),
    },
  },
  access: {
    signIn: '/sign-in',
    follow: follow.path,
    texts: [texts],
    isSandbox: async (client) => (await client.call(getEntrance, {})).is_sandbox,
    me: (client) => client.call(getMe, {}),
    signOut: (client) => client.call(signOut, {}),
    loadStepUp: () => import('./console/StepUpDialog.tsx'),
  },
}
