/** How the calls about a member's own account are answered. */
import { type Millis, refuse } from '@evenkeel/kernel'
import { type Caller, handle, type Route, type Tables } from '@evenkeel/wire/server'
import { toldIn } from '../accountEvents.ts'
import { masked } from '../contacts.ts'
import {
  endDevice,
  getDevices,
  getEvents,
  getUserInfo,
  logout,
  switchRealm,
  topUpDemo,
} from '../contract/index.ts'
import { creditScore } from '../creditScore.ts'
import { beginDemo, fillDemo } from '../demo.ts'
import type { Members } from '../members.ts'

export function accountRoutes(members: Members): readonly Route[] {
  return [
    handle(getUserInfo, async ({ member, tables, language }) => {
      // Messages leave in the language that the app is used in.
      const sql = 'update member set language = $2 where id = $1 and language <> $2'
      await tables.rows(sql, [member.id, language])
      return infoOf(members, member, tables)
    }),

    handle(switchRealm, async ({ member }) => {
      const { rules, sessions, exchange, now } = members
      const realm = member.realm === 'real' ? 'demo' : 'real'
      if (realm === 'demo' && !(await rules()).hasDemo) return refuse('simulationOff')
      if (realm === 'demo') await beginDemo(exchange, member.id)
      const renewed = await sessions.renew(member, realm)
      // Somebody was quicker: the token that asked is over.
      if (renewed === undefined) return refuse('sessionExpired')
      return { token: renewed.token, expires_in: secondsUntil(renewed.expiresAt, now()) }
    }),

    handle(topUpDemo, ({ member, exchange }) => fillDemo(exchange, member.id)),

    handle(logout, async ({ member }) => {
      await members.sessions.end(member.id, { only: member.session })
      return {}
    }),

    handle(getDevices, async ({ member, ids }) => {
      const all = await members.sessions.of(member.id)
      return all.map(({ session, device, address, beganAt, seenAt }) => ({
        id: ids.of('session', session),
        device,
        address,
        began_at: beganAt,
        seen_at: seenAt,
        is_current: session === member.session,
      }))
    }),

    handle(endDevice, async ({ input, member, ids }) => {
      if (input.id === undefined)
        return { ended: await members.sessions.end(member.id, { but: member.session }) }
      const only = ids.read('session', input.id)?.id
      const ended = only === undefined ? 0 : await members.sessions.end(member.id, { only })
      return ended === 0 ? refuse('deviceUnknown') : { ended }
    }),

    handle(getEvents, async ({ input, member, ids, language }) => {
      const before =
        input.after === undefined ? undefined : (ids.read('page', input.after)?.id ?? 0)
      const found = await members.events.of(member.id, before, input.size + 1)
      const shown = found.slice(0, input.size)
      const last = found.length > input.size ? shown.at(-1) : undefined
      return {
        rows: shown.map((event) => ({ ...toldIn(language, event), id: ids.of('event', event.id) })),
        next: last && ids.of('page', last.id),
      }
    }),
  ]
}

async function infoOf(members: Members, { id, realm }: Caller, tables: Tables) {
  const [[row], states, contacts, { hasSecondFactor }] = await Promise.all([
    tables.rows<{ uid: number; invite_code: string; created_at: number }>(
      `select uid, invite_code, extract(epoch from created_at)::float8 * 1000 as created_at
       from member where id = $1`,
      [id],
    ),
    members.identity.statesOf(id),
    members.contacts.of(id),
    members.security.scoreFacts(id),
  ])
  if (row === undefined) throw new TypeError('a session has no member')
  const [first] = contacts
  const { basic, advanced, name } = states
  return {
    id: row.uid,
    account_number: first === undefined ? String(row.uid) : masked(first),
    is_realname: basic,
    high_realname: advanced,
    is_imitate: realm === 'demo' ? (1 as const) : (0 as const),
    credit_score: creditScore({
      basic,
      advanced,
      hasSecondFactor,
      ageMs: members.now() - row.created_at,
    }),
    ...(realm === 'real' && { invite_code: row.invite_code, name }),
    created_at: Math.floor(row.created_at),
  }
}

function secondsUntil(end: Millis, now: Millis): number {
  return Math.floor((end - now) / 1_000)
}
