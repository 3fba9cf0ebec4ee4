/** Spot trading, as the server knows it. */
import { type Instrument, type Platform, type SeedPlace, vertical } from '@evenkeel/wire/server'
import { fillsInBill, reasons } from './bill.ts'
import { books } from './books.ts'
import { spot, type Terms } from './core/index.ts'
import { dealsOf } from './deals.ts'
import { orders } from './history.ts'
import { memberFactsOf } from './memberFacts.ts'
import { notified } from './notified/notified.ts'
import { pairTerms } from './terms.ts'
import * as texts from './texts.ts'
import { stateOf } from './view.ts'

export const server = vertical<Platform>({
  name: 'spot',
  core: spot,
  projections: () => [orders],
  billReasons: reasons,
  billKinds: { spotTrade: 'trade', spotFee: 'trade' },
  billSources: [fillsInBill],
  billDeals: { trade: dealsOf },
  idKinds: { order: 4, trade: 5 },
  books,
  notifications: notified,
  holdings(machine, member) {
    const open = stateOf(machine, 'real').byMember.get(member)?.count ?? 0
    if (open === 0) return {}
    return { obligations: [open === 1 ? '1 open order' : `${open} open orders`] }
  },
  seed: pairsToList,
  texts: Object.values(texts),
  open: async (platform) => platform,
  offers: async (platform) => ({
    ...(await import('./htx/index.ts').then(({ signedCalls, channels }) => ({
      signedCalls,
      signedChannels: channels,
    }))),
    memberFacts: { spot: memberFactsOf(platform) },
    terms: { pairs: pairTerms },
    listed: { spot: (machine) => [...stateOf(machine, 'real').markets.keys()] },
  }),
  consoleRoutes: async (platform) => (await import('./routes/console.ts')).consoleRoutes(platform),
  routes: async () => (await import('./routes.ts')).routes,
  tellers: async () => (await import('./routes.ts')).tellers,
})

function pairsToList({ machine, realm, instruments }: SeedPlace) {
  const { markets } = stateOf(machine, realm)
  return instruments
    .filter((one) => one.class === 'crypto' && !markets.has(one.symbol))
    .map((one) => ({ core: spot, command: { type: 'listPair', ...termsOf(one) } }))
}

function termsOf({ symbol, base, quote, tickSize, lotSize }: Instrument): Terms {
  return {
    pair: symbol,
    base,
    quote,
    tickSize,
    lotSize,
    makerFeeBps: 8,
    takerFeeBps: 10,
    minNotional: 500_000_000n,
    bandBps: 2_000,
    slippageBps: 500,
  }
}
