/** What the server hands to a vertical that it opens, and what a vertical offers to the others. */
import type {
  Amount,
  Asset,
  Exchange,
  Machine,
  MarketHours,
  MemberId,
  Millis,
  Price,
} from '@evenkeel/kernel'
import type { TickKind, TickProof } from '../proof/index.ts'
import type { ApiKeys } from './apiKeys.ts'
import type { BillDeals, BillKinds, BillSource } from './bill.ts'
import type { Books } from './books.ts'
import type { Credentials } from './credentials.ts'
import type { RunMakeFile } from './fileThread.ts'
import type { History, PublicIds } from './handle.ts'
import type { RunOnLedger } from './ledgerCut.ts'
import type { MemberDesk } from './memberDesk.ts'
import type { MemberFacts } from './memberFacts.ts'
import type { NotificationSource, Notifications, ReadRecorded } from './notifications.ts'
import type { OperatorDoor } from './operatorDoor.ts'
import type { Abandonment } from './operators.ts'
import type { Pictures } from './pictures.ts'
import type { Dialect, PlainPage } from './plainPage.ts'
import type { Push, PushToAll } from './push.ts'
import type { CaseQueue } from './queue.ts'
import type { ReceiptChain, ReceiptSource } from './receiptChain.ts'
import type { Sessions } from './sessions.ts'
import type { SignedCall, SignedChannel } from './signedCall.ts'
import type { Stream } from './stream.ts'
import type { Switches } from './switches.ts'
import type { SystemFacts } from './system.ts'
import type { Tables } from './tables.ts'
import type { TermsGroup } from './terms.ts'

export type Platform = {
  readonly config: PlatformConfig
  readonly exchange: Exchange
  readonly machine: Machine
  readonly tables: Tables
  /** Tables over connections of their own: who uses these waits for nobody else's. */
  openTables(connections: number): Tables
  /** How to reach the database, for a thread that has connections of its own. */
  readonly connection: object
  readonly history: History
  readonly ids: PublicIds
  readonly keys: Keys
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => Millis
  readonly push: Push
  readonly pushToAll: PushToAll
  /** Tells every console that there is something new about a topic: `withdrawals`. */
  tellOperators(topic: string): void
  /** What a person at the terminal should know. */
  say(line: string): void
  /** Logs a failure under a name that says what failed. */
  onFailure(event: string): (error: unknown) => void
  readonly onLedger: RunOnLedger
  readonly makeFile: RunMakeFile
  /** How the server is at this moment. */
  system(): SystemFacts
  /** What two operators have set beside the terms of verticals, by its name. */
  parameter(name: string): string | undefined
  readonly instruments: readonly Instrument[]
  readonly books: readonly Books[]
  /** The symbols that each product ever listed, by its name. */
  readonly listed: Readonly<Record<string, (machine: Machine) => readonly string[]>>
  /** What a movement belongs to, by its reason, whichever vertical made it: the kind of its public id. */
  readonly billKinds: BillKinds
  /** Reasons of money that comes in or goes out, whichever vertical moves it. */
  readonly billFlows: readonly string[]
  /** Rows of the bill that are not in its own table, whichever vertical keeps them. */
  readonly billSources: readonly BillSource[]
  /** Selects the pair and the price of what movements belong to, by its kind. */
  readonly billDeals: BillDeals
  /** What members are notified of, whichever vertical declares it. */
  readonly notified: readonly NotificationSource[]
  /** What has receipts, whichever vertical settles it. */
  readonly receiptSources: readonly ReceiptSource[]
  /** Which ticks of the past are still to settle something, whichever vertical settles by them. */
  tickNeeds(): readonly TickNeed[]
  /** The hours of a symbol, by each product that trades it. */
  tradingHours(symbol: string): readonly TradingHours[]
  /** What a member has in the real realm, whichever vertical keeps it. */
  holdingsOf(member: MemberId): Promise<Holdings>
  /** Forgets what verticals keep about a member in plain tables, whichever they are. */
  forget(member: MemberId): Promise<void>
  /** What the verticals offer to each other: looked up when it is needed, since one opens after another. */
  readonly offered: Offers
}

