/** Puts the page of the current place between the session, the texts and the shell around it. */
import {
  ClientProvider,
  ErrorState,
  LoadingCover,
  Screen,
  TabBar,
  useText,
  useToast,
} from '@evenkeel/ui'
import { persistently } from '@evenkeel/ui/data/persistently.ts'
import { useRoomBeside } from '@evenkeel/ui/data/room.ts'
import type { Catalogue, Language, Texts } from '@evenkeel/wire'
import {
  type ComponentType,
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Boundary } from './Boundary.tsx'
import { ENTRANCES } from './guard.ts'
import { MaintenanceScreen } from './MaintenanceScreen.tsx'
import { Menu } from './Menu.tsx'
import type { Navigation, Shown } from './navigation.ts'
import { allBooks, allMarks, allOwned, modeAt, piecesOf } from './pages.ts'
import { billPlace, listed, type PlaceName, parts, places } from './places.ts'
import { Questions } from './Questions.tsx'
import type { Place, Router } from './router.ts'
import type { Shell, ShellState } from './shell.ts'
import { ShellContext } from './shellContext.ts'
import { endSplash } from './splash.ts'
import { Tools } from './Tools.tsx'
import type en from './text/en.ts'
import type { LaterTexts } from './texts.ts'
import { useScroll } from './useScroll.ts'

type Props = {
  readonly shell: Shell
  readonly navigation: Navigation
  readonly texts: LaterTexts
}

export function App({ shell, navigation, texts }: Props) {
  const { router, client, stream, feeds, pairs, account } = shell
  const state = useSyncExternalStore(shell.subscribe, shell.state)
  const shown = useShown(navigation)
  const later = useSyncExternalStore(texts.subscribe, texts.now)
  const { place } = shown
  const { connection, language, signedIn, demo, visit, user, config } = state

  return (
    <Boundary>
      <ClientProvider
        client={client}
        stream={stream}
        connection={connection}
        feeds={feeds}
        pairs={pairs}
        session={{ signedIn, demo, visit, uid: user?.id }}
        account={account}
        ownMarks={ownMarks}
        owned={owned}
        books={books}
        billPlace={(movement) => billPlace(movement, demo)}
        site={config}
        language={language}
        catalogues={catalogues}
        later={later}
        place={place}
        go={shell.go}
        replaceAddress={(path) => replaceAddress(router, place, path)}
        back={wayBack(router, place)}
        askToSignIn={() => shell.ask({ about: 'signIn' })}
        askToSwitch={() => shell.ask({ about: 'switch' })}
        openMenu={() => shell.openMenu(true)}
        tools={<Tools theme={state.theme} shell={shell} />}
      >
        {config?.web_maintain === 1 ? (
          <MaintenanceScreen customerUrl={config.customer_url} />
        ) : (
          <ShellContext value={shell}>
            <PageFrame shell={shell} state={state} shown={shown} />
          </ShellContext>
        )}
        <Around path={place.path} />
        <Starting />
      </ClientProvider>
    </Boundary>
  )
}

/** A new page is drawn in small steps, between which the browser can paint and hear. */
function useShown({ shown, subscribe }: Navigation): Shown {
  const [now, setNow] = useState(shown)
  useEffect(() => {
    let last: Shown | undefined
    const follow = () => {
      const next = shown()
      if (next === last) return
      const isSamePage = next.page === last?.page
      last = next
      if (isSamePage) setNow(next)
      else startTransition(() => setNow(next))
    }
    follow()
    return subscribe(follow)
  }, [shown, subscribe])
  return now
}

/** Ignored after a later navigation, whose page already has the address. */
function replaceAddress(router: Router, { step }: Place, path: string): void {
  if (router.place().step === step) router.replace(path)
}

/** Through one's own steps, or to the first page; from a page of the tab bar, that bar is the way. */
function wayBack(router: Router, { depth, path }: Place): (() => void) | undefined {
  const { tab, hasBack = false } = places[path] ?? {}
  if (tab !== undefined && !hasBack) return undefined
  return depth > 0 ? router.back : () => router.go('/home')
}

const ownMarks = allMarks().map(({ mode, texts, load }) => ({
  mode,
  texts,
  Piece: lazy(() => persistently(load)),
}))

const owned = allOwned().map(({ texts, load }) => ({
  texts,
  Piece: lazy(() => persistently(load)),
}))

const books = allBooks().map(({ mode, load }) => ({
  mode,
  Piece: lazy(() => persistently(load)),
}))

const Beside = lazy<ComponentType<{ mode: string | undefined }>>(() =>
  persistently(() => import('./Beside.tsx')),
)

