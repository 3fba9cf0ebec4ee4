/** Gives the screens below it the exchange, the texts of the language, and a place for toasts. */
import type { Catalogue, Language } from '@evenkeel/wire'
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { type Catalogues, loadCatalogue } from '../format/catalogue.ts'
import { ToastProvider } from '../kit/Toast.tsx'
import { pageLayers } from '../kit/useLayer.ts'
import { ClientContext, type ClientContextValue } from './context.ts'

export type { Session } from './context.ts'

type Props = Omit<ClientContextValue, 'texts'> & {
  readonly catalogues: Catalogues
  /** Texts that came with a page. */
  readonly later?: Catalogue
  readonly children: ReactNode
}

export function ClientProvider(props: Props) {
  const { catalogues, later, children, language, ...value } = props
  const loaded = useCatalogue(catalogues, language)
  const texts = useMemo(() => ({ ...loaded?.texts, ...later }), [loaded, later])
  useEffect(() => void pageLayers(), [])
  if (loaded === undefined) return null
  return (
    <ClientContext value={{ ...value, language: loaded.language, texts }}>
      <ToastProvider>{children}</ToastProvider>
    </ClientContext>
  )
}

type Loaded = { readonly language: Language; readonly texts: Catalogue }

/** The last language stays until the texts of the next are here, so that nothing is half and half. */
function useCatalogue(catalogues: Catalogues, language: Language): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failure, setFailure] = useState<unknown>()
  if (failure !== undefined) throw failure
  useEffect(() => {
    let wanted = true
    loadCatalogue(catalogues, language).then(
      (texts) => {
        if (!wanted) return
        document.documentElement.lang = language
        // All that is shown comes with it: it is drawn in small steps.
        startTransition(() => setLoaded({ language, texts }))
      },
      (error) => wanted && setFailure(error),
    )
    return () => {
      wanted = false
    }
  }, [catalogues, language])
  return loaded
}
