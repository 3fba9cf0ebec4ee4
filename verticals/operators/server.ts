/** Operators and operations, as the server knows them. */
import { type SeedPlace, vertical } from '@evenkeel/wire/server'
import { OPERATOR_WAIT, operations } from './core.ts'
import { stateOf } from './held.ts'
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
  seed: withoutWaiting,
  parameter: (machine, name) => stateOf(machine).parameters.get(name),
  texts: Object.values(texts),
  open: async (platform) => (await import('./open.ts')).open(platform),
  routes: async () => [],
  consoleRoutes: async (parts) => (await import('./routes/index.ts')).routesOf(parts),
  offers: ({ door, switches, ownTerms }) => ({ operatorDoor: door, switches, terms: ownTerms }),
  close: async (parts) => parts.stop(),
})

/** A sandbox that nobody operates yet starts without a waiting period: whoever tries it is one person. */
function withoutWaiting({ machine, realm, isSandbox }: SeedPlace) {
  const { parameters, roster } = stateOf(machine, realm)
  if (!isSandbox || roster.size > 0 || parameters.has(OPERATOR_WAIT)) return []
  const command = { type: 'setParameter', name: OPERATOR_WAIT, value: '0' } as const
  return [{ core: operations, command }]
}