export type PlatformConfig = {
  readonly production: boolean
  readonly dataDir: string
  readonly prices: PriceConfig
  /** Where the exchange is from outside, as `https://exchange.example`; a sandbox is on its own machine. */
  readonly site: string | undefined
  /** And where the console is; without a name of its own, on the machine itself. */
  readonly consoleSite: string | undefined
  readonly messages: MessageConfig
}

/** Where prices come from: made up, from venues outside, or from nowhere. */
export type PriceConfig =
  | { readonly kind: 'simulator' | 'none' }
  | { readonly kind: 'upstream'; readonly venues: string }

/** Files with the ways to a mail server and to an SMS hook; without any a sandbox keeps its messages. */
export type MessageConfig = {
  readonly smtpFile: string | undefined
  readonly mailFrom: string
  readonly smsFile: string | undefined
}

/** The environment says something that cannot be. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig'
}

/** A key of its own for each purpose. */
export type Keys = { key(purpose: string, bytes: number): Buffer }

/** Everything that a log line may carry. A new field is a decision: no names, addresses, tokens, amounts. */
export type LogFields = {
  readonly call?: string
  readonly core?: string
  readonly command?: string | undefined
  readonly symbol?: string | undefined
  readonly status?: number
  readonly reason?: string
  readonly ms?: number
  readonly batch?: number
  readonly entries?: number
  readonly error?: string
  readonly stack?: string
  readonly port?: number
  readonly freeMb?: number
  /** Of a private field: what it is and the number of its member, never what it holds. */
  readonly field?: string
}

export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

export type Metrics = {
  count(name: string, labels?: Readonly<Record<string, string>>, by?: number): void
  /** Puts a duration into its bucket. */
  time(name: string, ms: number): void
  /** A figure that is read when somebody asks. */
  gauge(name: string, read: () => number): void
}

/** What the market quotes: a pair, a currency or a share, with the steps of its prices and quantities. */
export type Instrument = {
  /** As it is named on the wire: `btcusdt`. */
  readonly symbol: string
  readonly class: 'crypto' | 'forex' | 'stock'
  /** When it trades. */
  readonly hours: MarketHours
  readonly base: string
  readonly quote: string
  /** What people call it, the same in every language: `Bitcoin`. */
  readonly name: string
  readonly tickSize: Price
  readonly lotSize: Amount
  /** The spec's numbers for it: of its coin, and of the pair. */
  readonly currencyId: number
  readonly matchId: number
  /** Products list it on the first day; any other waits for two operators. */
  readonly isFirst: boolean
}

/** When a market is open, and the days on which it stays closed. */
export type TradingHours = { readonly hours: MarketHours; readonly holidays: readonly string[] }

/** What a member has, and nobody could reach any more once the account is closed. */
export type Holdings = {
  /** By coin, of all accounts; only those of which there is something. */
  readonly funds: readonly {
    readonly asset: Asset
    readonly available: Amount
    readonly frozen: Amount
  }[]
  /** What is not over yet, in words: `2 open orders`. */
  readonly obligations: readonly string[]
  /** Withdrawals that are not over: only who keeps the address can pay them. */
  readonly openWithdrawals: number
}

