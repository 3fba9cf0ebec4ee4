/** How much of each asset may leave within an hour: terms that the core of operations keeps itself. Rule P31. */
import { formatAmount, parseAmount } from '@evenkeel/kernel'
import type { TermsGroup } from '@evenkeel/wire/server'
import { OUTFLOW_MAX, operations, type SetParameter } from '../core.ts'
import { stateOf } from '../held.ts'

export function outflowLimits(assets: readonly string[]): TermsGroup {
  return {
    core: operations,
    command: 'setParameter',
    owns: (command) => (command as SetParameter).name.startsWith(OUTFLOW_MAX),
    realms: ['real'],
    fields: [{ name: 'limit', as: 'limit' }],
    list(machine) {
      const { parameters } = stateOf(machine)
      return assets.map((id) => ({ id, values: { limit: parameters.get(OUTFLOW_MAX + id) ?? '' } }))
    },
    commandFor(_, { id, values: { limit = '' } }) {
      const amount = parseAmount(limit)
      if (!assets.includes(id) || (limit !== '' && amount === undefined)) return undefined
      const value = amount === undefined ? '' : formatAmount(amount)
      return { type: 'setParameter', name: OUTFLOW_MAX + id, value } satisfies SetParameter
    },
    rowOf(command) {
      const { name, value } = command as SetParameter
      return { id: name.slice(OUTFLOW_MAX.length), values: { limit: value } }
    },
  }
}
