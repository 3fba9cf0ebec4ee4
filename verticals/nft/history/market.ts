/** Folds the market's events into its tables. The market is in the real realm alone. */
import { type Amount, formatAmount, type Millis } from '@evenkeel/kernel'
import {
  type Columns,
  insertRows,
  type Projection,
  type Row,
  type Statement,
  withRows,
} from '@evenkeel/wire/server'
import { type CollectionMinted, type Event, ITEMS_MAX, type ItemSold } from '../core/index.ts'
import { DAY_MS } from '../core/rules.ts'
import { attributesOf, mintPriceOf, rarityOf } from '../core/traits.ts'
import { create } from './tables.ts'

export const market: Projection = {
  name: 'nft',
  version: 3,
  create,
  fold(entries) {
    const statements: Statement[] = []
    for (const { realm, decision, at } of entries) {
      if (realm !== 'real' || !decision.ok) continue
      for (const event of decision.events as readonly Event[])
        statements.push(...(isOpening(event) ? opened(event, at) : changed(event)))
    }
    return statements
  },
}

/** A value of a trait as one number: the trait's place times a hundred, and its own. */
export const traitCode = (nth: number, place: number): number => nth * 100 + place

type Opening = Extract<
  Event,
  { type: 'collectionMinted' | 'itemListed' | 'itemOrdered' | 'offerMade' | 'itemStaked' }
>
const openings = ['collectionMinted', 'itemListed', 'itemOrdered', 'offerMade', 'itemStaked']

function isOpening(event: Event): event is Opening {
  return openings.includes(event.type)
}

const say = (name: string, sql: string, ...values: (string | number | boolean)[]): Statement => ({
  name: `nft ${name}`,
  sql,
  values,
})
const text = (amount: Amount) => formatAmount(amount)

function opened(event: Opening, at: Millis): Statement[] {
  switch (event.type) {
    case 'collectionMinted':
      return minted(event, at)
    case 'itemListed':
      return listed(event)
    case 'itemOrdered':
      return ordered(event)
    case 'offerMade':
      return offered(event)
    case 'itemStaked':
      return staked(event)
  }
}

type Of<Type extends Opening['type']> = Extract<Opening, { type: Type }>

function listed(event: Of<'itemListed'>): Statement[] {
  const { id, item, member, price } = event
  return [
    say(
      'listing',
      `insert into nft_listing (id, item, member, price, at, state)
        values ($1, $2, $3, $4, $5, 'listed')`,
      id,
      item,
      member,
      text(price),
      event.at,
    ),
    say('list', SET_PRICE, item, text(price), id),
    say('one more', COUNT, collectionOf(item), 1),
  ]
}

function ordered(event: Of<'itemOrdered'>): Statement[] {
  const { id, item, buyer, seller, price, fee, royalty, expiresAt } = event
  return [
    say(
      'order',
      `insert into nft_order
        (id, item, buyer, seller, price, fee, royalty, at, expires_at, state, way)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending', 'order')`,
      id,
      item,
      buyer,
      seller,
      text(price),
      text(fee),
      text(royalty),
      event.at,
      expiresAt,
    ),
  ]
}

function offered(event: Of<'offerMade'>): Statement[] {
  const { id, item, member, amount, expiresAt } = event
  return [
    say(
      'offer',
      `insert into nft_offer (id, item, member, amount, at, expires_at, state)
        values ($1, $2, $3, $4, $5, $6, 'open')`,
      id,
      item,
      member,
      text(amount),
      event.at,
      expiresAt,
    ),
  ]
}

function staked(event: Of<'itemStaked'>): Statement[] {
  const { id, item, member, days, daily } = event
  return [
    say(
      'stake',
      `insert into nft_stake (id, item, member, days, daily, at, paid, state)
        values ($1, $2, $3, $4, $5, $6, 0, 'active')`,
      id,
      item,
      member,
      days,
      text(daily),
      event.at,
    ),
    say('lock', 'update nft_item set stake = $2 where id = $1', item, id),
  ]
}

const COUNT = 'update nft_collection set listed = listed + $2 where number = $1'
const SET_PRICE = 'update nft_item set price = $2, listing = $3 where id = $1'

function changed(event: Exclude<Event, Opening>): Statement[] {
  switch (event.type) {
    case 'collectionHidden': {
      const { collection, isHidden } = event
      const sql = 'update nft_collection set is_hidden = $2 where number = $1'
      return [say('hide', sql, collection, isHidden)]
    }
    case 'itemPriceChanged':
      return [
        say(
          'reprice listing',
          'update nft_listing set price = $2 where id = $1',
          event.id,
          text(event.price),
        ),
        say('list', SET_PRICE, event.item, text(event.price), event.id),
      ]
    case 'listingCancelled':
      return [
        ended('listing', 'cancelled', event),
        unlisted(event.item),
        say('one more', COUNT, collectionOf(event.item), -1),
      ]
    case 'itemOrderEnded':
      return [ended('order', event.why, event)]
    case 'offerEnded':
      return [ended('offer', event.why, event)]
    case 'itemSold':
      return sold(event)
    case 'rewardPaid': {
      const { id, item, day, ends } = event
      const paid = say('reward', 'update nft_stake set paid = $2 where id = $1', id, day)
      if (!ends) return [paid]
      const free = say('unlock', 'update nft_item set stake = 0 where id = $1', item)
      return [paid, ended('stake', 'completed', event), free]
    }
    default:
      return []
  }
}

