/** Options as a screen holds them: read by calls, changed by the news; and what each would come to now. */
import { amountFrom, formatAmount } from '@evenkeel/ui/format/decimals.ts'
import type { Answer, News } from '@evenkeel/wire'
import type { getOpenOptions, optionsChannel } from '../contract/index.ts'
import type { Outcome } from '../core/facts.ts'
import { gainOf, outcomeOf } from '../core/rules.ts'

export type Option = Answer<typeof getOpenOptions>['options'][number]
type OptionNews = Pick<News<typeof optionsChannel>, 'revision' | 'options'>

/** Those that are not settled as they were read, with what news told since. */
export type OpenOptions = Answer<typeof getOpenOptions> & {
  /** Each that news told of, at its newest: settled ones too, so that older news does not bring one back. */
  readonly told?: ReadonlyMap<string, { readonly option: Option; readonly revision: number }>
}

/** Each option of the news is as it was at its revision: in its place, at the top when it is new, gone when it is settled. */
export function withNews(open: OpenOptions, { revision, options }: OptionNews): OpenOptions {
  const told = new Map(open.told)
  const byId = new Map(open.options.map((option) => [option.id, option]))
  for (const option of options) {
    if (revision <= (told.get(option.id)?.revision ?? open.revision)) continue
    told.set(option.id, { option, revision })
    if (option.isSettled) byId.delete(option.id)
    else byId.set(option.id, option)
  }
  const newestFirst = [...byId.values()].sort((one, other) => other.acceptedAt - one.acceptedAt)
  return { ...open, told, options: newestFirst }
}

/** An option as it is now, as far as that was read or told; nothing of one that is neither open nor told of. */
export function knownIn(open: OpenOptions | undefined, id: string): Option | undefined {
  return open?.told?.get(id)?.option ?? open?.options.find((one) => one.id === id)
}

/** Whether it was settled and nobody told: what is open was read since, and it is not among it. */
export function isMissed(open: OpenOptions | undefined, { id, isSettled }: Option): boolean {
  return open !== undefined && !isSettled && knownIn(open, id) === undefined
}

/** It ends with a second, so up to one more than its duration is left at first: nobody was promised that. */
export function shownNow({ seconds, until }: { seconds: number; until: number }, now: number) {
  return Math.max(until - seconds * 1_000, now)
}

export type WouldBe = {
  readonly outcome: Outcome
  /** What its owner would have more, or less, fee included. */
  readonly gain: string
  readonly tone: 'up' | 'down' | 'same'
}

/** What an option comes to that closes at this price; nothing before it has opened. */
export function wouldBe(option: Option, price: string | undefined): WouldBe | undefined {
  if (option.opened === undefined || price === undefined) return undefined
  const { direction, stake, fee, profitIfWon } = option
  const outcome = outcomeOf(direction, amountFrom(option.opened.price), amountFrom(price))
  const gain = gainOf(outcome, {
    stake: amountFrom(stake),
    fee: amountFrom(fee),
    profit: amountFrom(profitIfWon),
  })
  return { outcome, gain: formatAmount(gain), tone: toneOf(outcome) }
}

export function toneOf(outcome: Outcome | 'refunded'): 'up' | 'down' | 'same' {
  if (outcome === 'won') return 'up'
  return outcome === 'lost' ? 'down' : 'same'
}
