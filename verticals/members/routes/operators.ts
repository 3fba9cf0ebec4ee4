/** How the calls of the console about members are answered. */
import { type Refused, refuse } from '@evenkeel/kernel'
import {
  type Audited,
  handleOperator,
  type OperatorRoute,
  type PublicIds,
} from '@evenkeel/wire/server'
import {
  addMemberNote,
  endMemberSession,
  eraseMember,
  findMembers,
  freezeMember,
  getErasures,
  getMember,
  getMemberEvents,
  getMemberNotes,
  getMemberSessions,
  getMemberTimeline,
  getOutbox,
  openPrivate,
  thawMember,
} from '../contract/console.ts'
import { holdsInWords } from '../erasure.ts'
import type { Members } from '../members.ts'
import { addressInPart } from '../operators/masking.ts'
import type { Standing } from '../operators/profiles.ts'

/** What came of it, or why it could not be proposed. */
type Abandoned = Refused<(typeof eraseMember)['refusals'][number]> | Record<string, never>

type Page = { readonly after?: string | undefined; readonly size: number }

export function operatorRoutes(members: Members): readonly OperatorRoute[] {
  return [
    ...lookingRoutes(members),
    ...listRoutes(members),
    ...actingRoutes(members),
    eraseRoute(members),
    erasuresRoute(members),
  ]
}

/** E45: the log has whom it was about, and nothing of what was typed or seen. */
const subjectOf = ({ uid }: Pick<Standing, 'uid'>) => `member ${uid}`

/** How many messages of the outbox are shown. */
const OUTBOX_SHOWN = 200

function lookingRoutes(members: Members): readonly OperatorRoute[] {
  return [
    handleOperator(getOutbox, async () => {
      const { messenger } = members
      if (!messenger.hasOutbox) return refuse('noOutbox')
      return { messages: [...(await messenger.outbox(OUTBOX_SHOWN))] }
    }),

    handleOperator(findMembers, async ({ input, note }) => {
      const { find, profiles } = members.operatorDesk
      const found = await profiles.listed(await find(input.term))
      note({ subject: found.map(subjectOf).join(', ') || 'no match' })
      return { members: found }
    }),

    handleOperator(getMember, async ({ input, operator, exchange }) => {
      const { profiles } = members.operatorDesk
      const standing = await profiles.find(input.member)
      if (standing === undefined) return refuse('memberUnknown')
      const holds = holdsInWords(await members.operatorDesk.holdingsOf(standing.member))
      const wish = { uid: Number(input.member), holds }
      const abandonment = operator.role === 'admin' ? members.operatorDesk.abandonment() : undefined
      const erasing = await abandonment?.status(exchange, operator.id, wish)
      return { ...(await profiles.whole(standing)), holds, ...(erasing && { erasing }) }
    }),

    handleOperator(openPrivate, async ({ input, ids, note }) => {
      const { profiles, open } = members.operatorDesk
      const standing = await profiles.find(input.member)
      if (standing === undefined) return refuse('memberUnknown')
      const { field, of } = input
      note({ subject: subjectOf(standing), after: { opened: field } })
      const kind = field === 'sessionAddress' ? 'session' : 'event'
      const place = of === undefined ? undefined : ids.read(kind, of)?.id
      const value = await open(standing.member, field, place)
      return value ? { value } : refuse('nothingPrivate')
    }),
  ]
}

function listRoutes(members: Members): readonly OperatorRoute[] {
  const standingOf = (uid: string) => members.operatorDesk.profiles.find(uid)
  return [
    handleOperator(getMemberSessions, async ({ input, ids }) => {
      const standing = await standingOf(input.member)
      if (standing === undefined) return refuse('memberUnknown')
      const all = await members.sessions.of(standing.member)
      return {
        sessions: all.map(({ session, device, address, beganAt, seenAt }) => ({
          id: ids.of('session', session),
          device,
          address: addressInPart(address),
          began_at: beganAt,
          seen_at: seenAt,
        })),
      }
    }),

    handleOperator(getMemberEvents, async ({ input, ids }) => {
      const standing = await standingOf(input.member)
      if (standing === undefined) return refuse('memberUnknown')
      const found = await members.events.of(standing.member, placeIn(input, ids, 0), input.size + 1)
      return pageOf(found, input.size, ids, ({ id, at, kind, device, address }) => ({
        id: ids.of('event', id),
        at,
        kind,
        device,
        address: address === undefined ? undefined : addressInPart(address),
      }))
    }),

    handleOperator(getMemberNotes, async ({ input, ids }) => {
      const standing = await standingOf(input.member)
      if (standing === undefined) return refuse('memberUnknown')
      const { notes } = members.operatorDesk
      const found = await notes.of(standing.member, placeIn(input, ids, 0), input.size + 1)
      return pageOf(found, input.size, ids, (note) => ({
        ...note,
        id: ids.of('memberNote', note.id),
      }))
    }),

    handleOperator(getMemberTimeline, async ({ input, ids }) => {
      const standing = await standingOf(input.member)
      if (standing === undefined) return refuse('memberUnknown')
      const before = placeIn(input, ids, 0) ?? Number.MAX_SAFE_INTEGER
      const { timeline } = members.operatorDesk
      const { rows, next } = await timeline(standing, Math.min(before, LATEST), input.size)
      return { rows: [...rows], next: next === undefined ? undefined : ids.of('page', next) }
    }),
  ]
}

