/** Puts the page of the current place between the session, the texts and the shell around it. */
import {
  ClientProvider,
  Dialog,
  DialogText,
  ErrorState,
  LoadingCover,
  Screen,
  Splash,
  TabBar,
  useText,
  useToast,
} from '@evenkeel/ui'
import { catalogues as ofVerticals } from '@evenkeel/verticals/all.web.tsx'
import { AlertNotices } from '@evenkeel/verticals/market/web/AlertNotices.tsx'
import type { Catalogue, Language } from '@evenkeel/wire'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Beside } from './Beside.tsx'
import { Boundary } from './Boundary.tsx'
import { MaintenanceScreen } from './MaintenanceScreen.tsx'
import { Menu } from './Menu.tsx'
import type { Navigation, Shown } from './navigation.ts'
import { places } from './places.ts'
import type { Place, Router } from './router.ts'
import type { Shell, ShellState } from './shell.ts'
import { ShellContext } from './shellContext.ts'
import { Tools } from './Tools.tsx'
import type en from './text/en.ts'

type Props = { readonly shell: Shell; readonly navigation: Navigation }

export function App({ shell, navigation }: Props) {
  const { router, client, stream, market, balances, pairs } = shell
  const state = useSyncExternalStore(shell.subscribe, shell.state)
  const shown = useSyncExternalStore(navigation.subscribe, navigation.shown)
  const { place } = shown
  const { connection, language, signedIn, demo, config } = state
  const starting = useStarting()

  return (
    <Boundary>
      <ClientProvider
        client={client}
        stream={stream}
        connection={connection}
        market={market}
        balances={balances}
        pairs={pairs}
        session={{ signedIn, demo }}
        language={language}
        catalogues={catalogues}
        place={place}
        go={router.go}
        back={wayBack(router, place)}
        askToSignIn={() => shell.askToSignIn(true)}
        openMenu={() => shell.openMenu(true)}
        tools={<Tools theme={state.theme} shell={shell} />}
      >
        {config?.web_maintain === 1 ? (
          <MaintenanceScreen customerUrl={config.customer_url} />
        ) : (
          <ShellContext value={shell}>
            <Inside shell={shell} state={state} shown={shown} />
          </ShellContext>
        )}
        <Beside />
        <Splash open={starting} />
      </ClientProvider>
    </Boundary>
  )
}

/** Through one's own steps; who was led here by a link, and has no tab bar, goes to the first page. */
function wayBack(router: Router, { depth, path }: Place): (() => void) | undefined {
  if (depth > 0) return router.back
  return places[path]?.tab === undefined ? () => router.go('/home') : undefined
}

const SPLASH_MS = 600

function useStarting(): boolean {
  const [starting, setStarting] = useState(true)
  useEffect(() => {
    const over = setTimeout(() => setStarting(false), SPLASH_MS)
    return () => clearTimeout(over)
  }, [])
  return starting
}

type InsideProps = { readonly shell: Shell; readonly state: ShellState; readonly shown: Shown }

function Inside({ shell, state, shown }: InsideProps) {
  const { place, page: Page, isLeaving } = shown
  const { path } = place
  const tab = places[path]?.tab
  return (
    <>
      <Boundary key={`${state.visit} ${path}`}>
        {Page !== undefined ? <Page /> : !isLeaving && <PageFailed />}
      </Boundary>
      {tab !== undefined && <Tabs current={tab} onGo={shell.router.go} />}
      <Menu shell={shell} state={state} path={path} />
      <SignInPrompt shell={shell} state={state} />
      <DemoBlocked blocks={state.demoBlocks} />
      {state.signedIn && <AlertNotices />}
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

function Tabs({ current, onGo }: { current: string; onGo(path: string): void }) {
  const text = useText<keyof typeof en>()
  return (
    <TabBar
      current={current}
      onGo={onGo}
      items={[
        { path: '/home', label: text('web.tabHome'), icon: 'home' },
        { path: '/deal/trade', label: text('web.tabSpot'), icon: 'candles' },
        { path: '/deal/micro', label: text('web.tabOptions'), icon: 'options' },
        { path: '/deal/lever', label: text('web.tabContract'), icon: 'contract' },
        { path: '/assets', label: text('web.tabAssets'), icon: 'wallet' },
      ]}
    />
  )
}

/** A visitor tried what is for members. */
function SignInPrompt({ shell, state }: { shell: Shell; state: ShellState }) {
  const text = useText<keyof typeof en>()
  const close = () => shell.askToSignIn(false)
  return (
    <Dialog
      open={state.asksToSignIn}
      title={text('web.signInFirst')}
      confirm={text('web.toSignIn')}
      onConfirm={() => {
        close()
        shell.toSignIn()
      }}
      onClose={close}
    >
      <DialogText>{text('web.signInFirstHint')}</DialogText>
    </Dialog>
  )
}

function DemoBlocked({ blocks }: { blocks: number }) {
  const text = useText<'refusal.demoNotAllowed'>()
  const toast = useToast()
  useEffect(() => {
    if (blocks > 0) toast(text('refusal.demoNotAllowed'), 'failure')
  }, [blocks, text, toast])
  return null
}

function catalogues(language: Language): Promise<Catalogue>[] {
  const own = [import(`./text/${language}.ts`), import(`../../wire/text/${language}.ts`)]
  const texts = own.map(async (text) => ((await text) as { default: Catalogue }).default)
  return [...texts, ...ofVerticals(language)]
}
