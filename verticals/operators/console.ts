/** Operators in the console: the way in, who they are, what they decide, hold up and set, and what was done. */
import type { ConsolePage, ConsoleVertical, IconName } from '@evenkeel/ui'
import { reasonTexts } from '@evenkeel/ui/desk/texts.ts'
import type { OperatorRole, Texts } from '@evenkeel/wire'
import type en from './console/names/text/en.ts'
import type { QueueName } from './console/queues/cases.ts'
import {
  follow,
  getAccessNotices,
  getEntrance,
  getMe,
  getQueues,
  getWaitingProposals,
  signOut,
} from './contract/index.ts'

const texts: Texts = (language) => import(`./console/text/${language}.ts`)
const auditTexts: Texts = (language) => import(`./console/audit/text/${language}.ts`)
const switchTexts: Texts = (language) => import(`./console/switches/text/${language}.ts`)
const settingTexts: Texts = (language) => import(`./console/settings/text/${language}.ts`)
const termsTexts: Texts = (language) => import(`./console/terms/text/${language}.ts`)

const queueTexts: Texts = (language) => import(`./console/queues/text/${language}.ts`)

/** One component for all of them; each has its own role. */
function queuePage(
  queue: QueueName,
  role: OperatorRole,
  { icon, order }: { icon: IconName; order: number },
): ConsolePage<keyof typeof en> {
  return {
    operators: [role],
    name: `operators.queue.${queue}`,
    entry: { group: 'work', icon, order },
    texts: [queueTexts, reasonTexts],
    async load() {
      const { queuePages } = await import('./console/queues/QueuePage.tsx')
      return { default: queuePages[queue] }
    },
  }
}
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
    '/queues/deposits': queuePage('deposits', 'finance', { icon: 'deposit', order: 10 }),
    '/queues/withdrawals': queuePage('withdrawals', 'finance', { icon: 'withdraw', order: 20 }),
    '/queues/identities': queuePage('identities', 'reviewer', { icon: 'identity', order: 30 }),
    '/queues/feedback': queuePage('feedback', 'support', { icon: 'mail', order: 40 }),
    '/operators': {
      operators: [],
      name: 'operators.operators',
      entry: { group: 'system', icon: 'shield', order: 10 },
      texts: [texts, termsTexts],
      load: () => import('./console/OperatorsPage.tsx'),
    },
    '/audit': {
      operators: [],
      name: 'operators.audit',
      entry: { group: 'system', icon: 'history', order: 20 },
      texts: [texts, auditTexts, switchTexts, settingTexts, termsTexts, reasonTexts],
      load: () => import('./console/audit/AuditPage.tsx'),
    },
    '/switches': {
      operators: 'operator',
      name: 'operators.switches',
      entry: { group: 'configuration', icon: 'bolt', order: 10 },
      texts: [switchTexts, termsTexts],
      load: () => import('./console/switches/SwitchesPage.tsx'),
    },
    '/terms': {
      operators: ['finance'],
      name: 'operators.terms',
      entry: { group: 'configuration', icon: 'document', order: 20 },
      texts: [termsTexts],
      panels: 'terms',
      load: () => import('./console/terms/TermsPage.tsx'),
    },
    '/settings': {
      operators: [],
      name: 'operators.settings',
      entry: { group: 'configuration', icon: 'settings', order: 30 },
      texts: [settingTexts],
      load: () => import('./console/settings/SettingsPage.tsx'),
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
    '/account': {
      operators: 'operator',
      name: 'operators.account',
      entry: { group: 'system', icon: 'user', order: 80 },
      texts: [texts],
      load: () => import('./console/AccountPage.tsx'),
    },
    '/sessions': {
      operators: 'operator',
      name: 'operators.sessions',
      entry: { group: 'system', icon: 'devices', order: 90 },
      texts: [texts],
      load: () => import('./console/SessionsPage.tsx'),
    },
  },
  counts: {
    operators: getQueues.operators,
    topics: [
      'operators',
      'proposals',
      'accessNotices',
      'queue.deposits',
      'queue.withdrawals',
      'queue.identities',
      'queue.feedback',
    ],
    async read(client, signal) {
      const [{ queues }, { notices }, proposals] = await Promise.all([
        client.call(getQueues, {}, { signal }),
        client.call(getAccessNotices, {}, { signal }),
        client.call(getWaitingProposals, {}, { signal }),
      ])
      return {
        ...Object.fromEntries(queues.map(({ name, waiting }) => [`/queues/${name}`, waiting])),
        '/account': notices.length,
        '/switches': proposals.switches,
        '/terms': proposals.terms,
        '/operators': proposals.access,
        '/members': proposals.members,
      }
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
