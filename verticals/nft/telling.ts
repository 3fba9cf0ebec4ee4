/** Tells everybody who is connected what has changed in the market: each item as it is after that. */
import type { Machine, Millis, Typed } from '@evenkeel/kernel'
import type { Published } from '@evenkeel/wire'
import { createPace, type Platform } from '@evenkeel/wire/server'
import { nftChannel } from './contract/index.ts'
import { collectionOf, type Event, itemOf, nft, numberOf, type State } from './core/index.ts'

/** What becomes durable this soon after the last telling is told together. */
const TOGETHER_MS = 250

type Face = Published<typeof nftChannel>['items'][number]
type Changes = { readonly items: Map<number, Face>; readonly collections: Set<string> }
type Parts = Pick<Platform, 'exchange' | 'machine' | 'pushToAll' | 'now'>

const noChanges = (): Changes => ({ items: new Map(), collections: new Set() })

/** Returns how to stop. */
export function tellOfItems({ exchange, machine, pushToAll, now }: Parts): () => void {
  /** Durable and not told yet: each item as it was last. */
  let untold = noChanges()
  const pace = createPace(TOGETHER_MS, () => {
    const { items, collections } = untold
    untold = noChanges()
    pushToAll(nftChannel, {
      at: now(),
      items: [...items.values()],
      collections: [...collections],
    })
  })
  const unwatch = exchange.watchAll((realm, events) => {
    if (realm !== 'real') return undefined
    // As it is right after the decision: what comes later may not be durable when this is told.
    const { items, collections } = changesOf(machine, events as readonly Event[])
    if (items.size + collections.size === 0) return undefined
    return () => {
      for (const [id, face] of items) untold.items.set(id, face)
      for (const code of collections) untold.collections.add(code)
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

function changesOf(machine: Machine, events: readonly Typed[]): Changes {
  const state = machine.state('real', nft) as State
  const items = new Map<number, Face>()
  const collections = new Set<string>()
  for (const event of events as readonly Event[])
    if (event.type === 'collectionMinted') collections.add(event.code)
    else if (event.type === 'collectionHidden')
      collections.add(state.collections.get(event.collection)?.code ?? '')
    else if (OF_ITEMS.has(event.type) && 'item' in event) {
      const face = faceOf(state, event.item, machine.now)
      if (face !== undefined) items.set(event.item, face)
    }
  return { items, collections }
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
