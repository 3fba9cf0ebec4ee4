/** The portfolio, as the server knows it. */
import { type Amount, type Asset, formatAmount } from '@evenkeel/kernel'
import { type SeedPlace, vertical } from '@evenkeel/wire/server'
import { kinds, reasons } from './bill.ts'
import { productsChannel } from './contract/index.ts'
import { portfolio, sumOf } from './core/index.ts'
import { owedTo } from './core/state.ts'
import { firstProducts, SANDBOX_FUNDS } from './firstProducts.ts'
import { subscriptions } from './history.ts'
import { memberFactsOf } from './memberFacts.ts'
import { notified } from './notified/notified.ts'
import type { Portfolio } from './open.ts'
import { productTerms } from './terms.ts'
import * as texts from './texts.ts'
import { heldOf, stateOf } from './view.ts'

export const server = vertical<Portfolio>({
  name: 'portfolio',
  core: portfolio,
  projections: () => [subscriptions],
  billReasons: reasons,
  billKinds: kinds,
  idKinds: { portfolioOrder: 29 },
  notifications: notified,
  holdings(machine, member) {
    const open = stateOf(machine).byMember.get(member) ?? []
    if (open.length === 0) return {}
    const owed = new Map<Asset, Amount>()
    for (const order of open) owed.set(order.asset, sumOf(owed, order.asset) + owedTo(order))
    const coins = [...owed].map(([asset, sum]) => `${formatAmount(sum)} ${asset}`).sort()
    const count = open.length === 1 ? '1 subscription' : `${open.length} subscriptions`
    return { obligations: [`${count}, still to earn ${coins.join(' and ')}`] }
  },
  seed: (place) => [...productsToSet(place), ...houseToFund(place)],
  texts: Object.values(texts),
  open: async (platform) => (await import('./open.ts')).openPortfolio(platform),
  offers: ({ platform }) => ({
    memberFacts: { portfolio: memberFactsOf(platform) },
    terms: { products: productTerms(platform) },
  }),
  consoleRoutes: async (parts) => (await import('./routes/console.ts')).consoleRoutes(parts),
  routes: async (parts) => (await import('./routes.ts')).routesOf(parts),
  tellers: async () => (await import('./routes.ts')).tellers,
  channels: [productsChannel],
  close: async ({ stop }) => stop(),
})

/** Play money is not invested. */
function productsToSet({ machine, realm }: SeedPlace) {
  const { products } = stateOf(machine)
  return firstProducts
    .filter(({ product }) => realm === 'real' && !products.has(product))
    .map((product) => ({ core: portfolio, command: { type: 'setProduct', ...product } }))
}

/** PF15: a house that has never had anything. */
function houseToFund({ machine, realm, isSandbox }: SeedPlace) {
  const { asset } = SANDBOX_FUNDS
  const isNew = stateOf(machine).orders.size === 0 && heldOf(machine, asset) === 0n
  if (realm !== 'real' || !isSandbox || !isNew) return []
  return [{ core: portfolio, command: { type: 'fundSandboxPortfolio', ...SANDBOX_FUNDS } }]
}
