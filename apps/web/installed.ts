/** Makes the app one that can be installed, and that opens without a network. */
import type { Language } from '@evenkeel/wire'
import { type BuiltFiles, keepPages } from './keptPages.ts'

const WORKER = '/sw.js'
const WAIT_MS = 3_000
/** Whoever has just come needs the network for the page they look at. */
const FILL_WAIT_MS = 10_000
/** The worker's own name for what it keeps. */
const FILES = 'evenkeel-files-1'

/** In a build only: while the app is worked on, a file that is kept is an old one. */
export function keepFiles({ navigator, document }: Window, language: Language): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Whoever waits for the page comes first: what is kept is kept when it is there.
  const begin = () => setTimeout(() => register(navigator, language), WAIT_MS)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

function register(navigator: Navigator, language: Language): void {
  const workers = navigator.serviceWorker
  const isFirst = workers.controller === null
  workers
    .register(trusted(WORKER))
    .then(() => workers.ready)
    .then(() => {
      if (!savesData(navigator))
        setTimeout(() => fill(language).catch(() => undefined), FILL_WAIT_MS)
      return isFirst ? keepFirst() : undefined
    })
    .catch(() => undefined)
}

function savesData(
  navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } },
) {
  return navigator.connection?.saveData === true
}

/** The server's list may be of a newer build than this page: its next visit finds that one kept. */
async function fill(language: Language): Promise<void> {
  const answer = await fetch('/files.json', { cache: 'no-cache' })
  if (!answer.ok) return
  const built = (await answer.json()) as BuiltFiles
  await keepPages({
    cache: await caches.open(FILES),
    built,
    language,
    fetch: (path) => fetch(path),
    idle,
  })
}

/** Safari has no idle callbacks. */
function idle(): Promise<void> {
  return new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go())
    else setTimeout(go, 50)
  })
}

/** On a first visit the app came before its worker: what it is made of is kept from here. */
async function keepFirst(): Promise<void> {
  const files = await caches.open(FILES)
  const known = new Set<string>()
  // One after the other: whoever trades meanwhile does not notice.
  let kept = files.add('/').catch(() => undefined)
  const keep = ({ name }: PerformanceEntry) => {
    if (known.has(name) || !new URL(name).pathname.startsWith('/assets/')) return
    known.add(name)
    kept = kept.then(() => files.add(name)).catch(() => undefined)
  }
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(keep))
  observer.observe({ type: 'resource', buffered: true })
}

/** The page's policy lets no plain text become a script: this one address is vouched for. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return url
  const policy = trustedTypes.createPolicy('evenkeel-worker', {
    createScriptURL: (asked) => (asked === WORKER ? asked : ''),
  })
  return policy.createScriptURL(url)
}

/** As much of it as is used: not every browser has it. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}
