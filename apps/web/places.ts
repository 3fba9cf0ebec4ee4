/** Every place of the app, as the app itself and the verticals declare them. */
import type { Vertical, VerticalPlace } from '@evenkeel/ui'
import { verticals } from '@evenkeel/verticals/all.web.ts'
import { own } from './own.ts'

/** The key of what a place is called. Those that exist are known where it is declared, and checked there. */
export type PlaceName = string & { readonly isPlaceName: true }
export type Place = VerticalPlace<PlaceName>

export const parts = [own, ...verticals] as readonly Vertical<PlaceName>[]

export const places: Readonly<Record<string, Place>> = Object.assign(
  {},
  ...parts.map((part) => part.places),
)

/** Whether a place is there in the real realm alone. */
export function isRealOnly(path: string): boolean {
  return places[path]?.access === 'realMember'
}

export function nameOf(path: string): PlaceName | undefined {
  return places[path]?.name
}

/** The lists that places are in. */
type Lists = Required<
  Pick<Place, 'tabBar' | 'menu' | 'account' | 'shortcut' | 'teaser' | 'corner' | 'way'>
>

/** The places of a list, in its order. */
export function listed<List extends keyof Lists>(
  list: List,
): readonly (Lists[List] & { readonly path: string })[] {
  return Object.entries(places)
    .flatMap(([path, place]) => {
      const entry = place[list] as Lists[List] | undefined
      return entry === undefined ? [] : [{ ...entry, path }]
    })
    .sort((one, other) => one.order - other.order)
}
