/** The terms of a contract that operators may change, two of them at a time: its steps are not among them. */
import { realms } from '@evenkeel/kernel'
import { termsGroup } from '@evenkeel/wire/server'
import { contracts } from './core/index.ts'
import { stateOf } from './view.ts'

export const contractTerms = termsGroup({
  core: contracts,
  command: 'listContract',
  realms,
  fields: [
    { name: 'makerFeeBps', as: 'bps' },
    { name: 'takerFeeBps', as: 'bps' },
    { name: 'bandBps', as: 'bps' },
    { name: 'slippageBps', as: 'bps' },
  ],
  all: (machine) => stateOf(machine, 'real').listed.map(({ terms }) => terms),
  idOf: ({ symbol }) => symbol,
})
