/** How the calls of the switches are answered. */
import { realms, refuse } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import { getSwitches, maySwitch, setSwitch } from '../contract/index.ts'
import { operations, switchKey } from '../core.ts'
import { stateOf } from '../held.ts'
import type { Operators } from '../operators.ts'
import { namesOf } from './names.ts'

export function switchRoutes(parts: Operators): readonly OperatorRoute[] {
  return [
    handleOperator(getSwitches, async ({ exchange }) => {
      const { on, markets } = await exchange.read((machine) => ({
        on: [...stateOf(machine).switches.values()],
        markets: [...parts.markets(machine)],
      }))
      const name = await namesOf(parts.people)
      return {
        switches: on.map(({ name: which, symbol, reason, since, operator }) => ({
          name: which,
          reason,
          since,
          by: name(operator),
          ...(symbol !== '' && { symbol }),
        })),
        markets,
      }
    }),

    handleOperator(setSwitch, async ({ input, operator, exchange, note }) => {
      const { name, symbol = '', is_on: isOn, code: reason } = input
      const key = switchKey(name, symbol)
      note({ subject: `switch ${key}`, reason: input.reason })
      if (!maySwitch(operator.role, name)) return refuse('notAllowed')
      const known = await exchange.read((machine) => ({
        isMarket: parts.markets(machine).includes(symbol),
        isOn: stateOf(machine).switches.has(key),
      }))
      if (name === 'marketHalted' && !known.isMarket) return refuse('switchUnknown')
      // P50: both in this turn, so that they are in one batch of the journal.
      const set = realms.map((realm) =>
        exchange.submit(operations, { type: 'setSwitch', name, symbol, isOn, reason }, realm),
      )
      const refused = (await Promise.all(set)).find(({ ok }) => !ok)
      note({ before: { isOn: known.isOn }, after: { isOn, code: reason } })
      return refused?.ok === false ? refused : {}
    }),
  ]
}
