/** How buying, selling, offers and stakes are answered: each a command of the core. */
import { eventOf, parseRequestKey, type Refused, refuse } from '@evenkeel/kernel'
import {
  type Caller,
  type Context,
  handle,
  momentText,
  type Route,
  refusedBy,
} from '@evenkeel/wire/server'
import * as calls from '../contract/index.ts'
import { type Command, type ItemId, itemIdOf, nft, type State } from '../core/index.ts'
import type { Market } from '../open.ts'
import { ITEM, ITEM_FROM, type ItemRow, itemView, orderOf, orderView } from '../reading.ts'

type Named = { readonly collection: string; readonly number: number }

export function tradeRoutes(market: Market): readonly Route[] {
  return [
    ...orderRoutes(market),
    ...listingRoutes(market),
    ...offerRoutes(market),
    handle(calls.stakeItem, async (context) => {
      const { input, member, exchange, ids } = context
      const item = itemIn(context, input)
      const command = { type: 'stakeItem', member: member.id, item, days: input.days } as const
      const decision = await exchange.submit(nft, command)
      if (!decision.ok) return refusedBy(calls.stakeItem, decision)
      return { id: ids.of('nftStake', eventOf(decision.events, 'itemStaked').id) }
    }),
  ]
}

function orderRoutes(market: Market): readonly Route[] {
  return [
    handle(calls.orderItem, async (context) => {
      const { input, member, exchange } = context
      const item = itemIn(context, input)
      const { price } = input
      const command = { type: 'orderItem', member: member.id, item, price } as const
      const decision = await exchange.submit(nft, command)
      if (!decision.ok) return refusedBy(calls.orderItem, withMoment(decision))
      return durableOrder(market, context, eventOf(decision.events, 'itemOrdered').id)
    }),

    handle(calls.confirmOrder, async (context) => {
      const { input, member, exchange, ids } = context
      const order = ids.read('nftOrder', input.id)?.id ?? 0
      const command = { type: 'confirmItemOrder', member: member.id, order } as const
      const refused = await proven(market, context, command)
      if (refused !== undefined) return refusedBy(calls.confirmOrder, refused)
      const decision = await exchange.submit(nft, command)
      if (!decision.ok) return refusedBy(calls.confirmOrder, decision)
      return durableOrder(market, context, order)
    }),

    handle(calls.cancelOrder, async (context) => {
      const { input, member, exchange, ids } = context
      const order = ids.read('nftOrder', input.id)?.id ?? 0
      const command = { type: 'cancelItemOrder', member: member.id, order } as const
      const decision = await exchange.submit(nft, command)
      if (!decision.ok) return refusedBy(calls.cancelOrder, decision)
      return shownOrder(market, context, order)
    }),

    handle(calls.getOrder, async (context) => {
      const { input, ids } = context
      return shownOrder(market, context, ids.read('nftOrder', input.id)?.id ?? 0)
    }),
  ]
}

function listingRoutes(market: Market): readonly Route[] {
  return [
    handle(calls.listItem, async (context) => {
      const { input, member, exchange } = context
      const item = itemIn(context, input)
      const { price } = input
      const command = { type: 'listItem', member: member.id, item, price } as const
      const decision = await exchange.submit(nft, command)
      if (!decision.ok) return refusedBy(calls.listItem, decision)
      return shownItem(market, context, item)
    }),

    handle(calls.changePrice, async (context) => {
      const { input, member, exchange } = context
      const item = itemIn(context, input)
      const { price } = input
      const command = { type: 'changeItemPrice', member: member.id, item, price } as const
      const decision = await exchange.submit(nft, command)
      if (!decision.ok) return refusedBy(calls.changePrice, decision)
      return shownItem(market, context, item)
    }),

    handle(calls.cancelListing, async (context) => {
      const { input, member, exchange } = context
      const item = itemIn(context, input)
      const command = { type: 'cancelListing', member: member.id, item } as const
      const decision = await exchange.submit(nft, command)
      if (!decision.ok) return refusedBy(calls.cancelListing, decision)
      return shownItem(market, context, item)
    }),
  ]
}

