/** How the calls of the console about members' orders are answered. */
import { refuse } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute, type Platform } from '@evenkeel/wire/server'
import { getMemberOrders } from '../contract/console.ts'
import { historyPage } from '../past.ts'
import { openOrders } from '../view.ts'

export function consoleRoutes(platform: Platform): readonly OperatorRoute[] {
  return [
    handleOperator(getMemberOrders, async ({ input, exchange, history, ids }) => {
      const id = await platform.offered.memberDesk?.memberOf(Number(input.member))
      if (id === undefined) return refuse('memberUnknown')
      const member = { id, realm: input.realm }
      if (input.which === 'open') {
        const rows = await exchange.read((machine) => openOrders(machine, member, undefined, ids))
        return { rows, next: undefined }
      }
      const { orders: rows, next } = await historyPage({
        input: { ...input, side: 'all' },
        member,
        history,
        ids,
        // A pair's steps never change.
        exchange: { peek: (look) => look(platform.machine) },
      })
      return { rows, next }
    }),
  ]
}
