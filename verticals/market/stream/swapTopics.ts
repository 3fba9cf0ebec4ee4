/** The topics of linear swaps: those of HTX's stream for them, which has an address of its own. Rule Q46: README.md. */
import { SWAP_TOPICS } from '@evenkeel/wire/server'
import { type HtxPeriod, isHtxPeriod } from '../candles/years.ts'
import type { Market } from '../market.ts'
import { type Swap, swapOf } from './swapTicks.ts'

/** At its address these begin with `market.`; elsewhere that prefix is of other messages. */
const NAME = new RegExp(`^${SWAP_TOPICS}\\.([A-Z0-9]{2,10}-[A-Z0-9]{2,10})\\.(.+)$`)
const SIZES = [20, 150] as const
const STEPS = 6

export type SwapTopic = { readonly swap: Swap } & (
  | { readonly kind: 'detail' | 'bbo' | 'trade' }
  | { readonly kind: 'kline'; readonly period: HtxPeriod }
  | { readonly kind: 'depth'; readonly step: number }
  | { readonly kind: 'size'; readonly size: number }
)

export const swapTopicNames = {
  detail: (code: string) => `${SWAP_TOPICS}.${code}.detail`,
  bbo: (code: string) => `${SWAP_TOPICS}.${code}.bbo`,
  trade: (code: string) => `${SWAP_TOPICS}.${code}.trade.detail`,
  kline: (code: string, period: HtxPeriod) => `${SWAP_TOPICS}.${code}.kline.${period}`,
  depth: (code: string, step: number) => `${SWAP_TOPICS}.${code}.depth.step${step}`,
  size: (code: string, size: number) => `${SWAP_TOPICS}.${code}.depth.size_${size}.high_freq`,
}

export const bookTopics = (code: string) => ({
  steps: Array.from({ length: STEPS }, (_, step) => ({
    step,
    name: swapTopicNames.depth(code, step),
  })),
  sizes: SIZES.map((size) => ({ size, name: swapTopicNames.size(code, size) })),
  bbo: swapTopicNames.bbo(code),
  detail: swapTopicNames.detail(code),
})

/** `undefined` for what is no topic of swaps at all. */
export function parseSwapTopic(
  name: string,
  market: Pick<Market, 'bookCodes'>,
): { readonly topic: SwapTopic } | { readonly fault: string } | undefined {
  if (!name.startsWith(`${SWAP_TOPICS}.`)) return undefined
  const [, code = '', rest = ''] = NAME.exec(name) ?? []
  if (code === '') return { fault: 'invalid topic' }
  const swap = swapOf(market, code)
  if (swap === undefined) return { fault: 'invalid symbol' }
  if (rest === 'detail' || rest === 'bbo') return { topic: { kind: rest, swap } }
  if (rest === 'trade.detail') return { topic: { kind: 'trade', swap } }
  const { steps, sizes } = bookTopics(code)
  const step = steps.find((one) => one.name === name)
  if (step !== undefined) return { topic: { kind: 'depth', step: step.step, swap } }
  const size = sizes.find((one) => one.name === name)
  if (size !== undefined) return { topic: { kind: 'size', size: size.size, swap } }
  const period = /^kline\.([a-z0-9]+)$/.exec(rest)?.[1]
  if (period === undefined) return { fault: 'invalid topic' }
  return isHtxPeriod(period)
    ? { topic: { kind: 'kline', period, swap } }
    : { fault: 'invalid period' }
}
