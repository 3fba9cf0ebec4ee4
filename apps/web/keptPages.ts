/** Fills the worker's cache with the files of pages that were not opened yet, so that they open without a network. */
import type { Language } from '@evenkeel/wire'

/** `files.json` of a build: paths of its files. */
export type BuiltFiles = {
  /** Scripts of all pages and of the app itself. */
  readonly scripts: readonly string[]
  readonly texts: Readonly<Record<Language, readonly string[]>>
  /** Images, fonts and styles: kept when they were shown. */
  readonly others: readonly string[]
}

type Options = {
  readonly cache: Pick<Cache, 'delete' | 'keys'>
  readonly built: BuiltFiles
  readonly language: Language
  /** By way of the worker, which keeps what it fetches. */
  fetch(path: string): Promise<Response>
  /** Resolves when the page has nothing else to do. */
  idle(): Promise<void>
}

/** Removes the files of former builds, then fetches one file after the other; the first failure ends it. */
export async function keepPages({ cache, built, language, fetch, idle }: Options): Promise<void> {
  const { scripts, texts, others } = built
  const current = new Set([...scripts, ...Object.values(texts).flat(), ...others])
  const kept = new Set<string>()
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/') && !current.has(pathname)) await cache.delete(request)
    else kept.add(pathname)
  }
  for (const path of [...scripts, ...texts[language]]) {
    if (kept.has(path)) continue
    await idle()
    const answer = await fetch(path)
    if (!answer.ok) return
    await answer.arrayBuffer()
  }
}
