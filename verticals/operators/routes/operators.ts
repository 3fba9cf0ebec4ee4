/** The calls of an admin about operators. */
import { type Machine, type Refused, refuse } from '@evenkeel/kernel'
import { type Audited, handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import { byOperator } from '../access/roster.ts'
import {
  disableOperator,
  getOperators,
  inviteOperator,
  resetOperator,
  setRole,
} from '../contract/index.ts'
import { needsSecondAdmin } from '../core/roster.ts'
import { stateOf as stateIn } from '../held.ts'
import type { Operators } from '../operators.ts'
import type { ListedPerson, Person } from '../people.ts'
import { changeAccess } from './access.ts'

export function operatorRoutes(operators: Operators): readonly OperatorRoute[] {
  return [...listRoutes(operators), ...changeRoutes(operators)]
}

function listRoutes(operators: Operators) {
  const { people, ids, tellOperators } = operators
  return [
    handleOperator(getOperators, async ({ exchange }) => {
      const all = await people.list()
      const { from, unconfirmed, needsSecond } = await exchange.read((machine) => ({
        from: new Map(all.map((person) => [person.id, countsFrom(machine, person)])),
        unconfirmed: new Map(stateIn(machine).unconfirmed),
        needsSecond: needsSecondAdmin(stateIn(machine), machine.now),
      }))
      const nameOf = (id: number | undefined) => all.find((one) => one.id === id)?.name
      const operators = all.map((person) => ({
        id: ids.of('operator', person.id),
        name: person.name,
        role: person.role,
        state: stateOf(person),
        has_totp: person.totp !== undefined,
        passkeys: person.passkeys,
        sessions: person.sessions,
        made_at: person.madeAt,
        seen_at: person.seenAt,
        invited_until: person.invitedUntil,
        counts_from: from.get(person.id),
        disabled_by: nameOf(unconfirmed.get(person.id)),
      }))
      return { operators, needs_second: needsSecond }
    }),
    handleOperator(inviteOperator, async ({ input: { name, role }, ...context }) => {
      const id = await people.make(name, role)
      if (id === undefined) return refuse('operatorNameTaken')
      context.note({ subject: `operator ${id}`, after: { name, role } })
      tellOperators('operators')
      const command = { type: 'admitOperator', operator: id, role } as const
      const changed = await changeAccess(operators, command, context, 'operatorInvited')
      return 'ok' in changed ? changed : { id: ids.of('operator', id), ...changed }
    }),
  ]
}

function changeRoutes(operators: Operators) {
  const { people, sessions, notices, ids, tellOperators } = operators

  /** Whom it is about, written down with what is wished; nobody, for an id that is none. */
  async function about(
    { operator, reason }: { readonly operator: string; readonly reason: string },
    after: object,
    note: (audited: Audited) => void,
  ): Promise<Person | undefined> {
    const id = ids.read('operator', operator)?.id
    const person = id === undefined ? undefined : await people.find({ id })
    if (person === undefined) return undefined
    note({ subject: `operator ${person.id}`, before: shown(person), after, reason })
    return person
  }

  return [
    handleOperator(setRole, async ({ input, ...context }) => {
      const { role, reason } = input
      const person = await about(input, { role }, context.note)
      if (person === undefined) return refuse('operatorUnknown')
      if (person.id === context.operator.id) return refuse('ownAccess')
      const command = { type: 'changeRole', operator: person.id, role } as const
      const changed = await changeAccess(operators, command, { ...context, reason })
      return 'ok' in changed || 'proposal' in changed ? changed : {}
    }),
    handleOperator(disableOperator, async ({ input, operator, exchange, note }) => {
      const person = await about(input, { disabled: true }, note)
      if (person === undefined) return refuse('operatorUnknown')
      const command = { type: 'disableOperator', operator: person.id } as const
      const refused = await byOperator(exchange, command)
      // One who was invited and never admitted is in no journal.
      if (refused !== undefined && refused.refusal !== 'operatorUnknown')
        return refused as Refused<'lastAdmin'>
      const fault = await people.change(person.id, operator.id, { disabled: true })
      if (fault !== undefined) return fault
      await sessions.end(person.id)
      await notices.add({ kind: 'operatorDisabled', about: person.id, role: person.role })
      tellOperators('operators')
      return {}
    }),
    handleOperator(resetOperator, async ({ input, ...context }) => {
      const { reason } = input
      const person = await about(input, { reset: true }, context.note)
      if (person === undefined) return refuse('operatorUnknown')
      if (person.id === context.operator.id) return refuse('ownAccess')
      const { id, role } = person
      const command = { type: 'admitOperator', operator: id, role } as const
      const changed = await changeAccess(operators, command, { ...context, reason })
      return 'ok' in changed ? changed : { id: ids.of('operator', id), ...changed }
    }),
  ]
}

/** From when on their approvals count, of one for whom that is not so yet. */
function countsFrom(machine: Machine, { id }: ListedPerson) {
  const known = stateIn(machine).roster.get(id)
  return known?.state === 'enrolled' && known.countsFrom > machine.now
    ? known.countsFrom
    : undefined
}

function stateOf({ disabledAt, password }: ListedPerson) {
  if (disabledAt !== undefined) return 'disabled' as const
  return password === undefined ? ('invited' as const) : ('active' as const)
}

function shown({ name, role, disabledAt }: Person) {
  return { name, role, disabled: disabledAt !== undefined }
}
