/** The texts of parts that are not on the first page: fetched with the page that needs them. */
import type { Texts } from '@evenkeel/verticals/all.web.tsx'
import { type Catalogue, DEFAULT_LANGUAGE, type Language } from '@evenkeel/wire'

export type LaterTexts = {
  /** Resolves when they are here: a page is not shown before. */
  need(texts: Texts | undefined): Promise<void>
  now(): Catalogue
  subscribe(listener: () => void): () => void
}

/** A language is chosen for as long as the page is open: another one opens it anew. */
export function createLaterTexts(language: Language): LaterTexts {
  const fetched = new Set<Texts>()
  const listeners = new Set<() => void>()
  let all: Catalogue = {}
  return {
    async need(texts) {
      if (texts === undefined || fetched.has(texts)) return
      const { default: catalogue } = await texts(language).catch(() => texts(DEFAULT_LANGUAGE))
      fetched.add(texts)
      all = { ...all, ...catalogue }
      for (const listener of [...listeners]) listener()
    },
    now: () => all,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
