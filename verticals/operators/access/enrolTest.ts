/** Puts an operator of a sandbox on the roster: by the rules of the core, with the admins that there are. */
import { canonical, type Exchange, realms } from '@evenkeel/kernel'
import type { OperatorRole } from '@evenkeel/wire'
import { operations, type RosterCommand, type RosterEntry } from '../core.ts'
import { stateOf } from '../held.ts'
import type { RosterKeeper } from './roster.ts'

/** The admin of a sandbox whose first operator is none: on the roster alone, until there is another. */
const STAND_IN = 2 ** 31

export async function enrolTest(
  exchange: Pick<Exchange, 'submit' | 'read'>,
  roster: RosterKeeper,
  operator: number,
  role: OperatorRole,
): Promise<void> {
  const read = () => exchange.read((machine) => [...stateOf(machine).roster.values()])
  if (role !== 'admin' && (await read()).length === 0) await roster.enrol(STAND_IN, 'admin')
  const known = await read()
  const isAdmin = (one: RosterEntry) => one.state === 'enrolled' && one.role === 'admin'
  const [first, second] = known.filter(isAdmin).map((one) => one.operator)
  const admit: RosterCommand = { type: 'admitOperator', operator, role }
  if (known.length > 0 && first === undefined) throw new TypeError('no admin admits an operator')
  if (first !== undefined && second === undefined) await command(exchange, admit, first)
  else if (first !== undefined && second !== undefined)
    await agreed(exchange, admit, [first, second])
  await roster.enrol(operator, role)
  // By both of them: whom one alone disables goes on counting as an admin (P67).
  const demote: RosterCommand = { type: 'changeRole', operator: STAND_IN, role: 'support' }
  if (first === STAND_IN && role === 'admin') {
    await agreed(exchange, demote, [STAND_IN, operator])
    await command(exchange, { type: 'disableOperator', operator: STAND_IN }, operator)
  }
}

async function command(
  exchange: Pick<Exchange, 'submit'>,
  change: RosterCommand,
  by: number,
): Promise<void> {
  const actor = { kind: 'operator', id: by } as const
  const submitted = realms.map((realm) => exchange.submit(operations, change, { realm, actor }))
  for (const decision of await Promise.all(submitted))
    if (!decision.ok) throw new TypeError(`${change.type}: ${decision.refusal}`)
}

async function agreed(
  exchange: Pick<Exchange, 'submit'>,
  change: RosterCommand,
  [first, second]: readonly [number, number],
): Promise<void> {
  const text = canonical(change)
  for (const realm of realms) {
    const as = (id: number) => ({ realm, actor: { kind: 'operator', id } as const })
    const proposal = { type: 'propose', core: operations.name, text } as const
    const made = await exchange.submit(operations, proposal, as(first))
    const [event] = made.ok ? made.events : []
    if (event?.type !== 'proposed') throw new TypeError('no operator can be made')
    const { id } = event
    await exchange.submit(operations, { type: 'approveProposal', id }, as(second))
  }
  await command(exchange, change, second)
}
