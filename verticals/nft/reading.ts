/** Reading the market's tables: items, collections, and what a member has ordered, listed, staked and offered. */
import {
  type Amount,
  type Id,
  type MemberId,
  type Millis,
  parseFigure,
  UNIT,
} from '@evenkeel/kernel'
import type { History, PublicIds } from '@evenkeel/wire/server'
import { categoryOf, nameOf } from './catalogue.ts'
import { DAY_MS } from './core/rules.ts'
import type { Kind } from './core/traits.ts'

export type ItemRow = {
  readonly item: string
  readonly code: string
  readonly kind: Kind
  readonly number: number
  readonly rank: number
  readonly price: string | null
  readonly last_price: string | null
  readonly stake: string
  readonly reserved_until: string | null
}
export type CollectionRow = {
  readonly number: number
  readonly code: string
  readonly kind: Kind
  readonly size: number
  readonly is_hidden: boolean
  readonly volume: string
  readonly sales: number
  readonly listed: number
  readonly owners: number
  readonly floor: string | null
}

/** What an item's view is made of; the item is `i`, its collection `c`. */
export const ITEM = `i.id as item, c.code, c.kind, i.number, i.rank, i.price, i.last_price, i.stake,
  (select o.expires_at from nft_order o where o.item = i.id and o.state = 'pending') as reserved_until`
export const ITEM_FROM = 'nft_item i join nft_collection c on c.number = i.collection'

const NUMBERS = `c.number, c.code, c.kind, c.size, c.is_hidden, c.volume, c.sales, c.listed,
  (select count(*)::int from nft_holding h where h.collection = c.number and h.items > 0
    and h.owner > 0) as owners,
  (select min(i.ask) from nft_item i where i.collection = c.number and i.top > 0) as floor`

export async function collectionsIn(history: History): Promise<readonly CollectionRow[]> {
  return history.rows<CollectionRow>(
    `select ${NUMBERS} from nft_collection c order by c.volume desc, c.number`,
    [],
  )
}

export async function collectionBy(
  history: History,
  code: string,
): Promise<CollectionRow | undefined> {
  const rows = await history.rows<CollectionRow>(
    `select ${NUMBERS} from nft_collection c where c.code = $1`,
    [code],
  )
  return rows[0]
}

type HeldRow = {
  readonly code: string
  readonly items: number
  readonly floor: string | null
}

/** NF30: what a member owns of each collection, and the lowest price that anybody else asks there. */
export async function heldBy(history: History, member: MemberId) {
  const rows = await history.rows<HeldRow>(
    `select c.code, held.items, (select min(f.ask) from nft_item f
       where f.collection = c.number and f.top > 0 and f.owner <> $1 and not c.is_hidden) as floor
     from (select collection, count(*)::int as items from nft_item
       where owner = $1 group by collection) as held
     join nft_collection c on c.number = held.collection order by c.number`,
    [member],
  )
  return rows.map(({ code, items, floor }) => {
    const price = figureOf(floor)
    const worth = price && price * BigInt(items)
    return { collection: code, name: nameOf(code), items, floor: price, worth }
  })
}

type DayRow = {
  readonly day: string
  readonly sales: number
  readonly volume: string
  readonly low: string
  readonly high: string
}

/** What a collection sold for, by day: those on which something was sold. */
export async function daysOf(history: History, collection: number, since: Millis) {
  const rows = await history.rows<DayRow>(
    `select day, sales, volume, low, high from nft_day
     where collection = $1 and day > $2 order by day`,
    [collection, since],
  )
  return rows.map(({ day, sales, volume, low, high }) => ({
    at: Number(day),
    sales,
    volume: parseFigure(volume),
    low: parseFigure(low),
    average: averageOf(parseFigure(volume), sales),
    high: parseFigure(high),
  }))
}

/** Cut at the cent: nobody paid it. */
function averageOf(volume: Amount, sales: number): Amount {
  const exact = volume / BigInt(sales)
  return exact - (exact % (UNIT / 100n))
}

export function itemView(row: ItemRow, now: number) {
  const { code, number, rank, price, last_price, stake } = row
  const until = row.reserved_until === null ? 0 : Number(row.reserved_until)
  return {
    collection: code,
    collection_name: nameOf(code),
    number,
    rank,
    state: stateOf(stake, price),
    price: figureOf(price),
    last_price: figureOf(last_price),
    reserved_until: until > now ? until : undefined,
    image: imageOf(code, number),
  } as const
}

export function stateOf(stake: string, price: string | null) {
  if (stake !== '0') return 'staked'
  return price === null ? 'not_listed' : 'listed'
}

export function collectionView(row: CollectionRow) {
  const { code, kind, size, listed, owners, floor, volume, sales } = row
  return {
    collection: code,
    name: nameOf(code),
    category: categoryOf[kind],
    size,
    listed,
    owners,
    floor: figureOf(floor),
    volume: parseFigure(volume),
    sales,
    images: SHOWN.map((part) => imageOf(code, 1 + Math.trunc((size - 1) * part))),
  }
}

/** Where in a collection the items are that stand for it. */
const SHOWN = [0.05, 0.31, 0.62, 0.9]

export function imageOf(code: string, number: number): string {
  return `/api/nft/art?item=${code}-${number}`
}

