/** The terms of a contract that two operators list or change: its steps never change. */
import { marketHours, realms } from '@evenkeel/kernel'
import {
  type Instrument,
  type TermsField,
  type TermsGroup,
  termsGroup,
} from '@evenkeel/wire/server'
import { contracts, type Terms } from './core/index.ts'
import { firstTermsOf } from './firstTerms.ts'
import { stateOf } from './view.ts'

/** LC30: what is quoted and not traded yet can be listed. */
export const contractTerms = (instruments: readonly Instrument[]): TermsGroup =>
  termsGroup<Terms, TermsField>({
    core: contracts,
    command: 'listContract',
    realms,
    fields: [
      { name: 'tickSize', as: 'amount', once: 'given' },
      { name: 'lotSize', as: 'amount', once: 'chosen' },
      { name: 'makerFeeBps', as: 'bps' },
      { name: 'takerFeeBps', as: 'bps' },
      { name: 'bandBps', as: 'bps' },
      { name: 'slippageBps', as: 'bps' },
      { name: 'leverages', as: 'wholes' },
      { name: 'tiers', as: 'tiers' },
      { name: 'openInterestLots', as: 'count' },
      { name: 'houseLots', as: 'count' },
      { name: 'fundingMaxPpm', as: 'count' },
      { name: 'hours', as: 'choice', options: marketHours },
      { name: 'holidays', as: 'dates' },
    ],
    all: (machine) => stateOf(machine, 'real').listed.map(({ terms }) => terms),
    listable(machine) {
      const { markets } = stateOf(machine, 'real')
      return instruments.filter(({ symbol }) => !markets.has(symbol)).map(firstTermsOf)
    },
    idOf: ({ symbol }) => symbol,
  })
