/** What the build must know of the manifests, read from their text: they lead to screens, which only a browser can load. */
import { readFileSync } from 'node:fs'

const OWN = new URL('own.ts', import.meta.url)
const ALL = new URL('../../verticals/all.web.ts', import.meta.url)

/** The app's own, and those that the list of verticals names. */
const manifests = [OWN, ...urlsIn(textOf(ALL), /from '(\.\/\w+\/web\.ts)'/g, ALL)].map((url) => ({
  url,
  text: textOf(url),
}))

const SCREEN =
  /'(\/[\w/-]*)': \{\s*(?:texts: \[([\w., ]+)\],\s*)?load: \(\) => import\('([^']+)'\)/g
const PIECES = /\bhome: \[([^\]]*)\]/g
const LOADED = /import\('([^']+)'\)/g
const OWNED = /\bowned: \{[^}]*\btexts: ([\w.]+)/g
const FIRST = /\bfirstTexts: \[([\w., ]+)\]/g

export type Page = {
  readonly path: string
  /** The parts whose texts it says. */
  readonly parts: readonly string[]
  /** The modules that it is loaded from. */
  readonly modules: readonly string[]
}

export function pages(): readonly Page[] {
  const pieces = manifests.flatMap(({ url, text }) =>
    foundIn(text, PIECES).flatMap((list) => urlsIn(list, LOADED, url)),
  )
  return manifests.flatMap(({ url, text }) =>
    [...text.matchAll(SCREEN)].map(([, path = '', texts = '', name = '']) => {
      const screen = new URL(name, url)
      const loaded = path === '/home' ? [screen, ...pieces] : [screen]
      return { path, parts: partsIn(texts), modules: loaded.map(({ pathname }) => pathname) }
    }),
  )
}

/** The parts whose texts come with the first page. */
export function firstParts(): readonly string[] {
  const named = manifests.flatMap(({ text }) => foundIn(text, FIRST).flatMap(partsIn))
  return ['ui', 'wire', 'web', 'names', ...named]
}

/** The parts that show, on pages of others, what a member has beside coins. */
export function ownedParts(): readonly string[] {
  return manifests.flatMap(({ text }) => foundIn(text, OWNED).flatMap(partsIn))
}

/** `texts.members, bookTexts.book`, or `receiptTexts` of the design system: each is the name of the folder that its texts are in. */
const partsIn = (list: string) =>
  foundIn(list.replaceAll(/\b(\w+)Texts\b(?!\.)/g, 'texts.$1'), /[tT]exts\.(\w+)/g)

function urlsIn(text: string, pattern: RegExp, from: URL): readonly URL[] {
  return foundIn(text, pattern).map((name) => new URL(name, from))
}

function foundIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

function textOf(file: URL): string {
  return readFileSync(file, 'utf8')
}
