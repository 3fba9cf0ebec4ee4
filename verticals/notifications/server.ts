/** The notification centre, as the server knows it. */
import { vertical } from '@evenkeel/wire/server'
import { notificationsChannel } from './contract.ts'
import { feed } from './feed.ts'
import { migrations } from './migrations.ts'
import type { Centre } from './open.ts'
import { type NotificationSettings, readSettings } from './settings.ts'
import * as texts from './texts.ts'

export const server = vertical<Centre>({
  name: 'notifications',
  projections: (_, __, notified) => [feed(notified)],
  idKinds: { notification: 42 },
  migrations,
  settings: readSettings,
  channels: [notificationsChannel],
  texts: Object.values(texts),
  open: async (platform, settings) =>
    (await import('./open.ts')).open(platform, settings as NotificationSettings),
  routes: async (parts) => (await import('./routes.ts')).routesOf(parts),
  offers: ({ offered }) => ({ notifications: offered }),
  forget: (parts, member) => parts.forget(member),
  close: (parts) => parts.stop(),
})
