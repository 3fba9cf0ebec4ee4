/** Broken NFT markets, each of which the simulation must catch. */
import { type AnyCore, custody, house, type Post, shareDown } from '@evenkeel/kernel'
import { type Event, nft, type State, type UnpaidOrder } from '../core/index.ts'

type Decide = typeof nft.decide

const LATE_MS = 300_000
const HOUR_MS = 3_600_000

/** Decides by a state that is otherwise. */
function blindTo(change: (state: State) => Partial<State>): typeof nft {
  const decide: Decide = (command, state, world) =>
    nft.decide(command, { ...state, ...change(state) }, world)
  return { ...nft, decide }
}

/** States otherwise what it decided. */
function stating(change: (event: Event, state: State) => Event): typeof nft {
  const decide: Decide = (command, state, world) => {
    const decision = nft.decide(command, state, world)
    if (!decision.ok) return decision
    return { ok: true, events: decision.events.map((event) => change(event as Event, state)) }
  }
  return { ...nft, decide }
}

function posting(change: (post: Post) => Post): typeof nft {
  return { ...nft, movements: (event, post) => nft.movements?.(event, change(post)) }
}

/** The item stays with who sold it. */
const twoOwners: typeof nft = {
  ...nft,
  apply(event, state) {
    const seller = event.type === 'itemSold' && event.way === 'offer' ? event.seller : undefined
    nft.apply(event, state)
    const item =
      seller === undefined ? undefined : state.items.get((event as { item: number }).item)
    if (item !== undefined && seller !== undefined) item.owner = seller
  },
}

const feeRoundedDown = stating((event, { terms }) => {
  if (event.type !== 'itemOrdered' || event.seller === 0) return event
  return { ...event, fee: shareDown(event.price, terms.feeBps) }
})

/** Who comes five minutes late may pay still. */
const expiredOrderPaid: typeof nft = {
  ...nft,
  decide(command, state, world) {
    if (command.type !== 'confirmItemOrder') return nft.decide(command, state, world)
    return nft.decide(command, state, { ...world, id: world.id, now: world.now - LATE_MS })
  },
  deferrable: (state, now, prices) => nft.deferrable?.(state, now - LATE_MS, prices),
}

/** A second buyer is let in. */
const reservedSoldTwice: typeof nft = {
  ...nft,
  decide(command, state, world) {
    const seen = command.type === 'orderItem' ? { ...state, orders: new Map() } : state
    return nft.decide(command, seen, world)
  },
}

const royaltyForgotten = posting((post) => (asset, amount, from, to, reason, of) => {
  if (reason !== 'nftRoyalty') post(asset, amount, from, to, reason, of)
})

/** Out of nothing that the exchange has. */
const rewardMinted = posting((post) => (asset, amount, from, to, reason, of) => {
  post(asset, amount, reason === 'nftReward' ? custody('sandbox') : from, to, reason, of)
})

/** Out of what the house took in fees, which is not what was promised. */
const rewardFromFees = posting((post) => (asset, amount, from, to, reason, of) => {
  post(asset, amount, reason === 'nftReward' ? house('fees') : from, to, reason, of)
})

/** Looks otherwise at what a buyer of an item has left unpaid. */
function leftUnpaid(
  change: (unpaid: readonly UnpaidOrder[], item: number) => readonly UnpaidOrder[],
): typeof nft {
  const decide: Decide = (command, state, world) => {
    if (command.type !== 'orderItem') return nft.decide(command, state, world)
    const seen = [...state.unpaidOf].map(([buyer, unpaid]) => {
      return [buyer, change(unpaid, command.item)] as const
    })
    return nft.decide(command, { ...state, unpaidOf: new Map(seen) }, world)
  }
  return { ...nft, decide }
}

/** One more than the limit. */
const fourthLeftUnpaid = leftUnpaid((unpaid, item) => {
  const other = unpaid.find((one) => one.item !== item)
  return unpaid.filter((one) => one !== other)
})

export const plants: Readonly<Record<string, AnyCore>> = {
  twoOwners,
  nftFeeRoundedDown: feeRoundedDown,
  expiredOrderPaid,
  royaltyForgotten,
  rewardFromFees,
  rewardsNotReserved: { ...nft, reserved: { nft: () => 0n } } satisfies typeof nft,
  reservedSoldTwice,
  rewardMinted,
  offerKeptFrozen: {
    ...nft,
    movements(event, post) {
      if (event.type !== 'offerEnded' || event.why !== 'expired') nft.movements?.(event, post)
    },
  } satisfies typeof nft,
  reservedAgain: leftUnpaid((unpaid) => unpaid.map((one) => ({ ...one, item: 0 }))),
  fourthLeftUnpaid,
  unpaidForgottenEarly: leftUnpaid((unpaid) =>
    unpaid.map((one) => ({ ...one, endedAt: one.endedAt - HOUR_MS })),
  ),
  stakedSold: blindTo(({ items }) => ({
    items: new Map([...items].map(([id, item]) => [id, { ...item, stake: 0 }])),
  })),
}
