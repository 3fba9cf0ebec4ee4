/** What the exchange tells about itself, as the server knows it. */
import { vertical } from '@evenkeel/wire/server'
import { siteChannel } from './contract.ts'
import type { Support } from './routes.ts'

export const server = vertical<Support>({
  name: 'support',
  channels: [siteChannel],
  async open({ config, offered, now, tables, pushToAll, onFailure }) {
    const { createSupport } = await import('./routes.ts')
    return createSupport({
      ...{ tables, pushToAll, now, isSandbox: !config.production },
      isSimulated: () => offered.isSimulated?.() === true,
      held: () => offered.switches?.now(),
      onFailure: onFailure('telling everybody about the exchange failed'),
    })
  },
  routes: async (support) => (await import('./routes.ts')).routesOf(support),
  offers: (support) => ({ tellSite: () => support.tell() }),
})
