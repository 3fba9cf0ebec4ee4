/** The market beside an order form: its book, its latest trades, and where the price stands. */
export type { OwnOrder } from './bookRows.ts'
export { MarketSide } from './MarketSide.tsx'
export { MiddlePrice } from './MiddlePrice.tsx'
export { type BookView, bookViews } from './views.ts'
