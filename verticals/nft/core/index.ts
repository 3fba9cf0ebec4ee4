/** The NFT market: items that have exactly one owner, bought in two steps, offered for, staked. Rules NF1–NF20, NF28: README.md. */
import { accept, type Core, frozen, giveSandboxFunds, house, refuse } from '@evenkeel/kernel'
import { apply, concerns, movements, tells } from './apply.ts'
import { events } from './codecs.ts'
import type {
  Collection,
  Command,
  Event,
  HideCollection,
  MintCollection,
  Refusal,
  SetMarketTerms,
} from './facts.ts'
import { acceptOffer, deferrable, doDue, makeOffer, stakeItem, withdrawOffer } from './holding.ts'
import { isSound, MARKET_ASSET, mintLimits } from './rules.ts'
import {
  cancelItemOrder,
  cancelListing,
  changeItemPrice,
  confirmItemOrder,
  listItem,
  orderItem,
} from './selling.ts'
import { initial, type State, snapshot } from './state.ts'

export * from './facts.ts'
export { MARKET_ASSET } from './rules.ts'
export * from './state.ts'

/** Fee and royalty together leave the seller most of it. */
const TAKEN_MAX_BPS = 5_000
export const nft: Core<State, Command, Event, Refusal> = {
  name: 'nft',
  code: 8,
  layout: 2,
  purposes: {
    mintCollection: 'terms',
    setMarketTerms: 'terms',
    hideCollection: 'run',
    fundSandboxRewards: 'run',
    listItem: 'trade',
    changeItemPrice: 'trade',
    cancelListing: 'cancel',
    orderItem: 'trade',
    confirmItemOrder: 'trade',
    cancelItemOrder: 'cancel',
    makeOffer: 'trade',
    acceptOffer: 'trade',
    withdrawOffer: 'cancel',
    stakeItem: 'trade',
    doDue: 'run',
  },
  // No market of the exchange: nothing of it is halted or delisted.
  tradedIn: () => null,
  initial,
  decide(command, state, world) {
    switch (command.type) {
      case 'listItem':
        return listItem(command, state, world)
      case 'changeItemPrice':
        return changeItemPrice(command, state, world)
      case 'cancelListing':
        return cancelListing(command, state, world)
      case 'orderItem':
        return orderItem(command, state, world)
      case 'confirmItemOrder':
        return confirmItemOrder(command, state, world)
      case 'cancelItemOrder':
        return cancelItemOrder(command, state, world)
      case 'makeOffer':
        return makeOffer(command, state, world)
      case 'acceptOffer':
        return acceptOffer(command, state, world)
      case 'withdrawOffer':
        return withdrawOffer(command, state, world)
      case 'stakeItem':
        return stakeItem(command, state, world)
      case 'doDue':
        return doDue(command, state, world)
      case 'mintCollection':
        return mintCollection(command, state)
      case 'setMarketTerms':
        return setMarketTerms(command, state)
      case 'hideCollection':
        return hideCollection(command, state)
      case 'fundSandboxRewards':
        return giveSandboxFunds({ ...command, asset: MARKET_ASSET }, house('nft'), world)
    }
  },
  apply,
  movements,
  concerns,
  deferrable,
  tells,
  reserved: { nft: (asset, { owed }) => (asset === MARKET_ASSET ? owed : 0n) },
  claims({ offers }, claim) {
    for (const { member, amount } of offers.values())
      claim(frozen(member, 'spot'), MARKET_ASSET, amount)
  },
  events,
  snapshot,
}

/** All its items are the house's, and listed; what they are follows from the seed. */
function mintCollection({ type: _, ...asked }: MintCollection, state: State) {
  const known = state.byCode.get(asked.code)
  if (known !== undefined)
    return isSame(known, asked) ? accept<Event>() : refuse('collectionExists')
  const { code, size, basePrice } = asked
  if (!isSound(code, size, basePrice)) return refuse('collectionUnsound', mintLimits)
  const number = state.collections.size + 1
  return accept<Event>({ type: 'collectionMinted', number, ...asked })
}

function isSame(known: Collection, asked: Omit<Collection, 'number'>): boolean {
  const { kind, seed, size, basePrice } = known
  const isDrawnSo = asked.kind === kind && asked.seed === seed
  return isDrawnSo && asked.size === size && asked.basePrice === basePrice
}

function setMarketTerms({ type: _, ...terms }: SetMarketTerms, state: State) {
  const { feeBps, royaltyBps, listingFee } = terms
  if (feeBps + royaltyBps > TAKEN_MAX_BPS || listingFee < 0n) return refuse('marketTermsUnsound')
  const known = state.terms
  const isSame = feeBps === known.feeBps && royaltyBps === known.royaltyBps
  if (isSame && listingFee === known.listingFee) return accept<Event>()
  return accept<Event>({ type: 'marketTermsSet', ...terms })
}

/** Nothing new begins in a hidden collection; what is open goes on. */
function hideCollection({ collection: code, isHidden }: HideCollection, state: State) {
  const collection = state.byCode.get(code)
  if (collection === undefined) return refuse('collectionDoesNotExist')
  const { number } = collection
  if ((state.hidden.get(number) ?? false) === isHidden) return accept<Event>()
  return accept<Event>({ type: 'collectionHidden', collection: number, isHidden })
}
