/** How the calls of the console about the portfolio are answered. */
import { refuse } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import { getMemberSubscriptions, getPortfolio } from '../contract/console.ts'
import type { Portfolio } from '../open.ts'
import { historyPage } from '../past.ts'
import { freeIn, ordersIn, orderView, productsIn, productView, stateOf, totalsIn } from '../view.ts'

export function consoleRoutes(parts: Portfolio): readonly OperatorRoute[] {
  return [
    handleOperator(getPortfolio, async ({ exchange }) =>
      exchange.read((machine) => {
        const { counts } = stateOf(machine)
        return {
          products: productsIn(machine).map((product) => ({
            ...productView(machine, product),
            is_offered: product.isOffered,
            orders: counts.get(product.product) ?? 0,
          })),
          totals: totalsIn(machine).map((total) => ({
            ...total,
            free: freeIn(machine, total.asset),
          })),
        }
      }),
    ),
    handleOperator(getMemberSubscriptions, async ({ input, exchange, history, ids }) => {
      const member = await parts.platform.offered.memberDesk?.memberOf(Number(input.member))
      if (member === undefined) return refuse('memberUnknown')
      if (input.which === 'over') return historyPage({ history, ids }, member, input)
      const running = await exchange.read((machine) => ordersIn(machine, member))
      return { rows: running.map((facts) => orderView(facts, ids)), next: undefined }
    }),
  ]
}
