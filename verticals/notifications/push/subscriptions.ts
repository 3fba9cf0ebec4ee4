/** The devices that a member allowed to be notified: one for each session, gone with it. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Caller, MemberDesk, Tables } from '@evenkeel/wire/server'
import type { Subscription } from './encrypting.ts'

export type Device = Subscription & { readonly id: number }

export type Subscriptions = {
  keep(caller: Caller, subscription: Subscription): Promise<void>
  /** Whether there was one. */
  end(caller: Pick<Caller, 'id' | 'session'>): Promise<boolean>
  has(caller: Caller): Promise<boolean>
  /** Those whose sessions go on. */
  of(member: MemberId): Promise<readonly Device[]>
  /** The service says that it is no more. */
  drop(id: number): Promise<void>
  forget(member: MemberId): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly now: () => Millis
  desk(): Pick<MemberDesk, 'seal' | 'read' | 'index'>
}

export function createSubscriptions({ tables, now, desk }: Options): Subscriptions {
  const about = (member: MemberId) => `push subscription ${member}`
  return {
    async keep({ id, session }, subscription) {
      const lookup = desk().index('push endpoint', subscription.endpoint)
      const sealed = desk().seal(JSON.stringify(subscription), about(id))
      // A browser that another member used before has the same endpoint: it is whose it is now.
      await tables.rows('delete from push_subscription where lookup = $1 or session = $2', [
        lookup,
        session,
      ])
      await tables.rows(
        `insert into push_subscription (member, session, lookup, sealed, made_at)
         select $1, $2, $3, $4, $5 from session where session.id = $2 and session.member = $1
         on conflict do nothing`,
        [id, session, lookup, sealed, now()],
      )
    },
    async end({ id, session }) {
      const sql = 'delete from push_subscription where member = $1 and session = $2 returning 1'
      return (await tables.rows(sql, [id, session])).length > 0
    },
    async has({ id, session }) {
      const sql = 'select 1 from push_subscription where member = $1 and session = $2'
      return (await tables.rows(sql, [id, session])).length > 0
    },
    async of(member) {
      const rows = await tables.rows<{ id: number; sealed: Buffer }>(
        `select p.id::float8 as id, p.sealed from push_subscription as p
         join session on session.id = p.session
         where p.member = $1 and session.expires_at > to_timestamp($2::float8 / 1000)
         order by p.id`,
        [member, now()],
      )
      return rows.flatMap(({ id, sealed }) => {
        const text = desk().read(sealed, about(member))
        return text === undefined ? [] : [{ id, ...(JSON.parse(text) as Subscription) }]
      })
    },
    async drop(id) {
      await tables.rows('delete from push_subscription where id = $1', [id])
    },
    async forget(member) {
      await tables.rows('delete from push_subscription where member = $1', [member])
    },
  }
}
