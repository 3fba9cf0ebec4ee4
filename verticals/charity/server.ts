/** Charity, as the server knows it. */
import { type SeedPlace, vertical, withSubjects } from '@evenkeel/wire/server'
import { charityChannel } from './contract/index.ts'
import { charity } from './core/index.ts'
import { firstProjects } from './firstProjects/firstProjects.ts'
import { donations, reasons } from './history.ts'
import { memberFactsOf } from './memberFacts.ts'
import { migrations } from './migrations.ts'
import type { Charity } from './open.ts'
import * as texts from './texts.ts'
import { stateOf } from './view.ts'

export const server = vertical<Charity>({
  name: 'charity',
  core: charity,
  projections: () => [donations],
  billReasons: reasons,
  billFlows: ['donation'],
  billKinds: { donation: 'donation' },
  idKinds: { donation: 36, charityProject: 37, charityPayout: 43 },
  migrations,
  seed: projectsToOpen,
  texts: Object.values(texts),
  open: async (platform) => (await import('./open.ts')).open(platform),
  async routes(parts) {
    const { publicRoutes } = await import('./routes/public.ts')
    const { memberRoutes } = await import('./routes/member.ts')
    return [...publicRoutes(parts), ...memberRoutes(parts)]
  },
  offers: ({ platform }) => ({ memberFacts: { charity: memberFactsOf(platform) } }),
  async consoleRoutes(parts) {
    const { consoleRoutes } = await import('./routes/console.ts')
    const { subjectsOf } = await import('./routes/subjects.ts')
    return withSubjects(consoleRoutes(parts), subjectsOf(parts))
  },
  channels: [charityChannel],
  forget: (parts, member) => parts.donors.forget(member),
  close: (parts) => parts.stop(),
})

/** A real exchange opens its own: nobody is asked to give to what does not exist. */
function projectsToOpen({ machine, realm, isSandbox }: SeedPlace) {
  if (realm !== 'real' || !isSandbox) return []
  const known = new Set([...stateOf(machine).projects.values()].map(({ slug }) => slug))
  return firstProjects
    .filter(({ slug }) => !known.has(slug))
    .map((project) => ({ core: charity, command: { type: 'openProject', ...project } }))
}
