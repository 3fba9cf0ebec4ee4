/** How the calls about withdrawals are answered, and what is told of them. */
import { accounts, DECIMALS, type Machine, refuse } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import { type Caller, handle, type Route, reasonIn, refusedBy, tell } from '@evenkeel/wire/server'
import { chains as known } from '../chains/chain.ts'
import { decimalsOn } from '../chains/coins.ts'
import { type ChainSettings, explorerLink } from '../chains/settings.ts'
import {
  cancelWithdrawal,
  checkWithdrawalAddress,
  getWithdrawal,
  getWithdrawals,
  getWithdrawalTerms,
  requestWithdrawal,
  sendWithdrawalCode,
  withdrawalsChannel,
} from '../contract/withdrawals.ts'
import type { Network } from '../core/networks.ts'
import { debtOf } from '../core/state.ts'
import { type Level, leftToday } from '../core/withdrawals.ts'
import { type State, wallet } from '../core.ts'
import type { Wallet } from '../open.ts'
import { createRequests, sendCode } from './asking.ts'
import {
  isOfWithdrawal,
  recordOf,
  recordsOf,
  stateAfter,
  type WithdrawalRecord,
} from './records.ts'

export function withdrawalRoutes(wallets: Wallet): readonly Route[] {
  return [
    handle(getWithdrawalTerms, async ({ input, member, exchange }) => {
      const { platform, withdrawals } = wallets
      const { level, guards } = await guardedBy(wallets, member)
      const found = await exchange.read((machine) =>
        termsIn(machine, member, withdrawals.chains, level === 'advanced' ? 'advanced' : 'basic', {
          asset: input.asset,
          now: platform.now(),
        }),
      )
      if (found === undefined) return refuse('networkNotListed')
      const { heldUntil } = guards
      return {
        ...found,
        level,
        needs_verification: level === 'none',
        held_until: heldUntil !== undefined && heldUntil > platform.now() ? heldUntil : undefined,
        has_transaction_password: guards.hasTransactionPassword,
        has_second_factor: guards.hasSecondFactor,
        is_allow_listed: guards.isAllowListed,
        code_to: guards.codeTo,
      }
    }),

    handle(checkWithdrawalAddress, async ({ input }) => {
      const { guards, chains } = wallets.withdrawals
      if (!chains.some(({ name }) => name === input.chain)) return refuse('networkNotListed')
      return guards.checkAddress(input)
    }),

    handle(sendWithdrawalCode, (context) => sendCode(wallets, context)),

    handle(requestWithdrawal, createRequests(wallets)),

    handle(cancelWithdrawal, async ({ input, member, exchange, ids }) => {
      const id = ids.read('withdrawal', input.id)?.id
      if (id === undefined) return refuse('withdrawalDoesNotExist')
      const command = { type: 'cancelWithdrawal', member: member.id, id } as const
      const decision = await exchange.submit(wallet, command)
      return decision.ok ? { id: input.id } : refusedBy(cancelWithdrawal, decision)
    }),

    handle(getWithdrawals, async ({ input, member, history, ids, language }) => {
      const before = input.after === undefined ? undefined : ids.read('page', input.after)
      if (input.after !== undefined && before === undefined) return { rows: [], next: undefined }
      const found = await recordsOf(history, member.id, {
        ...(before && { before: before.id }),
        limit: input.size + 1,
      })
      const shown = found.slice(0, input.size)
      const last = found.length > input.size ? shown.at(-1) : undefined
      const rows = shown.map((one) => unsealed(wallets, one, language))
      return { rows, next: last && ids.of('page', last.id) }
    }),

    handle(getWithdrawal, async ({ input, member, history, ids, language }) => {
      const id = ids.read('withdrawal', input.id)?.id
      const found = id === undefined ? undefined : await recordOf(history, member.id, id)
      if (found === undefined) return refuse('withdrawalDoesNotExist')
      return unsealed(wallets, found, language)
    }),
  ]
}

async function guardedBy({ platform }: Wallet, { id }: Caller) {
  const desk = platform.desk()
  return { level: await desk.levelOf(id), guards: await desk.guardsOf(id) }
}

/** How many decimals an amount may have on a chain. */
function finenessOf(settings: ChainSettings, asset: string): number {
  return Math.min(DECIMALS, decimalsOn(settings, asset) ?? DECIMALS)
}

/** Of the coin that is asked for, or of the first; nothing for one that cannot be withdrawn. */
function termsIn(
  machine: Machine,
  { id, realm }: Caller,
  settings: readonly ChainSettings[],
  level: Level,
  { asset: wanted, now }: { readonly asset: string | undefined; readonly now: number },
) {
  const state = machine.state(realm, wallet) as State
  const settingsOf = ({ asset, chain }: Network) =>
    settings.find((one) => one.name === chain && decimalsOn(one, asset) !== undefined)
  const offered = [...state.networks.values()].filter((one) => settingsOf(one) !== undefined)
  const coins = [...new Set(offered.map(({ asset }) => asset))]
  const asset = wanted ?? coins[0]
  if (asset === undefined || !coins.includes(asset)) return undefined
  const { spendable } = machine.look(realm)
  return {
    asset,
    coins,
    networks: offered
      .filter((one) => one.asset === asset)
      .map((one) => ({
        chain: one.chain,
        fee: one.withdrawalFee,
        minimum: one.withdrawalMin,
        daily_limit: level === 'advanced' ? one.dailyMaxAdvanced : one.dailyMax,
        left_today: leftToday(state, id, asset, one.chain, level, now),
        arrival_minutes: minutesFor(settingsOf(one) as ChainSettings),
        decimals: finenessOf(settingsOf(one) as ChainSettings, asset),
      })),
    accounts: accounts.map((account) => ({ account, spendable: spendable(id, account, asset) })),
    owes: debtOf(state, id, asset),
  }
}

/** How long a chain takes for its confirmations, once the payout is sent. */
function minutesFor({ name, confirmations }: ChainSettings): number {
  return Math.max(1, Math.ceil((known[name].blockSeconds * confirmations) / 60))
}

/** With what is sealed, for its owner. */
function unsealed({ platform, withdrawals }: Wallet, record: WithdrawalRecord, language: Language) {
  const { id, member: _, destination, changedAt, transaction, ...others } = record
  const { sealedAddress, sealedReason, ...rest } = others
  const { chains, destinations, review } = withdrawals
  const settings = chains.find(({ name }) => name === record.chain)
  const reason = sealedReason && review.readReason(id, sealedReason)
  return {
    ...rest,
    id: platform.ids.of('withdrawal', id),
    changed_at: changedAt,
    address: sealedAddress && destinations.read(destination, record.chain, sealedAddress),
    reason: reason && reasonIn(language, reason),
    transaction,
    link:
      transaction === undefined || settings === undefined
        ? undefined
        : explorerLink(settings, transaction),
  }
}

export const withdrawalTeller = tell(withdrawalsChannel, (member, ids) => {
  const states = new Map<number, (typeof stateAfter)[keyof typeof stateAfter]>()
  let at = 0
  let revision = 0
  return {
    add(notice) {
      if (notice.realm !== 'real') return
      for (const event of notice.events.filter(isOfWithdrawal)) {
        if (event.member !== member) continue
        states.set(event.id, stateAfter[event.type])
        at = notice.at
        revision = notice.revision
      }
    },
    news() {
      if (states.size === 0) return undefined
      const changes = [...states].map(([id, state]) => ({ id: ids.of('withdrawal', id), state }))
      return { at, revision, changes }
    },
  }
})
