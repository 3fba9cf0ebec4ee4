/** Brings the texts of a piece that stands over pages which do not say them: fetched when it has something to say. */
import { type Catalogue, DEFAULT_LANGUAGE, type Texts } from '@evenkeel/wire'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ClientContext, useClient } from './context.ts'

type Props = { readonly texts: Texts; readonly children: ReactNode }

/** Nothing is shown before they are here. */
export function WithTexts({ texts, children }: Props) {
  const client = useClient()
  const { language } = client
  const [own, setOwn] = useState<Catalogue>()
  useEffect(() => {
    let isWanted = true
    const take = async () => {
      const found = await texts(language).catch(() => texts(DEFAULT_LANGUAGE))
      if (isWanted) setOwn(found.default)
    }
    void take()
    return () => {
      isWanted = false
    }
  }, [texts, language])
  const value = useMemo(() => ({ ...client, texts: { ...client.texts, ...own } }), [client, own])
  return own === undefined ? null : <ClientContext value={value}>{children}</ClientContext>
}
