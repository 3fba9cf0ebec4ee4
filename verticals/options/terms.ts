/** The terms of options that two operators list or change, and the hours of their markets. */
import { type Machine, type MarketHours, marketHours, realms } from '@evenkeel/kernel'
import { type Instrument, type TermsGroup, termsGroup } from '@evenkeel/wire/server'
import { options, type SetHours, type Term } from './core/index.ts'
import { firstTermsOf } from './firstTerms.ts'
import { stateOf } from './view.ts'

const idOf = ({ symbol, seconds }: Term): string => `${symbol} ${seconds}s`

/** TO28: what is quoted and has no options of a duration yet can be listed; a market that closes needs its hours first. */
export const optionTerms = (instruments: readonly Instrument[]): TermsGroup =>
  termsGroup<Term>({
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
    listable(machine) {
      const { terms, hours } = stateOf(machine, 'real')
      const known = new Set([...terms.values()].map(idOf))
      return instruments
        .filter((one) => one.hours === 'always' || hours.has(one.symbol))
        .flatMap(firstTermsOf)
        .filter((term) => !known.has(idOf(term)))
    },
    idOf,
  })

/** The hours of markets that have some; holidays are days with a space between them. */
export function optionHours(instruments: readonly Instrument[]): TermsGroup {
  const listable = (machine: Machine) => {
    const known = stateOf(machine, 'real').hours
    return instruments
      .filter(({ symbol, hours }) => hours !== 'always' && !known.has(symbol))
      .map(({ symbol, hours }) => ({ id: symbol, values: { hours, holidays: '' } }))
  }
  return {
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
    listable,
    commandFor(machine, { id, values: { hours: asked = '', holidays = '' } }) {
      const hours = marketHours.find((one) => one === asked)
      const isKnown =
        stateOf(machine, 'real').hours.has(id) || listable(machine).some((one) => one.id === id)
      if (hours === undefined || !isKnown) return undefined
      return setHours(id, hours, holidays === '' ? [] : holidays.split(' '))
    },
    rowOf(command) {
      const { symbol, hours, holidays } = command as SetHours
      return { id: symbol, values: { hours, holidays: holidays.join(' ') } }
    },
  }
}

function setHours(symbol: string, hours: MarketHours, holidays: readonly string[]): SetHours {
  return { type: 'setOptionHours', symbol, hours, holidays }
}
