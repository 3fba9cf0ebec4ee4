/** What the terms of a contract must be, and which changes of them would move what members hold; the console says so while they are typed. */
import { type Amount, parseAmount, UNIT } from '@evenkeel/kernel'
import type { Terms, Tier } from './facts.ts'

const STEP_MAX = 2n ** 53n
const BPS = 10_000
const LOTS_MAX = 1e12
const PPM = 1e6

/** What is wrong with terms: of a list, in which of its rows, counted from 0. */
export type TermsFault = {
  readonly field: keyof Terms
  readonly row?: number
  readonly why:
    | 'stepsUnsound'
    | 'listEmpty'
    | 'leverageOutOfRange'
    | 'takerFeeTooHigh'
    | 'outOfRange'
    | 'tierWithoutValue'
    | 'tierNotLarger'
    | 'tierNotDearer'
    | 'tierNotLower'
    | 'tierWithoutMargin'
}

/** LC1. */
export function isSound(terms: Terms): boolean {
  return faultsOf(terms).length === 0
}

export function faultsOf(terms: Terms): readonly TermsFault[] {
  const { tickSize, lotSize, makerFeeBps, takerFeeBps, leverages, tiers } = terms
  const faults: TermsFault[] = []
  const [first] = tiers
  if (!areSteps(tickSize, lotSize)) faults.push({ field: 'lotSize', why: 'stepsUnsound' })
  if (leverages.length === 0) faults.push({ field: 'leverages', why: 'listEmpty' })
  for (const [row, one] of leverages.entries())
    if (!isWhole(one, 1, first?.leverageMax ?? 0))
      faults.push({ field: 'leverages', row, why: 'leverageOutOfRange' })
  if (makerFeeBps > BPS) faults.push({ field: 'makerFeeBps', why: 'outOfRange' })
  // Taking lots from a position must lower its maintenance by more than it costs in fees.
  if (takerFeeBps >= (first?.maintenanceBps ?? BPS))
    faults.push({ field: 'takerFeeBps', why: 'takerFeeTooHigh' })
  for (const [field, most] of figures)
    if (!isWhole(terms[field], 0, most)) faults.push({ field, why: 'outOfRange' })
  if (first === undefined) faults.push({ field: 'tiers', why: 'listEmpty' })
  return [...faults, ...tiers.flatMap(tierFaults)]
}

const figures = [
  ['bandBps', BPS],
  ['slippageBps', BPS],
  ['openInterestLots', LOTS_MAX],
  ['houseLots', LOTS_MAX],
  ['fundingMaxPpm', PPM],
] as const

function areSteps(tickSize: Amount, lotSize: Amount): boolean {
  if (tickSize <= 0n || lotSize <= 0n || (tickSize * lotSize) % UNIT !== 0n) return false
  return tickSize < STEP_MAX && lotSize < STEP_MAX && tickSize * lotSize < STEP_MAX
}

const isWhole = (figure: number, least: number, most: number): boolean =>
  Number.isInteger(figure) && figure >= least && figure <= most

/** Larger and dearer than the one before, for less leverage; what is opened with its largest leverage is in no danger at once. */
function tierFaults(tier: Tier, row: number, tiers: readonly Tier[]): readonly TermsFault[] {
  const { valueMax, maintenanceBps, leverageMax } = tier
  const before = tiers[row - 1]
  const whys: TermsFault['why'][] = []
  if (valueMax <= 0n) whys.push('tierWithoutValue')
  if (maintenanceBps * leverageMax >= BPS) whys.push('tierWithoutMargin')
  if (before !== undefined) {
    if (valueMax <= before.valueMax) whys.push('tierNotLarger')
    if (maintenanceBps <= before.maintenanceBps) whys.push('tierNotDearer')
    if (leverageMax >= before.leverageMax) whys.push('tierNotLower')
  }
  return whys.map((why) => ({ field: 'tiers', row, why }))
}

/** The same of terms as a form has them: fields by their names, as `wire/server/terms.ts` writes them, each in a form that can be read. */
export function faultsIn(written: Readonly<Record<string, string>>): readonly TermsFault[] {
  const text = (name: string) => written[name] ?? ''
  const amount = (of: string) => parseAmount(of) ?? 0n
  const tierIn = (of: string): Tier => {
    const [value = '', maintenance, leverage] = of.split(' ')
    return {
      valueMax: amount(value),
      maintenanceBps: Number(maintenance),
      leverageMax: Number(leverage),
    }
  }
  const listed = (name: string, between: string) =>
    text(name) === '' ? [] : text(name).split(between)
  return faultsOf({
    symbol: '',
    tickSize: amount(text('tickSize')),
    lotSize: amount(text('lotSize')),
    makerFeeBps: Number(text('makerFeeBps')),
    takerFeeBps: Number(text('takerFeeBps')),
    bandBps: Number(text('bandBps')),
    slippageBps: Number(text('slippageBps')),
    leverages: listed('leverages', ', ').map(Number),
    tiers: listed('tiers', '; ').map(tierIn),
    openInterestLots: Number(text('openInterestLots')),
    houseLots: Number(text('houseLots')),
    fundingMaxPpm: Number(text('fundingMaxPpm')),
    hours: 'always',
    holidays: [],
  })
}

/** Whether a position of some value would need more maintenance than it does. */
export function isStricter(tiers: readonly Tier[], known: readonly Tier[]): boolean {
  const ends = [...tiers, ...known].map(({ valueMax }) => valueMax)
  // Between the ends of tiers both rise evenly; beyond the last by the last rate.
  return (
    ends.some((value) => partsOf(tiers, value) > partsOf(known, value)) ||
    lastRate(tiers) > lastRate(known)
  )
}

const lastRate = (tiers: readonly Tier[]) => (tiers[tiers.length - 1] as Tier).maintenanceBps

/** The maintenance of a value in hundredths of a percent of it, added up over the tiers. */
function partsOf(tiers: readonly Tier[], value: Amount): Amount {
  let parts = 0n
  let from = 0n
  for (const { valueMax, maintenanceBps } of tiers) {
    if (value <= from) return parts
    parts += ((value < valueMax ? value : valueMax) - from) * BigInt(maintenanceBps)
    from = valueMax
  }
  return value > from ? parts + (value - from) * BigInt(lastRate(tiers)) : parts
}
