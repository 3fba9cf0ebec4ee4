/** What the house maker begins with in each book, where money may come from nowhere: given once, with the first price of its symbol. */
import { type Price, type Realm, realms } from '@evenkeel/kernel'
import type { Platform } from '@evenkeel/wire/server'

export type Funding = {
  /** The books may be more by now. */
  look(): void
  /** With a price it is known how much of a coin the house maker needs. */
  take(symbol: string, price: Price | undefined): void
  /** Resolves when what is on its way is there, and in the ladders; from then on ladders are made anew with each book. */
  done(refreshLadders: () => Promise<void>): Promise<void>
}

type Parts = Pick<Platform, 'books' | 'machine' | 'exchange' | 'config'>

export function createFunding(parts: Parts, onFailure: (error: unknown) => void): Funding {
  const unfunded = new Set<string>()
  let known: ReadonlySet<string> = new Set()
  let funded = Promise.resolve()
  let refresh: () => Promise<void> = async () => undefined

  function look(): void {
    const now = new Set<string>()
    for (const of of parts.books)
      for (const { symbol } of of.listed(parts.machine)) {
        const book = `${of.vertical} ${symbol}`
        now.add(book)
        if (!known.has(book)) unfunded.add(symbol)
      }
    known = now
  }
  look()

  return {
    look,
    take(symbol, price) {
      if (price === undefined || !unfunded.delete(symbol)) return
      // One after another: two pairs at once would both find that there are no dollars yet.
      for (const realm of playRealms(parts))
        funded = funded
          .then(() => fundMakers(parts, realm, symbol, price))
          .then(() => refresh())
          .catch((error) => {
            unfunded.add(symbol)
            onFailure(error)
          })
    },
    async done(refreshLadders) {
      await funded
      await refreshLadders()
      refresh = refreshLadders
    },
  }
}

async function fundMakers(
  { books, exchange }: Parts,
  realm: Realm,
  symbol: string,
  price: Price,
): Promise<void> {
  for (const of of books) await of.fundMaker(exchange, realm, symbol, price)
}

/** Where the house maker may be given money from nowhere. */
function playRealms({ config }: Parts): readonly Realm[] {
  return config.production ? ['demo'] : realms
}
