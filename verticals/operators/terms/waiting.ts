/** For how long what a new operator approves does not count: terms that the core of operations keeps itself. Rule P66. */
import { realms } from '@evenkeel/kernel'
import { readTerm, type TermsGroup } from '@evenkeel/wire/server'
import { OPERATOR_WAIT, operations, type SetParameter, waitMs } from '../core.ts'
import { stateOf } from '../held.ts'

const HOUR_MS = 3_600_000

export const waitingPeriod: TermsGroup = {
  core: operations,
  command: 'setParameter',
  owns: (command) => (command as SetParameter).name === OPERATOR_WAIT,
  realms,
  fields: [{ name: 'waitHours', as: 'count', range: { least: 1, most: 999 } }],
  list: (machine) => [
    { id: 'operators', values: { waitHours: `${waitMs(stateOf(machine)) / HOUR_MS}` } },
  ],
  commandFor(_, { id, values: { waitHours = '' } }) {
    // Only a sandbox starts with none, and no operator asks for that.
    if (id !== 'operators' || waitHours === '0' || readTerm('count', waitHours) === undefined)
      return undefined
    return { type: 'setParameter', name: OPERATOR_WAIT, value: waitHours } satisfies SetParameter
  },
  rowOf: (command) => ({ id: 'operators', values: { waitHours: (command as SetParameter).value } }),
}
