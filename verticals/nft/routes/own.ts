/** How a member's own items, orders, listings, stakes and offers are read, and the name that others see. */
import { parseFigure } from '@evenkeel/kernel'
import { beforeOf, handle, pageOf, type Route } from '@evenkeel/wire/server'
import * as calls from '../contract/index.ts'
import type { Market } from '../open.ts'
import {
  heldBy,
  ITEM,
  ITEM_FROM,
  type ItemRow,
  itemView,
  listingsOf,
  listingView,
  offersMade,
  offersReceived,
  ordersOf,
  orderView,
  stakesOf,
  stakeView,
} from '../reading.ts'

const NONE = { rows: [], next: undefined }
const FITS = {
  not_listed: 'i.price is null and i.stake = 0',
  listed: 'i.price is not null',
  staked: 'i.stake <> 0',
} as const

export function ownRoutes(market: Market): readonly Route[] {
  return [...heldRoutes(market), ...listRoutes(market), ...offeredRoutes(market)]
}

function heldRoutes({ platform, names, desk }: Market): readonly Route[] {
  return [
    handle(calls.getMyItems, async ({ input, member, history, ids }) => {
      const before = beforeOf(input, ids)
      const rows = await history.rows<ItemRow & { id: string }>(
        `select i.id, ${ITEM} from ${ITEM_FROM}
         where i.owner = $1 and ${FITS[input.state]} and i.id < $2 order by i.id desc limit $3`,
        [member.id, before ?? 0, input.size + 1],
      )
      const [counts] = await history.rows<Record<keyof typeof FITS, number>>(
        `select count(*) filter (where ${FITS.not_listed})::int as not_listed,
           count(*) filter (where ${FITS.listed})::int as listed,
           count(*) filter (where ${FITS.staked})::int as staked
         from nft_item i where i.owner = $1`,
        [member.id],
      )
      const { shown, next } = pageOf(rows, input.size, ids)
      return {
        items: shown.map((row) => itemView(row, platform.now())),
        counts: counts ?? { not_listed: 0, listed: 0, staked: 0 },
        next,
      }
    }),

    handle(calls.getMyWorth, async ({ member, history }) => {
      const collections = await heldBy(history, member.id)
      return { total: collections.reduce((sum, { worth = 0n }) => sum + worth, 0n), collections }
    }),

    handle(calls.getProfile, async ({ member }) => {
      const guards = await desk().guardsOf(member.id)
      return {
        name: await names.nameOf(member.id),
        sign: names.signOf(member.id),
        has_transaction_password: guards.hasTransactionPassword,
        has_second_factor: guards.hasSecondFactor,
      }
    }),

    handle(calls.setName, ({ input, member }) => names.choose(member.id, input.name)),
  ]
}

function listRoutes({ platform }: Market): readonly Route[] {
  return [
    handle(calls.getMyOrders, async ({ input, member, history, ids }) => {
      const before = beforeOf(input, ids)
      if (before === undefined) return NONE
      const rows = await ordersOf(history, member.id, before, input.size + 1)
      const { shown, next } = pageOf(rows, input.size, ids)
      return { rows: shown.map((row) => orderView(row, platform.now(), ids)), next }
    }),

    handle(calls.getMyListings, async ({ input, member, history, ids }) => {
      const before = beforeOf(input, ids)
      if (before === undefined) return NONE
      const rows = await listingsOf(history, member.id, before, input.size + 1)
      const { shown, next } = pageOf(rows, input.size, ids)
      return { rows: shown.map((row) => listingView(row, platform.now(), ids)), next }
    }),

    handle(calls.getMyStakes, async ({ input, member, history, ids }) => {
      const before = beforeOf(input, ids)
      if (before === undefined) return NONE
      const rows = await stakesOf(history, member.id, before, input.size + 1)
      const { shown, next } = pageOf(rows, input.size, ids)
      return { rows: shown.map((row) => stakeView(row, platform.now(), ids)), next }
    }),
  ]
}

function offeredRoutes({ platform, names }: Market): readonly Route[] {
  return [
    handle(calls.getMyOffers, async ({ input, member, history, ids }) => {
      const before = beforeOf(input, ids)
      if (before === undefined) return NONE
      const read = input.which === 'made' ? offersMade : offersReceived
      const rows = await read(history, member.id, before, input.size + 1)
      const { shown, next } = pageOf(rows, input.size, ids)
      const from = await names.views(
        shown.map((row) => Number(row.member)),
        member.id,
      )
      return {
        rows: shown.map((row) => ({
          id: ids.of('nftOffer', Number(row.id)),
          item: itemView(row, platform.now()),
          from: from(Number(row.member)),
          amount: parseFigure(row.amount),
          at: Number(row.at),
          expires_at: Number(row.expires_at),
          state: row.offer_state,
        })),
        next,
      }
    }),
  ]
}
