/** The terms on which money comes and goes that operators may change, two of them at a time. */
import type { Machine } from '@evenkeel/kernel'
import { termsGroup } from '@evenkeel/wire/server'
import { networkName } from './core/networks.ts'
import { type State, wallet } from './core.ts'

const stateOf = (machine: Machine) => machine.state('real', wallet) as State

/** A coin on a chain: `USDT tron`. */
export const networkTerms = termsGroup({
  core: wallet,
  command: 'setNetwork',
  realms: ['real'],
  fields: [
    { name: 'depositMin', as: 'amount' },
    { name: 'withdrawalMin', as: 'amount' },
    { name: 'withdrawalFee', as: 'amount' },
    { name: 'dailyMax', as: 'amount' },
    { name: 'dailyMaxAdvanced', as: 'amount' },
    { name: 'fourEyesAbove', as: 'amount' },
  ],
  all: (machine) => stateOf(machine).networks.values(),
  idOf: ({ asset, chain }) => networkName(asset, chain),
})

/** What one operator may approve alone of a coin in a day. */
export const approvalTerms = termsGroup({
  core: wallet,
  command: 'setApprovalLimit',
  realms: ['real'],
  fields: [{ name: 'dailyMax', as: 'amount' }],
  all: (machine) =>
    [...stateOf(machine).approvalLimits].map(([asset, dailyMax]) => ({ asset, dailyMax })),
  idOf: ({ asset }) => asset,
})
