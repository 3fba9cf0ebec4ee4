/** For how long one operator alone holds anything up: terms that the core of operations keeps itself. Rules P77 and P80. */
import { realms } from '@evenkeel/kernel'
import type { TermsGroup } from '@evenkeel/wire/server'
import { HOLD_MINUTES, holdMinutes, operations, type SetParameter } from '../core.ts'
import { stateOf } from '../held.ts'

const ID = 'switches'

/** What is no number of minutes from 1 to 60 the core refuses by name. */
export const holdPeriod: TermsGroup = {
  core: operations,
  command: 'setParameter',
  owns: (command) => (command as SetParameter).name === HOLD_MINUTES,
  realms,
  fields: [{ name: 'holdMinutes', as: 'count', range: { least: 1, most: 60 } }],
  list: (machine) => [{ id: ID, values: { holdMinutes: `${holdMinutes(stateOf(machine))}` } }],
  commandFor(_, { id, values: { holdMinutes: value = '' } }) {
    if (id !== ID || value === '') return undefined
    return { type: 'setParameter', name: HOLD_MINUTES, value } satisfies SetParameter
  },
  rowOf: (command) => ({ id: ID, values: { holdMinutes: (command as SetParameter).value } }),
}
