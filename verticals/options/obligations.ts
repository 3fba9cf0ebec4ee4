/** What is not over yet of a member's options, in words that two admins give it up by. Rule TO39. */
import { formatAmount, type Machine, type MemberId } from '@evenkeel/kernel'
import { ASSET, profitOf } from './core/rules.ts'
import { stateOf } from './view.ts'

export function obligationsOf(machine: Machine, member: MemberId): string[] {
  const open = [...(stateOf(machine, 'real').traders.get(member)?.options.values() ?? [])]
  if (open.length === 0) return []
  const wins = open.reduce((sum, one) => sum + profitOf(one.stake, one), 0n)
  const count = open.length === 1 ? '1 open option' : `${open.length} open options`
  return [`${count}, which may win ${formatAmount(wins)} ${ASSET}`]
}
