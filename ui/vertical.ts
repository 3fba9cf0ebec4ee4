/** What a vertical brings to the web app: each `verticals/X/web.ts` is one of these, and nothing else names it. */
import type { Texts } from '@evenkeel/wire'
import type { ComponentType } from 'react'
import type { OwnMarks } from './chart/own.ts'
import type { FeedOpening } from './data/feeds.ts'
import type { Instrument } from './data/market.ts'
import type { IconName } from './kit/Icon.tsx'

/** `Key`: the keys of its `names`, so that what it is called exists in every language. */
export type Vertical<Key extends string = string> = {
  /** What menus and the first page say of it: here before anything is shown. */
  readonly names?: Texts
  /** Other texts that the first page says, or any page. */
  readonly firstTexts?: readonly Texts[]
  /** By their address. */
  readonly places: Readonly<Record<string, VerticalPlace<Key>>>
  /** By the address of their place; every place has one. */
  readonly screens?: Readonly<Record<string, VerticalScreen>>
  /** What it follows outside of React, from the start of the app on. */
  readonly feeds?: readonly FeedOpening[]
  /** What it shows on the first page; of a negative order, before the ways to go. */
  readonly home?: readonly VerticalPiece[]
  /** What stands over every page of a member, such as what tells them news. */
  readonly over?: readonly VerticalPiece[]
  /** What stands beside the column on a wide screen, where somebody trades. */
  readonly beside?: readonly BesidePiece[]
  /** What is the member's own on the charts of a pair; loaded where a chart is shown. */
  readonly marks?: MarksPiece
  /** What the member has here beside coins, shown with the assets. */
  readonly owned?: OwnedPiece
  /** The order books that are traded this way, where they are not the pairs' own. */
  readonly book?: BookPiece
  /** How much is new at a place, beside the ways there; loaded where it is shown. */
  readonly counts?: Readonly<Record<string, VerticalPiece['load']>>
  /** Where the movements of each reason of the bill are listed, as `server.ts` says in which tab they stand. */
  readonly billPlaces?: BillPlaces
  /** Its way of trading has a pair that it stands at, kept by this name of the spec. */
  readonly mode?: string
}

export type VerticalPlace<Key extends string = string> = {
  /** A visitor may look; or only a member, or only a member in the real realm. */
  readonly access: 'public' | 'member' | 'realMember'
  /** What it is called to whom it is not open; a place that is reached from another bears that one's name. */
  readonly name?: Key
  /** The tab bar stands below it, with the tab of this address marked. */
  readonly tab?: string
  /** It has the tab bar below it, and is still a step away from the first page. */
  readonly hasBack?: true
  /** Somebody trades here: prices stand beside it where there is room. */
  readonly isTrading?: true
  /** It is a tab itself. */
  readonly tabBar?: PlaceEntry<Key>
  readonly menu?: PlaceEntry<Key> & { readonly group: 'main' | 'trade' | 'services' | 'account' }
  /** Among the ways of the member's own page. */
  readonly account?: PlaceEntry<Key>
  /** In the grid of the first page. */
  readonly shortcut?: PlaceEntry<Key>
  /** In what the first page says of what else there is. */
  readonly teaser?: PlaceEntry<Key> & { readonly line: Key; readonly hint: Key }
  /** At the right of the first page's top bar. */
  readonly corner?: PlaceEntry<Key>
  /** Below the valuation. The one that stands in comes first, where any other is not for this realm. */
  readonly way?: Omit<PlaceEntry<Key>, 'icon'> & { readonly standsIn?: true }
}

export type PlaceEntry<Key extends string = string> = {
  readonly label: Key
  readonly icon: IconName
  /** Among those of all verticals; what is smaller comes first. */
  readonly order: number
}

/** An address by reason; two where what was paid and what was received are in lists of their own. */
export type BillPlaces = Readonly<
  Record<string, string | { readonly paid: string; readonly received: string }>
>

export type VerticalScreen = {
  /** What it says, fetched beside it. */
  readonly texts?: readonly Texts[]
  load(): Promise<{
    readonly default: ComponentType
    /** Done before the page shows; where it fails, nobody goes there. */
    before?(query: URLSearchParams): Promise<unknown>
  }>
}

export type VerticalPiece = {
  /** Among those of all verticals. */
  readonly order: number
  load(): Promise<{ readonly default: ComponentType }>
}

/** Brings its own texts: it stands in a page that does not say them. */
export type OwnedPiece = VerticalPiece & { readonly texts: Texts }

/** Draws nothing itself: tells a chart of the member's orders, positions and fills, as they are now. */
export type MarksPiece = {
  readonly texts: Texts
  load(): Promise<{ readonly default: ComponentType<MarksProps> }>
}
export type MarksProps = { readonly instrument: Instrument; onMarks(marks: OwnMarks): void }

/** Draws nothing itself: tells which order book a symbol is traded in. */
export type BookPiece = { load(): Promise<{ readonly default: ComponentType<BookProps> }> }
export type BookProps = { readonly symbol: string; onBook(book: TradedBook): void }
/** By its name on the stream, with the steps of its prices and quantities. */
export type TradedBook = {
  readonly name: string
  readonly priceStep: string
  readonly quantityStep: string
}

/** `mode`: the way of trading of the place that it stands beside. */
export type BesidePiece = {
  readonly order: number
  load(): Promise<{ readonly default: ComponentType<{ readonly mode: string }> }>
}
