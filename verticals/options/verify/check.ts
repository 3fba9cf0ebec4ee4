/** Checks a receipt without trust in who made it: both ticks, the moments, the outcome and the arithmetic. */

import { formatAmount, parseAmount, parseFigure } from '@evenkeel/kernel'
import {
  type ProvenTick,
  provenTick,
  type TickProof,
  tellsTick,
  type Verdict,
  verdictOf,
  type WrittenTick,
} from '@evenkeel/wire/proof'
import {
  type Direction,
  expiryOf,
  FRESH_MS,
  gainOf,
  OPENS_WITHIN_MS,
  type Outcome,
  outcomeOf,
  profitOf,
} from '../core/rules.ts'

/** A receipt as it is written: amounts and prices as decimals. */
export type Receipt = {
  readonly version: number
  readonly product: string
  readonly symbol: string
  readonly direction: Direction
  readonly seconds: number
  readonly stake: string
  readonly fee: string
  readonly payoutBps: number
  readonly acceptedAt: number
  readonly expiresAt: number
  readonly outcome: Outcome
  readonly opened?: WrittenTick | undefined
  readonly closed?: WrittenTick | undefined
  readonly profit: string
  readonly paid: string
  readonly gain: string
  readonly proofs: {
    readonly opened?: TickProof | undefined
    readonly closed?: TickProof | undefined
  }
}

export const receiptFaults = [
  /** It is no receipt of this kind. */
  'malformed',
  /** Its expiry is not its acceptance and its duration. */
  'expiryWrong',
  /** A proof that it needs is missing, is about something else, or does not hold. */
  'openingUnproven',
  'closingUnproven',
  /** The chain says another tick than the receipt. */
  'openingWrong',
  'closingWrong',
  /** By these two ticks it should have ended otherwise, or have come to something else. */
  'outcomeWrong',
  'arithmeticWrong',
] as const
export type ReceiptFault = (typeof receiptFaults)[number]

export type ReceiptVerdict = Verdict<ReceiptFault>

export function checkReceipt(receipt: Receipt): ReceiptVerdict {
  try {
    return check(receipt)
  } catch {
    return { fault: 'malformed' }
  }
}

function check(receipt: Receipt): ReceiptVerdict {
  const { version, product } = receipt
  if (version !== 2 || product !== 'option' || !isSound(receipt)) return { fault: 'malformed' }
  const { acceptedAt, seconds, expiresAt, symbol, proofs, opened, closed, outcome } = receipt
  if (expiryOf(acceptedAt, seconds) !== expiresAt) return { fault: 'expiryWrong' }
  const opening = provenTick(proofs.opened, symbol, acceptedAt, 'firstAfter')
  if (opening === undefined) return { fault: 'openingUnproven' }
  const opens = !opening.tick.isStale && opening.tick.at <= acceptedAt + OPENS_WITHIN_MS
  if (opens ? !tellsTick(opened, opening.tick) : opened !== undefined)
    return { fault: 'openingWrong' }
  if (!opens) {
    if (outcome !== 'unopened') return { fault: 'outcomeWrong' }
    return addsUp(receipt) ? verdictOf([opening]) : { fault: 'arithmeticWrong' }
  }
  const closing = provenTick(proofs.closed, symbol, expiresAt, 'lastAt')
  if (closing === undefined) return { fault: 'closingUnproven' }
  const closes = !closing.tick.isStale && expiresAt - closing.tick.at <= FRESH_MS
  if (closes ? !tellsTick(closed, closing.tick) : closed !== undefined)
    return { fault: 'closingWrong' }
  if (outcome !== outcomeBy(receipt, opening.tick, closes ? closing.tick : undefined))
    return { fault: 'outcomeWrong' }
  return addsUp(receipt) ? verdictOf([opening, closing]) : { fault: 'arithmeticWrong' }
}

function outcomeBy(
  { direction }: Receipt,
  opening: ProvenTick,
  closing: ProvenTick | undefined,
): Outcome {
  if (closing === undefined) return 'stale'
  return outcomeOf(direction, parseFigure(opening.price), parseFigure(closing.price))
}

/** What was won, paid and gained is what the rules make of stake, fee and payout. */
function addsUp(receipt: Receipt): boolean {
  const [stake, fee] = [parseFigure(receipt.stake), parseFigure(receipt.fee)]
  const profit = profitOf(stake, receipt)
  const gain = gainOf(receipt.outcome, { stake, fee, profit })
  return (
    receipt.profit === formatAmount(receipt.outcome === 'won' ? profit : 0n) &&
    receipt.gain === formatAmount(gain) &&
    receipt.paid === formatAmount(stake + fee + gain)
  )
}

function isSound({ stake, fee, payoutBps, acceptedAt, seconds, direction }: Receipt): boolean {
  const amounts = [stake, fee].map(parseAmount)
  return (
    amounts.every((amount) => amount !== undefined) &&
    [payoutBps, acceptedAt, seconds].every(
      (number) => Number.isSafeInteger(number) && number > 0,
    ) &&
    payoutBps <= 10_000 &&
    (direction === 'rise' || direction === 'fall')
  )
}
