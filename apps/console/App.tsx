/** Puts the page of the current address into the frame of the console, for whoever is signed in. */
import { ClientProvider, type ConsoleMe, ErrorState, useText, useToast } from '@evenkeel/ui'
import { persistently } from '@evenkeel/ui/data/persistently.ts'
import { ConsoleContext, deskTexts } from '@evenkeel/ui/desk'
import type { Catalogue, Language, Texts } from '@evenkeel/wire'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Navigation, Shown } from '../web/navigation.ts'
import type { LaterTexts } from '../web/texts.ts'
import { Boundary } from './Boundary.tsx'
import { Door } from './Door.tsx'
import { Frame } from './Frame.tsx'
import { IdleDialog } from './IdleDialog.tsx'
import { NotAllowedPage } from './NotAllowedPage.tsx'
import {
  access,
  findPage,
  memberPanels,
  parts,
  standingAt,
  termsChecks,
  termsPanels,
} from './pages.ts'
import type { Shell, ShellState } from './shell.ts'
import { accountOf, noFeeds, noPairs, streamOf } from './surroundings.ts'
import type en from './text/en.ts'

type Props = {
  readonly shell: Shell
  readonly navigation: Navigation
  readonly texts: LaterTexts
}

export function App({ shell, navigation, texts }: Props) {
  const state = useSyncExternalStore(shell.subscribe, shell.state)
  const shown = useSyncExternalStore(navigation.subscribe, navigation.shown)
  const later = useSyncExternalStore(texts.subscribe, texts.now)
  const { router, client, follow } = shell
  const stream = useMemo(() => streamOf(follow), [follow])
  const account = useMemo(() => accountOf(shell), [shell])
  const { path, query, depth } = shown.place
  const isDoor = findPage(path)?.page.operators === 'anybody'
  return (
    <Boundary>
      <ClientProvider
        client={client}
        stream={stream}
        account={account}
        later={later}
        catalogues={catalogues}
        feeds={noFeeds}
        pairs={noPairs}
        connection="live"
        session={{ signedIn: state.me !== undefined, demo: false, visit: state.visit }}
        language={state.language}
        place={{ path, query: isDoor ? state.brought : query }}
        go={router.go}
        back={depth > 0 ? router.back : undefined}
        askToSignIn={nothing}
        askToSwitch={nothing}
        openMenu={nothing}
        tools={null}
      >
        <Inside shell={shell} state={state} shown={shown} />
        <SessionOver isOver={state.isOver} />
        <StepCancelled nth={shown.cancelled} />
      </ClientProvider>
    </Boundary>
  )
}

const nothing = () => undefined

type InsideProps = { readonly shell: Shell; readonly state: ShellState; readonly shown: Shown }

function Inside({ shell, state, shown }: InsideProps) {
  const { path } = shown.place
  const { me } = state
  if (state.isUnreachable)
    return (
      <Door shell={shell} state={state}>
        <ErrorState error={new Error()} onRetry={shell.retry} />
      </Door>
    )
  const standing = standingAt(path, me?.role)
  const page = <PageOf key={`${state.visit} ${path}`} shown={shown} />
  if (standing.type === 'page' && standing.found.page.operators === 'anybody')
    return (
      <Door shell={shell} state={state}>
        {page}
      </Door>
    )
  // On the way to the sign-in, or from it.
  if (me === undefined || standing.type === 'goTo') return null
  const params = standing.type === 'page' ? standing.found.params : NONE
  return (
    <Operating me={me} shell={shell} params={params}>
      <Frame shell={shell} state={state} me={me} path={path} isLeaving={shown.isLeaving}>
        {standing.type === 'notAllowed' ? <NotAllowedPage /> : page}
      </Frame>
      <IdleDialog open={state.isIdle} onStay={shell.stay} />
      <Suspense>
        <StepUp open={state.isSteppingUp} onDone={shell.stepUpDone} onClose={shell.stepUpClosed} />
      </Suspense>
    </Operating>
  )
}

const NONE = {}
const panels = {
  memberPanels: memberPanels.map(({ load }) => lazy(() => persistently(load))),
  termsPanels: Object.fromEntries(
    Object.entries(termsPanels).map(([group, { load }]) => [group, lazy(() => persistently(load))]),
  ),
  termsChecks,
}
const StepUp = lazy(() => persistently(access.loadStepUp))

type OperatingProps = {
  readonly me: ConsoleMe
  readonly shell: Shell
  readonly params: Readonly<Record<string, string>>
  readonly children: ReactNode
}

function Operating({ me, shell, params, children }: OperatingProps) {
  const { follow } = shell
  const value = useMemo(() => ({ me, follow, params, ...panels }), [me, follow, params])
  return <ConsoleContext value={value}>{children}</ConsoleContext>
}

/** A page that throws takes itself away, and not the navigation around it. */
function PageOf({ shown }: { shown: Shown }) {
  const { page: Page, isLeaving } = shown
  if (Page !== undefined)
    return (
      <Boundary>
        <Page />
      </Boundary>
    )
  return isLeaving ? null : <ErrorState error={new Error()} onRetry={() => location.reload()} />
}

function SessionOver({ isOver }: { isOver: boolean }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  useEffect(() => {
    if (isOver) toast(text('console.sessionOver'), 'failure')
  }, [isOver, text, toast])
  return null
}

/** Whoever went on is still here: the press was heard, and the page did not come. */
function StepCancelled({ nth }: { nth: number }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  useEffect(() => {
    if (nth > 0) toast(text('console.pageFailed'), 'failure')
  }, [nth, text, toast])
  return null
}

const ownTexts: Texts = (language) => import(`./text/${language}.ts`)
const wireTexts: Texts = (language) => import(`../../wire/text/${language}.ts`)
const firstTexts = [wireTexts, ownTexts, deskTexts, ...parts.flatMap(({ names = [] }) => names)]

function catalogues(language: Language): Promise<Catalogue>[] {
  return firstTexts.map(async (texts) => (await texts(language)).default)
}
