/** The running app outside of React: address, session, client and stream, and how they act together. */
import { type Account, openFeeds, pageLayers } from '@evenkeel/ui'
import { serverClock } from '@evenkeel/ui/data/serverClock.ts'
import { logout, switchRealm } from '@evenkeel/verticals/members/contract/account.ts'
import { getConfig, siteChannel } from '@evenkeel/verticals/support/contract/site.ts'
import {
  type Client,
  createClient,
  createStream,
  type Stream,
  streamUrl,
} from '@evenkeel/wire/client'
import { createAppearance } from './appearance.ts'
import { createEnding, type Ending } from './ending.ts'
import { followUser } from './followUser.ts'
import { createGuard, ENTRANCES, type Guard } from './guard.ts'
import { createPairs } from './pairs.ts'
import { parts, places } from './places.ts'
import { isNewRealm } from './realmNews.ts'
import { addressOf, createRouter, type Router } from './router.ts'
import { createKept, type Kept, type UserInfo } from './session.ts'
import type { Shell } from './shellState.ts'
import { createStore, firstState, type ShellStore } from './shellStore.ts'
import { createVisits, type Visits } from './visits.ts'

export type { Shell, ShellState, SiteConfig } from './shellState.ts'

/** What the steps below are made of. */
type Base = { readonly kept: Kept; readonly router: Router; readonly store: ShellStore }

export function createShell(window: Window): Shell {
  const { document, localStorage, navigator } = window
  const kept = createKept(localStorage, navigator.languages, (cookie) => {
    document.cookie = cookie
  })
  // Before the router: a step that closes a sheet is none that it should hear of.
  const router = createRouter(window, pageLayers().afterwards)
  const { look, ...appearance } = createAppearance(window, kept, (change) => store.become(change))
  const store = createStore(firstState(kept, look))
  const base = { kept, router, store }

  const visits = createVisits({ ...base, restart: () => stream.restart() })
  const ending = createEnding({ token: kept.token, end: visits.end })
  const client = ending.follow(connect(base, ending, () => stream))
  const readSite = () =>
    client.call(getConfig, {}).then(
      (config) => store.become({ config }),
      () => undefined,
    )
  const ready = readSite()
  const guard = createGuard({ ...base, ready, enter: visits.enter })
  const stream = listen(window, base, ending, guard, readSite)
  followSite(store, stream, readSite)
  const signedIn = () => store.state().signedIn
  const readUser = followUser({ client, stream, signedIn, onUser: (user) => know(user, base) })
  const openings = parts.flatMap(({ feeds = [] }) => feeds)
  const feeds = openFeeds(openings, { client, stream, signedIn })

  router.subscribe(guard.check)
  guard.check()
  visits.followOtherTabs(window)

  return {
    ...appearance,
    router,
    client,
    stream,
    feeds,
    ready,
    readUser,
    pairs: createPairs(
      localStorage,
      parts.flatMap(({ mode = [] }) => mode),
    ),
    account: accountOf(base, visits, stream),
    state: store.state,
    subscribe: store.subscribe,
    mayOpen: guard.mayOpen,
    ...sessionOf(window, base, visits, client),
    ...stepsOf(base, guard),
  }
}

/** The way to the exchange for what is asked once. */
function connect({ kept, router, store }: Base, ending: Ending, stream: () => Stream): Client {
  return createClient({
    token: kept.token,
    language: () => store.state().language,
    onSessionEnd: ending.over,
    onNews: (news) => stream().hear(news),
    onSignInNeeded() {
      // Whoever is on the way out of a member's page is not asked on it, nor at the entrance.
      const { path } = router.place()
      if (places[path]?.access === 'public' && !ENTRANCES.includes(path))
        store.become({ asked: { about: 'signIn' } })
    },
  })
}

/** The way to the exchange for what goes on. */
function listen(
  window: Window,
  { kept, store }: Base,
  ending: Ending,
  guard: Guard,
  readSite: () => void,
): Stream {
  return createStream({
    url: streamUrl(window.location),
    token: kept.token,
    network: window,
    clock: serverClock,
    // A frame is on the screen when the task after it runs.
    afterPaint: (begin) => window.requestAnimationFrame(() => window.setTimeout(begin())),
    onState: (connection) => store.become({ connection }),
    onSession({ realm }) {
      const { realmChanges } = store.state()
      const isNew = isNewRealm(window.sessionStorage, realm)
      store.become({ demo: realm === 'demo', realmChanges: realmChanges + (isNew ? 1 : 0) })
      // What came before was let in without knowing.
      guard.check()
      guard.tellRealm()
    },
    onSessionEnd: ending.over,
    onMaintenance: readSite,
  })
}

/** What the operator sets shows at once; after maintenance the line is opened anew, with the session that it had. */
function followSite({ state, become }: ShellStore, stream: Stream, readSite: () => void): void {
  stream.subscribe(siteChannel, (config) => {
    const was = state().config?.web_maintain
    become({ config })
    if (was === 1 && config.web_maintain === 0) stream.restart()
  })
  let isFirst = true
  stream.onResume(() => {
    // The first time it was read on the way here.
    if (!isFirst) readSite()
    isFirst = false
  })
}

function know(user: UserInfo, { kept, store }: Base): void {
  kept.keepUser(user)
  store.become({ user })
}

/** What the pages of a member's account do with the session. */
function accountOf({ kept }: Base, visits: Visits, stream: Stream): Account {
  return {
    device: kept.device,
    keepDevice: kept.keepDevice,
    enter({ token, device }) {
      if (device !== undefined) kept.keepDevice(device)
      visits.enter(token)
    },
    renew(token) {
      kept.keepToken(token)
      stream.restart()
    },
    leave: visits.leave,
  }
}

/** What the shell itself does with the session. */
function sessionOf(
  { history, location }: Window,
  { kept, router }: Base,
  visits: Visits,
  client: Client,
): Pick<Shell, 'enter' | 'signOut' | 'switchRealm'> {
  return {
    enter: visits.enter,
    signOut() {
      // Sent with the token that is dropped next; where no answer comes, it ends by itself one day.
      client.call(logout, {}).catch(() => undefined)
      visits.leave()
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
  }
}

function stepsOf(
  { kept, router, store }: Base,
  guard: Guard,
): Pick<Shell, 'ask' | 'go' | 'toSignIn' | 'openMenu'> {
  return {
    ask: (asked) => store.become({ asked }),
    go(address) {
      if (guard.isBlocked(address)) store.become({ asked: { about: 'realOnly', address } })
      else router.go(address)
    },
    toSignIn() {
      kept.keepReturn(addressOf(router.place()))
      router.go('/login')
    },
    openMenu: (menuOpen) => store.become({ menuOpen }),
  }
}
