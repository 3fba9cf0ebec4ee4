/** How calls that anybody may make are answered: collections, items, who had them, terms. */
import { formatAmount, house, type Millis, parseFigure, refuse } from '@evenkeel/kernel'
import { type History, handle, type PublicIds, type Route } from '@evenkeel/wire/server'
import { categoryOf } from '../catalogue.ts'
import * as calls from '../contract/index.ts'
import { type Collection, itemIdOf, mintPriceIn, nft, type State, waitFor } from '../core/index.ts'
import { DAY_MS, MARKET_ASSET, offerDays, PAYMENT_MS, stakeTerms } from '../core/rules.ts'
import { attributesOf, traitsOf } from '../core/traits.ts'
import { traitCode } from '../history/market.ts'
import { handleKept } from '../kept.ts'
import type { Market } from '../open.ts'
import {
  type CollectionRow,
  collectionBy,
  collectionsIn,
  collectionView,
  daysOf,
  figureOf,
  ITEM,
  ITEM_FROM,
  type ItemRow,
  itemView,
} from '../reading.ts'
import { chained } from '../verify/provenance.ts'

export function marketRoutes(market: Market): readonly Route[] {
  const kept = () => market.kept
  return [
    ...itemRoutes(market),

    handle(calls.getTerms, ({ exchange }) =>
      exchange.read((machine) => {
        const { terms, owed } = machine.state('real', nft) as State
        return {
          fee_bps: terms.feeBps,
          royalty_bps: terms.royaltyBps,
          listing_fee: terms.listingFee,
          payment_ms: PAYMENT_MS,
          stake_terms: stakeTerms.map(({ days, dailyBps }) => ({ days, daily_bps: dailyBps })),
          offer_days: [...offerDays],
          rewards_held: machine.balance('real', house('nft'), MARKET_ASSET),
          rewards_owed: owed,
        }
      }),
    ),

    handleKept(kept, calls.getCollections, async ({ input, history }) => {
      const rows = await collectionsIn(history)
      const isIn = ({ kind, is_hidden }: CollectionRow) =>
        !is_hidden && (input.category === 'hot' || categoryOf[kind] === input.category)
      return { collections: rows.filter(isIn).map(collectionView) }
    }),

    handleKept(kept, calls.getCollection, async ({ input, history }) => {
      const row = await collectionBy(history, input.collection)
      if (row === undefined || row.is_hidden) return refuse('collectionDoesNotExist')
      return { collection: collectionView(row), traits: await traitsIn(history, row) }
    }),

    handleKept(
      kept,
      calls.getPriceHistory,
      async ({ input, history, asOf }) => {
        const row = await collectionBy(history, input.collection)
        if (row === undefined || row.is_hidden) return refuse('collectionDoesNotExist')
        const since = asOf - Number(input.days) * DAY_MS
        return { days: await daysOf(history, row.number, since) }
      },
      // Its oldest day goes when the next one begins.
      (_, asOf) => dayAfter(asOf),
    ),

    handleKept(
      kept,
      calls.getItems,
      async ({ input, history, ids, asOf }) => {
        const row = await collectionBy(history, input.collection)
        if (row === undefined || row.is_hidden) return refuse('collectionDoesNotExist')
        return itemPage(history, ids, row.number, input, asOf)
      },
      reservedUntil,
    ),
  ]
}

const dayAfter = (now: Millis) => now - (now % DAY_MS) + DAY_MS

/** When the first reservation of a page is over, which nothing needs to decide. */
function reservedUntil(page: object): Millis {
  const { items = [] } = page as {
    readonly items?: readonly { readonly reserved_until?: Millis }[]
  }
  return Math.min(...items.map(({ reserved_until }) => reserved_until ?? Number.POSITIVE_INFINITY))
}

