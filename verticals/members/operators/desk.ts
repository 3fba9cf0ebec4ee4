/** What operators do about members, put together for the calls of the console. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Abandonment, Holdings, MemberFacts, Tables } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import type { Contacts } from '../contacts.ts'
import type { PrivateField } from '../contract/console.ts'
import { holdsInWords } from '../erasure.ts'
import type { Identity } from '../identity/identity.ts'
import type { Sealing } from '../sealing.ts'
import type { KeyRing } from '../security/keyRing.ts'
import type { Security } from '../security/security.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { createFreezing } from './freezing.ts'
import { createNotes } from './notes.ts'
import { createProfiles } from './profiles.ts'
import { createSearch } from './search.ts'
import { createTimeline } from './timeline.ts'

type Options = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly contacts: Contacts
  readonly identity: Identity
  readonly security: Security
  readonly sessions: Sessions
  readonly keyRing: Pick<KeyRing, 'over'>
  readonly events: AccountEvents
  readonly now: () => Millis
  /** Offered by whoever keeps what operators agree on. */
  abandonment(): Abandonment | undefined
  holdingsOf(member: MemberId): Promise<Holdings>
  memberFacts(): Readonly<Record<string, MemberFacts>>
  tellOperators(topic: string): void
}

export type OperatorDesk = ReturnType<typeof createOperatorDesk>

export function createOperatorDesk(options: Options) {
  const { sessions, events, memberFacts, tellOperators } = options
  const profiles = createProfiles(options)
  const notes = createNotes(options)
  return {
    profiles,
    notes,
    freezing: createFreezing(options),
    find: createSearch({ ...options, facts: () => Object.values(memberFacts()) }),
    timeline: createTimeline({ events, notes, facts: memberFacts }),
    tellOperators,
    abandonment: options.abandonment,
    holdingsOf: options.holdingsOf,

    /** P82: by the number that the member is known by. */
    async holdsOf(uid: number): Promise<string | undefined> {
      const standing = await profiles.find(`${uid}`)
      return standing && holdsInWords(await options.holdingsOf(standing.member))
    },

    /** `of`: the number of the session or the event that an address of the internet belongs to. */
    async open(
      member: MemberId,
      field: PrivateField,
      of: number | undefined,
    ): Promise<string | undefined> {
      if (field === 'sessionAddress')
        return (await sessions.of(member)).find(({ session }) => session === of)?.address
      if (field === 'eventAddress')
        return of === undefined ? undefined : (await events.find(member, of))?.address
      return profiles.open(member, field)
    },
  }
}
