/** Contracts, as the server knows them. */
import { type Platform, type SeedPlace, vertical } from '@evenkeel/wire/server'
import { reasons } from './bill.ts'
import { books } from './books.ts'
import { contracts } from './core/index.ts'
import { firstTermsOf } from './firstTerms.ts'
import { history } from './history.ts'
import { createLeverages, migrations } from './htx/leverages.ts'
import { notified } from './notified/notified.ts'
import { contractTerms } from './terms.ts'
import * as texts from './texts.ts'
import { stateOf } from './view.ts'

export const server = vertical<Platform>({
  name: 'contracts',
  core: contracts,
  projections: () => [history],
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
  idKinds: { contractOrder: 25, position: 26, contractFill: 27 },
  books,
  notifications: notified,
  holdings(machine, member) {
    const account = stateOf(machine, 'real').accounts.get(member)
    const positions = account?.positions.filter(({ lots }) => lots > 0).length ?? 0
    const orders = account?.orders.length ?? 0
    const obligations: string[] = []
    if (positions > 0)
      obligations.push(positions === 1 ? '1 open position' : `${positions} open positions`)
    if (orders > 0)
      obligations.push(orders === 1 ? '1 open contract order' : `${orders} open contract orders`)
    return obligations.length === 0 ? {} : { obligations }
  },
  migrations,
  seed: contractsToList,
  texts: Object.values(texts),
  open: async (platform) => platform,
  offers: async (platform) => ({
    terms: { contracts: contractTerms },
    ...(await import('./htx/index.ts')).htxOffers(platform),
  }),
  forget: ({ tables }, member) => createLeverages(tables).forget(member),
  routes: async () => (await import('./routes.ts')).routes,
  tellers: async () => (await import('./routes.ts')).tellers,
})

function contractsToList({ machine, realm, instruments }: SeedPlace) {
  const { markets } = stateOf(machine, realm)
  return instruments
    .filter(({ symbol }) => !markets.has(symbol))
    .map((one) => ({ core: contracts, command: { type: 'listContract', ...firstTermsOf(one) } }))
}