/** What stands beside the column is fetched only where there is room for it. The column makes room for it at once. */
function Around({ path }: { path: string }) {
  const mode = modeAt(path)
  const isWide = useRoomBeside()
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-trading', mode !== undefined)
  }, [mode])
  return <Suspense>{isWide && <Beside mode={mode} />}</Suspense>
}

const SPLASH_MS = 600

/** The page itself begins with the brand, before there is an app: it goes when there is one, and was seen. */
function Starting() {
  useEffect(() => {
    const over = setTimeout(endSplash, SPLASH_MS - performance.now())
    return () => clearTimeout(over)
  }, [])
  return null
}

/** What verticals have over every page of a member. */
const overs = piecesOf('over').map(({ order, load }) => ({
  order,
  Over: lazy(() => persistently(load)),
}))

/** Opened by a press, so not among what comes before the page. */
const SettingSheets = lazy(() => persistently(() => import('./SettingSheets.tsx')))

type PageFrameProps = { readonly shell: Shell; readonly state: ShellState; readonly shown: Shown }

/** Another session shows nothing of the last one: its page begins anew. An entrance is left for where it leads to, as it stands. */
function PageFrame({ shell, state, shown }: PageFrameProps) {
  const { place, page: Page, isLeaving } = shown
  const { path } = place
  const tab = places[path]?.tab
  useScroll(place)
  return (
    <>
      <Boundary key={ENTRANCES.includes(path) ? path : `${state.visit} ${path}`}>
        {Page !== undefined ? <Page /> : !isLeaving && <PageFailed />}
      </Boundary>
      {tab !== undefined && <Tabs current={tab} onGo={shell.go} />}
      <Menu shell={shell} state={state} path={path} />
      <Questions />
      <Suspense>
        <SettingSheets />
      </Suspense>
      <SessionOver over={state.refused} />
      <RealmChanged nth={state.realmChanges} demo={state.demo} />
      <StepCancelled nth={shown.cancelled} />
      {state.signedIn &&
        overs.map(({ order, Over }) => (
          <Suspense key={order}>
            <Over />
          </Suspense>
        ))}
      <LoadingCover open={isLeaving} />
    </>
  )
}

/** The very first page did not come: there is none to stay on. */
function PageFailed() {
  return (
    <Screen title="Evenkeel">
      <ErrorState error={new Error()} onRetry={() => location.reload()} />
    </Screen>
  )
}

const tabs = listed('tabBar')

function Tabs({ current, onGo }: { current: string; onGo(path: string): void }) {
  const text = useText<PlaceName>()
  return (
    <TabBar
      current={current}
      onGo={onGo}
      items={tabs.map(({ path, icon, label }) => ({ path, icon, label: text(label) }))}
    />
  )
}

/** The session ended by itself, or the link that should begin one is no longer good. */
function SessionOver({ over }: { over: boolean }) {
  const text = useText<'refusal.notLoggedIn'>()
  const toast = useToast()
  useEffect(() => {
    if (over) toast(text('refusal.notLoggedIn'), 'failure')
  }, [over, text, toast])
  return null
}

/** The account is another, by a press here or in another tab: nobody should trade on the wrong one. */
function RealmChanged({ nth, demo }: { nth: number; demo: boolean }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const told = useRef(0)
  useEffect(() => {
    // In a tab that nobody looks at, the words would be gone before they are seen.
    function tell() {
      if (told.current === nth || document.visibilityState !== 'visible') return
      told.current = nth
      toast(text(demo ? 'web.nowDemo' : 'web.nowReal'), 'success')
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [nth, demo, text, toast])
  return null
}

/** Whoever went on is still here: the press was heard, and the page did not come. */
function StepCancelled({ nth }: { nth: number }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const told = useRef(nth)
  useEffect(() => {
    if (told.current === nth) return
    told.current = nth
    toast(text('web.pageFailed'), 'failure')
  }, [nth, text, toast])
  return null
}

/** The texts travel while the rest of the app does: the first word needs them. */
export function fetchTexts(language: Language): void {
  for (const texts of catalogues(language)) texts.catch(() => undefined)
}

const wireTexts: Texts = (language) => import(`../../wire/text/${language}.ts`)
const firstTexts = parts.flatMap(({ names, firstTexts: others = [] }) =>
  names === undefined ? others : [names, ...others],
)

function catalogues(language: Language): Promise<Catalogue>[] {
  return [wireTexts, ...firstTexts].map(async (texts) => (await texts(language)).default)
}
