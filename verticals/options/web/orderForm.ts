/** What the form of an option foresees: by the core's own rules, in decimal strings. */
import { amountProblem, isZero } from '@evenkeel/ui/format/amount.ts'
import { amountFrom, formatAmount } from '@evenkeel/ui/format/decimals.ts'
import type { Outcome, Refusal } from '../core/facts.ts'
import {
  closesBefore,
  expiryOf,
  feeOf,
  gainOf,
  isTrading,
  openingOf,
  profitOf,
  STAKE_STEP,
  validate,
} from '../core/rules.ts'
import { type Offer, type Term, termOf } from './offer.ts'

export type Figures = {
  readonly fee: string
  /** Stake and fee: what the account must hold. */
  readonly cost: string
  /** What a win brings beside the stake, and in all. */
  readonly profit: string
  readonly paid: string
  /** What it comes to in the end, fee included. */
  readonly won: string
  readonly equal: string
  readonly lost: string
}

export function figuresOf(stake: string, term: Term): Figures {
  const amount = amountFrom(stake)
  const fee = feeOf(amount, term)
  const profit = profitOf(amount, term)
  const gain = (outcome: Outcome) => formatAmount(gainOf(outcome, { stake: amount, fee, profit }))
  return {
    fee: formatAmount(fee),
    cost: formatAmount(amount + fee),
    profit: formatAmount(profit),
    paid: formatAmount(amount + profit),
    won: gain('won'),
    equal: gain('equal'),
    lost: gain('lost'),
  }
}

/** The largest stake that so many percent of what there is pay, fee included, and that may be staked. */
export function stakeFor(available: string, percent: number, term: Term): string {
  const { feeBps, maxStake } = termOf(term)
  const share = (amountFrom(available) * BigInt(percent)) / 100n
  const bare = (share * 10_000n) / BigInt(10_000 + feeBps)
  const stake = least(bare, maxStake)
  const whole = stake - (stake % STAKE_STEP)
  return whole === 0n ? '' : formatAmount(whole)
}

/** Quick amounts: from the least on, in steps that people think in, as far as they may be staked. */
export function quickStakes({ minimum, maximum }: Term): readonly string[] {
  const [from, to] = [amountFrom(minimum), amountFrom(maximum)]
  return [1n, 5n, 10n, 50n, 100n]
    .map((times) => from * times)
    .filter((stake) => stake > 0n && stake <= to)
    .map(formatAmount)
}

/** What is known beside the form. */
export type Facts = {
  /** Of the trading account; `undefined` while it is not known, and for a visitor. */
  readonly available: string | undefined
  readonly isStale: boolean
  readonly isHalted: boolean
  readonly isPaused: boolean
  /** Why the hours of the market refuse it now, and when it opens or closes. */
  readonly outOfHours: OutOfHours | undefined
}

export type OutOfHours = {
  readonly problem: 'marketClosed' | 'expiryAfterClose'
  readonly at: number | undefined
}

/** By the core's own rules, for an option that is placed at a moment. */
export function checkHours(
  { market }: Offer,
  { seconds }: Term,
  now: number,
): OutOfHours | undefined {
  if (!isTrading(market, now)) return { problem: 'marketClosed', at: openingOf(market, now) }
  const at = closesBefore(market, now, expiryOf(now, seconds))
  return at === undefined ? undefined : { problem: 'expiryAfterClose', at }
}

/** The refusal that the exchange would give, before it has to; `missing` is only asked for. */
export type Problem = 'missing' | 'marketHalted' | Refusal

export function problemOf(stake: string, term: Term, facts: Facts): Problem | undefined {
  if (facts.isPaused) return 'optionsArePaused'
  if (facts.isHalted) return 'marketHalted'
  if (facts.outOfHours !== undefined) return facts.outOfHours.problem
  if (isZero(stake)) return 'missing'
  if (amountProblem(stake, {}) === 'tooMuch') return 'stakeAboveMaximum'
  const refused = validate(amountFrom(stake), termOf(term))
  if (refused !== undefined) return refused.refusal
  if (facts.isStale) return 'priceStale'
  const cost = amountFrom(figuresOf(stake, term).cost)
  const isBeyond = facts.available !== undefined && cost > amountFrom(facts.available)
  return isBeyond ? 'insufficientFunds' : undefined
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
