/** Opens members on the server: their tables, the keys for what is private, and how messages leave the house. */
import type { Platform } from '@evenkeel/wire/server'
import { type Members, openMembers } from './members.ts'
import { waysOf } from './messages/ways.ts'
import { createSite } from './site.ts'

/** Connections of their own: who signs in does not wait for histories, nor they for them. */
const CONNECTIONS = 4

export async function open(platform: Platform): Promise<Members> {
  const { config, exchange, history, ids, keys, log, now, push, holdingsOf, forget } = platform
  return openMembers({
    exchange,
    tables: platform.openTables(CONNECTIONS),
    history,
    ids,
    keys,
    site: createSite(config.site),
    holdingsOf,
    forget,
    abandonment: () => platform.offered.abandonment,
    memberFacts: () => platform.offered.memberFacts ?? {},
    tellOperators: platform.tellOperators,
    wantsMail: async (member, kind) =>
      (await platform.offered.notifications?.wantsMail(member, kind)) ?? true,
    onAccountEvent: () => platform.offered.notifications?.wake(),
    ways: await waysOf(config, log),
    isProduction: config.production,
    now,
    push,
    onFailure: platform.onFailure('members service failed'),
    onUnreadable(field) {
      log.error('private field cannot be read', { field })
      platform.metrics.count('unreadable_fields_total')
    },
    onBox(reason) {
      if (reason === undefined) log.error('picture decoder has no sandbox: pictures are refused')
      else log.info('picture decoder is sandboxed', { reason })
    },
  })
}
