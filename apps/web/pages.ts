/** Which page stands at which place, each loaded when somebody goes there. */
import type {
  BesidePiece,
  BookPiece,
  MarksPiece,
  OwnedPiece,
  VerticalPiece,
  VerticalScreen,
} from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'
import type { Loader } from './navigation.ts'
import { parts, places } from './places.ts'

const screens: Readonly<Record<string, VerticalScreen>> = Object.assign(
  {},
  ...parts.map((part) => part.screens),
)
const nowhere: Loader = { load: () => import('./NotFoundScreen.tsx') }

/** What the page of a place says beside what is on every page. */
export const textsOf = (path: string): readonly Texts[] => screens[path]?.texts ?? []

export function loaderOf(path: string): Loader {
  return screens[path] ?? nowhere
}

/** What the verticals have beside a page on which somebody trades, in order. */
export function besides(): readonly BesidePiece[] {
  return parts.flatMap((part) => part.beside ?? []).sort((one, other) => one.order - other.order)
}

/** What the verticals know of a member's own on charts, each by its way of trading. */
export function allMarks(): readonly (MarksPiece & { readonly mode: string })[] {
  return parts.flatMap(({ mode, marks }) =>
    mode === undefined || marks === undefined ? [] : [{ mode, ...marks }],
  )
}

/** What the verticals keep of a member beside coins, in order. */
export function allOwned(): readonly OwnedPiece[] {
  return parts.flatMap(({ owned }) => owned ?? []).sort((one, other) => one.order - other.order)
}

/** The ways of trading whose order books are not those of the pairs. */
export function allBooks(): readonly (BookPiece & { readonly mode: string })[] {
  return parts.flatMap(({ mode, book }) =>
    mode === undefined || book === undefined ? [] : [{ mode, ...book }],
  )
}

/** The way of trading of a place; `undefined` where nobody trades. */
export function modeAt(path: string): string | undefined {
  if (places[path]?.isTrading === undefined) return undefined
  return parts.find((part) => path in part.places)?.mode ?? 'trade'
}

/** What the verticals have on the first page, or over every page, in order. */
export function piecesOf(where: 'home' | 'over'): readonly VerticalPiece[] {
  const all = parts.flatMap((part) => part[where] ?? [])
  return all.sort((one, other) => one.order - other.order)
}