/** Later than anything that can have happened, and a moment that the database knows. */
const LATEST = 32_503_680_000_000

/** Whom a call is about, written down; nobody, for a number of nobody or of who was erased. */
async function aboutIn(
  { operatorDesk }: Members,
  uid: string,
  note: (audited: Audited) => void,
  audited: Audited,
) {
  const standing = await operatorDesk.profiles.find(uid)
  if (standing === undefined || standing.state === 'erased') return undefined
  note({ subject: subjectOf(standing), ...audited })
  return standing
}

/** E37: what is held is given up as another admin agrees, and only what was shown. */
const eraseRoute = (members: Members): OperatorRoute =>
  handleOperator(eraseMember, async ({ input, operator, exchange, note }) => {
    const { reason, abandons = '' } = input
    const standing = await aboutIn(members, input.member, note, { reason })
    if (standing === undefined) return refuse('memberUnknown')
    const { identity, operatorDesk } = members
    const uid = Number(input.member)
    async function erase() {
      note({ before: { state: standing?.state }, after: { state: 'erased', abandons } })
      const wish = { abandoned: abandons }
      const erased = await identity.reviews.erase(uid, operator.name, wish)
      if (erased === 'memberUnknown' || erased === 'withdrawalsOpen') return refuse(erased)
      if (erased !== 'done')
        return refuse('memberHoldsFunds', { holds: holdsInWords(erased.holds) })
      operatorDesk.tellOperators('members')
      return {}
    }
    if (abandons === '') return erase()
    const holdings = await operatorDesk.holdingsOf(standing.member)
    if (holdings.openWithdrawals > 0) return refuse('withdrawalsOpen')
    const holds = holdsInWords(holdings)
    if (abandons !== holds) return refuse('memberHoldsFunds', { holds })
    note({ after: { state: standing.state, abandons, outcome: 'needsAnother' } })
    const abandonment = operatorDesk.abandonment()
    if (abandonment === undefined) return refuse('memberHoldsFunds', { holds })
    const wish = { uid, holds, reason }
    const outcome = await abandonment.agree(exchange, operator.id, wish, erase)
    return outcome === 'proposed' ? { is_proposed: true } : (outcome as Abandoned)
  })

/** P82: those that wait for another admin, or have to be proposed anew. */
const erasuresRoute = ({ operatorDesk }: Members): OperatorRoute =>
  handleOperator(getErasures, async ({ exchange, operator }) => {
    const open = (await operatorDesk.abandonment()?.list(exchange)) ?? []
    const rows = open.map(async ({ uid, by, at, gives }) => ({
      member: `${uid}`,
      at,
      is_own: by === operator.id,
      is_outdated: !gives((await operatorDesk.holdsOf(uid)) ?? ''),
    }))
    return { erasures: await Promise.all(rows) }
  })

function actingRoutes(members: Members): readonly OperatorRoute[] {
  const about = (uid: string, note: (audited: Audited) => void, audited: Audited) =>
    aboutIn(members, uid, note, audited)

  /** Open consoles show what has come of it. */
  function told<Refusal extends string>(refused: Refused<Refusal> | undefined) {
    members.operatorDesk.tellOperators('members')
    return refused ?? {}
  }

  return [
    handleOperator(freezeMember, async ({ input: { member: uid, reason }, note }) => {
      const standing = await about(uid, note, { reason })
      if (standing === undefined) return refuse('memberUnknown')
      note({ before: { state: standing.state }, after: { state: 'frozenByOperator' } })
      return told(await members.operatorDesk.freezing.freeze(standing.member))
    }),

    handleOperator(thawMember, async ({ input: { member: uid, reason }, note }) => {
      const standing = await about(uid, note, { reason })
      if (standing === undefined) return refuse('memberUnknown')
      const refused = await members.operatorDesk.freezing.thaw(standing.member)
      const after = await members.operatorDesk.profiles.find(uid)
      note({ before: { state: standing.state }, after: { state: after?.state } })
      return told(refused)
    }),

    handleOperator(endMemberSession, async ({ input, ids, note }) => {
      const standing = await about(input.member, note, {})
      if (standing === undefined) return refuse('memberUnknown')
      const only = ids.read('session', input.session)?.id
      const ended = only === undefined ? 0 : await members.sessions.end(standing.member, { only })
      if (ended === 0) return refuse('deviceUnknown')
      return told(undefined)
    }),

    handleOperator(addMemberNote, async ({ input, operator, ids, note }) => {
      const standing = await about(input.member, note, {})
      if (standing === undefined) return refuse('memberUnknown')
      const text = input.text.trim()
      if (text === '') return refuse('noteIsEmpty')
      const id = await members.operatorDesk.notes.add(standing.member, operator, text)
      told(undefined)
      return { id: ids.of('memberNote', id) }
    }),
  ]
}

/** Where a page begins: at the top, unless told; `nowhere` for a place that this exchange did not name. */
function placeIn({ after }: Page, ids: PublicIds, nowhere: number): number | undefined {
  return after === undefined ? undefined : (ids.read('page', after)?.id ?? nowhere)
}

function pageOf<Found extends { readonly id: number }, Row>(
  found: readonly Found[],
  size: number,
  ids: PublicIds,
  rowOf: (one: Found) => Row,
) {
  const shown = found.slice(0, size)
  const last = found.length > size ? shown.at(-1) : undefined
  return { rows: shown.map(rowOf), next: last && ids.of('page', last.id) }
}