function itemRoutes(market: Market): readonly Route[] {
  return [
    handle(calls.getItem, async ({ input, history, ids, member, exchange }) => {
      const found = await exchange.read((machine) => {
        const state = machine.state('real', nft) as State
        const collection = state.byCode.get(input.collection)
        const isAsked = collection !== undefined && member !== undefined
        const id = isAsked ? itemIdOf(collection, input.number) : 0
        const wait = isAsked ? waitFor(state, member.id, id, machine.now) : undefined
        return { collection, terms: state.terms, wait }
      })
      const { collection, wait } = found
      if (collection === undefined || input.number > collection.size)
        return refuse('itemDoesNotExist')
      const parts = { market, history, ids, number: input.number, member: member?.id }
      const page = await itemPageOf(collection, found.terms.royaltyBps, parts)
      return 'item' in page && page.item.state === 'listed' ? { ...page, wait } : page
    }),

    handle(calls.getProvenance, async ({ input, history }) => {
      const row = await collectionBy(history, input.collection)
      if (row === undefined || input.number > row.size) return refuse('itemDoesNotExist')
      const id = itemIdOf(row, input.number)
      const [begun] = await history.rows<{ at: string }>(
        'select at from nft_collection where number = $1',
        [row.number],
      )
      const sales = await salesOf(history, id)
      const item = `${row.code}#${input.number}`
      const first = { item, nth: 0, at: Number(begun?.at), owner: 'house', price: '0' }
      const links = sales.map(({ at, buyer, price }, nth) => ({
        item,
        nth: nth + 1,
        at: Number(at),
        owner: market.names.signOf(Number(buyer)),
        price: formatAmount(parseFigure(price)),
      }))
      const names = await market.names.namesOf(sales.map(({ buyer }) => Number(buyer)))
      return {
        links: chained([first, ...links]).map((link, nth) => {
          return { ...link, name: names.get(Number(sales[nth - 1]?.buyer ?? 0)) }
        }),
      }
    }),
  ]
}

async function traitsIn(history: History, { number, kind }: CollectionRow) {
  const rows = await history.rows<{ trait: number; items: number }>(
    'select trait, items from nft_trait where collection = $1',
    [number],
  )
  const counts = new Map(rows.map(({ trait, items }) => [trait, items]))
  return traitsOf[kind].map(({ type, values }, nth) => ({
    type,
    values: values.map(([value], place) => {
      const code = traitCode(nth, place)
      return { value, code, items: counts.get(code) ?? 0 }
    }),
  }))
}

type ListQuery = {
  readonly sort: (typeof calls.sorts)[number]
  readonly shown: 'all' | 'listed'
  readonly traits?: string | undefined
  readonly after?: string | undefined
  readonly size: number
}

/** Each begins behind the item with which the page before it ended. */
const ORDERS = {
  price_low: {
    by: 'i.ask, i.number',
    behind: '(i.ask, i.number) > (select ask, number from nft_item where id = $4)',
  },
  price_high: {
    by: 'i.top desc, i.number',
    behind: `i.top <= (select top from nft_item where id = $4)
      and (i.top < (select top from nft_item where id = $4)
        or i.number > (select number from nft_item where id = $4))`,
  },
  rarity: { by: 'i.rank', behind: 'i.rank > (select rank from nft_item where id = $4)' },
  number: { by: 'i.id', behind: 'i.id > $4' },
} as const

const FOUND_FROM = 'found i join nft_collection c on c.number = i.collection'

export async function itemPage(
  history: History,
  ids: PublicIds,
  collection: number,
  { sort, shown, traits, after, size }: ListQuery,
  now: number,
) {
  const before = after === undefined ? undefined : ids.read('page', after)?.id
  if (after !== undefined && before === undefined) return { items: [], count: 0, next: undefined }
  const codes = traits === undefined ? [] : traits.split('.').map(Number)
  const groups = groupsOf(codes)
  // Values of one trait are alternatives, traits are conditions.
  const fits = groups.map((group) => `and i.traits && array[${group.join(', ')}]::int[]`).join(' ')
  const { by, behind } = ORDERS[sort]
  const whole = shown === 'all'
  // Found first and sorted then: what is rare is dear, and would come last in an index of prices.
  const found = `with found as materialized (select * from nft_item i
      where i.collection = $1 and ($2::boolean or i.top > 0) ${fits})`
  const [source, count] =
    groups.length === 0
      ? [ITEM_FROM, `case when $2::boolean then c.size else c.listed end`]
      : [FOUND_FROM, '(select count(*)::int from found)']
  const rows = await history.rows<ItemRow & { readonly count: number }>(
    `${groups.length === 0 ? '' : found} select ${ITEM}, ${count} as count from ${source}
     where i.collection = $1 and ($2::boolean or i.top > 0) and ($4::bigint is null or ${behind})
     order by ${by} limit $3`,
    [collection, whole, size + 1, before ?? null],
  )
  const last = rows.length > size ? rows[size - 1] : undefined
  return {
    items: rows.slice(0, size).map((row) => itemView(row, now)),
    count: rows[0]?.count ?? 0,
    next: last && ids.of('page', Number(last.item)),
  }
}

