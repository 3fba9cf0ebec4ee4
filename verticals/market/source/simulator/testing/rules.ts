/** Simple rules of betting on a price, and how often each would have won: what a member could find out by trying. */

/** A price for each second, 0 where the market is closed. */
export type Prices = Float64Array

/** The best rule's share of wins on data that it was not found by, and the least that it is with all but certainty. */
export type Best = { readonly rule: string; readonly share: number; readonly atLeast: number }

const WINDOWS = [1, 2, 3, 5, 10, 15, 30, 60, 120]
const LONGEST = 120
const LEVELS = ['any move', 'top half', 'top fifth', 'top twentieth']
const LEVEL_PARTS = [0, 0.5, 0.8, 0.95]
const PLACES = ['any second', '0-4 s', '5-14 s', '15-29 s', '30-44 s', '45-54 s', '55-59 s', 'hour']
const PLACE_ENDS = [5, 15, 30, 45, 55, 60]
const REGIMES = ['any volatility', 'calm', 'wild']
const ROUND = [100, 1_000]
const SIGNALS = [
  ...WINDOWS.map((window) => `own move of ${window} s`),
  ...WINDOWS.map((window) => `leader's move of ${window} s`),
  "distance from the minute's open",
  "distance from the hour's open",
  ...ROUND.map((ticks) => `distance from a round number of ${ticks} ticks`),
]
const RULES = SIGNALS.length * LEVELS.length * PLACES.length * REGIMES.length
/** A rule that was seldom tried in training says nothing. */
const BETS_LEAST = 200
const TAKEN = 20
/** One in ten thousand runs of something that cannot be foreseen fails: 1e-4 over at most 300 rules that are tried on new data. */
const SIGMAS = 5

/** Finds the rules that won most often by `training`, and tells the best of them by `unseen`. Bets do not overlap. */
export function bestRule(training: Market, unseen: Market, duration: number): Best {
  const thresholds = thresholdsOf(training, duration)
  const seen = outcomes(training, duration, thresholds)
  const tried = Array.from({ length: RULES }, (_, rule) => rule)
    .filter((rule) => seen.bets[rule]! >= BETS_LEAST)
    .sort((one, other) => Math.abs(scoreOf(seen, other)) - Math.abs(scoreOf(seen, one)))
    .slice(0, TAKEN)
  const held = outcomes(unseen, duration, thresholds)
  const all = tried.map((rule): Best => {
    const goesOn = scoreOf(seen, rule) > 0
    const bets = held.bets[rule]!
    const won = held.wins[rule]! / bets
    const share = goesOn ? won : 1 - won
    const kind = goesOn ? 'goes on' : 'turns'
    const name = `${nameOf(rule)}, ${kind}, ${duration} s, ${bets} bets`
    return { rule: name, share, atLeast: share - (SIGMAS * 0.5) / Math.sqrt(bets) }
  })
  return all.reduce((best, one) => (one.atLeast > best.atLeast ? one : best))
}

/** A symbol, and another that may lead it. */
export type Market = { readonly own: Prices; readonly leader: Prices }
type Outcomes = { readonly wins: Float64Array; readonly bets: Float64Array }

/** In standard deviations from as many wins as losses. */
function scoreOf({ wins, bets }: Outcomes, rule: number): number {
  return (wins[rule]! - bets[rule]! / 2) / Math.sqrt(bets[rule]! / 4)
}

function nameOf(rule: number): string {
  const regime = rule % REGIMES.length
  const place = Math.floor(rule / REGIMES.length) % PLACES.length
  const level = Math.floor(rule / (REGIMES.length * PLACES.length)) % LEVELS.length
  const signal = Math.floor(rule / (REGIMES.length * PLACES.length * LEVELS.length))
  return [SIGNALS[signal], LEVELS[level], PLACES[place], REGIMES[regime]].join(', ')
}

/** Every signal at a moment: positive where the price went up, or is above. */
function signalsAt({ own, leader }: Market, at: number, into: Float64Array): void {
  let nth = 0
  for (const window of WINDOWS) into[nth++] = own[at]! - own[at - window]!
  for (const window of WINDOWS) into[nth++] = leader[at]! - leader[at - window]!
  into[nth++] = own[at]! - own[at - (at % 60)]!
  into[nth++] = own[at]! - (own[at - (at % 3_600)]! || own[at]!)
  for (const ticks of ROUND) into[nth++] = own[at]! - Math.round(own[at]! / ticks) * ticks
}

/** The moments of bets: what came before is known, and the market is open until after they end. */
function* moments({ own, leader }: Market, duration: number): Generator<number> {
  for (let at = 3_600; at + duration + 1 < own.length; at += duration + 1) {
    const isOpen = own[at - LONGEST]! > 0 && own[at]! > 0 && own[at + 1 + duration]! > 0
    if (isOpen && leader[at - LONGEST]! > 0 && leader[at]! > 0) yield at
  }
}

type Thresholds = { readonly levels: readonly Float64Array[]; readonly wild: number }

function thresholdsOf(market: Market, duration: number): Thresholds {
  const sizes = SIGNALS.map((): number[] => [])
  const regimes: number[] = []
  const signals = new Float64Array(SIGNALS.length)
  for (const at of moments(market, duration)) {
    signalsAt(market, at, signals)
    for (const [nth, signal] of signals.entries()) sizes[nth]!.push(Math.abs(signal))
    regimes.push(wildnessAt(market, at))
  }
  const quantile = (sorted: readonly number[], part: number) =>
    sorted[Math.floor(part * sorted.length)]!
  const levels = sizes.map((all) => {
    const sorted = all.sort((one, other) => one - other)
    return Float64Array.from(LEVEL_PARTS, (part) => (part === 0 ? 0 : quantile(sorted, part)))
  })
  regimes.sort((one, other) => one - other)
  return { levels, wild: quantile(regimes, 0.5) }
}

function wildnessAt({ own }: Market, at: number): number {
  let sum = 0
  for (let back = 0; back < LONGEST; back += 10)
    sum += Math.abs(own[at - back]! - own[at - back - 10]!) / own[at]!
  return sum
}

/** Of every rule that bets on a signal's going on. A bet begins with the next price, and one that ends where it began is none. */
function outcomes(market: Market, duration: number, { levels, wild }: Thresholds): Outcomes {
  const wins = new Float64Array(RULES)
  const bets = new Float64Array(RULES)
  const signals = new Float64Array(SIGNALS.length)
  for (const at of moments(market, duration)) {
    const change = market.own[at + 1 + duration]! - market.own[at + 1]!
    if (change === 0) continue
    signalsAt(market, at, signals)
    const regime = wildnessAt(market, at) > wild ? 2 : 1
    const isHour = at % 3_600 < 60 || at % 3_600 >= 3_540
    const places = [0, 1 + PLACE_ENDS.findIndex((end) => at % 60 < end), ...(isHour ? [7] : [])]
    for (const [nth, signal] of signals.entries()) {
      if (signal === 0) continue
      const win = signal > 0 === change > 0 ? 1 : 0
      for (let level = 0; level < LEVELS.length; level++) {
        if (Math.abs(signal) < levels[nth]![level]!) break
        for (const place of places) {
          const rule = ((nth * LEVELS.length + level) * PLACES.length + place) * REGIMES.length
          wins[rule]! += win
          bets[rule]! += 1
          wins[rule + regime]! += win
          bets[rule + regime]! += 1
        }
      }
    }
  }
  return { wins, bets }
}
