/** What is not over yet of a member's contracts, in words that two admins give it up by. Rule LC44. */
import { type Amount, formatAmount, type Machine, type MemberId, UNIT } from '@evenkeel/kernel'
import { profitOf } from './core/risk.ts'
import { markIn } from './core/state.ts'
import { ASSET } from './core/working.ts'
import { exposureOf, stateOf } from './view.ts'

/** A smaller profit is given up as this much, so that words do not change with every price. */
const LEAST: Amount = 100n * UNIT
const STEPS = [1n, 2n, 5n]

export function obligationsOf(machine: Machine, member: MemberId): string[] {
  const account = stateOf(machine, 'real').accounts.get(member)
  const positions = account?.positions.filter(({ lots }) => lots > 0) ?? []
  const orders = account?.orders.size ?? 0
  const obligations: string[] = []
  if (positions.length > 0) {
    const look = machine.look('real')
    const exposures = positions.map((one) => exposureOf(one, markIn(one.market, look)))
    const known = exposures.filter((one) => one !== undefined)
    const profit = known.reduce((sum, one) => sum + profitOf(one), 0n)
    const isKnown = known.length === positions.length
    const gains = `, at a profit of up to ${formatAmount(upTo(profit))} ${ASSET}`
    const count = counted(positions.length, 'open position')
    obligations.push(`${count}${isKnown ? gains : ' without a price'}`)
  }
  if (orders > 0) obligations.push(counted(orders, 'open contract order'))
  return obligations
}

/** The next of 100, 200, 500, 1000 and so on: a bound that holds while a profit moves below it. */
function upTo(profit: Amount): Amount {
  for (let unit = LEAST; ; unit *= 10n)
    for (const step of STEPS) if (profit <= step * unit) return step * unit
}

function counted(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`
}
