/** What a member has in the real realm, across the verticals that keep it. */
import { accounts, available, type Exchange, frozen, type MemberId } from '@evenkeel/kernel'
import type { Holdings } from '@evenkeel/verticals/members/erasure.ts'
import { stateOf as spotOf } from '@evenkeel/verticals/spot/view.ts'
import { type State, wallet } from '@evenkeel/verticals/wallet/core.ts'

export function holdingsIn(exchange: Exchange): (member: MemberId) => Promise<Holdings> {
  return (member) =>
    exchange.read((machine) => {
      const { coins } = machine.state('real', wallet) as State
      const held = (asset: string, part: typeof available) =>
        accounts.reduce((sum, name) => sum + machine.balance('real', part(member, name), asset), 0n)
      const all = [...coins.keys()].map((asset) => {
        return { asset, available: held(asset, available), frozen: held(asset, frozen) }
      })
      const openOrders = spotOf(machine, 'real').byMember.get(member)?.count ?? 0
      return { funds: all.filter((one) => one.available + one.frozen > 0n), openOrders }
    })
}
