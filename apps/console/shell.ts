/** The running console outside of React: address, session, client and the stream of changes, and how they act together. */
import { type ConsoleMe, pageLayers } from '@evenkeel/ui'
import type { Language } from '@evenkeel/wire'
import { type Client, createClient } from '@evenkeel/wire/client'
import { addressOf, createRouter, type Router } from '../web/router.ts'
import { createFollow, type FollowLine, type FollowState } from './follow.ts'
import { createIdle, IDLE, type Idle } from './idle.ts'
import { createKept, type Kept, type Theme } from './kept.ts'
import { access, findPage, safeReturn, standingAt } from './pages.ts'
import { createStepUp, withStepUp } from './stepUp.ts'
import { createStore, type Store } from './store.ts'

export type ShellState = {
  /** Nobody, or not known yet. */
  readonly me: ConsoleMe | undefined
  /** Counts sessions: nothing of one is shown in another. */
  readonly visit: number
  readonly isSandbox: boolean | undefined
  /** The exchange could not be asked who is signed in. */
  readonly isUnreachable: boolean
  /** The session ended by itself. */
  readonly isOver: boolean
  readonly live: FollowState
  readonly theme: Theme
  readonly language: Language
  readonly isSteppingUp: boolean
  readonly isIdle: boolean
  /** What the address of the entrance carried: it is taken out of there at once. */
  readonly brought: URLSearchParams
}

export type Shell = Pick<Store<ShellState>, 'state' | 'subscribe'> & {
  readonly router: Router
  readonly client: Client
  readonly follow: FollowLine
  /** Resolves when it is known who is signed in, or cannot be. */
  readonly ready: Promise<void>
  enter(token: string): void
  signOut(): void
  stay(): void
  retry(): void
  chooseTheme(theme: Theme): void
  chooseLanguage(language: Language): void
  stepUpDone(): void
  stepUpClosed(): void
}

type Parts = {
  readonly kept: Kept
  readonly router: Router
  readonly store: Store<ShellState>
  readonly client: Client
  readonly follow: FollowLine
  readonly idle: Idle
}

export function createShell(window: Window): Shell {
  const { sessionStorage, localStorage, navigator, location } = window
  const kept = createKept(sessionStorage, localStorage, navigator.languages)
  const router = createRouter(window, pageLayers().afterwards)
  const store = createStore(firstState(window, kept))
  const stepUp = createStepUp((isSteppingUp) => store.become({ isSteppingUp }))
  const end = () => visits.end()
  const plain = createClient({
    token: kept.token,
    language: () => store.state().language,
    onSessionEnd: end,
    onSignInNeeded: end,
  })
  const client = withStepUp(plain, stepUp.ask)
  const follow = createFollow({
    url: `/api/${access.follow}`,
    token: kept.token,
    onState: (live) => store.become({ live }),
    onSessionEnd: end,
  })
  const idle = createIdle({
    now: Date.now,
    onWarn: (isIdle) => store.become({ isIdle }),
    onOver: () => visits.leave({ isOver: true }),
    tell: () => void access.me(plain).catch(() => undefined),
  })
  const visits = createVisits({ kept, router, store, client: plain, follow, idle })
  watchHands(window, idle, () => store.state().me !== undefined)
  router.subscribe(visits.check)
  const ready = visits.arrive()

  return {
    router,
    client,
    follow,
    ready,
    state: store.state,
    subscribe: store.subscribe,
    enter: visits.enter,
    signOut: () => visits.leave(),
    stay: idle.stay,
    retry: () => void visits.arrive(),
    chooseTheme(theme) {
      kept.keepTheme(theme)
      window.document.documentElement.dataset.theme = theme
      store.become({ theme })
    },
    chooseLanguage(language) {
      kept.keepLanguage(language)
      location.reload()
    },
    stepUpDone: stepUp.done,
    stepUpClosed: stepUp.close,
  }
}

function firstState(window: Window, kept: Kept): ShellState {
  const prefersLight = window.matchMedia('(prefers-color-scheme: light)').matches
  return {
    me: undefined,
    visit: 0,
    isSandbox: undefined,
    isUnreachable: false,
    isOver: false,
    live: 'off',
    theme: kept.theme() ?? (prefersLight ? 'light' : 'dark'),
    language: kept.language(),
    isSteppingUp: false,
    isIdle: false,
    brought: new URLSearchParams(),
  }
}

/** How a session begins and ends in this tab. */
function createVisits({ kept, router, store, client, follow, idle }: Parts) {
  /** Sends on who may not be here; waits while it is not known who is. */
  function check(): void {
    const place = router.place()
    const { path, query } = place
    const { me } = store.state()
    if (findPage(path)?.page.operators === 'anybody' && query.size > 0) {
      store.become({ brought: query })
      router.replace(path)
      return
    }
    if (me === undefined && kept.token() !== undefined) return
    const standing = standingAt(path, me?.role)
    if (standing.type !== 'goTo') return
    if (standing.isSignIn && path !== '/') kept.keepReturn(addressOf(place))
    router.replace(standing.path)
  }

  async function arrive(): Promise<void> {
    store.become({ isUnreachable: false })
    // Before anything is asked, so that a link's secret is not longer in the address than it must be.
    check()
    const sandbox = access.isSandbox(client).catch(() => undefined)
    try {
      if (kept.token() !== undefined) await know()
    } catch {
      store.become({ isUnreachable: kept.token() !== undefined })
    }
    store.become({ isSandbox: await sandbox })
    check()
  }

  async function know(): Promise<void> {
    const me = await access.me(client)
    store.become({ me, isOver: false })
    idle.begin()
    follow.restart()
  }

  function depart(isOver: boolean): void {
    kept.keepReturn(addressOf(router.place()))
    kept.dropToken()
    const visit = store.state().visit + 1
    store.become({ me: undefined, visit, isOver, isIdle: false, isUnreachable: false })
    follow.restart()
    router.replace(access.signIn)
  }

  return {
    check,
    arrive,
    async enter(token: string) {
      kept.keepToken(token)
      store.become({ visit: store.state().visit + 1, brought: new URLSearchParams() })
      await know().catch(() => store.become({ isUnreachable: true }))
      const { me } = store.state()
      if (me !== undefined) router.replace(safeReturn(kept.takeReturn(), me.role))
    },
    /** By the operator's own wish, or for want of use. */
    leave({ isOver = false } = {}) {
      // Sent with the token that is dropped next; where no answer comes, it ends by itself.
      access.signOut(client).catch(() => undefined)
      depart(isOver)
    },
    /** The exchange says that the token is no longer good. */
    end() {
      if (kept.token() !== undefined || store.state().me !== undefined) depart(true)
    },
  }
}

/** What tells that somebody is there. */
const HANDS = ['pointerdown', 'keydown', 'wheel'] as const

function watchHands(window: Window, idle: Idle, isIn: () => boolean): void {
  for (const kind of HANDS) window.addEventListener(kind, idle.touch, { passive: true })
  window.setInterval(() => isIn() && idle.look(), IDLE.lookMs)
}
