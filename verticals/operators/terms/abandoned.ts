/** What members leave behind who are erased while they hold something: given up as two admins agree, to the last coin. Rule P82. */
import { canonical, type Machine, type Refused } from '@evenkeel/kernel'
import type { Abandonment, OperatorExchange, TermsGroup } from '@evenkeel/wire/server'
import { countsIn } from '../core/roster.ts'
import { ABANDONED, isApproved, operations, type Proposal, type SetParameter } from '../core.ts'
import { stateOf } from '../held.ts'
import { carryOut } from './proposals.ts'
import type { ProposalReasons } from './reasons.ts'

const realms = ['real'] as const

/** A row is a member, by number, of whom it was agreed. */
export const abandonedFunds: TermsGroup = {
  core: operations,
  command: 'setParameter',
  owns: (command) => (command as SetParameter).name.startsWith(ABANDONED),
  realms,
  fields: [{ name: 'holdings', as: 'address' }],
  isFixed: true,
  list: (machine) =>
    [...stateOf(machine).parameters]
      .filter(([name]) => name.startsWith(ABANDONED))
      .map(([name, value]) => rowOf(name, value)),
  // It is proposed at the page of the member.
  commandFor: () => undefined,
  rowOf(command) {
    const { name, value } = command as SetParameter
    return rowOf(name, value)
  },
}

const rowOf = (name: string, value: string) => ({
  id: name.slice(ABANDONED.length),
  values: { holdings: value },
})

export function createAbandonment(reasons: Pick<ProposalReasons, 'keep'>): Abandonment {
  return {
    agreed: (exchange, uid) =>
      exchange.read((machine) => stateOf(machine).parameters.get(`${ABANDONED}${uid}`)),

    async agree(exchange, operator, { uid, holds, reason }) {
      const command = { type: 'setParameter', name: `${ABANDONED}${uid}`, value: holds } as const
      const open = await exchange.read((now) => openFor(now, canonical(command)))
      const other = open.find(({ by }) => by !== operator)
      if (other === undefined && open.length > 0) return 'proposed'
      if (other === undefined) return propose(exchange, command, reason)
      const refused = await carryOut(exchange, { core: operations, realms, command }, other)
      return 'ok' in refused ? (refused as Refused) : 'agreed'
    },
  }

  async function propose(exchange: OperatorExchange, command: SetParameter, reason: string) {
    const text = canonical(command)
    const made = await exchange.submit(operations, { type: 'propose', core: operations.name, text })
    if (!made.ok) return made as Refused
    const [event] = made.events
    if (event?.type === 'proposed') await reasons.keep(event.id, reason)
    return 'proposed' as const
  }
}

/** P68: those that have not lapsed. */
function openFor(machine: Machine, text: string): readonly Proposal[] {
  const { proposals, roster } = stateOf(machine)
  return [...proposals.values()].filter(
    (one) =>
      one.text === text &&
      one.core === operations.name &&
      countsIn(roster, one.by, one.at, machine.now) &&
      !isApproved(one, roster, machine.now),
  )
}
