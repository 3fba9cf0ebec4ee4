/** The running app outside of React: address, session, client and stream, and how they act together. */
import { pageLayers } from '@evenkeel/ui'
import { createFeed } from '@evenkeel/verticals/market/web/feed.ts'
import { logout, switchRealm } from '@evenkeel/verticals/members/contract/account.ts'
import { forgetDone, keepDone } from '@evenkeel/verticals/members/web/entrance/done.ts'
import { getConfig } from '@evenkeel/verticals/support/contract.ts'
import { createBalances } from '@evenkeel/verticals/wallet/web/feed.ts'
import { createClient, createStream } from '@evenkeel/wire/client'
import { createAppearance } from './appearance.ts'
import { createEnding } from './ending.ts'
import { followUser } from './followUser.ts'
import { isComing } from './pages.ts'
import { createPairs } from './pairs.ts'
import { isRealOnly, places } from './places.ts'
import { addressOf, createRouter, safePath } from './router.ts'
import { broughtToken, createKept, readToken, type UserInfo } from './session.ts'
import type { Asked, Shell, ShellState } from './shellState.ts'

export type { Shell, ShellState, SiteConfig } from './shellState.ts'

const HOME = '/home'
/** Of no use to whoever is inside. */
const ENTRANCES = ['/login', '/register']
/** So long a page of the real realm waits for word of which realm it is, where there is no line. */
const PATIENCE_MS = 3_000

