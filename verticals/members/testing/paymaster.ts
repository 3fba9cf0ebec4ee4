/** The core with a till beside it: tests put fees into the house's account, and take a member's money away. */
import {
  type Amount,
  type Asset,
  accept,
  available,
  type Core,
  custody,
  house,
  type MemberId,
  type Moved,
  move,
} from '@evenkeel/kernel'
import { type Command, type Event, members, type Refusal, type State } from '../core.ts'

type PayFee = {
  readonly type: 'payFee'
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
}
/** What the house has in fees goes elsewhere. */
type SpendFees = { readonly type: 'spendFees'; readonly asset: Asset; readonly amount: Amount }
type Lose = { readonly type: 'lose'; readonly member: MemberId; readonly amount: Amount }

/** Fees come from outside by way of the member, as of a trade whose proceeds cover them. */
export const paymaster: Core<State, Command | PayFee | SpendFees | Lose, Event, Refusal> = {
  ...members,
  purposes: { ...members.purposes, payFee: 'run', spendFees: 'run', lose: 'run' },
  decide(command, state, world) {
    if (command.type === 'payFee') {
      const { member, asset, amount } = command
      const through = available(member, 'spot')
      const of = world.id()
      const fact = { type: 'feePaid', member, asset, amount } as const
      return accept<Event | Moved>(
        move({ asset, amount, from: custody('sandbox'), to: through, reason: 'gain', of }),
        move({ asset, amount, from: through, to: house('fees'), reason: 'fee', of }),
        ...(members.reacts?.(fact, state, world) ?? []),
      )
    }
    if (command.type === 'spendFees') {
      const { asset, amount } = command
      const [from, to] = [house('fees'), custody('sandbox')]
      return accept(move({ asset, amount, from, to, reason: 'spent', of: world.id() }))
    }
    if (command.type === 'lose') {
      const { member, amount } = command
      const [from, to] = [available(member, 'spot'), custody('play')]
      return accept(move({ asset: 'USDT', amount, from, to, reason: 'loss', of: world.id() }))
    }
    return members.decide(command, state, world)
  },
}