function offerRoutes(market: Market): readonly Route[] {
  return [
    handle(calls.makeOffer, async (context) => {
      const { input, member, exchange, ids } = context
      const item = itemIn(context, input)
      const { amount, days } = input
      const command = { type: 'makeOffer', member: member.id, item, amount, days } as const
      const refused = await proven(market, context, command)
      if (refused !== undefined) return refusedBy(calls.makeOffer, refused)
      const decision = await exchange.submit(nft, command)
      if (!decision.ok) return refusedBy(calls.makeOffer, decision)
      return { id: ids.of('nftOffer', eventOf(decision.events, 'offerMade').id) }
    }),

    handle(calls.acceptOffer, async ({ input, member, exchange, ids }) => {
      const offer = ids.read('nftOffer', input.id)?.id ?? 0
      const command = { type: 'acceptOffer', member: member.id, offer } as const
      const decision = await exchange.submit(nft, command)
      return decision.ok ? { id: input.id } : refusedBy(calls.acceptOffer, decision)
    }),

    handle(calls.withdrawOffer, async ({ input, member, exchange, ids }) => {
      const offer = ids.read('nftOffer', input.id)?.id ?? 0
      const command = { type: 'withdrawOffer', member: member.id, offer } as const
      const decision = await exchange.submit(nft, command)
      return decision.ok ? { id: input.id } : refusedBy(calls.withdrawOffer, decision)
    }),
  ]
}

/** NF28: when it can be reserved again, as it is written. */
function withMoment(refused: Refused): Refused {
  const { detail } = refused
  if (detail?.until === undefined) return refused
  return { ...refused, detail: { ...detail, until: momentText(Number(detail.until)) } }
}

type Proving = Context<{
  readonly transaction_password: string
  readonly totp?: string | undefined
}>

/** What costs nothing to find out comes first: a proof can be given only so often. A repeat has given it. */
async function proven(
  market: Market,
  { input, member, exchange, from, key = '' }: Proving,
  command: Command,
): Promise<Refused | undefined> {
  const read = parseRequestKey(member.id, key)
  const isRepeat =
    read !== undefined &&
    exchange.peek((machine) => machine.answered(member.realm, read)) !== undefined
  if (isRepeat) return undefined
  const actor = { kind: 'member', id: member.id } as const
  const preview = exchange.peek((machine) => machine.decide(nft, command, member.realm, actor))
  if (!preview.ok) return preview
  const proof = { password: input.transaction_password, totp: input.totp }
  return market.desk().prove(member, proof, from)
}

/** 0 for one that there is not: the core says so. */
function itemIn({ exchange }: Context<unknown>, { collection, number }: Named): ItemId {
  const found = exchange.peek((machine) => {
    return (machine.state('real', nft) as State).byCode.get(collection)
  })
  return found === undefined ? 0 : itemIdOf(found, number)
}

type Asking = Pick<Context<unknown, Caller>, 'history' | 'ids' | 'member'>

async function shownOrder({ platform }: Market, { history, ids, member }: Asking, id: number) {
  const row = await orderOf(history, member.id, id)
  if (row === undefined) return refuse('itemOrderDoesNotExist')
  return orderView(row, platform.now(), ids)
}

/** What was just decided is there. */
async function durableOrder({ platform }: Market, { history, ids, member }: Asking, id: number) {
  const row = await orderOf(history, member.id, id)
  if (row === undefined) throw new TypeError('the tables hold no order that is durable')
  return orderView(row, platform.now(), ids)
}

async function shownItem({ platform }: Market, { history }: Asking, id: ItemId) {
  const [row] = await history.rows<ItemRow>(`select ${ITEM} from ${ITEM_FROM} where i.id = $1`, [
    id,
  ])
  if (row === undefined) return refuse('itemDoesNotExist')
  return itemView(row, platform.now())
}