export function createShell(window: Window): Shell {
  const { document, history, localStorage, location, navigator } = window
  const kept = createKept(localStorage, navigator.languages, (cookie) => {
    document.cookie = cookie
  })
  // Before the router: a step that closes a sheet is none that it should hear of.
  const router = createRouter(window, pageLayers().afterwards)
  const listeners = new Set<() => void>()
  const { look, ...appearance } = createAppearance(window, kept, become)
  let state: ShellState = {
    visit: 0,
    signedIn: kept.token() !== undefined,
    user: kept.user(),
    demo: kept.user()?.is_imitate === 1,
    refused: false,
    asked: undefined,
    menuOpen: false,
    connection: 'connecting',
    ...look,
    config: undefined,
  }

  function become(next: Partial<ShellState>) {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }
  function endSession() {
    if (!state.signedIn) return
    kept.dropToken()
    keepDone('ended')
    leave({ refused: true })
  }
  const ending = createEnding({ token: kept.token, end: endSession })
  function leave({ refused = false } = {}) {
    kept.keepReturn(addressOf(router.place()))
    const nothing = { user: undefined, asked: undefined, menuOpen: false }
    become({ ...nothing, signedIn: false, demo: false, refused, visit: state.visit + 1 })
    stream.restart()
    router.replace('/login')
  }
  function enter(pasted: string) {
    const token = readToken(pasted)
    if (token === undefined) return become({ refused: true })
    kept.dropToken()
    kept.keepToken(token)
    begin()
    router.replace(safePath(kept.takeReturn()))
  }
  /** Another session, whose token is kept already. */
  function begin() {
    forgetDone()
    const unknown = { demo: false, user: undefined, refused: false, asked: undefined }
    become({ ...unknown, signedIn: true, visit: state.visit + 1 })
    stream.restart()
  }
  const isBlocked = (address: string) => state.demo && isRealOnly(address.split('?')[0] ?? '')
  /** The last place that was open to who asked for it. */
  let stood = HOME
  /** Keeps visitors to places that they may be in, and takes a token out of the address at once. */
  function checkPlace() {
    const { path } = router.place()
    const token = broughtToken(router.place())
    if (token !== undefined) return void enterByLink(token)
    if (path === '/' || (state.signedIn && ENTRANCES.includes(path))) return router.replace(HOME)
    // A link that was not copied whole has no token to read.
    if (path === '/enter') return refuseLink()
    const access = places[path]?.access
    const address = addressOf(router.place())
    const isOpen = access === undefined || access === 'public'
    if (!isOpen && !state.signedIn) {
      // Nobody signs in to learn that there is nothing yet.
      if (isComing(path)) return
      kept.keepReturn(address)
      return router.replace('/login')
    }
    if (isBlocked(path)) {
      ask({ about: 'realOnly', address })
      return router.replace(isBlocked(stood) ? HOME : stood)
    }
    stood = address
    if (isOpen) forgetReturn(path)
  }
  /** Who turned away from the sign-in is not led back to what they wanted then. */
  function forgetReturn(path: string) {
    if (!ENTRANCES.includes(path)) kept.takeReturn()
  }
  /** In a sandbox only: elsewhere a link could bring somebody into another's account. */
  async function enterByLink(token: string) {
    const back = kept.takeReturn()
    // The address loses it at once.
    router.replace(HOME)
    await ready
    if (back !== undefined) kept.keepReturn(back)
    if (state.config?.is_sandbox === true) enter(token)
    else refuseLink()
  }
  function refuseLink() {
    become({ refused: true })
    router.replace('/login')
  }
  const signedIn = () => state.signedIn
  const ask = (asked: Asked | undefined) => become({ asked })

  const client = ending.follow(
    createClient({
      token: kept.token,
      language: () => state.language,
      onSessionEnd: ending.over,
      onNews: (news) => stream.hear(news),
      onSignInNeeded() {
        // Whoever is on the way out of a member's page is not asked on it, nor at the entrance.
        const { path } = router.place()
        if (places[path]?.access === 'public' && !ENTRANCES.includes(path)) ask({ about: 'signIn' })
      },
    }),
  )
  const ready = client.call(getConfig, {}).then(
    (config) => become({ config }),
    () => undefined,
  )
  let tellRealm = () => {}
  const bookTold = new Promise<void>((done) => {
    tellRealm = done
  })
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const stream = createStream({
    url: `${scheme}//${location.host}/wss`,
    token: kept.token,
    network: window,
    onState: (connection) => become({ connection }),
    onSession({ realm }) {
      become({ demo: realm === 'demo' })
      // What came before was let in without knowing.
      checkPlace()
      tellRealm()
    },
    onSessionEnd: ending.over,
  })

  const knowUser = (user: UserInfo) => {
    kept.keepUser(user)
    become({ user })
  }
  const readUser = followUser({ client, stream, signedIn, onUser: knowUser })
  const market = createFeed({ client, stream, signedIn })
  // Every page needs what is listed: it sets out with the first calls, and is read once.
  market.instruments.follow(() => undefined)
  // Whoever started without a network reads it when there is one.
  stream.onResume(() => market.instruments.now().failed && market.instruments.retry())

  router.subscribe(checkPlace)
  checkPlace()
  // Signing out or in happens in all tabs.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'LOGIN_TOKEN' && key !== null) return
    if (newValue === null) return leave()
    // Written by the other tab: writing it here as well would send that one away and back for ever.
    begin()
    if (ENTRANCES.includes(router.place().path)) router.replace(safePath(kept.takeReturn()))
  })

  return {
    ...appearance,
    router,
    client,
    stream,
    market,
    balances: createBalances({ client, stream, signedIn }),
    pairs: createPairs(localStorage),
    account: {
      device: kept.device,
      keepDevice: kept.keepDevice,
      enter({ token, device }) {
        if (device !== undefined) kept.keepDevice(device)
        enter(token)
      },
      renew(token) {
        kept.keepToken(token)
        stream.restart()
      },
      leave() {
        kept.dropToken()
        leave()
      },
    },
    ready,
    async mayOpen(path) {
      if (!isRealOnly(path) || !state.signedIn || state.user) return
      await Promise.race([bookTold, new Promise((done) => setTimeout(done, PATIENCE_MS))])
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enter,
    signOut() {
      // Sent with the token that is dropped next; where no answer comes, it ends by itself one day.
      client.call(logout, {}).catch(() => undefined)
      kept.dropToken()
      leave()
    },
    async switchRealm(address) {
      const { token } = await client.call(switchRealm, {})
      kept.dropToken()
      kept.keepToken(token)
      if (address !== undefined)
        history.pushState({ depth: router.place().depth + 1 }, '', `#${address}`)
      // Nothing that was read of one realm may be seen beside the other.
      location.reload()
    },
    readUser,
    ask,
    go(address) {
      if (isBlocked(address)) ask({ about: 'realOnly', address })
      else router.go(address)
    },
    toSignIn() {
      kept.keepReturn(addressOf(router.place()))
      router.go('/login')
    },
    openMenu: (menuOpen) => become({ menuOpen }),
  }
}
