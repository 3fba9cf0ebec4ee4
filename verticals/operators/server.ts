/** Operators, as the server knows them. */
import { vertical } from '@evenkeel/wire/server'
import * as texts from './texts.ts'

export const server = vertical({
  name: 'operators',
  texts: Object.values(texts),
  routes: async () => [],
  consoleRoutes: async () => (await import('./routes.ts')).routesOf(),
})
