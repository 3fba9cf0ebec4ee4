/** What the market knows of members, for operators: whose an order, a listing, an offer or a stake is, and what they did here. */
import { type MemberId, type Millis, parseFigure } from '@evenkeel/kernel'
import type { MemberFacts, MemberHappening, Platform } from '@evenkeel/wire/server'
import { nameOf } from './catalogue.ts'
import { MARKET_ASSET } from './core/rules.ts'

const TABLES = [
  ['nftOrder', 'nft_order', 'buyer'],
  ['nftListing', 'nft_listing', 'member'],
  ['nftOffer', 'nft_offer', 'member'],
  ['nftStake', 'nft_stake', 'member'],
] as const

type Kind = (typeof TABLES)[number][0]
type Row = {
  readonly id: string
  readonly of: Kind
  readonly kind: string
  readonly code: string
  readonly number: number
  /** Nothing moves when an item is staked. */
  readonly amount: string | null
  readonly at: string
}

/** Each has `$1`, whose it is, `$2`, before when, and `$3`, how many. */
const happening = (of: Kind, kind: string, amount: string, at: string, fits: string) =>
  `(select id, '${of}' as of, '${kind}' as kind, item, ${amount} as amount, ${at} as at
    from ${TABLES.find(([name]) => name === of)?.[1]} where ${fits} and ${at} < $2
    order by ${at} desc limit $3)`

const HAPPENED = [
  happening('nftOrder', 'nftBought', 'price', 'ended_at', `buyer = $1 and state = 'confirmed'`),
  happening('nftOrder', 'nftSold', 'price', 'ended_at', `seller = $1 and state = 'confirmed'`),
  happening('nftListing', 'nftListed', 'price', 'at', 'member = $1'),
  happening('nftOffer', 'nftOffered', 'amount', 'at', 'member = $1'),
  happening('nftStake', 'nftStaked', 'null::numeric', 'at', 'member = $1'),
].join(' union all ')

export function memberFactsOf({ history, ids }: Pick<Platform, 'history' | 'ids'>): MemberFacts {
  return {
    async find(typed) {
      for (const [kind, table, owner] of TABLES) {
        const id = ids.read(kind, typed)?.id
        if (id === undefined) continue
        const sql = `select ${owner}::float8 as member from ${table} where id = $1`
        const rows = await history.rows<{ member: MemberId }>(sql, [id])
        return rows.map(({ member }) => member)
      }
      return []
    },

    async happened(member: MemberId, before: Millis, size: number) {
      const rows = await history.rows<Row>(
        `select h.id, h.of, h.kind, h.amount, h.at, c.code, i.number from (${HAPPENED}) as h
           join nft_item i on i.id = h.item join nft_collection c on c.number = i.collection
         order by h.at desc limit $3`,
        [member, before, size],
      )
      return rows.map(happeningOf(ids))
    },
  }
}

const happeningOf =
  (ids: Platform['ids']) =>
  ({ id, of, kind, code, number, amount, at }: Row): MemberHappening => ({
    id: ids.of(of, Number(id)),
    at: Number(at),
    kind,
    item: `${nameOf(code)} #${number}`,
    ...(amount !== null && { asset: MARKET_ASSET, amount: parseFigure(amount) }),
  })
