/** The running app outside of React: address, session, client and stream, and how they act together. */
import type { Balances, MarketFeed, Pairs } from '@evenkeel/ui'
import { pageLayers } from '@evenkeel/ui'
import { createFeed } from '@evenkeel/verticals/market/web/feed.ts'
import { getConfig } from '@evenkeel/verticals/support/contract.ts'
import { createBalances } from '@evenkeel/verticals/wallet/web/feed.ts'
import type { Answer, Language } from '@evenkeel/wire'
import {
  type Client,
  createClient,
  createStream,
  type Stream,
  type StreamState,
} from '@evenkeel/wire/client'
import { createPairs } from './pairs.ts'
import { places } from './places.ts'
import { addressOf, createRouter, type Router, safePath } from './router.ts'
import { createKept, readToken, type Theme, type UpDown } from './session.ts'

export type SiteConfig = Answer<typeof getConfig>

export type ShellState = {
  /** Grows with every change of the session: what one member read is not shown to the next. */
  readonly visit: number
  readonly signedIn: boolean
  readonly demo: boolean
  /** True when the token that was brought last is not, or no longer, good. */
  readonly refused: boolean
  /** A visitor tried what is for members, and is asked to sign in. */
  readonly asksToSignIn: boolean
  /** Grows each time a member on the demo book tried what is not for it. */
  readonly demoBlocks: number
  readonly menuOpen: boolean
  readonly connection: StreamState
  readonly language: Language
  readonly theme: Theme
  readonly upDown: UpDown
  /** What the operator has set; `undefined` until it is here, or where it could not be had. */
  readonly config: SiteConfig | undefined
}

export type Shell = {
  readonly router: Router
  readonly client: Client
  readonly stream: Stream
  readonly market: MarketFeed
  readonly balances: Balances
  readonly pairs: Pairs
  /** Resolves when it is known whether the site is under maintenance, or cannot be. */
  readonly ready: Promise<void>
  state(): ShellState
  subscribe(listener: () => void): () => void
  /** Takes a token, or a link that has one in it. */
  enter(pasted: string): void
  signOut(): void
  askToSignIn(asks: boolean): void
  /** To the sign-in page, and back here afterwards. */
  toSignIn(): void
  openMenu(open: boolean): void
  chooseLanguage(language: Language): void
  chooseTheme(theme: Theme): void
  chooseUpDown(upDown: UpDown): void
}

const HOME = '/home'

export function createShell(window: Window): Shell {
  const { document, localStorage, location, navigator } = window
  const kept = createKept(localStorage, navigator.languages, (cookie) => {
    document.cookie = cookie
  })
  // Before the router: a step that closes a sheet is none that it should hear of.
  const router = createRouter(window, pageLayers().afterwards)
  // Before anything else: the stream should open with it, and the address should lose it.
  const brought = broughtToken(router)
  if (brought !== undefined) {
    kept.keepToken(brought)
    router.replace(HOME)
  }
  const listeners = new Set<() => void>()
  const systemTheme = window.matchMedia('(prefers-color-scheme: light)')
  const themeNow = (): Theme => kept.theme() ?? (systemTheme.matches ? 'light' : 'dark')
  let state: ShellState = {
    visit: 0,
    signedIn: kept.token() !== undefined,
    demo: kept.demo(),
    refused: false,
    asksToSignIn: false,
    demoBlocks: 0,
    menuOpen: false,
    connection: 'connecting',
    language: kept.language(),
    theme: themeNow(),
    upDown: kept.upDown(),
    config: undefined,
  }
  document.documentElement.dataset.updown = state.upDown

  function become(next: Partial<ShellState>) {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }
  function endSession() {
    if (!state.signedIn) return
    kept.dropToken()
    leave({ refused: true })
  }
  function leave({ refused = false } = {}) {
    kept.keepReturn(addressOf(router.place()))
    become({ signedIn: false, demo: false, refused, menuOpen: false, visit: state.visit + 1 })
    stream.restart()
    router.replace('/login')
  }
  function enter(pasted: string) {
    const token = readToken(pasted)
    if (token === undefined) return become({ refused: true })
    kept.keepToken(token)
    become({ signedIn: true, demo: false, refused: false, visit: state.visit + 1 })
    stream.restart()
    router.replace(safePath(kept.takeReturn()))
  }
  /** Keeps visitors to places that they may be in, and takes a token out of the address at once. */
  function checkPlace() {
    const { path } = router.place()
    const token = broughtToken(router)
    if (token !== undefined) return enter(token)
    if (path === '/' || (state.signedIn && path === '/login')) return router.replace(HOME)
    // A link that was not copied whole has no token to read.
    if (path === '/enter') return refuseLink()
    const access = places[path]?.access
    if (access === undefined || access === 'public') return
    if (!state.signedIn) {
      kept.keepReturn(addressOf(router.place()))
      router.replace('/login')
    } else if (access === 'realMember' && state.demo) {
      become({ demoBlocks: state.demoBlocks + 1 })
      router.replace(HOME)
    }
  }
  function refuseLink() {
    become({ refused: true })
    router.replace('/login')
  }
  const signedIn = () => state.signedIn
  const askToSignIn = (asksToSignIn: boolean) => become({ asksToSignIn })

  const client = createClient({
    token: kept.token,
    language: () => state.language,
    onSessionEnd: endSession,
    onSignInNeeded: () => askToSignIn(true),
  })
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const stream = createStream({
    url: `${scheme}//${location.host}/wss`,
    token: kept.token,
    onState: (connection) => become({ connection }),
    onSession({ realm }) {
      kept.keepDemo(realm === 'demo')
      become({ demo: realm === 'demo' })
      // What came before was let in without knowing.
      checkPlace()
    },
    onSessionEnd: endSession,
  })

  const market = createFeed({ client, stream, signedIn })
  // What is listed is read once: whoever started without a network reads it when there is one.
  stream.onResume(() => market.instruments.now().failed && market.instruments.retry())

  router.subscribe(checkPlace)
  checkPlace()
  systemTheme.addEventListener('change', () => become({ theme: themeNow() }))
  // Signing out or in happens in all tabs.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'LOGIN_TOKEN' && key !== null) return
    if (newValue === null) leave()
    else enter(newValue)
  })

  return {
    router,
    client,
    stream,
    market,
    balances: createBalances({ client, stream, signedIn }),
    pairs: createPairs(localStorage),
    ready: client.call(getConfig, {}).then(
      (config) => become({ config }),
      () => undefined,
    ),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enter,
    signOut() {
      kept.dropToken()
      leave()
    },
    askToSignIn,
    toSignIn() {
      kept.keepReturn(addressOf(router.place()))
      router.go('/login')
    },
    openMenu: (menuOpen) => become({ menuOpen }),
    chooseLanguage(language) {
      kept.keepLanguage(language)
      // The sheet that it was chosen in takes its step back first: that would cancel a reload.
      const reload = () => pageLayers().afterwards(() => location.reload())
      setTimeout(() => setTimeout(reload))
    },
    chooseTheme(theme) {
      kept.keepTheme(theme)
      document.documentElement.dataset.theme = theme
      become({ theme })
    },
    chooseUpDown(upDown) {
      kept.keepUpDown(upDown)
      document.documentElement.dataset.updown = upDown
      become({ upDown })
    },
  }
}

/** The token of a link that a sandbox printed. */
function broughtToken(router: Router): string | undefined {
  const { path, query } = router.place()
  return path === '/enter' ? readToken(query.get('token') ?? '') : undefined
}
