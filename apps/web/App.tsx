/** The shell around the screens: what is shown at which address, and to whom. */
import { ClientProvider, Spinner } from '@evenkeel/ui'
import { catalogues as ofVerticals, screens } from '@evenkeel/verticals/all.web.tsx'
import type { Catalogue, Language } from '@evenkeel/wire'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Boundary } from './Boundary.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import type { Shell } from './shell.ts'
import { Tools } from './Tools.tsx'

/** Begins to load a page while the texts are still on their way. */
export function preload(path: string): void {
  screens
    .find((screen) => screen.path === path)
    ?.load()
    .catch(() => undefined)
}

const pages = new Map(screens.map(({ path, load }) => [path, lazy(load)]))

export function App({ shell }: { shell: Shell }) {
  const { router, client, stream } = shell
  const place = useSyncExternalStore(router.subscribe, router.place)
  const state = useSyncExternalStore(shell.subscribe, shell.state)
  const { connection, language, theme, signedIn, demo, refused, visit } = state
  const { path, depth } = place
  const Page = pages.get(path)

  return (
    <Boundary>
      <ClientProvider
        client={client}
        stream={stream}
        connection={connection}
        session={{ signedIn, demo }}
        language={language}
        catalogues={catalogues}
        back={depth > 0 ? router.back : undefined}
        tools={<Tools language={language} theme={theme} shell={shell} />}
      >
        <Boundary key={`${visit} ${path}`}>
          <Suspense fallback={<Spinner />}>
            {path === '/login' ? (
              <LoginScreen refused={refused} onEnter={shell.enter} />
            ) : Page === undefined ? (
              <NotFoundScreen onHome={() => router.go('/')} />
            ) : (
              signedIn && <Page />
            )}
          </Suspense>
        </Boundary>
      </ClientProvider>
    </Boundary>
  )
}

function catalogues(language: Language): Promise<Catalogue>[] {
  const own = import(`./text/${language}.ts`) as Promise<{ default: Catalogue }>
  return [own.then(({ default: texts }) => texts), ...ofVerticals(language)]
}
