/** The proof of liabilities, as the server knows it. */
import { vertical } from '@evenkeel/wire/server'
import { migrations } from './migrations.ts'
import type { ProofOffice } from './open.ts'
import { type ProofSettings, readSettings } from './settings.ts'
import * as texts from './texts.ts'

export const server = vertical<ProofOffice>({
  name: 'proof',
  migrations,
  settings: readSettings,
  texts: Object.values(texts),
  open: async (platform, settings) =>
    (await import('./open.ts')).open(platform, settings as ProofSettings),
  routes: async (parts) => (await import('./routes.ts')).routesOf(parts),
  offers: ({ proofs }) => ({
    makeProof: async () => (await proofs.make()).statement.number,
  }),
  close: (parts) => parts.proofs.stop(),
})
