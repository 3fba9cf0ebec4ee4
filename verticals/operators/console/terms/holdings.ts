/** What a member holds, as an agreement to give it up has it in the journal (P82), taken apart so that it is read in every language. */

/** One part: a coin as it is, or a kind with its count and, in other words, what it may bring. */
export type Held =
  | { readonly kind: 'other'; readonly words: string }
  | {
      readonly kind: (typeof kinds)[number][0]
      readonly count: string
      readonly more: string
    }

const kinds = [
  ['orders', /^(\d+) open orders?$/],
  ['positions', /^(\d+) open positions?, at a profit of up to (.+)$/],
  ['positionsWithoutPrice', /^(\d+) open positions? without a price$/],
  ['contractOrders', /^(\d+) open contract orders?$/],
  ['options', /^(\d+) open options?, which may win (.+)$/],
  ['subscriptions', /^(\d+) subscriptions?, still to earn (.+)$/],
  ['nfts', /^(\d+) NFTs? \((.+)\)$/],
  ['stakes', /^(\d+) stakes?, still to earn (.+)$/],
  ['nftOrders', /^(\d+) unpaid NFT orders?$/],
  ['nftOffers', /^(\d+) NFT offers?$/],
] as const

export function holdingsIn(words: string): readonly Held[] {
  return words.split('; ').map((part) => {
    for (const [kind, form] of kinds) {
      const [, count, more = ''] = form.exec(part) ?? []
      if (count !== undefined) return { kind, count, more: more.replaceAll(' and ', ', ') }
    }
    return { kind: 'other', words: part }
  })
}
