/** The wallet in the simulated world: its naive model, and the bugs that must be caught. */
import { type AnyCore, custody, type Post } from '@evenkeel/kernel'
import type { VerticalSide } from '@evenkeel/kernel/testing'
import { noneSettled } from '../core/settled.ts'
import type { WithdrawalState } from '../core/withdrawal.ts'
import { type Event, type State, wallet } from '../core.ts'
import { golden } from './golden.ts'
import { NaiveWallet } from './naiveWallet.ts'

type World = Parameters<typeof wallet.decide>[2]

const overdrawn: typeof wallet = {
  ...wallet,
  decide(command, state, world) {
    const rich = { ...world, id: world.id, spendable: () => 10n ** 20n }
    return wallet.decide(command, state, rich)
  },
}

let applied = 0
const forgetful: AnyCore = {
  ...wallet,
  movements(event: Event, post: Post) {
    applied++
    if (applied % 97 !== 0) wallet.movements?.(event, post)
  },
}

/** Decides by a state that lacks something. */
function blindTo(change: (state: State, world: World) => Partial<State>): typeof wallet {
  return {
    ...wallet,
    decide: (command, state, world) =>
      wallet.decide(command, { ...state, ...change(state, world) }, world),
  }
}

/** Withdrawals in one state look as if they were in another. */
function withState(
  withdrawals: State['withdrawals'],
  from: WithdrawalState,
  state: WithdrawalState,
): State['withdrawals'] {
  const seen = [...withdrawals].map(
    ([id, one]) => [id, one.state === from ? { ...one, state } : one] as const,
  )
  return new Map(seen)
}

/** Events that are applied otherwise, or not at all. */
function applying(change: (event: Event) => Event | undefined): typeof wallet {
  return {
    ...wallet,
    apply(event, state) {
      const changed = change(event)
      if (changed !== undefined) wallet.apply(changed, state)
    },
  }
}

/** Everybody is the same operator, or another each time. */
function decidedBy(operator: (id: number) => number): typeof wallet {
  return {
    ...wallet,
    decide(command, state, world) {
      const { actor } = world
      if (actor.kind !== 'operator' || command.type === 'rejectWithdrawal')
        return wallet.decide(command, state, world)
      const other = { ...actor, id: operator(actor.id) }
      return wallet.decide(command, state, { ...world, id: world.id, actor: other })
    },
  }
}

let asked = 0

