/** Where the member is: the part of the address after `#`, and the steps between places. */

export type Place = {
  readonly path: string
  readonly query: URLSearchParams
  /** How many steps of this app lie behind: the arrow leads back through them. */
  readonly depth: number
  /** Which step led here: the same when one comes back, another when one goes here anew. */
  readonly step: number
}

export type Router = {
  place(): Place
  subscribe(listener: () => void): () => void
  go(path: string): void
  /** Leaves no trace of the place that it leaves. */
  replace(path: string): void
  back(): void
}

type Surroundings = Pick<Window, 'location' | 'history' | 'addEventListener'>

/** `afterwards` runs a step when no other is under way, such as one that closes a sheet. */
export function createRouter(
  window: Surroundings,
  afterwards: (step: () => void) => void = (step) => step(),
): Router {
  const listeners = new Set<() => void>()
  // Never a number that a step of before a reload has.
  let steps = Date.now()
  const stepTo = (depth: number) => ({ depth, step: ++steps })
  // So that coming back to the first place is told from a step to a new one.
  if (window.history.state === null)
    window.history.replaceState(stepTo(0), '', window.location.hash)
  let place = read()

  function read(): Place {
    const [path = '', query = ''] = window.location.hash.slice(1).split('?', 2)
    const { depth = 0, step = 0 } = (window.history.state ?? {}) as Partial<Place>
    return { path: path === '' ? '/' : path, query: new URLSearchParams(query), depth, step }
  }
  function arrive() {
    place = read()
    for (const listener of [...listeners]) listener()
  }
  // Also heard when a plain link is followed or the address is edited by hand: a step like any other.
  window.addEventListener('popstate', () => {
    if (window.history.state === null)
      window.history.replaceState(stepTo(place.depth + 1), '', window.location.hash)
    arrive()
  })

  return {
    place: () => place,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go(path) {
      afterwards(() => {
        window.history.pushState(stepTo(place.depth + 1), '', `#${path}`)
        arrive()
      })
    },
    replace(path) {
      afterwards(() => {
        window.history.replaceState(stepTo(place.depth), '', `#${path}`)
        arrive()
      })
    },
    back: () => window.history.back(),
  }
}

/** Only a path of this app: what was stored, or stands in a link, must not lead elsewhere. */
export function safePath(address: string | null | undefined): string {
  if (address == null || !/^\/[\w/-]*(\?[\w=&.-]*)?$/.test(address)) return '/'
  const [path] = address.split('?')
  return path === '/login' || path === '/enter' ? '/' : address
}

/** A place as it stands in the address. */
export function addressOf({ path, query }: Pick<Place, 'path' | 'query'>): string {
  return query.size === 0 ? path : `${path}?${query}`
}
