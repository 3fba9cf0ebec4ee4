/** Which order book stands beside a page of trading. */
import type { Instrument, TradedBook } from '@evenkeel/ui'

export type ShownBook = {
  /** By this name on the stream, with the steps of its prices and quantities; nothing before that is told. */
  readonly book: { readonly name: string; readonly instrument: Instrument } | undefined
  readonly isShown: boolean
}

/** The pair's own, unless the way of trading has others and tells which. */
export function shownBook(
  instrument: Instrument,
  hasOwn: boolean,
  told: TradedBook | undefined,
): ShownBook {
  const { symbol, hasBook } = instrument
  if (!hasOwn) return { book: { name: symbol, instrument }, isShown: hasBook }
  if (told === undefined) return { book: undefined, isShown: true }
  const { name, priceStep, quantityStep } = told
  return { book: { name, instrument: { ...instrument, priceStep, quantityStep } }, isShown: true }
}
