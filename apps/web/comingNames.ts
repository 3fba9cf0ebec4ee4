/** What the places that are not built yet are called, by the names that menus have for them. */
import { isRealOnly } from './places.ts'
import { nameOf } from './realOnly.ts'
import type en from './text/en.ts'

type Key = keyof typeof en

const names: Readonly<Record<string, Key>> = {
  '/assets': 'web.assets',
  '/report': 'web.report',
  '/play-micro': 'web.tabOptions',
  '/deal/micro': 'web.tabOptions',
  '/play-lever': 'web.tabContract',
  '/deal/lever': 'web.tabContract',
  '/contact': 'web.service',
  '/about-us': 'web.about',
  '/donation': 'web.charity',
  '/charity': 'web.charity',
  '/donationInfo': 'web.charity',
  '/nft/index': 'web.nft',
  '/nft/class': 'web.nft',
  '/nft/info': 'web.nft',
}

/** Nothing for a place that has no name. */
export function comingName(path: string): Key | undefined {
  return names[path] ?? (isRealOnly(path) ? nameOf(path) : undefined)
}
