/** What the exchange tells about itself, as the server knows it. */
import { vertical } from '@evenkeel/wire/server'
import type { Parts } from './routes.ts'

export const server = vertical<Parts>({
  name: 'support',
  open: async ({ config, offered, now }) => ({
    isSandbox: !config.production,
    isSimulated: () => offered.isSimulated === true,
    now,
  }),
  routes: async (parts) => (await import('./routes.ts')).routesOf(parts),
})
