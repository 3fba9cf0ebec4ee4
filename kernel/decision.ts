/** What a core is: it decides commands into facts or a refusal, and applies facts to its state. */

import type { AccountName, HouseName, MemberId } from './accounts.ts'
import type { Audit } from './audit.ts'
import type { Prices } from './board.ts'
import type { Codec } from './codec.ts'
import type { Fact, TellFact } from './facts.ts'
import type { Id } from './ids.ts'
import type { Asset, Balances, Claim, Moved, Post } from './ledger.ts'
import type { Amount } from './money.ts'

/** Milliseconds since 1970, as the exchange's clock told them. */
export type Millis = number

export type Accepted<Event> = { readonly ok: true; readonly events: readonly Event[] }
export type Refused<Refusal extends string = string> = {
  readonly ok: false
  readonly refusal: Refusal
  /** Figures for the text of the refusal: `{ minimum: '10' }`. */
  readonly detail?: Readonly<Record<string, string>>
}
export type Decision<Event = unknown, Refusal extends string = string> =
  | Accepted<Event>
  | Refused<Refusal>

/** Who gives a command: a member, an operator, or the exchange itself when work is due. */
export type Actor =
  | { readonly kind: 'exchange' }
  | { readonly kind: 'member'; readonly id: MemberId }
  | { readonly kind: 'operator'; readonly id: number }

/** What a core may look at besides its own state: inputs, not facts. */
export type World = {
  readonly now: Millis
  readonly actor: Actor
  readonly ledger: Balances
  /** What a member may spend from an account: what is available, less what any core says is encumbered. */
  spendable(member: MemberId, account: AccountName, asset: Asset): Amount
  /** What may be taken out of an account of the house: what is there, less what cores reserve; nothing where none speaks for it. */
  free(house: HouseName, asset: Asset): Amount
  /** Whether what an operator said at a moment counts as one of two: they were enrolled then as they are now, and their waiting period is over. */
  operatorCounts(operator: number, at: Millis): boolean
  readonly prices: Prices
  /** Whether urgent work in a symbol waits: its market is halted, or everything is frozen. */
  isHeld(symbol: string): boolean
  /** A new id; the same on every replay, since it comes from the command's place in the journal. */
  id(): Id
}

export type Typed = { readonly type: string }

/** Whether a piece of due work failed and waits for a later tick. */
export type IsSetAside<Command extends Typed = Typed> = (command: Command) => boolean

/**
 * What a command is for. Switches of the operators bar some purposes and not others: `trade` opens or
 * changes something in a market, `cancel` takes something back, `move` moves money inside the exchange,
 * `withdraw` moves it out, `terms` changes what is listed, rates or limits, and `run` keeps the
 * exchange going: due work, records of what happened elsewhere, reviews.
 */
export type Purpose = 'trade' | 'cancel' | 'move' | 'withdraw' | 'terms' | 'run'

/** Why a command is not let in, whatever the core. */
export const gateRefusals = [
  'exchangeFrozen',
  'maintenance',
  'cancelOnly',
  'withdrawalsFrozen',
  'marketHalted',
  'marketDelisted',
  'approvalNeeded',
  'operatorNotEnrolled',
  'operatorTooNew',
] as const
export type GateRefusal = (typeof gateRefusals)[number]

