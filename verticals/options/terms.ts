/** The terms of options that operators may change, two of them at a time. */
import { type MarketHours, marketHours, realms } from '@evenkeel/kernel'
import { type TermsGroup, termsGroup } from '@evenkeel/wire/server'
import { options, type SetHours } from './core/index.ts'
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

/** The hours of markets that have some; holidays are days with a space between them. */
export const optionHours: TermsGroup = {
  core: options,
  command: 'setOptionHours',
  realms,
  fields: [
    { name: 'hours', as: 'choice', options: marketHours },
    { name: 'holidays', as: 'dates' },
  ],
  list: (machine) =>
    [...stateOf(machine, 'real').hours].map(([symbol, { hours, holidays }]) => ({
      id: symbol,
      values: { hours, holidays: holidays.join(' ') },
    })),
  commandFor(machine, { id, values: { hours: asked = '', holidays = '' } }) {
    const hours = marketHours.find((one) => one === asked)
    if (hours === undefined || !stateOf(machine, 'real').hours.has(id)) return undefined
    return setHours(id, hours, holidays === '' ? [] : holidays.split(' '))
  },
  rowOf(command) {
    const { symbol, hours, holidays } = command as SetHours
    return { id: symbol, values: { hours, holidays: holidays.join(' ') } }
  },
}

function setHours(symbol: string, hours: MarketHours, holidays: readonly string[]): SetHours {
  return { type: 'setOptionHours', symbol, hours, holidays }
}
