/** The topics of the stream, by the names that HTX's feed gives them. */
import { isPeriod, type Period } from '../candles/period.ts'

export const topicKinds = ['ticker', 'detail', 'bbo', 'depth', 'kline', 'trade', 'mbp'] as const

export type Topic =
  | { readonly kind: 'tickers' }
  | { readonly kind: 'ticker' | 'detail' | 'bbo' | 'trade'; readonly symbol: string }
  | { readonly kind: 'depth'; readonly symbol: string; readonly step: number }
  | { readonly kind: 'kline'; readonly symbol: string; readonly period: Period }
  | { readonly kind: 'mbp'; readonly symbol: string; readonly levels: number }

/** Every symbol's ticker in one message a second: our own, for lists. */
export const ALL_TICKERS = 'market.tickers'
const NAME = /^market\.([a-z0-9]{2,20})\.([a-z]+)(?:\.([a-z0-9]+))?$/
const STEPS = ['step0', 'step1', 'step2', 'step3', 'step4', 'step5']
const MBP_LEVELS = ['5', '10', '20', '150']

/** The topic of this name, or what is wrong with the name. */
export function parseTopic(
  name: string,
  isListed: (symbol: string) => boolean,
): { readonly topic: Topic } | { readonly fault: string } {
  if (name === ALL_TICKERS) return { topic: { kind: 'tickers' } }
  const [, symbol = '', kind = '', detail] = NAME.exec(name) ?? []
  if (symbol === '') return { fault: 'invalid topic' }
  if (!isListed(symbol)) return { fault: 'invalid symbol' }
  if (kind === 'kline')
    return detail !== undefined && isPeriod(detail)
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
  kline: (symbol: string, period: Period) => `market.${symbol}.kline.${period}`,
  mbp: (symbol: string, levels: number) => `market.${symbol}.mbp.${levels}`,
}
