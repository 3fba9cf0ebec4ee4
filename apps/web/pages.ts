/** Which page stands at which place, each loaded when somebody goes there. */
import { screens } from '@evenkeel/verticals/all.web.tsx'
import type { Loader } from './navigation.ts'
import { places } from './places.ts'

const own: Readonly<Record<string, Loader>> = {
  '/home': { load: () => import('./home/HomeScreen.tsx') },
  '/login': { load: () => import('./LoginScreen.tsx') },
  '/test': { load: () => import('./gallery/GalleryScreen.tsx') },
}
const coming: Loader = { load: () => import('./ComingScreen.tsx') }
const nowhere: Loader = { load: () => import('./NotFoundScreen.tsx') }

export function loaderOf(path: string): Loader {
  const offered = own[path] ?? screens.find((screen) => screen.path === path)
  return offered ?? (path in places ? coming : nowhere)
}
