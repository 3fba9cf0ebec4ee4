/** Which page stands at which place, each loaded when somebody goes there. */
import { screens, type Texts } from '@evenkeel/verticals/all.web.tsx'
import type { Loader } from './navigation.ts'
import { places } from './places.ts'

const own: Readonly<Record<string, Loader>> = {
  '/home': { load: () => import('./home/HomeScreen.tsx') },
  '/my': { load: () => import('./my/MyScreen.tsx') },
  '/user-center': { load: () => import('./my/UserCenterScreen.tsx') },
  '/test': { load: () => import('./gallery/GalleryScreen.tsx') },
}
const coming: Loader = { load: () => import('./ComingScreen.tsx') }
const nowhere: Loader = { load: () => import('./NotFoundScreen.tsx') }

/** A page that is not built yet says so; so does every way there. */
export const isComing = (path: string): boolean => loaderOf(path) === coming

/** What the page of a place says beside what is on every page. */
export function textsOf(path: string): readonly Texts[] {
  return screens.find((screen) => screen.path === path)?.texts ?? []
}

export function loaderOf(path: string): Loader {
  const offered = own[path] ?? screens.find((screen) => screen.path === path)
  return offered ?? (path in places ? coming : nowhere)
}
