/** The terms on which money comes and goes that operators may change, two of them at a time. */
import type { Machine } from '@evenkeel/kernel'
import {
  readTerm,
  type TermsGroup,
  type TermsRow,
  termsGroup,
  writtenTerm,
} from '@evenkeel/wire/server'
import { readAddress } from './chains/address.ts'
import { isSame } from './chains/listed.ts'
import type { ChainSettings } from './chains/settings.ts'
import { type Network, networkName } from './core/networks.ts'
import type { ListToken, Token } from './core/tokens.ts'
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

const COUNT = /^([0-9]|[12][0-9]|3[0-6])$/
const { fields: figures } = networkTerms

/** W57: a coin that a contract keeps, on one of the EVM chains that are connected; its fees and limits change with those of all networks. */
export function tokenTerms(connected: readonly ChainSettings[]): TermsGroup {
  const evm = connected.filter(({ family }) => family === 'evm')
  return {
    core: wallet,
    command: 'listToken',
    realms: ['real'],
    fields: [
      { name: 'chain', as: 'choice', options: evm.map(({ name }) => name) },
      { name: 'contract', as: 'address' },
      { name: 'decimals', as: 'count' },
      ...figures,
    ],
    newName: /^[A-Z0-9]{2,12}$/,
    isFixed: true,
    list(machine) {
      const { tokens, networks } = stateOf(machine)
      return [...tokens].flatMap(([name, token]) => {
        const network = networks.get(name)
        return network === undefined ? [] : rowOf({ ...token, ...network })
      })
    },
    commandFor(_machine, { id: asset, values }): ListToken | undefined {
      const chain = evm.find(({ name }) => name === values.chain)
      const contract = chain && readAddress(chain.name, values.contract ?? '')
      if (chain === undefined || contract?.ok !== true) return undefined
      const read = figures.map(({ name, as }) => [name, readTerm(as, values[name] ?? '')] as const)
      const decimals = COUNT.test(values.decimals ?? '') ? Number(values.decimals) : undefined
      if (decimals === undefined || read.some(([, value]) => value === undefined)) return undefined
      const token: Token = { asset, chain: chain.name, contract: contract.address, decimals }
      if (contradicts(chain, token)) return undefined
      const terms = Object.fromEntries(read) as Omit<Network, 'asset' | 'chain'>
      return { type: 'listToken', ...token, ...terms }
    },
    rowOf: (command) => rowOf(command as ListToken),
  }
}

/** The file knows this coin or this contract there, and otherwise. */
function contradicts({ native, tokens }: ChainSettings, token: Token): boolean {
  const { asset, contract, decimals } = token
  if (native.asset === asset) return true
  return tokens.some((one) => {
    if (one.asset !== asset && !isSame(one.contract, contract)) return false
    return one.asset !== asset || !isSame(one.contract, contract) || one.decimals !== decimals
  })
}

function rowOf({ asset, chain, contract, decimals, ...network }: Token & Network): TermsRow {
  const plain = network as Readonly<Record<string, unknown>>
  const shown = figures.map(({ name, as }) => [name, writtenTerm(as, plain[name])])
  return {
    id: networkName(asset, chain),
    values: { chain, contract, decimals: String(decimals), ...Object.fromEntries(shown) },
  }
}
