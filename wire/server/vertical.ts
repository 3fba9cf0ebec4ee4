/** A vertical as the server knows it: all that it brings, in one manifest. */
import type { AnyCore, Machine, MemberId, Realm, Typed } from '@evenkeel/kernel'
import type { AnyChannel } from '../channel.ts'
import type { Texts } from '../language.ts'
import type { BillDeals, BillKinds, BillReasons, BillSource } from './bill.ts'
import type { Books } from './books.ts'
import type { Route } from './handle.ts'
import type { NotificationSource } from './notifications.ts'
import type { OperatorRoute } from './operators.ts'
import type { Holdings, Instrument, Offers, Platform, TickNeed, TradingHours } from './platform.ts'
import type { Projection } from './projection.ts'
import type { ReceiptSource } from './receiptChain.ts'
import type { Tables } from './tables.ts'
import type { Teller } from './tell.ts'

/** What is fetched when it is needed is a function: threads that only replay the journal do without. */
export type Vertical<Parts = unknown> = {
  readonly name: string
  readonly core?: AnyCore
  /** Tables folded from the journal; `reasons` and `sources` of the bill, and `notified`, are those of all verticals. */
  projections?(
    reasons: BillReasons,
    sources: readonly BillSource[],
    notified: readonly NotificationSource[],
  ): readonly Projection[]
  /** In which tab of the bill the movements of each reason stand. */
  readonly billReasons?: BillReasons
  /** Reasons of money that comes in or goes out, such as a deposit or a donation: neither earned nor lost. */
  readonly billFlows?: readonly string[]
  /** What a movement of each reason belongs to: the kind of its public id. */
  readonly billKinds?: BillKinds
  /** Rows of the bill that are derived from its own tables. */
  readonly billSources?: readonly BillSource[]
  /** The pair and the price of what movements belong to, by its kind, where it has them. */
  readonly billDeals?: BillDeals
  /** Kinds of ids that members see, by numbers that are inside of every such id: one is never used again. */
  readonly idKinds?: Readonly<Record<string, number>>
  /** Plain tables, in the order in which they came; an id is never used again. */
  readonly migrations?: readonly Migration[]
  /** What its members are notified of. */
  readonly notifications?: NotificationSource
  readonly instruments?: readonly Instrument[]
  readonly books?: Books
  /** The symbols that it ever listed: what no product lists is not shown to members. */
  listed?(machine: Machine): readonly string[]
  /** What a member has here, in the real realm. */
  holdings?(machine: Machine, member: MemberId): Partial<Holdings>
  /** Which ticks of the past are still to settle something: they are there again before anything is settled. */
  tickNeeds?(machine: Machine): readonly TickNeed[]
  /** What it settles and hands out receipts of. */
  readonly receipts?: ReceiptSource
  /** When a symbol trades here; nothing where it is not traded, or has no hours of its own. */
  tradingHours?(machine: Machine, symbol: string): TradingHours | undefined
  /** What two operators have set beside the terms of verticals, by its name. */
  parameter?(machine: Machine, name: string): string | undefined
  /** What is wrong with its plain tables by what the journal says of them: with a fault the server does not start. */
  faultIn?(machine: Machine, tables: Tables): Promise<string | undefined>
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
  /** Calls of the console, served at its own port. */
  consoleRoutes?(parts: Parts): Promise<readonly OperatorRoute[]>
  tellers?(): Promise<readonly Teller[]>
  offers?(parts: Parts): Promise<Offers> | Offers
  /** Forgets what its plain tables tell about a member who is erased. */
  forget?(parts: Parts, member: MemberId): Promise<void>
  close?(parts: Parts): Promise<void>
}

export type Migration = { readonly id: string; readonly sql: string }
export type Environment = Readonly<Record<string, string | undefined>>
export type SeedPlace = {
  readonly machine: Machine
  readonly realm: Realm
  readonly instruments: readonly Instrument[]
  readonly isSandbox: boolean
}
export type Seed = { readonly core: AnyCore; readonly command: Typed }

/** A manifest whose own parts are nobody else's business. */
export function vertical<Parts = undefined>(manifest: Vertical<Parts>): Vertical {
  return manifest as Vertical
}
