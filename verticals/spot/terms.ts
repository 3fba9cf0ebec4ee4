/** The terms of a pair that two operators list or change: its coins and steps are given by the instrument, and never change. */
import { realms } from '@evenkeel/kernel'
import { type Instrument, type TermsGroup, termsGroup } from '@evenkeel/wire/server'
import { spot, type Terms } from './core/index.ts'
import { firstTermsOf, isPair } from './firstTerms.ts'
import { stateOf } from './view.ts'

/** S46: what is quoted and not traded yet can be listed. */
export const pairTerms = (instruments: readonly Instrument[]): TermsGroup =>
  termsGroup<Terms>({
    core: spot,
    command: 'listPair',
    realms,
    fields: [
      { name: 'tickSize', as: 'amount', once: 'given' },
      { name: 'lotSize', as: 'amount', once: 'given' },
      { name: 'makerFeeBps', as: 'bps' },
      { name: 'takerFeeBps', as: 'bps' },
      { name: 'minNotional', as: 'amount' },
      { name: 'bandBps', as: 'bps' },
      { name: 'slippageBps', as: 'bps' },
    ],
    all: (machine) => [...stateOf(machine, 'real').markets.values()].map(({ terms }) => terms),
    listable(machine) {
      const { markets } = stateOf(machine, 'real')
      return instruments.filter((one) => isPair(one) && !markets.has(one.symbol)).map(firstTermsOf)
    },
    idOf: ({ pair }) => pair,
  })
