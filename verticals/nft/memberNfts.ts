/** What a member has and does in the market, as operators see it: a page of one kind, newest first. */
import { type Amount, type Id, type MemberId, type Millis, parseFigure } from '@evenkeel/kernel'
import {
  beforeOf,
  type History,
  type PageInput,
  type PublicIds,
  pageOf,
} from '@evenkeel/wire/server'
import type { memberNfts, memberStates } from './contract/console.ts'
import {
  ITEM,
  ITEM_FROM,
  type ItemRow,
  itemView,
  listingsOf,
  listingView,
  type OfferRow,
  offersMade,
  offersReceived,
  ordersOf,
  orderView,
  stakesOf,
  stakeView,
} from './reading.ts'

type Reader = { readonly history: History; readonly ids: PublicIds; readonly now: Millis }
type Wish = PageInput & { readonly which: (typeof memberNfts)[number] }
type PageQuery = Reader & { readonly member: MemberId; readonly before: Id; readonly limit: number }

type Found = {
  readonly id: string
  readonly view: {
    readonly id: string
    readonly collection_name: string
    readonly number: number
    readonly at: Millis
    readonly amount: Amount | undefined
    readonly received?: Amount | undefined
    readonly state: (typeof memberStates)[number]
    readonly ends_at?: Millis | undefined
  }
}

export async function memberPage(reader: Reader, member: MemberId, { which, ...page }: Wish) {
  const { ids } = reader
  const before = beforeOf(page, ids)
  if (before === undefined) return { rows: [], next: undefined }
  const found = await readers[which]({ ...reader, member, before, limit: page.size + 1 })
  const { shown, next } = pageOf(found, page.size, ids)
  return { rows: shown.map(({ view }) => view), next }
}

const readers: Record<Wish['which'], (query: PageQuery) => Promise<readonly Found[]>> = {
  /** By when they came: the page before ended with an item, and this one goes on from when that came. */
  async items({ history, ids, now, member, before, limit }) {
    const rows = await history.rows<ItemRow & { id: string; since: string }>(
      `select i.id, i.since, ${ITEM} from ${ITEM_FROM}
       where i.owner = $1 and (i.since, i.id) <
         (coalesce((select since from nft_item where id = $2::bigint), $2::bigint), $2::bigint)
       order by i.since desc, i.id desc limit $3`,
      [member, before, limit],
    )
    return rows.map((row) => {
      const { state, price, ...item } = itemView(row, now)
      const id = ids.of('nftItem', Number(row.id))
      const view = { id, ...shownOf(item), at: Number(row.since), amount: price, state }
      return { id: row.id, view }
    })
  },

  async orders({ history, ids, now, member, before, limit }) {
    const rows = await ordersOf(history, member, before, limit)
    return rows.map((row) => {
      const { id, item, price, at, expires_at, state, ended_at } = orderView(row, now, ids)
      const ends_at = ended_at ?? expires_at
      return { id: row.id, view: { id, ...shownOf(item), at, amount: price, state, ends_at } }
    })
  },

  async listings({ history, ids, now, member, before, limit }) {
    const rows = await listingsOf(history, member, before, limit)
    return rows.map((row) => {
      const { id, item, price, at, state, ended_at, proceeds } = listingView(row, now, ids)
      const money = { amount: price, received: proceeds }
      return { id: row.id, view: { id, ...shownOf(item), at, ...money, state, ends_at: ended_at } }
    })
  },

  async offersMade(query) {
    const { history, member, before, limit } = query
    return offerViews(await offersMade(history, member, before, limit), query)
  },

  async offersReceived(query) {
    const { history, member, before, limit } = query
    return offerViews(await offersReceived(history, member, before, limit), query)
  },

  async stakes({ history, ids, now, member, before, limit }) {
    const rows = await stakesOf(history, member, before, limit)
    return rows.map((row) => {
      const { id, item, daily, at, paid_days, state, ends_at } = stakeView(row, now, ids)
      const money = { amount: daily, received: daily * BigInt(paid_days) }
      return { id: row.id, view: { id, ...shownOf(item), at, ...money, state, ends_at } }
    })
  },
}

function offerViews(rows: readonly OfferRow[], { ids, now }: PageQuery) {
  return rows.map((row) => ({
    id: row.id,
    view: {
      id: ids.of('nftOffer', Number(row.id)),
      ...shownOf(itemView(row, now)),
      at: Number(row.at),
      amount: parseFigure(row.amount),
      state: row.offer_state,
      ends_at: Number(row.expires_at),
    },
  }))
}

type Named = { readonly collection_name: string; readonly number: number }

const shownOf = ({ collection_name, number }: Named) => ({ collection_name, number })