export type Offers = {
  readonly sessions?: Sessions
  readonly memberDesk?: MemberDesk
  /** Keys of programs. */
  readonly apiKeys?: ApiKeys
  readonly pictures?: Pictures
  /** What operators decide, by name: `deposits`. */
  readonly queues?: Readonly<Record<string, CaseQueue>>
  /** What verticals know of members beside who they are, by the vertical's name. */
  readonly memberFacts?: Readonly<Record<string, MemberFacts>>
  /** What members are to be notified of and no journal has, by the vertical's name. */
  readonly recorded?: Readonly<Record<string, ReadRecorded>>
  readonly notifications?: Notifications
  /** What operators hold up. */
  readonly switches?: Switches
  /** Tells everybody at once what the exchange says about itself. */
  readonly tellSite?: () => void
  /** Terms that two operators change, by name: `pairs`. */
  readonly terms?: Readonly<Record<string, TermsGroup>>
  /** Two admins give up what a member holds who is to be erased. */
  readonly abandonment?: Abandonment
  /** What a member holds, in the words in which it is given up; nothing for a number of nobody. */
  readonly holdsOf?: (uid: number) => Promise<string | undefined>
  /** How passwords, authenticators and passkeys are checked. */
  readonly credentials?: Credentials
  /** Who operators are, and the log of what they do. */
  readonly operatorDoor?: OperatorDoor
  /** Whether prices are made up, which screens say. */
  readonly isSimulated?: () => boolean
  /** Where prices may come from, and where they do. */
  readonly prices?: PriceSources
  /** What symbols cost at moments of the past. */
  readonly closesAt?: ClosesAt
  /** On which chains a coin comes and goes, and what that is held to. */
  readonly coinChains?: (asset: string) => readonly CoinChain[]
  /** Proves the tick that a moment was settled by; looks in what is kept of the tick chain. */
  readonly tickProof?: ProveTick
  /** Records and signs what receipts state. */
  readonly receiptChain?: ReceiptChain
  /** What a member had, by the bill. */
  readonly balancesAt?: BalancesAt
  /** Publishes a proof of liabilities now; resolves with its number. */
  readonly makeProof?: () => Promise<number>
  /** The public stream, with what its topics are for the docs. */
  readonly stream?: Stream
  readonly topics?: Topics
  /** Pages with a dialect of their own, at their own paths. */
  readonly plainPages?: readonly PlainPage[]
  readonly dialect?: Dialect
  /** What programs call and follow with their keys. */
  readonly signedCalls?: readonly SignedCall[]
  readonly signedChannels?: readonly SignedChannel[]
}

export type CoinChain = {
  /** As members' addresses are kept by it, and the coin that the chain is known by. */
  readonly name: string
  readonly base: string
  readonly takesDeposits: boolean
  readonly confirmations: number
  readonly decimals: number
  readonly depositMin: Amount
  readonly withdrawalMin: Amount
  readonly withdrawalFee: Amount
  /** What a member may send in a day, at most. */
  readonly dailyMax: Amount
}

export type PriceSources = {
  /** By name: those that this server can have. */
  readonly choices: readonly string[]
  chosen(): string
}

/**
 * The last closing price before each of these moments, to the minute for those of the last day and to the hour before that; none
 * where the market knows of none. `busy` while too many ask for older prices; each caller, by its
 * name, waits for its own questions alone.
 */
export type ClosesAt = (
  symbol: string,
  moments: readonly Millis[],
  caller: string,
) => Promise<readonly (Price | undefined)[] | 'busy'>

/** Something is still to be settled by the ticks of a symbol since a moment, the last one at or before it among them. */
export type TickNeed = { readonly symbol: string; readonly since: Millis }

/**
 * All that is needed to check one tick: the first after a moment, or the last at or before it. Without its place in what is
 * published until the minute is over; `undefined` where the chain does not reach the moment, yet or any more.
 */
export type ProveTick = (
  symbol: string,
  moment: Millis,
  kind: TickKind,
) => Promise<TickProof | undefined>

/** All that a member held in the real realm after an entry of the journal, available or frozen: only what is not zero. */
export type BalancesAt = (member: MemberId, entry: number) => Promise<ReadonlyMap<Asset, Amount>>

/** What can be listened to, in words. */
export type Topics = readonly (readonly [name: string, says: string])[]
