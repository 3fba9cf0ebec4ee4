/** The proof of liabilities in the web app: what was published, for everybody, and each member's own check. */
import type { Vertical } from '@evenkeel/ui'
import * as texts from './texts.ts'
import type en from './web/names/text/en.ts'

export const proof: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  places: {
    '/proof': {
      access: 'public',
      name: 'proof.name',
      menu: { label: 'proof.name', icon: 'shield', group: 'services', order: 50 },
    },
  },
  screens: {
    '/proof': { texts: [texts.proof], load: () => import('./web/ProofScreen.tsx') },
  },
  home: [{ order: 90, load: () => import('./web/ReserveRatio.tsx') }],
}
