/** Keeps visitors to places that they may be in, and takes a token out of the address at once. */
import { isRealOnly, places } from './places.ts'
import { addressOf, type Router } from './router.ts'
import { broughtToken, type Kept } from './session.ts'
import type { ShellStore } from './shellStore.ts'

const HOME = '/home'
/** Of no use to whoever is inside. */
export const ENTRANCES: readonly string[] = ['/login', '/register']
/** So long a page of the real realm waits for word of which realm it is, where there is no line. */
const PATIENCE_MS = 3_000

type Options = {
  readonly kept: Kept
  readonly router: Router
  readonly store: ShellStore
  /** Resolves when it is known whether this is a sandbox, or cannot be. */
  readonly ready: Promise<void>
  enter(token: string): void
}

export type Guard = {
  /** Looks at where the reader stands now, and sends on who may not be there. */
  check(): void
  /** Whether an address is one that this realm has not. */
  isBlocked(address: string): boolean
  /** Resolves when it is known whether this place is for the realm that is open. */
  mayOpen(path: string): Promise<void>
  /** Which realm is open is known now. */
  tellRealm(): void
}

export function createGuard({ kept, router, store, ready, enter }: Options): Guard {
  let tellRealm = () => {}
  const realmTold = new Promise<void>((done) => {
    tellRealm = done
  })
  /** The last place that was open to who asked for it. */
  let stood = HOME
  const isBlocked = (address: string) =>
    store.state().demo && isRealOnly(address.split('?')[0] ?? '')

  function check() {
    const { path } = router.place()
    const { signedIn } = store.state()
    const token = broughtToken(router.place())
    if (token !== undefined) return void enterByLink(token)
    if (path === '/' || (signedIn && ENTRANCES.includes(path))) return router.replace(HOME)
    // A link that was not copied whole has no token to read.
    if (path === '/enter') return refuseLink()
    const access = places[path]?.access
    const address = addressOf(router.place())
    const isOpen = access === undefined || access === 'public'
    if (!isOpen && !signedIn) {
      kept.keepReturn(address)
      return router.replace('/login')
    }
    if (isBlocked(path)) {
      store.become({ asked: { about: 'realOnly', address } })
      return router.replace(isBlocked(stood) ? HOME : stood)
    }
    stood = address
    // Who turned away from the sign-in is not led back to what they wanted then.
    if (isOpen && !ENTRANCES.includes(path)) kept.takeReturn()
  }
  /** In a sandbox only: elsewhere a link could bring somebody into another's account. */
  async function enterByLink(token: string) {
    const back = kept.takeReturn()
    // The address loses it at once.
    router.replace(HOME)
    await ready
    if (back !== undefined) kept.keepReturn(back)
    if (store.state().config?.is_sandbox === true) enter(token)
    else refuseLink()
  }
  function refuseLink() {
    store.become({ refused: true })
    router.replace('/login')
  }

  return {
    check,
    isBlocked,
    async mayOpen(path) {
      const { signedIn, user } = store.state()
      if (!isRealOnly(path) || !signedIn || user) return
      await Promise.race([realmTold, new Promise((done) => setTimeout(done, PATIENCE_MS))])
    },
    tellRealm,
  }
}