export type Core<State, Command extends Typed, Event extends Typed, Refusal extends string> = {
  readonly name: string
  /** Names this core in every record of the journal, for ever. */
  readonly code: number
  /** Raised when the same journal makes another state than before, or one that is written otherwise; 1 unless told. */
  readonly layout?: number
  /** What each of its commands is for; a command that is not here is never let in. */
  readonly purposes: Readonly<Record<Command['type'], Purpose>>
  /**
   * The market that an event of a `trade` command trades in: where an order is placed, changed or filled;
   * `null` if it trades in none. A core with `trade` commands has it; what it does not name is not let in
   * while a market is halted or delisted.
   */
  tradedIn?(event: Event): string | null | undefined
  /**
   * Whether a command can only lessen what its member has at risk: such are let into a market that is
   * delisted, and past a freeze that liquidates.
   */
  reduces?(command: Command): boolean
  /** Whether an operator may give a command before their waiting period is over: what only holds up or rejects. */
  isEarly?(command: Command): boolean
  initial(): State
  /** Decides against the state; changes nothing. */
  decide(command: Command, state: State, world: World): Decision<Event | Moved, Refusal>
  /** Applies a fact; decides nothing. */
  apply(event: Event, state: State): void
  /** The money movements that an event states itself, instead of `moved` events that follow it. */
  movements?(event: Event, post: Post): void
  /** Whom an event concerns, beside those whose money it moves. */
  concerns?(event: Event): readonly MemberId[]
  /**
   * The next piece of urgent work in one symbol: what a price has made due, and whose outcome depends
   * on coming first. It goes before the next command. Asked only for symbols whose price or ladder
   * changed, or that an event touched; and then until there is none. What failed is set aside: a core
   * passes over it, in the order of the rest, so that one piece holds up no other of its symbol.
   */
  urgent?(
    symbol: string,
    state: State,
    world: World,
    isSetAside?: IsSetAside<Command>,
  ): Command | undefined
  /**
   * Brings indexes up to the prices of a symbol, before urgent work in it is asked for. They are derived
   * from the state and the prices; nothing that is decided depends on them, only what is looked at.
   */
  follow?(symbol: string, state: State, world: World, isSetAside?: IsSetAside<Command>): void
  /** Told whenever a member's money in this account becomes less or more, whichever core moved it. */
  readonly watched?: {
    readonly account: AccountName
    readonly asset: Asset
    /** The symbol in which it may have made something due. */
    lessened(member: MemberId, state: State): string | undefined
    /** The same of money that comes in. */
    increased?(member: MemberId, state: State): string | undefined
  }
  /** The symbol in which an event may have made something due. */
  touched?(event: Event): string | undefined
  /** All symbols in which work may be due, in the order in which it is done. */
  symbols?(state: State): readonly string[]
  /**
   * The next piece of deferrable work: what time alone has made due, and whose outcome was fixed by
   * then: by prices that are sealed, if by any; or whose outcome is that of the moment at which it is
   * done, as a cancel timer's. It is done in slices between commands. What failed is set
   * aside: a core passes over it, so that one piece that cannot be decided holds up no other.
   */
  deferrable?(
    state: State,
    now: Millis,
    prices: Prices,
    isSetAside?: IsSetAside<Command>,
  ): Command | undefined
  /**
   * The part of what a member has available that must stay where it is, such as what covers the
   * losses of open positions. It is not frozen: it changes with prices.
   */
  encumbered?(
    member: MemberId,
    account: AccountName,
    asset: Asset,
    state: State,
    world: World,
  ): Amount
  /**
   * For each account of the house that it pays from: the part that must stay there, such as what open
   * contracts may still win. What no core speaks for is not taken out.
   */
  readonly reserved?: Readonly<
    Partial<Record<HouseName, (asset: Asset, state: State, world: World) => Amount>>
  >
  /**
   * Asked before a core decides a command of an operator, or one whose purpose is not `run`: why it is
   * not let in, or events of its own that go with the decision. At most one core has a gate.
   */
  gate?(
    command: Typed,
    core: AnyCore,
    state: State,
    world: World,
  ): Refused<GateRefusal> | readonly Event[] | undefined
  /** Asked after a core accepted a `trade` command: why its events are not let in. */
  bars?(
    command: Typed,
    core: AnyCore,
    events: readonly Typed[],
    state: State,
  ): Refused<GateRefusal> | undefined
  /** Answers `World.operatorCounts`, in the core that has the gate. */
  operatorCounts?(operator: number, at: Millis, state: State, now: Millis): boolean
  /** Whether urgent work in a symbol waits. */
  holds?(symbol: string, state: State): boolean
  /** What other cores may want to know of an event, on the state before it. */
  tells?(event: Event, tell: TellFact, state: State): void
  /**
   * More events for a decision of another core, which told this fact of one of its own. They see the
   * state before that decision, and nobody reacts to them in turn.
   */
  reacts?(fact: Fact, state: State, world: World): readonly Event[]
  /** All that its state holds frozen. */
  claims?(state: State, claim: Claim): void
  /** What its state and the ledger must agree on beyond that. */
  audit?(state: State, ledger: Balances, audit: Audit, prices: Prices): void
  /** How each event is written. A code and a layout, once used, never change: add a new event. */
  readonly events: EventCodecs<Event>
  readonly snapshot: Codec<State>
}

export type EventCodecs<Event extends Typed> = {
  readonly [Type in Event['type']]: {
    readonly code: number
    readonly fields: Codec<Omit<Extract<Event, { type: Type }>, 'type'>>
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a list of cores forgets what each one is made of
export type AnyCore = Core<any, any, any, any>

export function accept<Event>(...events: Event[]): Accepted<Event> {
  return { ok: true, events }
}

export function refuse<Refusal extends string>(
  refusal: Refusal,
  detail?: Readonly<Record<string, string>>,
): Refused<Refusal> {
  return detail === undefined ? { ok: false, refusal } : { ok: false, refusal, detail }
}

/** The one event of this type in a decision that must hold it. */
export function eventOf<Event extends Typed, Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }> {
  const event = events.find((candidate) => candidate.type === type)
  if (event === undefined) throw new TypeError(`the decision holds no ${type}`)
  return event as Extract<Event, { type: Type }>
}
