/** Options in the console: what the house may have to pay, and a member's options. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'
import type en from './console/names/text/en.ts'

const texts: readonly Texts[] = [(language) => import(`./console/text/${language}.ts`)]

export const options: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  pages: {
    '/options': {
      operators: ['finance'],
      name: 'optionDesk.name',
      entry: { group: 'money', icon: 'options', order: 30 },
      texts,
      load: () => import('./console/ExposurePage.tsx'),
    },
  },
  panels: {
    member: [{ order: 25, texts, load: () => import('./console/OptionsPanel.tsx') }],
  },
}
