/** The terms of a contract that operators may change, two of them at a time: its steps are not among them. */
import { realms } from '@evenkeel/kernel'
import { type TermsField, termsGroup } from '@evenkeel/wire/server'
import { hours } from './core/hours.ts'
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
    { name: 'openInterestLots', as: 'whole' },
    { name: 'houseLots', as: 'whole' },
    { name: 'fundingMaxPpm', as: 'whole' },
    { name: 'hours', as: 'choice', options: hours },
    { name: 'holidays', as: 'days' },
  ],
  all: (machine) => stateOf(machine, 'real').listed.map(({ terms }) => terms),
  idOf: ({ symbol }) => symbol,
})