function ended(
  of: 'order' | 'listing' | 'offer' | 'stake',
  state: string,
  { id, at }: { readonly id: number; readonly at: Millis },
): Statement {
  const sql = `update nft_${of} set state = $2, ended_at = $3 where id = $1`
  return say(`end ${of}`, sql, id, state, at)
}

const unlisted = (item: number) =>
  say('unlist', 'update nft_item set price = null, listing = 0 where id = $1', item)

const collectionOf = (item: number) => (item - (item % ITEMS_MAX)) / ITEMS_MAX

function sold(event: ItemSold): Statement[] {
  const { id, item, way, buyer, seller, price, royalty, listing, at } = event
  const collection = collectionOf(item)
  const statements = [
    say(
      'sale',
      `insert into nft_sale (item, nth, id, buyer, seller, price, royalty, at, way)
        select $1, 1 + count(*), $2, $3, $4, $5, $6, $7, $8 from nft_sale where item = $1`,
      item,
      id,
      buyer,
      seller,
      text(price),
      text(royalty),
      at,
      way,
    ),
    say(
      'one less',
      `update nft_collection set listed = listed
          - (select (price is not null)::int from nft_item where id = $2) where number = $1`,
      collection,
      item,
    ),
    say(
      'new owner',
      `update nft_item set owner = $2, price = null, listing = 0, since = $3, last_price = $4
        where id = $1`,
      item,
      buyer,
      at,
      text(price),
    ),
    say(
      'volume',
      'update nft_collection set volume = volume + $2, sales = sales + 1 where number = $1',
      collection,
      text(price),
    ),
    onItsDay(collection, price, at),
    hold(collection, seller, -1),
    hold(collection, buyer, 1),
    ended(way, way === 'order' ? 'confirmed' : 'accepted', event),
  ]
  if (way === 'offer') statements.push(orderOfOffer(event))
  if (listing !== 0) statements.push(listingSold(event))
  return statements
}

/** An offer that was accepted stands among the orders, too. */
function orderOfOffer({ id, item, buyer, seller, price, fee, royalty, at }: ItemSold): Statement {
  return say(
    'order of an offer',
    `insert into nft_order
      (id, item, buyer, seller, price, fee, royalty, at, expires_at, state, ended_at, way)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8, 'confirmed', $8, 'offer')`,
    id,
    item,
    buyer,
    seller,
    text(price),
    text(fee),
    text(royalty),
    at,
  )
}

function listingSold({ listing, price, fee, royalty, at }: ItemSold): Statement {
  return say(
    'sold listing',
    `update nft_listing set state = 'sold', ended_at = $2, proceeds = $3, price = $4
      where id = $1`,
    listing,
    at,
    text(price - fee - royalty),
    text(price),
  )
}

/** What a collection sold for on each day in UTC: a chart reads as many rows as it has days. */
function onItsDay(collection: number, price: Amount, at: Millis): Statement {
  return say(
    'day',
    `insert into nft_day (collection, day, sales, volume, low, high) values ($1, $2, 1, $3, $3, $3)
      on conflict (collection, day) do update set sales = nft_day.sales + 1,
        volume = nft_day.volume + excluded.volume, low = least(nft_day.low, excluded.low),
        high = greatest(nft_day.high, excluded.high)`,
    collection,
    at - (at % DAY_MS),
    text(price),
  )
}

function hold(collection: number, owner: number, by: number): Statement {
  return say(
    'hold',
    `insert into nft_holding (collection, owner, items) values ($1, $2, $3)
      on conflict (collection, owner) do update set items = nft_holding.items + excluded.items`,
    collection,
    owner,
    by,
  )
}

const ITEM: Columns = [
  ['id', 'bigint'],
  ['collection', 'int'],
  ['number', 'int'],
  ['rank', 'int'],
  ['traits', 'text'],
  ['price', 'numeric'],
  ['since', 'bigint'],
]
const TRAIT: Columns = [
  ['collection', 'int'],
  ['trait', 'int'],
  ['items', 'int'],
]

/** Every item of a collection, from its seed: ranked by the rarity of its attributes. */
function minted(collection: CollectionMinted, at: Millis): Statement[] {
  const { number, code, kind, seed, size, basePrice } = collection
  const items = Array.from({ length: size }, (_, nth) => {
    const attributes = attributesOf(kind, seed, nth + 1)
    const price = mintPriceOf(basePrice, attributes)
    const codes = attributes.map(({ place }, trait) => traitCode(trait, place))
    return { number: nth + 1, price, points: rarityOf(attributes), codes }
  })
  const ranked = [...items].sort((one, other) => {
    return other.points - one.points || one.number - other.number
  })
  const counts = new Map<number, number>()
  for (const one of items.flatMap(({ codes }) => codes)) counts.set(one, (counts.get(one) ?? 0) + 1)
  const rows = ranked.map(({ number: own, price, codes }, nth): Row => {
    return [number * ITEMS_MAX + own, number, own, nth + 1, codes.join('.'), text(price), at]
  })
  const traits = [...counts].map(([trait, count]): Row => [number, trait, count])
  return [
    say(
      'collection',
      `insert into nft_collection (number, code, kind, size, is_hidden, volume, sales, listed, at)
        values ($1, $2, $3, $4, false, 0, 0, $4, $5)`,
      number,
      code,
      kind,
      size,
      at,
    ),
    ...withRows('nft mint', ITEM, rows, MINT),
    ...insertRows('nft_trait', TRAIT, traits),
    hold(number, 0, size),
  ]
}

const MINT = `insert into nft_item
    (id, collection, number, rank, traits, owner, price, listing, stake, since)
  select id, collection, number, rank, string_to_array(traits, '.')::int[], 0, price, 0, 0, since
    from given`
