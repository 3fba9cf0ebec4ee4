/** What members are notified of about their account: what guards it, and who they are. */
import type { Catalogue } from '@evenkeel/wire'
import type { NotificationSource, ReadRecorded, Tables } from '@evenkeel/wire/server'
import { type ToldKind, toldKinds } from '../contract/account.ts'
import type en from './text/en.ts'

/** Where one goes for it; for the others, to the security centre. */
const links: Partial<Record<ToldKind, string>> = {
  identityVerified: '/identity',
  identityRefused: '/identity',
  advancedVerified: '/advanced',
  advancedRefused: '/advanced',
}
const bodies: Partial<Record<ToldKind, keyof typeof en>> = {
  identityVerified: 'account.verified',
  advancedVerified: 'account.verified',
  identityRefused: 'account.refused',
  advancedRefused: 'account.refused',
}

const nameOf = (kind: ToldKind) => `account.${kind}`

export const notified: NotificationSource = {
  kinds: Object.fromEntries(
    toldKinds.map((kind) => [nameOf(kind), { group: 'security', mailedAtSource: 'always' }]),
  ),
  // Its titles are what the messages say already.
  async texts(language) {
    const { default: mail } = (await import(`../messages/text/${language}.ts`)) as {
      default: Catalogue
    }
    const { default: own } = (await import(`./text/${language}.ts`)) as { default: typeof en }
    const texts = toldKinds.flatMap((kind) => [
      [`${nameOf(kind)}.title`, mail[`mail.event.${kind}`] ?? ''],
      [`${nameOf(kind)}.body`, own[bodies[kind] ?? 'account.notYou']],
    ])
    return { default: Object.fromEntries(texts) }
  },
}

/** With which device and from where is sealed, and stays where it is. */
export function accountEventsOf(tables: Tables): ReadRecorded {
  return async (since, limit) => {
    const rows = await tables.rows<{ id: number; member: number; kind: ToldKind; at: number }>(
      `select id::float8 as id, member::float8 as member, kind,
         floor(extract(epoch from at) * 1000)::float8 as at
       from account_event where at >= to_timestamp($1::float8 / 1000) and kind = any($3)
       order by at, id limit $2`,
      [since, limit, toldKinds],
    )
    return rows.map(({ id, member, kind, at }) => ({
      kind: nameOf(kind),
      member,
      figures: {},
      link: links[kind] ?? '/secure-center',
      source: `account event ${id}`,
      at,
      realm: 'real',
    }))
  }
}
