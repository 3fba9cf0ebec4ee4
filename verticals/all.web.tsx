/** Every vertical's screens and texts, for the web app: one line each. */
import type { Catalogue, Language } from '@evenkeel/wire'
import type { ComponentType } from 'react'

type Loaded = { readonly default: ComponentType }

export const screens: readonly { readonly path: string; load(): Promise<Loaded> }[] = [
  { path: '/transfer', load: () => import('./wallet/web/TransferScreen.tsx') },
]

export function catalogues(language: Language): Promise<Catalogue>[] {
  const texts = [import(`./wallet/text/${language}.ts`)]
  return texts.map(async (text) => ((await text) as { default: Catalogue }).default)
}
