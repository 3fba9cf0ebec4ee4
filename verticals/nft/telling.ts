/** Tells everybody who is connected what has changed in the market, each item as it is after that; and of an offer, those whom it concerns. */
import type { Machine, MemberId, Millis } from '@evenkeel/kernel'
import type { Published } from '@evenkeel/wire'
import { createPace, type Platform } from '@evenkeel/wire/server'
import { nftChannel, nftOffersChannel } from './contract/index.ts'
import { collectionOf, type Event, itemOf, nft, numberOf, type State } from './core/index.ts'

/** What becomes durable this soon after the last telling is told together. */
const TOGETHER_MS = 250

type Face = Published<typeof nftChannel>['items'][number]
type Concerned = { readonly member: MemberId; readonly item: number }
type Changes = {
  readonly items: Map<number, Face>
  readonly collections: Set<string>
  /** Who made an offer, and who had the item that it was for. */
  readonly offers: readonly Concerned[]
}
type Parts = Pick<Platform, 'exchange' | 'machine' | 'push' | 'pushToAll' | 'now'>

const nothing = () => ({ items: new Map<number, Face>(), collections: new Set<string>() })

/** Returns how to stop. */
export function tellOfItems({ exchange, machine, push, pushToAll, now }: Parts): () => void {
  /** Durable and not told yet: each item as it was last. */
  let untold = nothing()
  const pace = createPace(TOGETHER_MS, () => {
    const { items, collections } = untold
    untold = nothing()
    pushToAll(nftChannel, {
      at: now(),
      items: [...items.values()],
      collections: [...collections],
    })
  })
  const unwatch = exchange.watchAll((realm, events) => {
    if (realm !== 'real') return undefined
    // As it is right after the decision: what comes later may not be durable when this is told.
    const { items, collections, offers } = changesOf(machine, events as readonly Event[])
    if (items.size + collections.size === 0) return undefined
    return () => {
      for (const [id, face] of items) untold.items.set(id, face)
      for (const code of collections) untold.collections.add(code)
      for (const { member, item } of offers) {
        const face = items.get(item)
        if (face === undefined) continue
        const { collection, number } = face
        push(nftOffersChannel, member, { at: now(), collection, number }, 'real')
      }
      pace.ask()
    }
  })
  return () => {
    unwatch()
    pace.stop()
  }
}

const OF_ITEMS: ReadonlySet<string> = new Set([
  'itemListed',
  'itemPriceChanged',
  'listingCancelled',
  'itemOrdered',
  'itemOrderEnded',
  'itemSold',
  'offerMade',
  'offerEnded',
  'itemStaked',
  'rewardPaid',
] satisfies Event['type'][])

function changesOf(machine: Machine, events: readonly Event[]): Changes {
  const state = machine.state('real', nft) as State
  const items = new Map<number, Face>()
  const collections = new Set<string>()
  for (const event of events)
    if (event.type === 'collectionMinted') collections.add(event.code)
    else if (event.type === 'collectionHidden')
      collections.add(state.collections.get(event.collection)?.code ?? '')
    else if (OF_ITEMS.has(event.type) && 'item' in event) {
      const face = faceOf(state, event.item, machine.now)
      if (face !== undefined) items.set(event.item, face)
    }
  return { items, collections, offers: concernedBy(events, state) }
}

/** Each member once for an item, however much of the decision concerns them; the house is told nothing. */
function concernedBy(events: readonly Event[], state: State): readonly Concerned[] {
  const concerned = new Map<string, Concerned>()
  for (const event of events)
    for (const member of partiesTo(event, events, state))
      if (member !== 0 && 'item' in event)
        concerned.set(`${member} ${event.item}`, { member, item: event.item })
  return [...concerned.values()]
}

/** Who made the offer that has come or is over, and who had the item then. */
function partiesTo(event: Event, events: readonly Event[], state: State): readonly MemberId[] {
  if (event.type === 'itemSold') return event.way === 'offer' ? [event.buyer, event.seller] : []
  if (event.type !== 'offerMade' && event.type !== 'offerEnded') return []
  const { item, member } = event
  // Its owner by now is the buyer, where it was sold in the same decision.
  const sale = events.find((one) => one.type === 'itemSold' && one.item === item)
  const owner = sale?.type === 'itemSold' ? sale.seller : itemOf(state, item)?.owner
  return [member, owner ?? 0]
}

function faceOf(state: State, id: number, now: Millis): Face | undefined {
  const item = itemOf(state, id)
  const collection = collectionOf(state, id)
  if (item === undefined || collection === undefined) return undefined
  const { price, stake, order } = item
  const until = state.orders.get(order)?.expiresAt ?? 0
  return {
    collection: collection.code,
    number: numberOf(id),
    state: stake !== 0 ? 'staked' : price > 0n ? 'listed' : 'not_listed',
    price: price > 0n ? price : undefined,
    reserved_until: until > now ? until : undefined,
  }
}
