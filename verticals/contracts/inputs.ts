/** What an order's fields must be together, which no schema of one field can say. */
import { amendFault, type Naming } from '@evenkeel/wire/server'
import type { PlaceOrder } from './core/index.ts'

export type Placing = Omit<PlaceOrder, 'type' | 'member'>
export type Amending = Naming & {
  readonly price?: bigint | undefined
  readonly lots?: number | undefined
}

/** The fields that a kind of order needs and lacks, or has and does not take. */
export function atFault(order: Placing): string[] {
  const { kind, effect, force, price, stopPrice, distanceBps, leverage } = order
  const isPriced = kind === 'limit' || kind === 'stopLimit'
  const isStop = kind === 'stopLimit' || kind === 'stopMarket'
  const isOpening = effect === 'open'
  const fields: string[] = []
  if (isPriced !== (price !== undefined)) fields.push('price')
  if (isStop !== (stopPrice !== undefined)) fields.push('stopPrice')
  if ((kind === 'trailing') !== (distanceBps !== undefined)) fields.push('distanceBps')
  if (isOpening !== (leverage !== undefined)) fields.push('leverage')
  if (!isOpening && order.takeProfit !== undefined) fields.push('takeProfit')
  if (!isOpening && order.stopLoss !== undefined) fields.push('stopLoss')
  if (!isPriced && force !== 'gtc') fields.push('force')
  return fields
}

export function atFaultAmending(order: Amending): string[] {
  return amendFault(order, ['price', 'lots'])
}
