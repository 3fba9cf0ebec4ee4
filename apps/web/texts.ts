/** The texts of parts that are not on the first page: fetched with the page that needs them. */
import { type Catalogue, DEFAULT_LANGUAGE, type Language, type Texts } from '@evenkeel/wire'

export type LaterTexts = {
  /** Resolves when they are here: a page is not shown before. */
  need(texts: readonly Texts[]): Promise<void>
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
      const missing = texts.filter((each) => !fetched.has(each))
      if (missing.length === 0) return
      const catalogues = await Promise.all(
        missing.map((each) => each(language).catch(() => each(DEFAULT_LANGUAGE))),
      )
      for (const each of missing) fetched.add(each)
      all = Object.assign({}, all, ...catalogues.map((catalogue) => catalogue.default))
      for (const listener of [...listeners]) listener()
    },
    now: () => all,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
