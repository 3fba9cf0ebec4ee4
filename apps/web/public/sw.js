/**
 * Keeps the files of the app for when there is no network, and never its data: no answer of the API is ever stored, so no balance or
 * price on the screen is an old one. And shows what is pushed while the app is closed.
 */
const FILES = 'evenkeel-files-1'
/** A build has some 160 scripts and texts of one language, and 280 images. */
const KEPT_MAX = 600

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== FILES).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // Files with a hash in their name never change.
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  // The page that names them is asked for anew, and kept for when nobody answers.
  else if (pathname === '/') event.respondWith(freshFirst(request))
})

async function keptFirst(request) {
  const kept = await caches.match(request)
  return kept ?? fetchAndKeep(request)
}

async function freshFirst(request) {
  try {
    return await fetchAndKeep(request)
  } catch (error) {
    const kept = await caches.match(request)
    if (kept === undefined) throw error
    return kept
  }
}

async function fetchAndKeep(request) {
  const answer = await fetch(request)
  // Whoever asked has their file, though there may be no room to keep it.
  if (answer.ok) await keep(request, answer.clone()).catch(() => undefined)
  return answer
}

async function keep(request, answer) {
  const files = await caches.open(FILES)
  await files.put(request, answer)
  const all = await files.keys()
  // The oldest are those of builds that nobody asks for any more.
  await Promise.all(
    all.slice(0, Math.max(0, all.length - KEPT_MAX)).map((old) => files.delete(old)),
  )
}

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  const shown = { body, tag, data: { link }, icon: '/icon-192.png', badge: '/icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(event.notification.data?.link))
})

/** Only a place of the app itself; in the tab that is open, if there is one. */
async function openAt(link) {
  const place = /^\/[\w/?=&-]*$/.test(link ?? '') ? `/#${link}` : '/'
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (open === undefined) return self.clients.openWindow(place)
  await open.focus()
  return open.navigate(place)
}
