/** What every piece of a screen can reach: the exchange, the language and the session. */
import type { Catalogue, Language, Texts } from '@evenkeel/wire'
import type { Client, Stream, StreamState } from '@evenkeel/wire/client'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { BookProps, MarksProps } from '../vertical.ts'
import type { Account } from './account.ts'
import type { Feeds } from './feeds.ts'
import type { Pairs } from './pairs.ts'

export type Session = {
  readonly signedIn: boolean
  /** True when the money is play money. */
  readonly demo: boolean
  /** Counts the sessions of this tab: what was typed in one is not for the next. */
  readonly visit: number
  /** The number that the member is known by; absent for a visitor, and until it was heard of. */
  readonly uid?: number | undefined
}

/** What operators hold up, as far as screens say so before anybody is refused. */
export type Site = {
  readonly is_cancel_only: boolean
  readonly is_withdrawal_frozen: boolean
  readonly is_frozen: boolean
  /** Prices are made up. */
  readonly is_simulated: boolean
  /** Symbols of the markets that take no orders. */
  readonly halted: readonly string[]
  /** Markets that take no new orders for good, each as `spot btcusdt`. */
  readonly delisted: readonly string[]
}

export type ClientContextValue = {
  readonly client: Client
  readonly stream: Stream
  readonly connection: StreamState
  readonly feeds: Feeds
  readonly session: Session
  /** Nothing until it is known; nor in the console. */
  readonly site?: Site | undefined
  readonly account: Account
  /** What is the member's own on charts, by way of trading; nothing in the console. */
  readonly ownMarks?: readonly OwnMarksPiece[]
  /** What the member owns beside coins, one piece per vertical; absent in the console. */
  readonly owned?: readonly OwnedShown[]
  /** Tells which order book a symbol trades in, for each way of trading with books of its own; absent in the console. */
  readonly books?: readonly OwnBookPiece[]
  /** Where a movement of the bill is listed, if it is, in the realm that the reader is in; nothing in the console. */
  billPlace?(movement: Movement): string | undefined
  readonly language: Language
  readonly texts: Catalogue
  /** Where the reader is, and how to go elsewhere: `/kline?symbol=btcusdt`. */
  readonly place: Where
  go(path: string): void
  /** Sets the address to what the page shows, without a step in the history; absent in the console. */
  replaceAddress?(path: string): void
  /** The pair that each way of trading stands at. */
  readonly pairs: Pairs
  /** Asks a visitor to sign in first. */
  askToSignIn(): void
  /** Asks a member whether to go over to the other book. */
  askToSwitch(): void
  openMenu(): void
  /** Where the top bar's arrow leads; absent on the first page. */
  readonly back: (() => void) | undefined
  /** What stands at the right of every top bar. */
  readonly tools: ReactNode
}

export type Where = {
  readonly path: string
  readonly query: URLSearchParams
  /** Which step led here: the same for who comes back. Nothing in the console. */
  readonly step?: number
}

/** `amount`: signed, as the bill has it. */
export type Movement = { readonly reason: string; readonly amount: string }

export type OwnMarksPiece = {
  readonly mode: string
  readonly texts: Texts
  readonly Piece: ComponentType<MarksProps>
}

export type OwnedShown = { readonly texts: Texts; readonly Piece: ComponentType }
export type OwnBookPiece = { readonly mode: string; readonly Piece: ComponentType<BookProps> }

export const ClientContext = createContext<ClientContextValue | undefined>(undefined)

export function useClient(): ClientContextValue {
  const value = useContext(ClientContext)
  if (value === undefined) throw new Error('a screen stands inside a ClientProvider')
  return value
}
