/** The calls of an admin about operators. */
import { refuse } from '@evenkeel/kernel'
import { type Audited, handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import {
  disableOperator,
  getOperators,
  inviteOperator,
  resetOperator,
  setRole,
} from '../contract/index.ts'
import { linkAt, type Operators } from '../operators.ts'
import type { Change, ListedPerson, Person } from '../people.ts'

export function operatorRoutes(operators: Operators): readonly OperatorRoute[] {
  return [...listRoutes(operators), ...changeRoutes(operators)]
}

function listRoutes(operators: Operators) {
  const { people, ids, tellOperators } = operators
  return [
    handleOperator(getOperators, async () => ({
      operators: (await people.list()).map((person) => ({
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
      })),
    })),
    handleOperator(inviteOperator, async ({ input: { name, role }, from, note }) => {
      const id = await people.make(name, role)
      if (id === undefined) return refuse('operatorNameTaken')
      note({ subject: `operator ${id}`, after: { name, role } })
      tellOperators('operators')
      return invited(operators, id, from.host)
    }),
  ]
}

function changeRoutes(operators: Operators) {
  const { people, sessions, ids, tellOperators } = operators

  /** Whom it is about, written down with what is wished; nobody, for an id that is none. */
  async function about(
    { operator, reason }: { readonly operator: string; readonly reason: string },
    after: Change,
    note: (audited: Audited) => void,
  ): Promise<Person | undefined> {
    const id = ids.read('operator', operator)?.id
    const person = id === undefined ? undefined : await people.find({ id })
    if (person === undefined) return undefined
    note({ subject: `operator ${person.id}`, before: shown(person), after, reason })
    return person
  }

  /** Whoever is changed is signed out at once. */
  async function change(person: Person, by: number, wish: Change) {
    const refused = await people.change(person.id, by, wish)
    if (refused !== undefined) return refused
    await sessions.end(person.id)
    tellOperators('operators')
    return undefined
  }

  return [
    handleOperator(setRole, async ({ input, operator, note }) => {
      const wish = { role: input.role }
      const person = await about(input, wish, note)
      if (person === undefined) return refuse('operatorUnknown')
      if (person.id === operator.id) return refuse('ownAccess')
      return (await change(person, operator.id, wish)) ?? {}
    }),
    handleOperator(disableOperator, async ({ input, operator, note }) => {
      const wish = { disabled: true } as const
      const person = await about(input, wish, note)
      if (person === undefined) return refuse('operatorUnknown')
      return (await change(person, operator.id, wish)) ?? {}
    }),
    handleOperator(resetOperator, async ({ input, operator, from, note }) => {
      const wish = { reset: true } as const
      const person = await about(input, wish, note)
      if (person === undefined) return refuse('operatorUnknown')
      if (person.id === operator.id) return refuse('ownAccess')
      const refused = await change(person, operator.id, wish)
      return refused ?? invited(operators, person.id, from.host)
    }),
  ]
}

async function invited({ invitations, ids, site }: Operators, id: number, host: string) {
  const { secret, until } = await invitations.give(id)
  const link = linkAt(site ?? `http://${host}`, secret)
  return { id: ids.of('operator', id), link, expires_at: until }
}

function stateOf({ disabledAt, password }: ListedPerson) {
  if (disabledAt !== undefined) return 'disabled' as const
  return password === undefined ? ('invited' as const) : ('active' as const)
}

function shown({ name, role, disabledAt }: Person) {
  return { name, role, disabled: disabledAt !== undefined }
}
