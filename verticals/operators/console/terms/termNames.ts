/** What the kinds and fields of terms are called here, in the order in which the kinds are shown. */
import type en from './text/en.ts'

const words: Readonly<Record<string, keyof typeof en>> = {
  pairs: 'terms.group.pairs',
  networks: 'terms.group.networks',
  approvals: 'terms.group.approvals',
  outflow: 'terms.group.outflow',
  options: 'terms.group.options',
  optionHours: 'terms.group.optionHours',
  contracts: 'terms.group.contracts',
  listings: 'terms.group.listings',
  prices: 'terms.group.prices',
  products: 'terms.group.products',
  nft: 'terms.group.nft',
  collections: 'terms.group.collections',
  kind: 'terms.field.kind',
  size: 'terms.field.size',
  basePrice: 'terms.field.basePrice',
  royaltyBps: 'terms.field.royaltyBps',
  listingFee: 'terms.field.listingFee',
  makerFeeBps: 'terms.field.makerFeeBps',
  takerFeeBps: 'terms.field.takerFeeBps',
  minNotional: 'terms.field.minNotional',
  bandBps: 'terms.field.bandBps',
  slippageBps: 'terms.field.slippageBps',
  depositMin: 'terms.field.depositMin',
  withdrawalMin: 'terms.field.withdrawalMin',
  withdrawalFee: 'terms.field.withdrawalFee',
  dailyMax: 'terms.field.dailyMax',
  dailyMaxAdvanced: 'terms.field.dailyMaxAdvanced',
  fourEyesAbove: 'terms.field.fourEyesAbove',
  limit: 'terms.field.limit',
  isOffered: 'terms.field.isOffered',
  payoutBps: 'terms.field.payoutBps',
  feeBps: 'terms.field.feeBps',
  minStake: 'terms.field.minStake',
  maxStake: 'terms.field.maxStake',
  hours: 'terms.field.hours',
  holidays: 'terms.field.holidays',
  dailyYield: 'terms.field.dailyYield',
  minimum: 'terms.field.minimum',
  maximum: 'terms.field.maximum',
  capacity: 'terms.field.capacity',
  isExitable: 'terms.field.isExitable',
  exitFeeBps: 'terms.field.exitFeeBps',
  listing: 'terms.field.listing',
  source: 'terms.field.source',
}
const choices: Readonly<Record<string, keyof typeof en>> = {
  listed: 'terms.choice.listed',
  delisted: 'terms.choice.delisted',
  upstream: 'terms.choice.upstream',
  simulator: 'terms.choice.simulator',
  none: 'terms.choice.none',
  always: 'terms.choice.always',
  forex: 'terms.choice.forex',
  stocks: 'terms.choice.stocks',
}
const order = Object.keys(words)

/** Nothing for what a vertical brings that has no words here: it is called as the vertical calls it. */
export const keyOf = (name: string): keyof typeof en | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined

/** What is said of the name of something new, and of one that does not fit. */
export const nameWordsOf = (group: string) =>
  group === 'collections'
    ? ({ hint: 'terms.newHint.collections', wrong: 'terms.wrong.name.collections' } as const)
    : ({ hint: 'terms.newHint', wrong: 'terms.wrong.name' } as const)

/** Nothing for a choice that has no words here. */
export const choiceKeyOf = (choice: string): keyof typeof en | undefined =>
  Object.hasOwn(choices, choice) ? choices[choice] : undefined

/** Whichever vertical brings them; what is not known comes last. */
export function inOrder<Group extends { readonly name: string }>(
  groups: readonly Group[],
): readonly Group[] {
  return groups.toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
}

const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
