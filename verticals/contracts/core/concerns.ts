/** Whom and which market an event concerns, and what other cores are told of it. */
import type { MemberId, TellFact } from '@evenkeel/kernel'
import type { Event } from './facts.ts'
import { ASSET } from './working.ts'

/** What members paid as fees. */
export function tells(event: Event, tell: TellFact): void {
  if (event.type !== 'contractTraded') return
  for (const { member, fee } of [event.maker, event.taker])
    if (member > 0 && fee > 0n) tell({ type: 'feePaid', member, asset: ASSET, amount: fee })
}

/** The symbol in which an event may have made something due. */
export function touched(event: Event): string | undefined {
  return event.type !== 'contractsSwept' && 'symbol' in event ? event.symbol : undefined
}

/** P23: where an order is placed, changed or filled. A cancellation trades nowhere, and LC7 settles at the mark. */
export function tradedIn(event: Event): string | null {
  switch (event.type) {
    case 'contractOrderPlaced':
    case 'contractOrderReduced':
    case 'contractTargetExtended':
    case 'contractTraded':
      return event.symbol
    case 'contractOrderCancelled':
    case 'profitSettled':
      return null
    default:
      // No command of a member leads to another event.
      return touched(event) ?? null
  }
}

/** Whom an event concerns: those who are told of it. */
export function concerns(event: Event): readonly MemberId[] {
  switch (event.type) {
    case 'contractTraded':
      return [event.taker.member, event.maker.member].filter((member) => member > 0)
    case 'contractListed':
    case 'contractsSwept':
    case 'fundingFixed':
      return []
    default:
      return [event.member]
  }
}
