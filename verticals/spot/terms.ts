/** The terms of a pair that operators may change, two of them at a time: its coins and steps are not among them. */
import { realms } from '@evenkeel/kernel'
import { termsGroup } from '@evenkeel/wire/server'
import { spot } from './core/index.ts'
import { stateOf } from './view.ts'

export const pairTerms = termsGroup({
  core: spot,
  command: 'listPair',
  realms,
  fields: [
    { name: 'makerFeeBps', as: 'bps' },
    { name: 'takerFeeBps', as: 'bps' },
    { name: 'minNotional', as: 'amount' },
    { name: 'bandBps', as: 'bps' },
    { name: 'slippageBps', as: 'bps' },
  ],
  all: (machine) => [...stateOf(machine, 'real').markets.values()].map(({ terms }) => terms),
  idOf: ({ pair }) => pair,
})
