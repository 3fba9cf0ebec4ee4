/** Contracts, as the server knows them. */
import { type SeedPlace, vertical } from '@evenkeel/wire/server'
import { reasons } from './bill.ts'
import { books } from './books.ts'
import { contracts } from './core/index.ts'
import { firstTermsOf } from './firstTerms.ts'
import { history } from './history.ts'
import { createLeverages } from './htx/leverages.ts'
import { marketHistory } from './marketHistory.ts'
import { memberFactsOf } from './memberFacts.ts'
import { migrations } from './migrations.ts'
import { notified } from './notified/notified.ts'
import { obligationsOf } from './obligations.ts'
import type { Parts } from './open.ts'
import { contractTerms } from './terms.ts'
import * as texts from './texts.ts'
import { stateOf } from './view.ts'

export const server = vertical<Parts>({
  name: 'contracts',
  core: contracts,
  projections: () => [history, marketHistory],
  billReasons: reasons,
  billKinds: {
    leverFee: 'contractFill',
    leverProfit: 'position',
    leverLoss: 'position',
    leverFunding: 'position',
    leverInsurance: 'position',
    leverLiquidationFee: 'contractFill',
    leverDeleveraged: 'position',
  },
  idKinds: {
    contractOrder: 25,
    position: 26,
    contractFill: 27,
    contractReceipt: 28,
    contractFunding: 45,
  },
  migrations,
  books,
  notifications: notified,
  holdings(machine, member) {
    const obligations = obligationsOf(machine, member)
    return obligations.length === 0 ? {} : { obligations }
  },
  listed: (machine) => stateOf(machine, 'real').listed.map(({ terms }) => terms.symbol),
  seed: contractsToList,
  receipts: {
    product: 'position',
    after: async (...asked) => (await import('./receipts.ts')).settledAfter(...asked),
  },
  tradingHours: (machine, symbol) => stateOf(machine, 'real').markets.get(symbol)?.terms,
  texts: Object.values(texts),
  offers: async ({ platform }) => ({
    memberFacts: { contracts: memberFactsOf(platform) },
    terms: { contracts: contractTerms(platform.instruments) },
    ...(await import('./htx/index.ts')).htxOffers(platform),
  }),
  open: async (platform) => (await import('./open.ts')).open(platform),
  forget: ({ platform }, member) => createLeverages(platform.tables).forget(member),
  consoleRoutes: async ({ platform }) =>
    (await import('./routes/console.ts')).consoleRoutes(platform),
  routes: async (parts) => (await import('./routes.ts')).routesOf(parts),
  tellers: async () => (await import('./routes.ts')).tellers,
  close: ({ proofs }) => proofs.stop(),
})

function contractsToList({ machine, realm, instruments }: SeedPlace) {
  const { markets } = stateOf(machine, realm)
  return instruments
    .filter(({ isFirst, symbol }) => isFirst && !markets.has(symbol))
    .map((one) => ({ core: contracts, command: { type: 'listContract', ...firstTermsOf(one) } }))
}
