// Lets the product open without a network, and shows what the server pushes. docs/decisions/0019 tells why it is so small.

// The build writes in what it has built: every script, style and font with the page, as paths from the root.
/** @type {string[]} */
const FILES = []
const BUILD = 'none'

const PAGE = '/index.html'
const SHELL = `shell-${BUILD}`
/** What was read of the person who is signed in: on this device only, and gone when they sign out. */
const PERSON = 'person'
/** As many answers as are kept; the one that was read longest ago goes first. */
const MOST_KEPT = 40
/** Shells that stay, so that a page of the version before finds its scripts after an update. */
const SHELLS_KEPT = 2

/** Where the system hands a text over that somebody shares with the installed application. */
const SHARED_TO = '/communication/shared'

/** What of the API is readable without a network: what the everyday screens show, and each session that was open. */
const READABLE =
  /^\/api\/(auth\/user|dashboard|goals|meetings|meetings\/(upcoming|reflections)|notifications|assessment\/results|learning-paths|coaching\/(sessions|sessions\/[^/]+|progress|writer))$/
const FIRST_READ = [
  '/api/auth/user',
  '/api/coaching/sessions',
  '/api/goals',
  '/api/meetings',
  '/api/meetings/upcoming',
]

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting()
  else if (READABLE.test(event.data.path)) event.waitUntil(keepOfPage(event.data))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && pathname === SHARED_TO) event.respondWith(openShared(request))
  if (request.method !== 'GET') return
  if (pathname === '/api/logout') event.respondWith(caches.delete(PERSON).then(() => fetch(request)))
  else if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(fetch(request).catch(() => find(PAGE)))
  } else if (READABLE.test(pathname) && search === '') event.respondWith(readOfPerson(event))
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(readFile(request))
})

/** Opens the reader with a text that was shared, behind the "#": no server is told it before it is analyzed. */
async function openShared(request) {
  const form = await request.formData()
  const text = [form.get('title'), form.get('text')].filter(Boolean).join('\n\n')
  return Response.redirect(`/communication#text=${encodeURIComponent(text)}`, 303)
}

async function keepShell() {
  const cache = await caches.open(SHELL)
  await Promise.all(
    FILES.map(async (path) => {
      // A name that holds a hash of the content is the same file in every version.
      const known = path.startsWith('/assets/') ? await caches.match(path) : undefined
      await (known ? cache.put(path, known) : cache.add(new Request(path, { cache: 'no-cache' })))
    }),
  )
}

async function takeOver() {
  const shells = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL)
  await Promise.all(
    shells.slice(0, Math.max(0, shells.length - SHELLS_KEPT + 1)).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
  if (shells.length === 0) await readFirst()
}

/** What the page had read before there was anybody to keep it. */
async function readFirst() {
  const open = await self.clients.matchAll()
  const sessions = open.flatMap(({ url }) => new URL(url).searchParams.get('session') ?? [])
  for (const path of [
    ...FIRST_READ,
    ...sessions.map((id) => `/api/coaching/sessions/${encodeURIComponent(id)}`),
  ]) {
    const response = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => null)
    if (response) await keep(path, response)
  }
}

async function readFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Asks the server; without one, answers what was read last, and tells the pages so. */
async function readOfPerson(event) {
  const { pathname } = new URL(event.request.url)
  try {
    const response = await fetch(event.request)
    event.waitUntil(Promise.all([keep(pathname, response.clone()), tellPages('reached')]))
    return response
  } catch (error) {
    const kept = await (await caches.open(PERSON)).match(pathname, { ignoreVary: true })
    if (!kept) throw error
    event.waitUntil(tellPages('unreachable'))
    return kept
  }
}

/** What came with the page; no user is the server's word that nobody is signed in. */
const keepOfPage = ({ path, body }) =>
  path === '/api/auth/user' && body === null ? caches.delete(PERSON) : keep(path, Response.json(body))

async function keep(path, response) {
  if (response.status === 401) await caches.delete(PERSON)
  if (!response.ok) return
  if (path === '/api/auth/user') await forgetAnother(await response.clone().json())
  const cache = await caches.open(PERSON)
  await cache.put(path, response)
  const paths = await cache.keys()
  await Promise.all(
    paths.slice(0, Math.max(0, paths.length - MOST_KEPT)).map((request) => cache.delete(request)),
  )
}

/** Whoever signs in on a device that somebody else has left must not read what they had. */
async function forgetAnother(user) {
  const known = await (await caches.open(PERSON)).match('/api/auth/user', { ignoreVary: true })
  if (known && (await known.json()).id !== user.id) await caches.delete(PERSON)
}

async function tellPages(state) {
  for (const page of await self.clients.matchAll()) page.postMessage(state)
}

const find = async (path) => (await caches.match(path, { ignoreVary: true })) ?? Response.error()

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, icon: '/icon.svg', data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.path))
})
