/** How a session begins and ends in this tab: by a token that is brought, by the member, by the exchange, or in another tab. */
import { forgetDone, keepDone } from '@evenkeel/ui/data/done.ts'
import { ENTRANCES } from './guard.ts'
import { addressOf, type Router, safePath } from './router.ts'
import { type Kept, readToken } from './session.ts'
import type { ShellStore } from './shellStore.ts'

type Options = {
  readonly kept: Kept
  readonly router: Router
  readonly store: ShellStore
  /** Opens the stream anew, for whoever is signed in now. */
  restart(): void
}

export type Visits = {
  /** Takes a token, or a link that has one in it. */
  enter(pasted: string): void
  /** The token is forgotten, and the reader stands at the sign-in. */
  leave(): void
  /** The exchange says that the token is no longer good. */
  end(): void
  /** Signing out or in happens in all tabs. */
  followOtherTabs(window: Window): void
}

export function createVisits({ kept, router, store, restart }: Options): Visits {
  function depart({ refused = false } = {}) {
    kept.keepReturn(addressOf(router.place()))
    const nothing = { user: undefined, asked: undefined, menuOpen: false }
    const visit = store.state().visit + 1
    store.become({ ...nothing, signedIn: false, demo: false, refused, visit })
    restart()
    router.replace('/login')
  }
  /** Another session, whose token is kept already. */
  function begin() {
    forgetDone()
    const unknown = { demo: false, user: undefined, refused: false, asked: undefined }
    store.become({ ...unknown, signedIn: true, visit: store.state().visit + 1 })
    restart()
  }

  return {
    enter(pasted) {
      const token = readToken(pasted)
      if (token === undefined) return store.become({ refused: true })
      kept.dropToken()
      kept.keepToken(token)
      begin()
      router.replace(safePath(kept.takeReturn()))
    },
    leave() {
      kept.dropToken()
      depart()
    },
    end() {
      if (!store.state().signedIn) return
      kept.dropToken()
      keepDone('ended')
      depart({ refused: true })
    },
    followOtherTabs(window) {
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key !== 'LOGIN_TOKEN' && key !== null) return
        if (newValue === null) return depart()
        // Written by the other tab: writing it here as well would send that one away and back for ever.
        begin()
        if (ENTRANCES.includes(router.place().path)) router.replace(safePath(kept.takeReturn()))
      })
    },
  }
}
