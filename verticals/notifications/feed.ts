/** The feed: what the journal tells members, folded into a table that the centre takes its rows from. */
import {
  type Columns,
  insertRows,
  type NotificationSource,
  type Projection,
  type Row,
} from '@evenkeel/wire/server'

const COLUMNS: Columns = [
  ['seq', 'bigint'],
  ['nth', 'int'],
  ['realm', 'text'],
  ['member', 'bigint'],
  ['kind', 'text'],
  ['figures', 'text', 'free'],
  ['link', 'text', 'free'],
  ['about_kind', 'text'],
  ['about', 'bigint'],
  ['at', 'bigint'],
]

/** A rebuild brings all rows again: the centre keeps how far it has taken them, and drops what it knows. */
export function feed(sources: readonly NotificationSource[]): Projection {
  const all = sources.flatMap((one) => (one.of === undefined ? [] : [one.of]))
  return {
    name: 'notification_feed',
    version: 1,
    create: `drop table if exists notification_feed;
      create table notification_feed (
        seq bigint not null, nth int not null, realm text not null, member bigint not null,
        kind text not null, figures text not null, link text not null, about_kind text,
        about bigint, at bigint not null, primary key (seq, nth)
      );`,
    fold(entries) {
      const rows: Row[] = []
      for (const entry of entries) {
        if (!entry.decision.ok) continue
        let nth = 0
        for (const of of all)
          for (const { member, kind, figures, link, about } of of(entry))
            rows.push([
              entry.seq,
              nth++,
              entry.realm,
              member,
              kind,
              JSON.stringify(figures),
              link,
              about?.kind ?? null,
              about?.id ?? null,
              entry.at,
            ])
      }
      return insertRows('notification_feed', COLUMNS, rows)
    },
  }
}
