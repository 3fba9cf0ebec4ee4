/** A vertical as the server knows it: all that it brings, in one manifest. */
import type { AnyCore, Id, Machine, MemberId, Price, Realm, Typed } from '@evenkeel/kernel'
import type { AnyChannel } from '../channel.ts'
import type { Texts } from '../language.ts'
import type { Books } from './books.ts'
import type { Context, Route } from './handle.ts'
import type { Holdings, Instrument, Offers, Platform } from './platform.ts'
import type { Projection } from './projection.ts'
import type { Teller } from './tell.ts'

/** What is fetched when it is needed is a function: threads that only replay the journal do without. */
export type Vertical<Parts = unknown> = {
  readonly name: string
  readonly core?: AnyCore
  /** Tables folded from the journal; `reasons` are those of all verticals. */
  projections?(reasons: BillReasons): readonly Projection[]
  /** In which tab of the bill the movements of each reason stand. */
  readonly billReasons?: BillReasons
  /** What a movement of each reason belongs to: the kind of its public id. */
  readonly billKinds?: BillKinds
  /** The pair and the price of what movements belong to, by its kind, where it has them. */
  readonly billDeals?: BillDeals
  /** Kinds of ids that members see, by numbers that are inside of every such id: one is never used again. */
  readonly idKinds?: Readonly<Record<string, number>>
  /** Plain tables, in the order in which they came; an id is never used again. */
  readonly migrations?: readonly Migration[]
  readonly instruments?: readonly Instrument[]
  readonly books?: Books
  /** What a member has here, in the real realm. */
  holdings?(machine: Machine, member: MemberId): Partial<Holdings>
  /** What a first install starts with, as far as it is missing. */
  seed?(at: SeedPlace): readonly Seed[]
  /** Channels that are told by hand, not from the journal. */
  readonly channels?: readonly AnyChannel[]
  readonly texts?: readonly Texts[]
  /** Settings of its own, read once from the environment; throws `BadConfig`. */
  settings?(env: Environment, isProduction: boolean): unknown
  /** Starts what lives as long as the server. */
  open?(platform: Platform, settings: unknown): Promise<Parts>
  routes(parts: Parts): Promise<readonly Route[]>
  tellers?(): Promise<readonly Teller[]>
  offers?(parts: Parts): Promise<Offers> | Offers
  /** Forgets what its plain tables tell about a member who is erased. */
  forget?(parts: Parts, member: MemberId): Promise<void>
  close?(parts: Parts): Promise<void>
}

/** The tabs of the bill, but for the one of everything. */
export type BillTab =
  | 'deposit'
  | 'withdrawal'
  | 'spot'
  | 'contract'
  | 'options'
  | 'portfolio'
  | 'assets'
export type BillReasons = Readonly<Record<string, BillTab>>
export type BillKinds = Readonly<Record<string, string>>
export type Deal = { readonly pair: string; readonly price: Price }
/** Reads deals of the caller by their numbers. */
export type BillDeals = Readonly<
  Record<
    string,
    (
      asking: Pick<Context<unknown>, 'member' | 'tables' | 'exchange'>,
      ids: readonly Id[],
    ) => Promise<ReadonlyMap<Id, Deal>>
  >
>
export type Migration = { readonly id: string; readonly sql: string }
export type Environment = Readonly<Record<string, string | undefined>>
export type SeedPlace = {
  readonly machine: Machine
  readonly realm: Realm
  readonly instruments: readonly Instrument[]
}
export type Seed = { readonly core: AnyCore; readonly command: Typed }

/** A manifest whose own parts are nobody else's business. */
export function vertical<Parts = undefined>(manifest: Vertical<Parts>): Vertical {
  return manifest as Vertical
}
