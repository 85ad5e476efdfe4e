/**
 * The service worker: once loaded, everything is kept on the device, so that solitaire and bots work without a network.
 * The build writes the list of files and their version; a new version replaces the old one as a whole.
 */
declare const self: ServiceWorkerGlobalScope;

const CACHE = 'errantry-__VERSION__';
const FILES = '__FILES__' as unknown as readonly string[];

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'GET' && origin === self.location.origin && !pathname.startsWith('/api/'))
    event.respondWith(answer(request));
});

/** It is the reader's turn somewhere. A second copy of the same message takes the place of the first. */
self.addEventListener('push', (event) => {
  const { id, title, text, link } = event.data!.json() as { id: string; title: string; text: string; link: string }; // we send no other
  const shown = self.registration.showNotification(title, { body: text, tag: id, icon: 'emblem.svg', data: link });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** In the window that shows it already, in another one that is open, or in a new one. */
async function show(link: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url === link) ?? windows[0];
  if (open === undefined) return void (await self.clients.openWindow(link));
  await open.focus();
  if (open.url !== link) await open.navigate(link);
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(['./', ...FILES]);
  await self.skipWaiting();
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Files carry their hash in their name, so a kept one is never stale; the page itself is asked for first. */
async function answer(request: Request): Promise<Response> {
  if (request.mode === 'navigate') return fetch(request).catch(() => kept('./', request));
  return kept(request, request);
}

async function kept(key: RequestInfo, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(key, { ignoreVary: true })) ?? fetch(request);
}
