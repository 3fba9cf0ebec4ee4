/** From one place to the next: the page and its data first, then the step; a failure cancels it. */
import type { ComponentType } from 'react'
import { ImportStuck } from './importing.ts'
import { addressOf, type Place, type Router } from './router.ts'

export type Page = ComponentType
/** A page as a vertical offers it: loaded on demand, with a step that must be done before it shows. */
export type Loader = {
  load(): Promise<{ readonly default: Page; before?(query: URLSearchParams): Promise<unknown> }>
}

export type Shown = {
  /** Where the page that is seen stands; the address may already be further. */
  readonly place: Place
  readonly page: Page | undefined
  /** Another place is on its way: the overlay stands over this one. */
  readonly isLeaving: boolean
  /** How many steps were cancelled because their page did not come: each is told once. */
  readonly cancelled: number
}

export type Navigation = {
  shown(): Shown
  subscribe(listener: () => void): () => void
}

type Options = {
  readonly router: Router
  loaderOf(path: string): Loader | undefined
  /** What else a page needs; fetched beside it. */
  alongside?(path: string): Promise<unknown>
  /** A page that could not be brought, or its data. */
  onFailure(error: unknown, path: string): void
  /** Opens the current address in a new document. */
  reload(): void
}

export function createNavigation(options: Options): Navigation {
  const { router, loaderOf, alongside, onFailure, reload } = options
  const listeners = new Set<() => void>()
  const nowhere = { path: '', query: new URLSearchParams(), depth: 0, step: 0 }
  let shown: Shown = { place: nowhere, page: undefined, isLeaving: true, cancelled: 0 }
  /** Whoever goes on before a page has come does not want that page any more. */
  let wanted = 0
  /** Paths that only a new document can open. */
  const stuck = new Set<string>()
  /** Somebody is being taken back to where they stood. */
  let isReturning = false

  function become(next: Shown): void {
    shown = next
    for (const listener of [...listeners]) listener()
  }

  async function arrive(): Promise<void> {
    const nth = ++wanted
    // Sent on from where they stood, as who has signed out is: there is no way back there.
    const mayReturn = !isReturning
    const place = router.place()
    const { path, query } = place
    if (path === shown.place.path) return become({ ...shown, place, isLeaving: false })
    become({ ...shown, isLeaving: true })
    try {
      const [module] = await Promise.all([loaderOf(path)?.load(), alongside?.(path)])
      await module?.before?.(query)
      if (nth === wanted) become({ ...shown, place, page: module?.default, isLeaving: false })
    } catch (error) {
      if (nth !== wanted) return
      onFailure(error, path)
      if (error instanceof ImportStuck) {
        // Never the first time: the reader may be filling in a form, and only asking again means leaving it.
        if (stuck.has(path) && shown.page !== undefined) return reload()
        stuck.add(path)
      }
      cancel(place, mayReturn)
    }
  }

  /** Back to where one stood; on the first page there is nowhere to go back to. */
  function cancel(place: Place, mayReturn: boolean): void {
    if (shown.page === undefined || !mayReturn) {
      become({ ...shown, place, page: undefined, isLeaving: false })
      return
    }
    become({ ...shown, cancelled: shown.cancelled + 1 })
    isReturning = true
    // One step ahead, it is taken back: else the way back would lead here once more.
    if (place.depth === shown.place.depth + 1) router.back()
    else router.replace(addressOf(shown.place))
    isReturning = false
  }

  router.subscribe(() => void arrive())
  void arrive()

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
