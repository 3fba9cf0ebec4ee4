/** The terms of a contract that operators may change, two of them at a time: its steps are not among them. */
import { marketHours, realms } from '@evenkeel/kernel'
import { type TermsField, termsGroup } from '@evenkeel/wire/server'
import { contracts, type Terms } from './core/index.ts'
import { stateOf } from './view.ts'

export const contractTerms = termsGroup<Terms, TermsField>({
  core: contracts,
  command: 'listContract',
  realms,
  fields: [
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
  idOf: ({ symbol }) => symbol,
})
