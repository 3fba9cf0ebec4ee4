/** Spot trading, as the server knows it. */
import { type Platform, type SeedPlace, vertical } from '@evenkeel/wire/server'
import { fillDeals, fillsInBill, reasons } from './bill.ts'
import { books } from './books.ts'
import { spot } from './core/index.ts'
import { firstTermsOf, isPair } from './firstTerms.ts'
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
  billDeals: { trade: fillDeals },
  idKinds: { order: 4, trade: 5 },
  books,
  notifications: notified,
  holdings(machine, member) {
    const open = stateOf(machine, 'real').byMember.get(member)?.count ?? 0
    if (open === 0) return {}
    return { obligations: [open === 1 ? '1 open order' : `${open} open orders`] }
  },
  listed: (machine) => [...stateOf(machine, 'real').markets.keys()],
  seed: pairsToList,
  texts: Object.values(texts),
  open: async (platform) => platform,
  offers: async (platform) => ({
    ...(await import('./htx/index.ts').then(({ signedCalls, channels }) => ({
      signedCalls,
      signedChannels: channels,
    }))),
    memberFacts: { spot: memberFactsOf(platform) },
    terms: { pairs: pairTerms(platform.instruments) },
  }),
  consoleRoutes: async (platform) => (await import('./routes/console.ts')).consoleRoutes(platform),
  routes: async () => (await import('./routes.ts')).routes,
  tellers: async () => (await import('./routes.ts')).tellers,
})

function pairsToList({ machine, realm, instruments }: SeedPlace) {
  const { markets } = stateOf(machine, realm)
  return instruments
    .filter((one) => one.isFirst && isPair(one) && !markets.has(one.symbol))
    .map((one) => ({ core: spot, command: { type: 'listPair', ...firstTermsOf(one) } }))
}
