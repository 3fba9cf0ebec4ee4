/** What the events of options change, move and tell. */
import {
  available,
  frozen,
  house,
  type MemberId,
  type Millis,
  type Post,
  type TellFact,
} from '@evenkeel/kernel'
import type { Event, Placed, Settled } from './facts.ts'
import { ASSET, dayOf, gainOf, keepsFee } from './rules.ts'
import {
  addOption,
  deskOf,
  removeOption,
  type State,
  type Trader,
  termKey,
  traderOf,
} from './state.ts'

export function apply(event: Event, state: State): void {
  switch (event.type) {
    case 'optionTermSet': {
      const { type: _, ...term } = event
      state.terms.set(termKey(term), term)
      break
    }
    case 'optionPlaced':
      place(event, state)
      break
    case 'optionOpened': {
      const option = state.options.get(event.id)
      if (option === undefined) break
      option.opened = event.tick
      deskOf(state, option.symbol).pending.delete(event.id)
      break
    }
    case 'optionSettled':
      settle(event, state)
      break
    case 'optionLimitsSet': {
      const trader = traderOf(state, event.member)
      trader.loss = event.loss
      trader.number = event.number
      break
    }
    case 'optionsPaused':
      traderOf(state, event.member).pausedUntil = event.until
      break
    case 'optionHoursSet':
      state.hours.set(event.symbol, { hours: event.hours, holidays: event.holidays })
  }
}

export function movements(event: Event, post: Post): void {
  if (event.type === 'optionPlaced') {
    const { id, member, stake, fee } = event
    const [from, to] = [available(member, 'trading'), frozen(member, 'trading')]
    post(ASSET, stake + fee, from, to, 'optionStake', id)
  } else if (event.type === 'optionSettled') payOut(event, post)
}

function payOut({ id, member, outcome, stake, fee, profit }: Settled, post: Post): void {
  const [from, to] = [frozen(member, 'trading'), available(member, 'trading')]
  const returned = (outcome === 'lost' ? 0n : stake) + (keepsFee(outcome) ? 0n : fee)
  if (outcome === 'lost') post(ASSET, stake, from, house('options'), 'optionLost', id)
  if (returned > 0n) post(ASSET, returned, from, to, 'optionReturn', id)
  if (profit > 0n) post(ASSET, profit, house('options'), to, 'optionWon', id)
  if (fee > 0n && keepsFee(outcome)) post(ASSET, fee, from, house('fees'), 'optionFee', id)
}

/** A fee is told of when it is kept: until then it may come back. */
export function tells(event: Event, tell: TellFact): void {
  if (event.type !== 'optionSettled' || event.fee === 0n || !keepsFee(event.outcome)) return
  tell({ type: 'feePaid', member: event.member, asset: ASSET, amount: event.fee })
}

export function concerns(event: Event): readonly MemberId[] {
  return 'member' in event ? [event.member] : []
}

function place({ type: _, ...placed }: Placed, state: State): void {
  addOption(state, { ...placed, opened: undefined })
  const trader = traderOf(state, placed.member)
  turnDay(trader, placed.acceptedAt)
  trader.placed++
}

function settle(event: Settled, state: State): void {
  const option = state.options.get(event.id)
  if (option === undefined) return
  removeOption(state, option)
  const trader = traderOf(state, event.member)
  turnDay(trader, event.expiresAt)
  // What belongs to a day that is over counts for no limit any more.
  if (dayOf(event.expiresAt) === trader.day) trader.lost -= gainOf(event.outcome, event)
}

function turnDay(trader: Trader, at: Millis): void {
  const day = dayOf(at)
  if (day <= trader.day) return
  trader.day = day
  trader.lost = 0n
  trader.placed = 0
}