export const side: VerticalSide = {
  core: wallet,
  share: 34,
  naive: (exchange) => new NaiveWallet(exchange),
  plants: {
    overdraft: overdrawn,
    unsteadyReplay: forgetful,
    depositCreditedTwice: blindTo(() => ({ credited: new Map() })),
    /** W66: what is final is forgotten, and credited once more in another block or by hand. */
    finalDepositCreditedAgain: blindTo(() => ({ settled: noneSettled() })),
    depositOfFinalBlock: blindTo(() => ({ finalBlocks: new Map() })),
    debtForgiven: blindTo(() => ({ debts: new Map() })),
    limitForgotten: blindTo(() => ({ sent: new Map() })),
    approvalsForgotten: blindTo(() => ({ approvals: new Map() })),
    dailyLimitOfOperatorsForgotten: blindTo(({ coins }) => ({
      approvalLimits: new Map([...coins.keys()].map((asset) => [asset, 10n ** 30n])),
    })),
    /** W67: any number of small fundings are one operator's. */
    fundedInParts: blindTo(() => ({ fundedAlone: new Map() })),
    /** W68: any number of small payouts are ended by one operator. */
    endedInParts: blindTo(() => ({ endedAlone: [] })),
    /** W68: any number of small payouts are cancelled by one operator. */
    cancelledInParts: {
      ...wallet,
      decide(command, state, world) {
        const isBlind = command.type === 'startPayoutCancellation'
        return wallet.decide(command, isBlind ? { ...state, endedAlone: [] } : state, world)
      },
    },
    reservesForgotten: blindTo(({ reserves }) => ({
      reserves: new Map(
        [...reserves].map(([name, known]) => [name, { ...known, free: 10n ** 30n }]),
      ),
    })),
    testFundsTwice: blindTo(() => ({ testFunds: new Map() })),
    /** What the faucet gives is booked as if the chain had it. */
    testFundsOfTheChain: {
      ...wallet,
      movements(event, post) {
        const held = custody('sandbox')
        wallet.movements?.(event, (asset, amount, from, to, reason, of) => {
          const isWrong = event.type === 'testFundsCredited' && from === held
          post(asset, amount, isWrong ? custody('ethereum') : from, to, reason, of)
        })
      },
    },
    nonceUsedTwice: blindTo(() => ({ nonces: new Map() })),
    ownApproval: decidedBy(() => ++asked),
    /** Of what the treasury gives out one operator decides alone. */
    allottedByOne: {
      ...wallet,
      decide(command, state, world) {
        if (command.type !== 'allotFunds') return wallet.decide(command, state, world)
        const { house, asset, amount } = command
        const other = world.actor.kind === 'operator' && world.actor.id === 1 ? 2 : 1
        const agreed = { figures: `${amount}`, operator: other, at: world.now }
        const endorsed = new Map(state.endorsed).set(`allotFunds ${house} ${asset}`, agreed)
        return wallet.decide(command, { ...state, endorsed }, world)
      },
    },
    /** What the cores say of it does not matter. */
    reservedTakenBack: {
      ...wallet,
      decide(command, state, world) {
        return wallet.decide(command, state, { ...world, id: world.id, free: () => 10n ** 30n })
      },
    },
    transactionPaysTwice: blindTo(() => ({ paidBy: new Map() })),
    /** Operators may end what the chain does not prove. */
    unprovenPaidAgain: blindTo(({ withdrawals }) => ({
      withdrawals: withState(withdrawals, 'stopped', 'unpaid'),
    })),
    /** W65: a withdrawal is paid again while its first nonce is still being cancelled. */
    paidBeforeCancelled: blindTo(({ withdrawals }) => ({
      withdrawals: withState(withdrawals, 'cancelling', 'approved'),
    })),
    /** W65: cancelled for good, it counts as paid all the same. */
    cancelledAndPaid: blindTo(({ withdrawals }) => ({
      withdrawals: withState(withdrawals, 'voided', 'unpaid'),
    })),
    /** W64: whatever nonce is named is cancelled. */
    foreignNonceCancelled: {
      ...wallet,
      decide(command, state, world) {
        if (
          command.type !== 'startPayoutCancellation' &&
          command.type !== 'confirmPayoutCancellation'
        )
          return wallet.decide(command, state, world)
        const nonce = state.withdrawals.get(command.id)?.nonce ?? command.nonce
        return wallet.decide({ ...command, nonce }, state, world)
      },
    },
    /** What it took is paid for when it is stopped, and again when it ends. */
    stoppedPaidForTwice: {
      ...wallet,
      decide(command, state, world) {
        const decision = wallet.decide(command, state, world)
        if (!decision.ok || !('cost' in command)) return decision
        const { cost } = command
        const events = decision.events.map((event) =>
          'cost' in event && event.cost !== cost ? { ...event, cost, uncovered: cost } : event,
        )
        return { ok: true, events }
      },
    },
    /** An operator says how a payout of the signer ends. */
    signerOverruled: {
      ...wallet,
      decide(command, state, world) {
        if (command.type !== 'confirmPayout' && command.type !== 'failPayout')
          return wallet.decide(command, state, world)
        const known = state.withdrawals.get(command.id)
        const isOfSigner = known?.state === 'paying' && known.nonce !== undefined
        const actor = isOfSigner ? ({ kind: 'exchange' } as const) : world.actor
        return wallet.decide(command, state, { ...world, id: world.id, actor })
      },
    },
    wordForgotten: blindTo(() => ({ endorsed: new Map() })),
    /** The withdrawal stays, to be paid once more. */
    paidTwice: applying((event) => (event.type === 'withdrawalPaid' ? undefined : event)),
    reversalForgotten: applying((event) =>
      event.type === 'depositReversed' ? { ...event, taken: event.amount } : event,
    ),
  },
  golden,
}
