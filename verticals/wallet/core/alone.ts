/** What one operator has done alone in the last 24 hours: many small amounts are a large one. Rules W67, W68: README.md. */
import {
  type Amount,
  type Asset,
  amount,
  type Id,
  type Millis,
  record,
  uint,
  word,
} from '@evenkeel/kernel'
import type { State } from './state.ts'

export type DoneAlone = {
  readonly asset: Asset
  readonly amount: Amount
  readonly operator: number
  readonly at: Millis
}

/** For so long it counts. */
export const ALONE_MS = 24 * 3_600_000

export const aloneFields = { asset: word, amount, operator: uint, at: uint }
export const doneAlone = record<DoneAlone>(aloneFields)

/** W68: an amount or a cost of the payout that one operator ends by hand or cancels with it; no money moves by it. */
export type PayoutEndedAlone = { readonly type: 'payoutEndedAlone'; readonly id: Id } & DoneAlone

export const aloneEvents = {
  payoutEndedAlone: {
    code: 33,
    fields: record<Omit<PayoutEndedAlone, 'type'>>({ id: uint, ...aloneFields }),
  },
}

export function applyEndedAlone(event: PayoutEndedAlone, state: State): void {
  const { type: _, id: __, ...alone } = event
  const recent = state.endedAlone.filter(({ at }) => at + ALONE_MS > alone.at)
  state.endedAlone = [...recent, alone]
}

/** By this operator, or by all of them together. */
export function sumAlone(
  done: Iterable<DoneAlone>,
  asset: Asset,
  now: Millis,
  operator?: number,
): Amount {
  let sum = 0n
  for (const one of done) {
    const isOf = one.asset === asset && (operator === undefined || one.operator === operator)
    if (isOf && now < one.at + ALONE_MS) sum += one.amount
  }
  return sum
}
