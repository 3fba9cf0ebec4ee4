/** The topics of the stream, by the names that HTX's feed gives them. */
import { type HtxPeriod, htxPeriods, isHtxPeriod } from '../candles/years.ts'

/** For the docs: each topic, and what it says. */
export const topicDocs: readonly (readonly [name: string, says: string])[] = [
  ['market.tickers', 'The last 24 hours of every symbol, once a second.'],
  ['market.$symbol.ticker', 'The last 24 hours of one symbol, with its best offers.'],
  ['market.$symbol.detail', 'The last 24 hours alone.'],
  ['market.$symbol.bbo', 'The best offers of the book.'],
  ['market.$symbol.depth.step0', 'The book; step1 to step5 with prices drawn together.'],
  ['market.$symbol.kline.$period', `The candle of now: ${htxPeriods.join(', ')}.`],
  ['market.$symbol.trade.detail', 'Trades as they come, in a message from the oldest on.'],
  ['market.$symbol.mbp.$levels', 'What changes in the book, numbered: 5, 10, 20 or 150 levels.'],
  [
    'market.$contract.depth.step0',
    'The book of a contract by its code, such as BTC-USDT; step1 to step5 as well.',
  ],
  ['market.$contract.trade.detail', 'The trades of a contract as they come.'],
  ['market.$contract.mbp.$levels', 'What changes in the book of a contract, numbered.'],
]

export type Topic =
  | { readonly kind: 'tickers' }
  | { readonly kind: 'ticker' | 'detail' | 'bbo' | 'trade'; readonly symbol: string }
  | { readonly kind: 'depth'; readonly symbol: string; readonly step: number }
  | { readonly kind: 'kline'; readonly symbol: string; readonly period: HtxPeriod }
  | { readonly kind: 'mbp'; readonly symbol: string; readonly levels: number }

/** Every symbol's ticker in one message a second: our own, for lists. */
export const ALL_TICKERS = 'market.tickers'
const NAME = /^market\.([a-z0-9]{2,20}|[A-Z0-9]{2,10}-[A-Z0-9]{2,10})\.([a-z]+)(?:\.([a-z0-9]+))?$/
/** What a book by its code has; prices are of the symbol. */
const OF_BOOKS = ['depth', 'mbp', 'trade']
const STEPS = ['step0', 'step1', 'step2', 'step3', 'step4', 'step5']
const MBP_LEVELS = ['5', '10', '20', '150']

/** The topic of this name, or what is wrong with the name. A book has some of them by its code. */
export function parseTopic(
  name: string,
  isListed: (symbol: string) => boolean,
  isCode: (name: string) => boolean = () => false,
): { readonly topic: Topic } | { readonly fault: string } {
  if (name === ALL_TICKERS) return { topic: { kind: 'tickers' } }
  const [, symbol = '', kind = '', detail] = NAME.exec(name) ?? []
  if (symbol === '') return { fault: 'invalid topic' }
  const isBook = isCode(symbol)
  if (!isListed(symbol) && !isBook) return { fault: 'invalid symbol' }
  if (isBook && !OF_BOOKS.includes(kind)) return { fault: 'invalid topic' }
  if (kind === 'kline')
    return detail !== undefined && isHtxPeriod(detail)
      ? { topic: { kind, symbol, period: detail } }
      : { fault: 'invalid period' }
  if (kind === 'depth') {
    const step = STEPS.indexOf(detail ?? '')
    return step < 0 ? { fault: 'invalid step' } : { topic: { kind, symbol, step } }
  }
  if (kind === 'mbp')
    return MBP_LEVELS.includes(detail ?? '')
      ? { topic: { kind, symbol, levels: Number(detail) } }
      : { fault: 'invalid levels' }
  if (kind === 'trade')
    return detail === 'detail' ? { topic: { kind, symbol } } : { fault: 'invalid topic' }
  const isPlain = kind === 'ticker' || kind === 'detail' || kind === 'bbo'
  return isPlain && detail === undefined ? { topic: { kind, symbol } } : { fault: 'invalid topic' }
}

export const topicNames = {
  ticker: (symbol: string) => `market.${symbol}.ticker`,
  detail: (symbol: string) => `market.${symbol}.detail`,
  bbo: (symbol: string) => `market.${symbol}.bbo`,
  trade: (symbol: string) => `market.${symbol}.trade.detail`,
  depth: (symbol: string, step: number) => `market.${symbol}.depth.step${step}`,
  kline: (symbol: string, period: HtxPeriod) => `market.${symbol}.kline.${period}`,
  mbp: (symbol: string, levels: number) => `market.${symbol}.mbp.${levels}`,
}
