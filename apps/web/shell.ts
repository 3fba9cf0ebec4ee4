/** The running app outside of React: address, session, client and stream, and how they act together. */
import type { Language } from '@evenkeel/wire'
import {
  type Client,
  createClient,
  createStream,
  type Stream,
  type StreamState,
} from '@evenkeel/wire/client'
import { createRouter, type Router, safePath } from './router.ts'
import { createKept, readToken, type Theme } from './session.ts'

export type ShellState = {
  /** Grows with every change of the session: what one member read is not shown to the next. */
  readonly visit: number
  readonly signedIn: boolean
  readonly demo: boolean
  /** True when the token that was brought last is not, or no longer, good. */
  readonly refused: boolean
  readonly connection: StreamState
  readonly language: Language
  readonly theme: Theme
}

export type Shell = {
  readonly router: Router
  readonly client: Client
  readonly stream: Stream
  state(): ShellState
  subscribe(listener: () => void): () => void
  /** Takes a token, or a link that has one in it. */
  enter(pasted: string): void
  chooseLanguage(language: Language): void
  chooseTheme(theme: Theme): void
}

const HOME = '/transfer'

export function createShell(window: Window): Shell {
  const { document, localStorage, location, navigator } = window
  const kept = createKept(localStorage, navigator.languages, (cookie) => {
    document.cookie = cookie
  })
  const router = createRouter(window)
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
    demo: false,
    refused: false,
    connection: 'connecting',
    language: kept.language(),
    theme: themeNow(),
  }

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
    kept.keepReturn(router.place().path)
    become({ signedIn: false, demo: false, refused, visit: state.visit + 1 })
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
    if (state.signedIn) {
      if (path === '/' || path === '/login') router.replace(HOME)
    } else if (path !== '/login') {
      // A link that was not copied whole has no token to read.
      if (path === '/enter') become({ refused: true })
      else kept.keepReturn(path)
      router.replace('/login')
    }
  }

  const client = createClient({
    token: kept.token,
    language: () => state.language,
    onSessionEnd: endSession,
  })
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const stream = createStream({
    url: `${scheme}//${location.host}/wss`,
    token: kept.token,
    onState: (connection) => become({ connection }),
    onSession: ({ realm }) => become({ demo: realm === 'demo' }),
    onSessionEnd: endSession,
  })

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
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enter,
    chooseLanguage(language) {
      kept.keepLanguage(language)
      become({ language })
    },
    chooseTheme(theme) {
      kept.keepTheme(theme)
      document.documentElement.dataset.theme = theme
      become({ theme })
    },
  }
}

/** The token of a link that a sandbox printed. */
function broughtToken(router: Router): string | undefined {
  const { path, query } = router.place()
  return path === '/enter' ? readToken(query.get('token') ?? '') : undefined
}
