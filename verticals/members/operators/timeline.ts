/** All that happened to a member, from whoever knows of it, in one line by time. */
import type { Amount, Asset, MemberId, Millis } from '@evenkeel/kernel'
import type { MemberFacts } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import type { Notes } from './notes.ts'

export type TimelineRow = {
  readonly id: string
  readonly at: Millis
  readonly of: 'event' | 'happened'
  readonly kind: string
  readonly operator?: string
  readonly asset?: Asset | undefined
  readonly amount?: Amount | undefined
  readonly pair?: string | undefined
  readonly item?: string | undefined
  readonly price?: Amount | undefined
}
export type TimelinePage = {
  readonly rows: readonly TimelineRow[]
  /** The moment before which the next page begins. */
  readonly next: Millis | undefined
}
export type Timeline = (
  of: { readonly member: MemberId; readonly createdAt: Millis },
  before: Millis,
  size: number,
) => Promise<TimelinePage>

type Options = {
  readonly events: Pick<AccountEvents, 'until'>
  readonly notes: Pick<Notes, 'until'>
  /** Of all verticals, looked up when somebody asks. */
  facts(): Readonly<Record<string, MemberFacts>>
}

export function createTimeline({ events, notes, facts }: Options): Timeline {
  return async ({ member, createdAt }, before, size) => {
    const wanted = size + 1
    const others = Object.entries(facts()).map(async ([name, { happened }]) =>
      (await happened(member, before, wanted)).map(
        (one): TimelineRow => ({ ...one, id: `${name} ${one.id}`, of: 'happened' }),
      ),
    )
    const told = (await events.until(member, before, wanted)).map(
      ({ id, at, kind }): TimelineRow => ({
        id: `event ${id}`,
        at: Math.round(at),
        of: 'event',
        kind,
      }),
    )
    const noted = (await notes.until(member, before, wanted)).map(
      ({ id, at, operator }): TimelineRow => ({
        id: `note ${id}`,
        at: Math.round(at),
        of: 'happened',
        kind: 'noted',
        operator,
      }),
    )
    const first: TimelineRow = {
      id: 'registered',
      at: createdAt,
      of: 'happened',
      kind: 'registered',
    }
    const all = [...told, ...noted, ...(await Promise.all(others)).flat()]
    return pageOf(createdAt < before ? [...all, first] : all, size)
  }
}

/** Longer than wished where several happened at one moment: the next page begins before it. */
export function pageOf(rows: readonly TimelineRow[], size: number): TimelinePage {
  const sorted = [...rows].sort((one, other) => other.at - one.at)
  const last = sorted[size - 1]?.at
  if (last === undefined) return { rows: sorted, next: undefined }
  const shown = sorted.filter(({ at }) => at >= last)
  return { rows: shown, next: shown.length < sorted.length ? last : undefined }
}