/** Whole numbers alone come in here: the schema of the call lets nothing else through. */
function groupsOf(codes: readonly number[]): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>()
  for (const code of codes) {
    const trait = Math.trunc(code / 100)
    groups.set(trait, [...(groups.get(trait) ?? []), code])
  }
  return [...groups.values()]
}

type SaleRow = {
  readonly at: string
  readonly buyer: string
  readonly seller: string
  readonly price: string
  readonly royalty: string
}

async function salesOf(history: History, item: number): Promise<readonly SaleRow[]> {
  return history.rows<SaleRow>(
    'select at, buyer, seller, price, royalty from nft_sale where item = $1 order by nth',
    [item],
  )
}

type Parts = {
  readonly market: Market
  readonly history: History
  readonly ids: PublicIds
  readonly number: number
  readonly member: number | undefined
}

async function itemPageOf(collection: Collection, royaltyBps: number, parts: Parts) {
  const { market, history, ids, number, member } = parts
  const now = market.platform.now()
  const id = itemIdOf(collection, number)
  const [row] = await history.rows<
    ItemRow & { owner: string; since: string; floor: string | null }
  >(
    `select ${ITEM}, i.owner, i.since,
       (select min(f.ask) from nft_item f where f.collection = i.collection and f.top > 0) as floor
     from ${ITEM_FROM} where i.id = $1`,
    [id],
  )
  if (row === undefined) return refuse('itemDoesNotExist')
  const sales = await salesOf(history, id)
  const offers = await history.rows<{
    id: string
    member: string
    amount: string
    expires_at: string
  }>(
    `select id, member, amount, expires_at from nft_offer
       where item = $1 and state = 'open' order by amount desc, id limit 20`,
    [id],
  )
  const [own] = await history.rows<{ id: string }>(
    `select id from nft_order where item = $1 and buyer = $2 and state = 'pending' and expires_at > $3`,
    [id, member ?? 0, now],
  )
  const [stake] = await history.rows<{ at: string; days: number }>(
    'select at, days from nft_stake where id = $1',
    [Number(row.stake)],
  )
  const people = [...sales.flatMap(({ buyer, seller }) => [buyer, seller]), row.owner]
  const shown = await market.names.views(
    [...people, ...offers.map((offer) => offer.member)].map(Number),
    member,
  )
  return {
    item: itemView(row, now),
    category: categoryOf[collection.kind],
    size: collection.size,
    floor: figureOf(row.floor),
    mint_price: mintPriceIn(collection, id),
    owner: shown(Number(row.owner)),
    since: Number(row.since),
    royalty_bps: royaltyBps,
    attributes: await attributesIn(history, collection, number),
    sales: sales.toReversed().map(({ at, price, royalty, buyer, seller }) => ({
      at: Number(at),
      price: parseFigure(price),
      royalty: parseFigure(royalty),
      from: shown(Number(seller)),
      to: shown(Number(buyer)),
    })),
    offers: offers.map((offer) => ({
      id: ids.of('nftOffer', Number(offer.id)),
      from: shown(Number(offer.member)),
      amount: parseFigure(offer.amount),
      expires_at: Number(offer.expires_at),
    })),
    own_order: own && ids.of('nftOrder', Number(own.id)),
    staked_until: stake && Number(stake.at) + stake.days * DAY_MS,
  }
}

/** Counted, not reckoned: how many of the collection really have each. */
async function attributesIn(history: History, collection: Collection, number: number) {
  const { kind, seed, size } = collection
  const attributes = attributesOf(kind, seed, number)
  const rows = await history.rows<{ trait: number; items: number }>(
    'select trait, items from nft_trait where collection = $1 and trait = any($2::int[])',
    [collection.number, attributes.map(({ place }, nth) => traitCode(nth, place))],
  )
  const counts = new Map(rows.map(({ trait, items }) => [trait, items]))
  return attributes.map(({ type, value, place }, nth) => {
    const items = counts.get(traitCode(nth, place)) ?? 0
    return { type, value, items, share_bps: Math.trunc((items * 10_000) / size) }
  })
}
