/** Operators and operations, as the server knows them. */
import { vertical } from '@evenkeel/wire/server'
import { operations } from './core.ts'
import * as texts from './texts.ts'

export const server = vertical({
  name: 'operators',
  core: operations,
  texts: Object.values(texts),
  routes: async () => [],
})
