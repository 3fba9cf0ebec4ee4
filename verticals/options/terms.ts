/** The terms of options that operators may change, two of them at a time. */
import { realms } from '@evenkeel/kernel'
import { termsGroup } from '@evenkeel/wire/server'
import { options } from './core/index.ts'
import { stateOf } from './view.ts'

export const optionTerms = termsGroup({
  core: options,
  command: 'setOptionTerm',
  realms,
  fields: [
    { name: 'isOffered', as: 'flag' },
    { name: 'payoutBps', as: 'bps' },
    { name: 'feeBps', as: 'bps' },
    { name: 'minStake', as: 'amount' },
    { name: 'maxStake', as: 'amount' },
  ],
  all: (machine) => stateOf(machine, 'real').terms.values(),
  idOf: ({ symbol, seconds }) => `${symbol} ${seconds}s`,
})
