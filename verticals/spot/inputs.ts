/** What an order's fields must be together, which no schema of one field can say. */
import type { Amount } from '@evenkeel/kernel'
import { amendFault, type Naming } from '@evenkeel/wire/server'
import type { PlaceOrder } from './core/index.ts'

export type Placing = Omit<PlaceOrder, 'type' | 'member'>
export type Amending = Naming & {
  readonly price?: Amount | undefined
  readonly quantity?: Amount | undefined
}

/** The fields that a kind of order needs and lacks, or has and does not take. */
export function atFault({
  kind,
  side,
  force,
  price,
  quantity,
  spend,
  stopPrice,
}: Placing): string[] {
  const isPriced = kind === 'limit' || kind === 'stopLimit'
  const isStop = kind === 'stopLimit' || kind === 'stopMarket'
  const maySpend = !isPriced && side === 'buy'
  const fields: string[] = []
  if (isPriced !== (price !== undefined)) fields.push('price')
  if (isStop !== (stopPrice !== undefined)) fields.push('stopPrice')
  if (spend !== undefined && !maySpend) fields.push('spend')
  if ((quantity === undefined) === (spend === undefined)) fields.push('quantity')
  if (!isPriced && force !== 'gtc') fields.push('force')
  return fields
}

export function atFaultAmending(order: Amending): string[] {
  return amendFault(order, ['price', 'quantity'])
}
