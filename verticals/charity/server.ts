/** Charity, as the server knows it. */
import { vertical } from '@evenkeel/wire/server'
import { charity } from './core/index.ts'

export const server = vertical({
  name: 'charity',
  core: charity,
  idKinds: { donation: 36, charityProject: 37, charityPayout: 43 },
  routes: async () => [],
})
