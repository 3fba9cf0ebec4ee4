/** Members, as the server knows them. */
import { vertical, withSubjects } from '@evenkeel/wire/server'
import { eventsChannel } from './contract/index.ts'
import { members } from './core.ts'
import { commission, reasons } from './history.ts'
import type { Members } from './members.ts'
import { notified } from './notified/notified.ts'
import { memberMigrations } from './operators/migrations.ts'
import * as texts from './texts.ts'

export const server = vertical<Members>({
  name: 'members',
  core: members,
  projections: () => [commission],
  billReasons: reasons,
  billFlows: ['demoFunds'],
  idKinds: {
    session: 7,
    event: 8,
    passkey: 9,
    apiKey: 10,
    invited: 11,
    identity: 19,
    memberNote: 20,
  },
  migrations: memberMigrations,
  notifications: notified,
  // Of the demo realm, and of no other, it is said that its money is play money.
  seed: ({ realm }) =>
    realm === 'demo' ? [{ core: members, command: { type: 'declarePlayMoney' } }] : [],
  channels: [eventsChannel],
  texts: Object.values(texts),
  open: async (platform) => (await import('./open.ts')).open(platform),
  routes: async (parts) => (await import('./routes/index.ts')).routesOf({ members: parts }),
  async consoleRoutes(parts) {
    const { operatorRoutes } = await import('./routes/operators.ts')
    const { subjects } = await import('./routes/subjects.ts')
    return withSubjects(operatorRoutes(parts), subjects)
  },
  offers: ({ sessions, keyRing, files, desk, credentials, queues, recorded, operatorDesk }) => ({
    sessions,
    apiKeys: keyRing,
    pictures: files,
    memberDesk: desk,
    holdsOf: operatorDesk.holdsOf,
    credentials,
    queues,
    recorded: { members: recorded },
  }),
  close: (parts) => parts.stop(),
})
