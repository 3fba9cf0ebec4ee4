/** How much of each asset may leave within an hour: terms that the core of operations keeps itself. Rule P31. */
import { formatAmount, type Machine, parseAmount } from '@evenkeel/kernel'
import type { TermsGroup } from '@evenkeel/wire/server'
import { NO_LIMIT, OUTFLOW_MAX, operations, outflowMax, type SetParameter } from '../core.ts'
import { stateOf } from '../held.ts'

/** At the console an empty limit is none. */
export function outflowLimits(assetsIn: (machine: Machine) => readonly string[]): TermsGroup {
  return {
    core: operations,
    command: 'setParameter',
    owns: (command) => (command as SetParameter).name.startsWith(OUTFLOW_MAX),
    realms: ['real'],
    fields: [{ name: 'limit', as: 'limit' }],
    list(machine) {
      return assetsIn(machine).map((id) => {
        const limit = outflowMax(stateOf(machine), id)
        return { id, values: { limit: limit === undefined ? '' : formatAmount(limit) } }
      })
    },
    commandFor(machine, { id, values: { limit = '' } }) {
      const amount = parseAmount(limit)
      if (!assetsIn(machine).includes(id) || (limit !== '' && amount === undefined))
        return undefined
      const value = amount === undefined ? NO_LIMIT : formatAmount(amount)
      return { type: 'setParameter', name: OUTFLOW_MAX + id, value } satisfies SetParameter
    },
    rowOf(command) {
      const { name, value } = command as SetParameter
      const limit = value === NO_LIMIT ? '' : value
      return { id: name.slice(OUTFLOW_MAX.length), values: { limit } }
    },
  }
}
