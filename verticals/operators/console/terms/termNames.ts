/** What the kinds and fields of terms are called here, in the order in which the kinds are shown. */
import type en from './text/en.ts'

const words: Readonly<Record<string, keyof typeof en>> = {
  pairs: 'terms.group.pairs',
  networks: 'terms.group.networks',
  tokens: 'terms.group.tokens',
  approvals: 'terms.group.approvals',
  outflow: 'terms.group.outflow',
  options: 'terms.group.options',
  optionHours: 'terms.group.optionHours',
  contracts: 'terms.group.contracts',
  listings: 'terms.group.listings',
  prices: 'terms.group.prices',
  access: 'terms.group.access',
  abandoned: 'terms.group.abandoned',
  holds: 'terms.group.holds',
  products: 'terms.group.products',
  nft: 'terms.group.nft',
  collections: 'terms.group.collections',
  kind: 'terms.field.kind',
  size: 'terms.field.size',
  basePrice: 'terms.field.basePrice',
  royaltyBps: 'terms.field.royaltyBps',
  listingFee: 'terms.field.listingFee',
  tickSize: 'terms.field.tickSize',
  lotSize: 'terms.field.lotSize',
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
  waitHours: 'terms.field.waitHours',
  holdMinutes: 'terms.field.holdMinutes',
  holdings: 'terms.field.abandoned',
  holidays: 'terms.field.holidays',
  dailyYield: 'terms.field.dailyYield',
  minimum: 'terms.field.minimum',
  maximum: 'terms.field.maximum',
  capacity: 'terms.field.capacity',
  isExitable: 'terms.field.isExitable',
  exitFeeBps: 'terms.field.exitFeeBps',
  listing: 'terms.field.listing',
  source: 'terms.field.source',
  chain: 'terms.field.chain',
  contract: 'terms.field.contract',
  decimals: 'terms.field.decimals',
  leverages: 'terms.field.leverages',
  tiers: 'terms.field.tiers',
  openInterestLots: 'terms.field.openInterestLots',
  houseLots: 'terms.field.houseLots',
  fundingMaxPpm: 'terms.field.fundingMaxPpm',
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
/** Proper names, the same in every language. */
export const properNames: Readonly<Record<string, string>> = {
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum (ERC20)',
  bnb: 'BNB Smart Chain (BEP20)',
  polygon: 'Polygon PoS',
  tron: 'TRON (TRC20)',
}
const order = Object.keys(words)

/** Nothing for what a vertical brings that has no words here: it is called as the vertical calls it. */
export const keyOf = (name: string): keyof typeof en | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined

/** What the name of something new is called, what is said of it, and of one that does not fit. */
export const nameWordsOf = (group: string) => nameWords[group] ?? usualNameWords

type NameWords = Readonly<Record<'label' | 'hint' | 'wrong', keyof typeof en>>
const usualNameWords: NameWords = {
  label: 'terms.newName',
  hint: 'terms.newHint',
  wrong: 'terms.wrong.name',
}
const nameWords: Readonly<Record<string, NameWords>> = {
  collections: {
    label: 'terms.newName',
    hint: 'terms.newHint.collections',
    wrong: 'terms.wrong.name.collections',
  },
  tokens: { label: 'terms.newCoin', hint: 'terms.newCoinHint', wrong: 'terms.wrong.coin' },
}

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
