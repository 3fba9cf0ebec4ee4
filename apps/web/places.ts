/** Every place of the app, as the app itself and the verticals declare them. */
import type { BillPlaces, Movement, Vertical, VerticalPlace } from '@evenkeel/ui'
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

const billPlaces: BillPlaces = Object.assign({}, ...parts.map((part) => part.billPlaces))

/** Where a movement of the bill is listed: no place of the real realm for what is in the demo realm. */
export function billPlace({ reason, amount }: Movement, isDemo: boolean): string | undefined {
  const found = billPlaces[reason]
  const way = amount.startsWith('-') ? 'paid' : 'received'
  const address = typeof found === 'object' ? found[way] : found
  if (isDemo && isRealOnly(address?.split('?')[0] ?? '')) return undefined
  return address
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
