/** What concerns a member: the kinds of notifications that a vertical declares, and how what happened becomes one. */
import type { Id, Machine, MemberId, Millis, Realm } from '@evenkeel/kernel'
import type { Texts } from '../language.ts'
import type { NotificationGroup } from '../notificationGroups.ts'
import type { IdKind } from './handle.ts'
import type { ProjectedEntry } from './projection.ts'

export type NotificationKind = {
  readonly group: NotificationGroup
  /**
   * Whoever records it sends the message as well: `always` whatever a member has chosen, as about what guards the account,
   * `chosen` only to who wants it at once (`Notifications.wantsMail`).
   */
  readonly mailedAtSource?: 'always' | 'chosen'
}

/** One notification: its kind and figures, and never a finished sentence. */
export type Noted = {
  readonly kind: string
  /** 0 where only the state knows whose it is: `complete` says it. */
  readonly member: MemberId
  /** What its text says: decimal strings, words, and `pair` by its symbol. */
  readonly figures: Readonly<Record<string, string>>
  /** A path of the app. One that ends in `=` goes on with the public id of what it is about. */
  readonly link: string
  readonly about?: { readonly kind: IdKind; readonly id: Id } | undefined
}

/** One that is not in the journal. */
export type Recorded = Noted & {
  /** The same however often it is read: `alert 17`. */
  readonly source: string
  readonly at: Millis
  /** Of a member in both realms where there is none. */
  readonly realm?: Realm
}

/** As a vertical's manifest declares them. */
export type NotificationSource = {
  /** Their names are unique over all verticals. */
  readonly kinds: Readonly<Record<string, NotificationKind>>
  /** `KIND.title`, which has no amounts and nothing private, and `KIND.body`, where there is more to say. */
  readonly texts: Texts
  /** What an entry of the journal tells members; pure. */
  of?(entry: ProjectedEntry): readonly Noted[]
  /** Adds what only the state knows; nothing where nobody is to be notified. */
  complete?(machine: Machine, realm: Realm, noted: Noted): Noted | undefined
}

/** Reads what was recorded since a moment in the plain tables of a vertical, the oldest first. */
export type ReadRecorded = (since: Millis, limit: number) => Promise<readonly Recorded[]>

export type Notifications = {
  /** Something was recorded: it is looked for at once. */
  wake(): void
  /** Whether a member wants a message of this kind at once. */
  wantsMail(member: MemberId, kind: string): Promise<boolean>
}
