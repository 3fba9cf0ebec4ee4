/** Operators and operations, as the server knows them. */
import { type SeedPlace, vertical, withSubjects } from '@evenkeel/wire/server'
import { OPERATOR_WAIT, operations } from './core.ts'
import { anchoredIn, stateOf } from './held.ts'
import { operatorMigrations } from './migrations.ts'
import type { OpenOperators } from './open.ts'
import * as texts from './texts.ts'

export const server = vertical<OpenOperators>({
  name: 'operators',
  core: operations,
  idKinds: {
    operator: 15,
    operatorSession: 16,
    audit: 17,
    operatorPasskey: 18,
    proposal: 22,
    operatorNotice: 44,
  },
  migrations: operatorMigrations,
  seed: waitingPeriod,
  parameter: (machine, name) => stateOf(machine).parameters.get(name),
  async faultIn(machine, tables) {
    const { faultAtStart } = await import('./audit/verifying.ts')
    const fault = await faultAtStart(tables, anchoredIn(machine))
    return fault && `The audit log is not the one that the journal knows: ${fault}.`
  },
  texts: Object.values(texts),
  open: async (platform) => (await import('./open.ts')).open(platform),
  routes: async () => [],
  async consoleRoutes(parts) {
    const { routesOf } = await import('./routes/index.ts')
    const { subjectsOf } = await import('./routes/subjects.ts')
    return withSubjects(routesOf(parts), subjectsOf(parts))
  },
  offers: ({ door, switches, ownTerms, abandonment }) => ({
    operatorDoor: door,
    switches,
    terms: ownTerms,
    abandonment,
  }),
  close: async (parts) => parts.stop(),
})

/**
 * A sandbox that nobody operates yet starts without a waiting period: whoever tries it is one person.
 * In production there always is one, even on the data of a sandbox.
 */
export function waitingPeriod({ machine, realm, isSandbox }: Omit<SeedPlace, 'instruments'>) {
  const { parameters, roster } = stateOf(machine, realm)
  const known = parameters.get(OPERATOR_WAIT)
  const isFresh = roster.size === 0 && known === undefined
  const set = (value: string) => [
    {
      core: operations,
      command: { type: 'setParameter', name: OPERATOR_WAIT, value } as const,
    },
  ]
  if (isSandbox) return isFresh ? set('0') : []
  return known === '0' ? set('') : []
}
