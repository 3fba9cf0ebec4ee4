/** How the console's calls about the exchange's money are answered. */
import { formatAmount } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute, refusedBy } from '@evenkeel/wire/server'
import { attestReserves, getMoney } from '../contract/console.ts'
import { networkName } from '../core/networks.ts'
import { type State, wallet } from '../core.ts'
import type { Wallet } from '../open.ts'
import { moneyOf } from './money.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function moneyRoutes(parts: Wallet): readonly OperatorRoute[] {
  return [
    handleOperator(getMoney, async ({ exchange }) => ({ assets: await exchange.read(moneyOf) })),

    handleOperator(attestReserves, async ({ input, exchange, note }) => {
      const name = networkName(input.asset, input.chain)
      const before = await exchange.read(
        (machine) => (machine.state('real', wallet) as State).reserves.get(name)?.attested,
      )
      note({
        subject: `reserves ${name}`,
        before: before === undefined ? undefined : formatAmount(before),
        after: formatAmount(input.amount),
      })
      const decision = await exchange.submit(wallet, { type: 'attestReserves', ...input })
      if (!decision.ok) return refusedBy(attestReserves, decision)
      parts.platform.tellOperators('money')
      return { is_attested: decision.events.some(({ type }) => type === 'reservesAttested') }
    }),
  ]
}
