/** How the calls of the switches are answered. */
import { canonical, type Machine, realms, refuse } from '@evenkeel/kernel'
import { handleOperator, type OperatorExchange, type OperatorRoute } from '@evenkeel/wire/server'
import { getSwitches, maySwitch, setSwitch } from '../contract/index.ts'
import {
  holdMinutes,
  needsTwo,
  operations,
  PROPOSAL_MS,
  type SetSwitch,
  switchKey,
} from '../core.ts'
import { stateOf } from '../held.ts'
import type { Operators } from '../operators.ts'
import { openIn, switchIn } from '../terms/proposals.ts'
import { namesOf } from './names.ts'

type SwitchRefusal = (typeof setSwitch)['refusals'][number]

export function switchRoutes(parts: Operators): readonly OperatorRoute[] {
  return [
    handleOperator(getSwitches, async ({ exchange, operator, ids }) => {
      const { on, proposals, ...read } = await exchange.read((machine) =>
        switchesIn(parts, machine),
      )
      const [name, reasons] = await Promise.all([namesOf(parts.people), parts.reasons.all()])
      return {
        switches: on.map(({ operator: by, ...one }) => ({ ...one, by: name(by) })),
        proposals: proposals.map(({ id, by, ...one }) => ({
          ...one,
          id: ids.of('proposal', id),
          by: name(by),
          is_own: by === operator.id,
          reason: reasons.get(id),
        })),
        ...read,
      }
    }),

    handleOperator(setSwitch, async ({ input, operator, exchange, note }) => {
      const { name, symbol = '', is_on: isOn, code, reason, is_lasting: isLasting } = input
      const turn: SetSwitch = { type: 'setSwitch', name, symbol, isOn, reason: code }
      const key = switchKey(name, symbol)
      note({ subject: `switch ${key}`, reason })
      if (!maySwitch(operator.role, name)) return refuse('notAllowed')
      const known = await exchange.read((machine) => {
        const state = stateOf(machine)
        const wasOn = state.switches.has(key)
        const takesTwo = wasOn !== isOn && needsTwo(turn, state, machine.now)
        return { isMarket: parts.markets(machine).includes(symbol), wasOn, takesTwo }
      })
      if (name === 'marketHalted' && !known.isMarket) return refuse('switchUnknown')
      const isProposed = known.takesTwo || (isOn && isLasting)
      const proposed = isOn && known.wasOn ? ({ ...turn, prolongs: true } as const) : turn
      const outcome = isProposed ? ('needsAnother' as const) : ('done' as const)
      const refused = isProposed
        ? await propose(parts, exchange, proposed, reason)
        : await set(exchange, turn)
      note({ before: { isOn: known.wasOn }, after: { isOn, code, outcome } })
      return refused ?? { outcome }
    }),
  ]
}

function switchesIn(parts: Operators, machine: Machine) {
  const state = stateOf(machine)
  const markets = [...parts.markets(machine)]
  const turn = (symbol: string, isOn: boolean) => ({ name: 'marketHalted', symbol, isOn }) as const
  const symbolIn = (symbol: string) => symbol !== '' && { symbol }
  return {
    on: [...state.switches.values()].map(({ symbol, ...one }) => ({
      ...one,
      ...symbolIn(symbol),
      ends_at: state.holdEnds.get(switchKey(one.name, symbol)),
      is_spent: one.name === 'everythingFrozen' && state.isFreezeSpent,
      takes_two: needsTwo({ name: one.name, symbol, isOn: false }, state, machine.now),
    })),
    markets,
    held_alone: markets.filter((symbol) => needsTwo(turn(symbol, true), state, machine.now)),
    closed_alone: needsTwo({ name: 'maintenance', symbol: '', isOn: true }, state, machine.now),
    hold_minutes: holdMinutes(state),
    proposals: openIn(machine).flatMap((one) => {
      const asked = switchIn(one)
      if (asked === undefined) return []
      const { id, text, by, at } = one
      const { name, symbol, isOn, reason: code, prolongs = false } = asked
      const what = { name, is_on: isOn, code, prolongs, ...symbolIn(symbol) }
      return { id, text, by, at, expires_at: at + PROPOSAL_MS, ...what }
    }),
  }
}

/** P50: both in this turn, so that they are in one batch of the journal. */
async function set(exchange: OperatorExchange, turn: SetSwitch) {
  const made = realms.map((realm) => exchange.submit(operations, turn, realm))
  const refused = (await Promise.all(made)).find(({ ok }) => !ok)
  return refused?.ok === false ? refuse(refused.refusal as SwitchRefusal) : undefined
}

/** P76, P77: as terms are; what is proposed already waits, and is not proposed once more. */
async function propose(
  { reasons }: Operators,
  exchange: OperatorExchange,
  turn: SetSwitch,
  reason: string,
) {
  const text = canonical(turn)
  const isOpen = await exchange.read((machine) =>
    [...stateOf(machine).proposals.values()].some((one) => one.text === text),
  )
  if (isOpen) return undefined
  const proposal = { type: 'propose', core: operations.name, text } as const
  const [made] = await Promise.all(
    realms.map((realm) => exchange.submit(operations, proposal, realm)),
  )
  if (made?.ok === false) return refuse(made.refusal as SwitchRefusal)
  for (const event of made?.events ?? [])
    if (event.type === 'proposed') await reasons.keep(event.id, reason)
  return undefined
}