export function figureOf(text: string | null): bigint | undefined {
  return text === null ? undefined : parseFigure(text)
}

type OrderRow = ItemRow & {
  readonly id: string
  readonly bought: string
  readonly royalty: string
  readonly at: string
  readonly expires_at: string
  readonly order_state: 'pending' | 'confirmed' | 'cancelled' | 'expired'
  readonly ended_at: string | null
  readonly way: 'order' | 'offer'
}

export const ORDER = `select o.id, o.price as bought, o.royalty, o.at, o.expires_at,
    o.state as order_state, o.ended_at, o.way, ${ITEM}
  from nft_order o join nft_item i on i.id = o.item join nft_collection c on c.number = i.collection`

export function orderView(row: OrderRow, now: number, ids: PublicIds) {
  const expires = Number(row.expires_at)
  const isLate = row.order_state === 'pending' && expires <= now
  return {
    id: ids.of('nftOrder', Number(row.id)),
    item: itemView(row, now),
    price: parseFigure(row.bought),
    royalty: parseFigure(row.royalty),
    at: Number(row.at),
    expires_at: expires,
    // Over by its time, though the exchange has not come to it yet.
    state: isLate ? ('expired' as const) : row.order_state,
    ended_at: isLate ? expires : (numberOf(row.ended_at) ?? undefined),
    way: row.way,
  }
}

/** By whose it is and its id: nobody reads another's. */
export async function orderOf(history: History, member: MemberId, id: Id) {
  const rows = await history.rows<OrderRow>(`${ORDER} where o.id = $1 and o.buyer = $2`, [
    id,
    member,
  ])
  return rows[0]
}

export async function ordersOf(history: History, member: MemberId, before: Id, limit: number) {
  return history.rows<OrderRow>(
    `${ORDER} where o.buyer = $1 and o.id < $2 order by o.id desc limit $3`,
    [member, before, limit],
  )
}

type ListingRow = ItemRow & {
  readonly id: string
  readonly asked: string
  readonly at: string
  readonly listing_state: 'listed' | 'sold' | 'cancelled'
  readonly ended_at: string | null
  readonly proceeds: string | null
}

export async function listingsOf(history: History, member: MemberId, before: Id, limit: number) {
  return history.rows<ListingRow>(
    `select l.id, l.price as asked, l.at, l.state as listing_state, l.ended_at, l.proceeds, ${ITEM}
     from nft_listing l join nft_item i on i.id = l.item
       join nft_collection c on c.number = i.collection
     where l.member = $1 and l.id < $2 order by l.id desc limit $3`,
    [member, before, limit],
  )
}

export function listingView(row: ListingRow, now: number, ids: PublicIds) {
  return {
    id: ids.of('nftListing', Number(row.id)),
    item: itemView(row, now),
    price: parseFigure(row.asked),
    at: Number(row.at),
    state: row.listing_state,
    ended_at: numberOf(row.ended_at),
    proceeds: figureOf(row.proceeds),
  }
}

type StakeRow = ItemRow & {
  readonly id: string
  readonly days: number
  readonly daily: string
  readonly at: string
  readonly paid: number
  readonly stake_state: 'active' | 'completed'
}

export async function stakesOf(history: History, member: MemberId, before: Id, limit: number) {
  return history.rows<StakeRow>(
    `select s.id, s.days, s.daily, s.at, s.paid, s.state as stake_state, ${ITEM}
     from nft_stake s join nft_item i on i.id = s.item
       join nft_collection c on c.number = i.collection
     where s.member = $1 and s.id < $2 order by s.id desc limit $3`,
    [member, before, limit],
  )
}

export function stakeView(row: StakeRow, now: number, ids: PublicIds) {
  return {
    id: ids.of('nftStake', Number(row.id)),
    item: itemView(row, now),
    days: row.days,
    daily: parseFigure(row.daily),
    at: Number(row.at),
    paid_days: row.paid,
    state: row.stake_state,
    ends_at: Number(row.at) + row.days * DAY_MS,
  }
}

export type OfferRow = ItemRow & {
  readonly id: string
  readonly member: string
  readonly amount: string
  readonly at: string
  readonly expires_at: string
  readonly offer_state: 'open' | 'accepted' | 'withdrawn' | 'expired' | 'bought'
}

const OFFER = `select f.id, f.member, f.amount, f.at, f.expires_at, f.state as offer_state, ${ITEM}
  from nft_offer f join nft_item i on i.id = f.item join nft_collection c on c.number = i.collection`

export async function offersMade(history: History, member: MemberId, before: Id, limit: number) {
  return history.rows<OfferRow>(
    `${OFFER} where f.member = $1 and f.id < $2 order by f.id desc limit $3`,
    [member, before, limit],
  )
}

/** Those that can be accepted, for items of a member. */
export async function offersReceived(
  history: History,
  member: MemberId,
  before: Id,
  limit: number,
) {
  return history.rows<OfferRow>(
    `${OFFER} where i.owner = $1 and f.state = 'open' and f.id < $2 order by f.id desc limit $3`,
    [member, before, limit],
  )
}

function numberOf(text: string | null): number | undefined {
  return text === null ? undefined : Number(text)
}
